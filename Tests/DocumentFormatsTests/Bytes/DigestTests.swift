import Testing

@testable import DocumentFormats

@Suite struct DigestTests {
    @Test(arguments: [
        ("", "d41d8cd98f00b204e9800998ecf8427e"), ("a", "0cc175b9c0f1b6a831c399e269772661"),
        ("abc", "900150983cd24fb0d6963f7d28e17f72"), ("message digest", "f96b697d7cb7938d525a2f31aaf161d0"),
        (String(repeating: "x", count: 55), "04364420e25c512fd958a70738aa8f72"),
        (String(repeating: "x", count: 56), "668a72d5ba17f08e62dabcafad6db14b"),
        (String(repeating: "x", count: 64), "c1bb4f81d892b2d57947682aeb252456"),
        (String(repeating: "x", count: 120), "fb98667f98096de92620b64f46e1c5b5"),
    ])
    func `MD5 is that of RFC 1321, around the sizes of blocks too`(_ text: String, digest: String) {
        #expect(MD5.hexDigest(Array(text.utf8)) == digest)
    }

    @Test(arguments: [
        ("", ""), ("YQ==", "a"), ("YQ", "a"), ("YWI=", "ab"), ("YWJj", "abc"), (" Y W\nJ\tj\r\n", "abc"),
        ("YWJjZA==", "abcd"),
    ])
    func `base64 is decoded, white space or not`(_ text: String, bytes: String) {
        #expect(Base64.decode(text.utf8).map { String(decoding: $0, as: UTF8.self) } == bytes)
    }

    @Test(arguments: ["Y", "YQ=", "YQ===", "=", "Y-==", "YQ==YQ==", "YWJ=j", "é"])
    func `what is no base64 gives nothing`(_ text: String) {
        #expect(Base64.decode(text.utf8) == nil)
    }
}
