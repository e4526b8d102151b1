// MD5 (RFC 1321), by which notes of Evernote name their files. It protects nothing here.

enum MD5 {
    /// The digest of bytes as 32 hexadecimal digits in small letters.
    ///
    /// - Complexity: O(*n*) in the bytes.
    static func hexDigest(_ bytes: [UInt8]) -> String {
        var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476]
        let wholeCount = bytes.count / 64 * 64
        bytes.withUnsafeBufferPointer { buffer in
            for start in stride(from: 0, to: wholeCount, by: 64) {
                mix(UnsafeBufferPointer(rebasing: buffer[start..<(start + 64)]), into: &state)
            }
        }
        var rest = Array(bytes[wholeCount...])
        rest.append(0x80)
        rest += repeatElement(0, count: (rest.count <= 56 ? 56 : 120) - rest.count)
        let bitCount = UInt64(bytes.count) &* 8
        for shift in stride(from: UInt64(0), to: 64, by: 8) {
            rest.append(UInt8(truncatingIfNeeded: bitCount >> shift))
        }
        rest.withUnsafeBufferPointer { buffer in
            for start in stride(from: 0, to: buffer.count, by: 64) {
                mix(UnsafeBufferPointer(rebasing: buffer[start..<(start + 64)]), into: &state)
            }
        }
        var digest: [UInt8] = []
        for word in state {
            for shift in stride(from: UInt32(0), to: 32, by: 8) {
                let byte = UInt8(truncatingIfNeeded: word >> shift)
                for digit in [byte >> 4, byte & 15] { digest.append(digit < 10 ? 0x30 + digit : 0x57 + digit) }
            }
        }
        return String(decoding: digest, as: UTF8.self)
    }

    private static func mix(_ block: UnsafeBufferPointer<UInt8>, into state: inout [UInt32]) {
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        for step in 0..<64 {
            let mixed: UInt32
            let place: Int
            switch step >> 4 {
            case 0:
                mixed = (b & c) | (~b & d)
                place = step
            case 1:
                mixed = (d & b) | (~d & c)
                place = (5 * step + 1) & 15
            case 2:
                mixed = b ^ c ^ d
                place = (3 * step + 5) & 15
            default:
                mixed = c ^ (b | ~d)
                place = (7 * step) & 15
            }
            let offset = place * 4
            let word =
                UInt32(block[offset]) | UInt32(block[offset + 1]) << 8 | UInt32(block[offset + 2]) << 16
                | UInt32(block[offset + 3]) << 24
            let sum = a &+ mixed &+ constants[step] &+ word
            let shift = shifts[(step >> 4) * 4 + (step & 3)]
            (a, d, c, b) = (d, c, b, b &+ (sum << shift | sum >> (32 - shift)))
        }
        state[0] &+= a
        state[1] &+= b
        state[2] &+= c
        state[3] &+= d
    }

    private static let shifts: [UInt32] = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21]

    /// The whole parts of 2³² · |sin *i*| (RFC 1321, section 3.4).
    private static let constants: [UInt32] = [
        0xD76A_A478, 0xE8C7_B756, 0x2420_70DB, 0xC1BD_CEEE, 0xF57C_0FAF, 0x4787_C62A, 0xA830_4613, 0xFD46_9501,
        0x6980_98D8, 0x8B44_F7AF, 0xFFFF_5BB1, 0x895C_D7BE, 0x6B90_1122, 0xFD98_7193, 0xA679_438E, 0x49B4_0821,
        0xF61E_2562, 0xC040_B340, 0x265E_5A51, 0xE9B6_C7AA, 0xD62F_105D, 0x0244_1453, 0xD8A1_E681, 0xE7D3_FBC8,
        0x21E1_CDE6, 0xC337_07D6, 0xF4D5_0D87, 0x455A_14ED, 0xA9E3_E905, 0xFCEF_A3F8, 0x676F_02D9, 0x8D2A_4C8A,
        0xFFFA_3942, 0x8771_F681, 0x6D9D_6122, 0xFDE5_380C, 0xA4BE_EA44, 0x4BDE_CFA9, 0xF6BB_4B60, 0xBEBF_BC70,
        0x289B_7EC6, 0xEAA1_27FA, 0xD4EF_3085, 0x0488_1D05, 0xD9D4_D039, 0xE6DB_99E5, 0x1FA2_7CF8, 0xC4AC_5665,
        0xF429_2244, 0x432A_FF97, 0xAB94_23A7, 0xFC93_A039, 0x655B_59C3, 0x8F0C_CC92, 0xFFEF_F47D, 0x8584_5DD1,
        0x6FA8_7E4F, 0xFE2C_E6E0, 0xA301_4314, 0x4E08_11A1, 0xF753_7E82, 0xBD3A_F235, 0x2AD7_D2BB, 0xEB86_D391,
    ]
}
