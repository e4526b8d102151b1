// The memory of one parse: pieces are cut off the front of large chunks and all taken back at once. The
// parser makes and drops some hundred thousand small pieces for a megabyte of Markdown; with the C library's
// own allocator that is a quarter of its time.

import CCMarkGFM

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#else
    import Glibc
#endif

/// The allocator that parses use. It belongs to whoever holds `ProcessLock.shared`.
///
/// The C interface passes no context to an allocator's functions, so there is one arena for the process.
/// In front of each piece stand eight bytes with its size; pieces are aligned to eight bytes, which is what
/// the parser's types need.
enum ParseArena {
    private struct Chunk {
        var base: UnsafeMutableRawPointer
        var size: Int
    }

    private static let headerSize = 8
    /// The size of the first chunk in bytes: a short text needs no more.
    private static let firstChunkSize = 1 << 20
    /// The size of the others, a multiple of that of large pages.
    private static let chunkSize = 8 << 20
    /// What is kept for the next parse, in bytes.
    private static let keptSize = 17 << 20
    /// Whether all memory of a parse is kept for the next one.
    nonisolated(unsafe) static var keepsAll = false

    // All of these are only touched under the lock.
    nonisolated(unsafe) private static var chunks: [Chunk] = []
    nonisolated(unsafe) private static var currentChunk = 0
    nonisolated(unsafe) private static var cursor: UnsafeMutableRawPointer?
    nonisolated(unsafe) private static var remaining = 0
    /// Pieces that were given back, by their size in units of 16 bytes; each list is linked through its pieces.
    nonisolated(unsafe) private static var freeLists: FreeLists = (
        nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil
    )
    private static let freeListCount = 16

    // A tuple needs no look at whether it has been made yet, unlike a pointer to memory of its own.
    private typealias Piece = UnsafeMutableRawPointer?
    private typealias FreeLists = (
        Piece, Piece, Piece, Piece, Piece, Piece, Piece, Piece, Piece, Piece, Piece, Piece, Piece, Piece, Piece, Piece
    )

    /// The functions that the parser calls.
    nonisolated(unsafe) static let memory: UnsafeMutablePointer<cmark_mem> = {
        let memory = UnsafeMutablePointer<cmark_mem>.allocate(capacity: 1)
        memory.initialize(
            to: cmark_mem(
                calloc: { count, size in
                    let piece = ParseArena.allocate(count &* size)
                    memset(piece, 0, count &* size)
                    return piece
                },
                realloc: { ParseArena.reallocate($0, size: $1) },
                free: { ParseArena.release($0) }
            )
        )
        return memory
    }()

    private static func roundedSize(_ size: Int) -> Int { (size &+ headerSize &+ 15) & ~15 }

    private static func allocate(_ size: Int) -> UnsafeMutableRawPointer {
        let total = roundedSize(size)
        if total >> 4 < freeListCount, let piece = takeFree(total >> 4) { return piece }
        if total > remaining { openChunk(atLeast: total + headerSize) }
        guard let piece = cursor else { abort() }
        cursor = piece + total
        remaining &-= total
        piece.storeBytes(of: total, as: Int.self)
        return piece + headerSize
    }

    private static func reallocate(_ old: UnsafeMutableRawPointer?, size: Int) -> UnsafeMutableRawPointer {
        guard let old else { return allocate(size) }
        let oldTotal = (old - headerSize).load(as: Int.self)
        let newTotal = roundedSize(size)
        if newTotal <= oldTotal { return old }
        // The last piece of a chunk grows in place: this is how the parser's buffers grow.
        if old - headerSize + oldTotal == cursor, newTotal - oldTotal <= remaining {
            cursor = old - headerSize + newTotal
            remaining -= newTotal - oldTotal
            (old - headerSize).storeBytes(of: newTotal, as: Int.self)
            return old
        }
        let piece = allocate(size)
        memcpy(piece, old, oldTotal - headerSize)
        release(old)
        return piece
    }

    private static func release(_ piece: UnsafeMutableRawPointer?) {
        guard let piece else { return }
        let index = (piece - headerSize).load(as: Int.self) >> 4
        guard index < freeListCount else { return }
        withFreeLists { lists in
            piece.storeBytes(of: lists[index], as: Piece.self)
            lists[index] = piece
        }
    }

    private static func takeFree(_ index: Int) -> UnsafeMutableRawPointer? {
        withFreeLists { lists in
            guard let piece = lists[index] else { return nil }
            lists[index] = piece.load(as: Piece.self)
            return piece
        }
    }

    private static func withFreeLists<Result>(_ body: (UnsafeMutablePointer<Piece>) -> Result) -> Result {
        withUnsafeMutablePointer(to: &freeLists) { lists in
            body(UnsafeMutableRawPointer(lists).assumingMemoryBound(to: Piece.self))
        }
    }

    private static func openChunk(atLeast size: Int) {
        currentChunk += chunks.isEmpty ? 0 : 1
        if currentChunk >= chunks.count || chunks[currentChunk].size < size {
            let size = max(size, chunks.isEmpty ? firstChunkSize : chunkSize)
            chunks.insert(makeChunk(size), at: min(currentChunk, chunks.count))
        }
        // After the first header the pieces themselves are aligned to 16 bytes.
        cursor = chunks[currentChunk].base + headerSize
        remaining = chunks[currentChunk].size - headerSize
    }

    private static func makeChunk(_ size: Int) -> Chunk {
        var base: UnsafeMutableRawPointer?
        let alignment = size >= chunkSize ? LargePages.size : 16
        // The library's own allocators stop the program as well when there is no memory: its parser has no
        // way to report it.
        guard posix_memalign(&base, alignment, size) == 0, let base else { abort() }
        LargePages.advise(base, byteCount: size)
        return Chunk(base: base, size: size)
    }

    /// A place up to which pieces were given out.
    struct Mark {
        fileprivate let chunk: Int
        fileprivate let cursor: UnsafeMutableRawPointer?
        fileprivate let remaining: Int
    }

    static var mark: Mark { Mark(chunk: currentChunk, cursor: cursor, remaining: remaining) }

    /// Takes back what was given out since a mark, none of which may have been released.
    static func rewind(to mark: Mark) {
        currentChunk = mark.chunk
        cursor = mark.cursor
        remaining = mark.remaining
    }

    /// Takes back everything that was given out; some chunks stay for the next parse.
    static func reset() {
        var kept: [Chunk] = []
        var size = 0
        for chunk in chunks {
            if keepsAll || chunk.size <= keptSize - size {
                kept.append(chunk)
                size += chunk.size
            } else {
                free(chunk.base)
            }
        }
        chunks = kept
        currentChunk = 0
        cursor = kept.first.map { $0.base + headerSize }
        remaining = kept.first.map { $0.size - headerSize } ?? 0
        withFreeLists { $0.update(repeating: nil, count: freeListCount) }
    }
}
