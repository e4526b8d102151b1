// The part of zlib that reading zip archives needs: one buffer inflated whole, and check sums. The macros
// that begin a stream are no functions, which Swift does not see.
#ifndef ATTRMD_CZLIB_SHIM_H
#define ATTRMD_CZLIB_SHIM_H

#include <limits.h>
#include <stddef.h>
#include <string.h>
#include <zlib.h>

/// Inflates raw deflate data (RFC 1951) whose size is known.
///
/// Returns 1 if the data ends exactly when the target is full, and 0 in all other cases.
static inline int attrmd_inflate(const unsigned char *source, size_t source_count,
                                 unsigned char *target, size_t target_count) {
    z_stream stream;
    unsigned char beyond;
    memset(&stream, 0, sizeof stream);
    if (inflateInit2(&stream, -MAX_WBITS) != Z_OK) return 0;
    size_t left_in = source_count, left_out = target_count;
    stream.next_in = (Bytef *)source;
    stream.next_out = target;
    int status = Z_OK;
    while (status == Z_OK) {
        if (stream.avail_in == 0 && left_in > 0) {
            stream.avail_in = left_in > UINT_MAX ? UINT_MAX : (uInt)left_in;
            left_in -= stream.avail_in;
        }
        if (stream.avail_out == 0) {
            if (left_out > 0) {
                stream.avail_out = left_out > UINT_MAX ? UINT_MAX : (uInt)left_out;
                left_out -= stream.avail_out;
            } else {
                // The end of the data may need one more step, which must not write a byte.
                stream.next_out = &beyond;
                stream.avail_out = 1;
                status = inflate(&stream, Z_NO_FLUSH);
                if (stream.avail_out == 0) status = Z_DATA_ERROR;
                break;
            }
        }
        status = inflate(&stream, Z_NO_FLUSH);
    }
    int is_whole = status == Z_STREAM_END && left_out == 0 && left_in == 0 && stream.avail_in == 0
        && (stream.avail_out == 0 || stream.next_out == &beyond);
    inflateEnd(&stream);
    return is_whole;
}

/// The CRC-32 of bytes.
static inline unsigned long attrmd_crc32(const unsigned char *bytes, size_t count) {
    uLong sum = crc32(0L, Z_NULL, 0);
    while (count > 0) {
        uInt step = count > UINT_MAX ? UINT_MAX : (uInt)count;
        sum = crc32(sum, bytes, step);
        bytes += step;
        count -= step;
    }
    return sum;
}

#endif
