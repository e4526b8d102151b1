// Bytes of a code page to UTF-8. The tables are those of the C library (iconv); only Windows 1252, which
// nearly every file declares, is here as well, so that plain files need no conversion to be opened.

import CIconv
import DocumentModel

/// Decodes text, keeping what it learnt about each code page.
///
/// Bytes that have no character become U+FFFD, one for each byte; pages that the C library does not know
/// are read as Windows 1252, and `unknownPages` tells which they were.
struct RTFTextDecoder {
    /// What the upper half of a page with one byte for a character means.
    private var singleByteTables: [RTFCodePage: [UInt16]] = [.windows1252: windows1252Table]
    /// Code pages that could not be decoded.
    private(set) var unknownPages: Set<UInt16> = []
    /// How many bytes had no character.
    private(set) var invalidCount = 0

    /// Appends the characters of some bytes.
    ///
    /// - Complexity: O(*n*) in the bytes.
    mutating func decode(_ bytes: [UInt8], page: RTFCodePage, into output: inout [UInt8]) {
        switch page {
        case .utf8: appendUTF8(bytes, into: &output)
        case .symbol: for byte in bytes { append(Self.symbolCharacter(byte), into: &output) }
        default:
            if page.isMultiByte, !unknownPages.contains(page.number) {
                if !convert(bytes, page: page, into: &output) {
                    unknownPages.insert(page.number)
                    decode(bytes, page: .windows1252, into: &output)
                }
            } else {
                let table = singleByteTable(of: page)
                for byte in bytes {
                    guard byte >= 0x80 else {
                        output.append(byte)
                        continue
                    }
                    let scalar = table[Int(byte) - 0x80]
                    if scalar == 0xFFFD { invalidCount += 1 }
                    append(scalar, into: &output)
                }
            }
        }
    }

    private mutating func appendUTF8(_ bytes: [UInt8], into output: inout [UInt8]) {
        let isSound = bytes.withUnsafeBufferPointer { Unicode.firstIllFormedOffset(in: $0) == nil }
        if !isSound { invalidCount += 1 }
        output.append(contentsOf: isSound ? bytes : Unicode.repairedUTF8(bytes))
    }

    private mutating func singleByteTable(of page: RTFCodePage) -> [UInt16] {
        if let table = singleByteTables[page] { return table }
        var table = [UInt16](repeating: 0xFFFD, count: 128)
        if let conversion = Conversion(page) {
            for index in 0..<128 {
                var output: [UInt8] = []
                _ = conversion.run([UInt8(0x80 + index)], into: &output)
                if let scalar = String(decoding: output, as: UTF8.self).unicodeScalars.first, scalar.value <= 0xFFFF {
                    table[index] = UInt16(scalar.value)
                }
            }
        } else {
            unknownPages.insert(page.number)
            table = windows1252Table
        }
        singleByteTables[page] = table
        return table
    }

    private mutating func convert(_ bytes: [UInt8], page: RTFCodePage, into output: inout [UInt8]) -> Bool {
        guard let conversion = Conversion(page) else { return false }
        invalidCount += conversion.run(bytes, into: &output)
        return true
    }

    /// The character of a symbol font: a bullet where the font has one, else its private code point.
    private static func symbolCharacter(_ byte: UInt8) -> UInt16 {
        if byte < 0x20 { return UInt16(byte) }
        return RTFSymbols.character(ofPrivate: 0xF000 + UInt16(byte)) ?? 0xF000 + UInt16(byte)
    }

    private func append(_ scalar: UInt16, into output: inout [UInt8]) {
        switch scalar {
        case 0..<0x80: output.append(UInt8(scalar))
        case 0x80..<0x800:
            output.append(0xC0 | UInt8(scalar >> 6))
            output.append(0x80 | UInt8(scalar & 0x3F))
        default:
            output.append(0xE0 | UInt8(scalar >> 12))
            output.append(0x80 | UInt8(scalar >> 6 & 0x3F))
            output.append(0x80 | UInt8(scalar & 0x3F))
        }
    }

    /// An open conversion of the C library.
    private struct Conversion: ~Copyable {
        private let descriptor: iconv_t

        init?(_ page: RTFCodePage) {
            for name in page.conversionNames {
                let opened = iconv_open("UTF-8", name)
                // The C library answers an unknown name with all bits set.
                if Int(bitPattern: opened) != -1, let opened {
                    descriptor = opened
                    return
                }
            }
            return nil
        }

        deinit { iconv_close(descriptor) }

        /// Converts bytes.
        ///
        /// - Returns: How many bytes had no character.
        func run(_ bytes: [UInt8], into output: inout [UInt8]) -> Int {
            var source = bytes.map { CChar(bitPattern: $0) }
            var buffer = [CChar](repeating: 0, count: bytes.count * 4 + 16)
            var invalid = 0
            let sourceCount = source.count
            let bufferCount = buffer.count
            source.withUnsafeMutableBufferPointer { source in
                buffer.withUnsafeMutableBufferPointer { buffer in
                    var inputStart = source.baseAddress
                    var inputLeft = sourceCount
                    while inputLeft > 0 {
                        var outputStart = buffer.baseAddress
                        var outputLeft = bufferCount
                        let result = iconv(descriptor, &inputStart, &inputLeft, &outputStart, &outputLeft)
                        for index in 0..<(bufferCount - outputLeft) { output.append(UInt8(bitPattern: buffer[index])) }
                        guard result == -1 else { break }
                        // A byte that cannot be read, or the first half of a character at the end.
                        if inputLeft > 0, let start = inputStart {
                            invalid += 1
                            output.append(contentsOf: [0xEF, 0xBF, 0xBD])
                            inputStart = start + 1
                            inputLeft -= 1
                        }
                        iconv(descriptor, nil, nil, nil, nil)
                    }
                }
            }
            return invalid
        }
    }
}

/// The upper half of Windows 1252; bytes without a character are the C1 controls, as in the WHATWG table.
private let windows1252Table: [UInt16] = {
    var table = (0x80...0xFF).map { UInt16($0) }
    let special: [UInt16] = [
        0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8D,
        0x017D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A,
        0x0153, 0x9D, 0x017E, 0x0178,
    ]
    table.replaceSubrange(0..<32, with: special)
    return table
}()

/// Characters that symbol fonts hide behind private code points.
enum RTFSymbols {
    /// What the signs of Symbol and Wingdings in U+F020…F0FF, as far as lists and checklists use them, mean.
    static func character(ofPrivate scalar: UInt16) -> UInt16? {
        table.first { $0.0 == scalar }?.1
    }

    private static let table: [(UInt16, UInt16)] = [
        (0xF0B7, 0x2022), (0xF0A7, 0x25AA), (0xF0A8, 0x25FB), (0xF06C, 0x25CF), (0xF06E, 0x25A0), (0xF06F, 0x25A1),
        (0xF071, 0x2751), (0xF076, 0x2756), (0xF0D8, 0x27A2), (0xF0E0, 0x2192), (0xF0FC, 0x2713), (0xF0FE, 0x2611),
        (0xF0AE, 0x2192), (0xF02D, 0x2212), (0xF0B0, 0x00B0), (0xF0B1, 0x00B1), (0xF0B4, 0x00D7), (0xF061, 0x03B1),
        (0xF062, 0x03B2), (0xF067, 0x03B3), (0xF064, 0x03B4), (0xF06D, 0x03BC), (0xF070, 0x03C0), (0xF020, 0x0020),
    ]
}
