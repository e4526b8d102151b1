// Language tags, as catalogs and folders name them, and as web addresses spell them.

import DocumentFormats

/// A language, by its tag.
struct LanguageTag: Hashable, Sendable {
    /// The language subtag, in lower case.
    let language: String
    /// The other subtags, in lower case.
    let subtags: [String]

    init(_ tag: String) {
        var parts = tag.lowercased().split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init)
        language = parts.isEmpty ? "" : parts.removeFirst()
        subtags = parts
    }

    /// Whether the grammar knows no plural forms that a word could take, so that inflection has nothing to do.
    var hasNoInflection: Bool { Self.uninflected.contains(language) }

    /// Whether words are written without spaces between them.
    var isUnspaced: Bool { ["ja", "zh", "yue", "th", "lo", "km", "my"].contains(language) }

    private static let uninflected: Set<String> = [
        "ja", "zh", "yue", "ko", "th", "vi", "id", "ms", "lo", "my", "km",
    ]

    /// Whether a part of an address, such as `pt-br` or `jp`, stands for this language.
    func isNamed(by part: String) -> Bool {
        let other = LanguageTag(part)
        if other.language == language { return true }
        if subtags.contains(other.language) { return true }
        return Self.otherNames[language]?.contains(other.language) ?? false
    }

    /// Whether a part of an address looks like the name of a language or region at all.
    static func looksLikeLanguage(_ part: String) -> Bool {
        let tag = LanguageTag(part)
        guard tag.subtags.count <= 2, codes.contains(tag.language) || tag.language == "intl" else { return false }
        return tag.subtags.allSatisfy { (2...4).contains($0.utf8.count) && $0.utf8.allSatisfy(\.isASCIIAlphanumeric) }
    }

    /// Countries and older codes that addresses use in place of a language.
    private static let otherNames: [String: Set<String>] = [
        "zh": ["cn", "tw", "hk", "sg", "sc", "tc", "chs", "cht", "hans", "hant"], "ja": ["jp"], "ko": ["kr"],
        "cs": ["cz"], "da": ["dk"], "sv": ["se"], "el": ["gr"], "uk": ["ua"], "he": ["iw", "il"], "nb": ["no", "nn"],
        "no": ["nb", "nn"], "nn": ["no", "nb"], "et": ["ee"], "sl": ["si"], "vi": ["vn"], "fa": ["ir"], "hi": ["in"],
        "en": ["us", "gb", "uk", "au", "ca"], "de": ["at", "ch"], "pt": ["br"], "es": ["mx", "ar", "latam", "419"],
        "fr": ["ca", "be"], "ar": ["sa", "ae"], "id": ["in"], "fil": ["tl", "ph"], "sr": ["rs"], "ms": ["my"],
        "ca": ["cat"], "bs": ["ba"], "sq": ["al"], "ka": ["ge"], "hy": ["am"], "kk": ["kz"],
    ]

    /// Two-letter languages, and the other names above.
    private static let codes: Set<String> = {
        let languages =
            "aa ab af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee "
            + "el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik "
            + "is it iu ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml "
            + "mn mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc "
            + "sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn tr ts tt tw ty ug uk ur uz ve "
            + "vi vo wa wo xh yi yo za zh zu fil yue"
        return otherNames.values.reduce(into: Set(languages.split(separator: " ").map(String.init))) { $0.formUnion($1) }
    }()
}
