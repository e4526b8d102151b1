import Foundation
import TestSupport
import Testing

@testable import DocumentFormats

@Suite struct AddressTests {
    /// The examples of RFC 3986, section 5.4, and some for paths without a root.
    @Test(arguments: [
        ("g:h", "g:h"), ("g", "http://a/b/c/g"), ("./g", "http://a/b/c/g"), ("g/", "http://a/b/c/g/"),
        ("/g", "http://a/g"), ("//g", "http://g"), ("?y", "http://a/b/c/d;p?y"), ("g?y", "http://a/b/c/g?y"),
        ("#s", "http://a/b/c/d;p?q#s"), ("g#s", "http://a/b/c/g#s"), (";x", "http://a/b/c/;x"),
        ("", "http://a/b/c/d;p?q"),
        (".", "http://a/b/c/"), ("./", "http://a/b/c/"), ("..", "http://a/b/"), ("../g", "http://a/b/g"),
        ("../..", "http://a/"), ("../../g", "http://a/g"), ("../../../g", "http://a/g"), ("/./g", "http://a/g"),
        ("/../g", "http://a/g"), ("g.", "http://a/b/c/g."), ("..g", "http://a/b/c/..g"), ("./g/.", "http://a/b/c/g/"),
        ("g/./h", "http://a/b/c/g/h"), ("g/../h", "http://a/b/c/h"), ("g?y/../x", "http://a/b/c/g?y/../x"),
    ])
    func `references are resolved as in RFC 3986`(reference: String, result: String) {
        #expect(URLParts.resolve(reference, against: "http://a/b/c/d;p?q") == result)
    }

    @Test(arguments: [
        ("x", "https://h", "https://h/x"), ("x", "a/b", "a/x"), ("x", "b", "x"), ("x", "mailto:q", "mailto:x"),
        ("x", "", "x"),
    ])
    func `bases without a path or scheme are taken too`(reference: String, base: String, result: String) {
        #expect(URLParts.resolve(reference, against: base) == result)
    }

    @Test func `what is accepted is accepted by Foundation and encoded as there`() {
        var random = SeededGenerator(seed: 7)
        let pieces = [
            "http", ":", "/", "//", "?", "#", "@", "[", "]", "::1", "a", "Z", "1", "80", " ", "%", "%41", "%4", "\"",
            "é", "\n",
            "\\", "<", "^", "|", "+", "-", ".", "x y", "mailto", ";", "=", "&", "~", "(", "\u{0}", "\u{7F}", "{",
        ]
        var acceptedCount = 0
        for _ in 0..<20_000 {
            let address = (0..<Int.random(in: 0...7, using: &random)).map { _ in
                pieces.randomElement(using: &random) ?? ""
            }.joined()
            guard FoundationURL.accepts(address) else { continue }
            acceptedCount += 1
            #expect(URL(string: address) != nil, "\(address.debugDescription)")
            // Hosts of other letters than ASCII have a Punycode form, which is not made here.
            let isASCIIHost = URLParts(Array(address.utf8)).authority?.allSatisfy { $0 < 0x80 } ?? true
            if isASCIIHost, let url = URL(string: address) {
                #expect(url.relativeString == FoundationURL.encoded(address), "\(address.debugDescription)")
            }
        }
        #expect(acceptedCount > 5_000)
    }

    @Test(arguments: ["", "http://h:x/", "http://[::1", "1a:b", "a b:c", "//x:y", "http://a:b:c/"])
    func `what Foundation refuses is refused`(address: String) {
        #expect(URL(string: address) == nil)
        #expect(!FoundationURL.accepts(address))
    }

    @Test func `hosts of other letters are accepted only where Foundation accepts them`() {
        var acceptedCount = 0
        for value in stride(from: UInt32(0x80), to: 0x20000, by: 3) {
            guard let scalar = Unicode.Scalar(value) else { continue }
            for host in ["a\(scalar)", "\(scalar)\(scalar).com"] {
                guard FoundationURL.accepts("http://\(host)/") else { continue }
                acceptedCount += 1
                if URL(string: "http://\(host)/") == nil { Issue.record("\(String(value, radix: 16)) in \(host)") }
            }
        }
        #expect(acceptedCount > 20_000)
        #expect(FoundationURL.accepts("http://日本語.jp/"))
        #expect(FoundationURL.accepts("http://\u{05D0}\u{05D1}.com/"))
        #expect(FoundationURL.accepts("http://🍄.ga/"))
    }
}
