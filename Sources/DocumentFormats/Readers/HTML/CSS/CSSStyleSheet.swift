// Style sheets: the rules of all `style` elements, found by the class, id or tag of their subject.

import HTMLParsing

/// The rules of a document's style elements.
struct CSSStyleSheet {
    /// One selector with what it declares.
    struct Rule {
        var selector: CSSSelector
        var facts: CSSFacts
        /// The specificity, and among equals the place in the sheet.
        var weight: (specificity: Int, place: Int)
    }

    private(set) var rules: [Rule] = []
    /// Rules by a class of their subject.
    private var classRules: [ArraySlice<UInt8>: [Int]] = [:]
    private var identifierRules: [ArraySlice<UInt8>: [Int]] = [:]
    private var tagRules: [HTMLName: [Int]] = [:]
    /// Whether any rule looks at ancestors, so that equal elements can have different facts.
    private(set) var hasContext = false

    /// The greatest number of rules that are kept.
    private static let maximumRuleCount = 20_000

    var isEmpty: Bool { rules.isEmpty }
    var hasTagRules: Bool { !tagRules.isEmpty }
    var hasIdentifierRules: Bool { !identifierRules.isEmpty }

    /// Adds the rules of one sheet.
    ///
    /// - Complexity: O(*n*) in the bytes.
    mutating func add(_ source: ArraySlice<UInt8>, findName: ([UInt8]) -> HTMLName?) {
        let bytes = Self.withoutComments(source)
        var index = 0
        while index < bytes.count, rules.count < Self.maximumRuleCount {
            let preludeEnd = Self.scan(
                bytes,
                from: index,
                to: [UInt8(ascii: "{"), UInt8(ascii: ";"), UInt8(ascii: "}")]
            )
            guard preludeEnd < bytes.count else { return }
            let prelude = bytes[index..<preludeEnd].trimmingMarkupSpace
            index = preludeEnd + 1
            guard bytes[preludeEnd] == UInt8(ascii: "{") else { continue }
            if prelude.first == UInt8(ascii: "@") {
                // What is inside @media screen and @media all stands as if it were outside.
                if !Self.isMediaForScreen(prelude) { index = Self.scanBlock(bytes, from: preludeEnd) }
                continue
            }
            let end = Self.scanBlock(bytes, from: preludeEnd)
            let facts = CSSDeclarationParser.parse(bytes[index..<max(index, end - 1)])
            if facts != CSSFacts() { add(prelude, facts, findName) }
            index = end
        }
    }

    private mutating func add(_ prelude: ArraySlice<UInt8>, _ facts: CSSFacts, _ findName: ([UInt8]) -> HTMLName?) {
        for part in prelude.split(separator: UInt8(ascii: ",")) {
            guard let selector = CSSSelector.parse(part.trimmingMarkupSpace, findName: findName) else { continue }
            let place = rules.count
            let kept = selector.isTheme ? facts.themeFacts : facts
            guard kept != CSSFacts() else { continue }
            rules.append(Rule(selector: selector, facts: kept, weight: (selector.specificity, place)))
            if !selector.ancestors.isEmpty { hasContext = true }
            if let name = selector.subject.classes.first {
                classRules[name[...], default: []].append(place)
            } else if let name = selector.subject.identifier {
                identifierRules[name[...], default: []].append(place)
            } else if let tag = selector.subject.tag {
                tagRules[tag, default: []].append(place)
            }
        }
    }

    /// The rules that may concern an element, by its classes, id and tag.
    func candidates(tag: HTMLName, classes: [ArraySlice<UInt8>], identifier: ArraySlice<UInt8>?) -> [Int] {
        var found = tagRules[tag] ?? []
        for name in classes { found += classRules[name] ?? [] }
        if let identifier { found += identifierRules[identifier] ?? [] }
        return found
    }

    // MARK: Scanning

    /// `/* */` and the marks of comments around sheets, `<!--` and `-->`, become spaces.
    private static func withoutComments(_ source: ArraySlice<UInt8>) -> [UInt8] {
        var bytes = Array(source)
        var index = 0
        while index < bytes.count {
            if bytes[index...].starts(with: "/*".utf8) {
                var end = index + 2
                while end < bytes.count, !bytes[end...].starts(with: "*/".utf8) { end += 1 }
                end = min(end + 2, bytes.count)
                for place in index..<end { bytes[place] = 0x20 }
                index = end
            } else if bytes[index...].starts(with: "<!--".utf8) {
                for place in index..<(index + 4) { bytes[place] = 0x20 }
                index += 4
            } else if bytes[index...].starts(with: "-->".utf8) {
                for place in index..<(index + 3) { bytes[place] = 0x20 }
                index += 3
            } else {
                index += 1
            }
        }
        return bytes
    }

    /// The offset of the first of some bytes outside quotes.
    private static func scan(_ bytes: [UInt8], from start: Int, to stops: [UInt8]) -> Int {
        var quote: UInt8?
        var index = start
        while index < bytes.count {
            let byte = bytes[index]
            if byte == UInt8(ascii: "\\") {
                index += 1
            } else if let open = quote {
                if byte == open || byte == 0x0A { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if stops.contains(byte) {
                return index
            }
            index += 1
        }
        return bytes.count
    }

    /// The offset after the brace that closes the one at `open`.
    private static func scanBlock(_ bytes: [UInt8], from open: Int) -> Int {
        var depth = 0
        var index = open
        while index < bytes.count {
            index = scan(bytes, from: index, to: [UInt8(ascii: "{"), UInt8(ascii: "}")])
            guard index < bytes.count else { break }
            depth += bytes[index] == UInt8(ascii: "{") ? 1 : -1
            index += 1
            if depth == 0 { return index }
        }
        return bytes.count
    }

    private static func isMediaForScreen(_ prelude: ArraySlice<UInt8>) -> Bool {
        guard prelude.hasPrefixIgnoringCase("@media") else { return false }
        let query = prelude.dropFirst(6).trimmingMarkupSpace
        return query.equalsIgnoringCase("screen") || query.equalsIgnoringCase("all") || query.isEmpty
    }
}
