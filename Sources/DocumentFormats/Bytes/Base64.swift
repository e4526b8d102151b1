// Base64 (RFC 4648, section 4), as files inside of text are written.

enum Base64 {
    /// The bytes that text stands for; white space between the characters does not count.
    ///
    /// - Returns: `nil` for other characters than those of the alphabet, and for a length that cannot be.
    /// - Complexity: O(*n*) in the text.
    static func decode(_ text: some Collection<UInt8>) -> [UInt8]? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count / 4 * 3 + 3)
        var group: UInt32 = 0
        var count = 0
        var padding = 0
        for byte in text {
            let value = values[Int(byte)]
            if value < 64, padding == 0 {
                group = group << 6 | UInt32(value)
                count += 1
                if count == 4 {
                    bytes.append(UInt8(truncatingIfNeeded: group >> 16))
                    bytes.append(UInt8(truncatingIfNeeded: group >> 8))
                    bytes.append(UInt8(truncatingIfNeeded: group))
                    count = 0
                }
            } else if byte == UInt8(ascii: "=") {
                padding += 1
            } else if value != space {
                return nil
            }
        }
        switch (count, padding) {
        case (0, 0): return bytes
        case (2, 0), (2, 2):
            bytes.append(UInt8(truncatingIfNeeded: group >> 4))
            return bytes
        case (3, 0), (3, 1):
            bytes.append(UInt8(truncatingIfNeeded: group >> 10))
            bytes.append(UInt8(truncatingIfNeeded: group >> 2))
            return bytes
        default: return nil
        }
    }

    private static let space: UInt8 = 64

    /// The number of each character, 64 for white space, 255 for all others.
    private static let values: [UInt8] = {
        var values = [UInt8](repeating: 255, count: 256)
        let alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
        for (number, byte) in alphabet.utf8.enumerated() { values[Int(byte)] = UInt8(number) }
        for byte in [0x09, 0x0A, 0x0C, 0x0D, 0x20] { values[byte] = space }
        return values
    }()
}
