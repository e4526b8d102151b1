// Attribute names with fixed numbers, which follow those of the elements. A name that is an element's too
// (`dir`) has its number there.

extension HTMLName {
    /// The spellings of the numbers from `elementCount`, separated by blanks.
    static let attributeSpellings: StaticString = """
        action align alt aria-level aria-checked bgcolor border charset checked class color cols colspan \
        content contenteditable datetime disabled encoding face height hidden href hreflang http-equiv id \
        itemprop lang media name open prompt rel reversed role rows rowspan size srcset src start target \
        type valign value width
        """

    /// How many names `attributeSpellings` holds.
    static let attributeCount = 45

    public static let action = HTMLName(rawValue: 147)
    public static let align = HTMLName(rawValue: 148)
    public static let alt = HTMLName(rawValue: 149)
    public static let ariaLevel = HTMLName(rawValue: 150)
    public static let ariaChecked = HTMLName(rawValue: 151)
    public static let bgcolor = HTMLName(rawValue: 152)
    public static let border = HTMLName(rawValue: 153)
    public static let charset = HTMLName(rawValue: 154)
    public static let checked = HTMLName(rawValue: 155)
    public static let `class` = HTMLName(rawValue: 156)
    public static let color = HTMLName(rawValue: 157)
    public static let cols = HTMLName(rawValue: 158)
    public static let colspan = HTMLName(rawValue: 159)
    public static let content = HTMLName(rawValue: 160)
    public static let contenteditable = HTMLName(rawValue: 161)
    public static let datetime = HTMLName(rawValue: 162)
    public static let disabled = HTMLName(rawValue: 163)
    public static let encoding = HTMLName(rawValue: 164)
    public static let face = HTMLName(rawValue: 165)
    public static let height = HTMLName(rawValue: 166)
    public static let hidden = HTMLName(rawValue: 167)
    public static let href = HTMLName(rawValue: 168)
    public static let hreflang = HTMLName(rawValue: 169)
    public static let httpEquiv = HTMLName(rawValue: 170)
    public static let id = HTMLName(rawValue: 171)
    public static let itemprop = HTMLName(rawValue: 172)
    public static let lang = HTMLName(rawValue: 173)
    public static let media = HTMLName(rawValue: 174)
    public static let name = HTMLName(rawValue: 175)
    public static let open = HTMLName(rawValue: 176)
    public static let prompt = HTMLName(rawValue: 177)
    public static let rel = HTMLName(rawValue: 178)
    public static let reversed = HTMLName(rawValue: 179)
    public static let role = HTMLName(rawValue: 180)
    public static let rows = HTMLName(rawValue: 181)
    public static let rowspan = HTMLName(rawValue: 182)
    public static let size = HTMLName(rawValue: 183)
    public static let srcset = HTMLName(rawValue: 184)
    public static let src = HTMLName(rawValue: 185)
    public static let start = HTMLName(rawValue: 186)
    public static let target = HTMLName(rawValue: 187)
    public static let type = HTMLName(rawValue: 188)
    public static let valign = HTMLName(rawValue: 189)
    public static let value = HTMLName(rawValue: 190)
    public static let width = HTMLName(rawValue: 191)
}
