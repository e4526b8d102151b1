// The names of SVG and MathML that HTML's tokenizer has made small and the tree builder gives their
// capitals back, and the attributes with a namespace (standard, section 13.2.6.1).

/// Which name stands in for which in foreign content. All names in it have fixed numbers.
struct ForeignNames: Sendable {
    /// For each name of the seed table: the SVG element name for it, most often itself.
    private(set) var svgElements: [HTMLName] = []

    /// For each name of the seed table: the SVG attribute name for it, most often itself.
    private(set) var svgAttributes: [HTMLName] = []

    /// For each name of the seed table: the name in small letters.
    private(set) var smallElements: [HTMLName] = []

    /// The attributes with a namespace: the name as written, the namespace and the local name.
    private(set) var namespaced: [(written: HTMLName, namespace: HTMLAttributeNamespace, local: HTMLName)] = []

    /// `definitionurl` and `definitionURL`, the one attribute that MathML spells with capitals.
    private(set) var definitionURL = (written: HTMLName.none, adjusted: HTMLName.none)

    /// The names of the seed table.
    static let shared: ForeignNames = {
        var table = NameTable.seed
        return ForeignNames(adding: &table)
    }()

    /// Enters the names into a table; twice into the same table gives the same numbers.
    init(adding table: inout NameTable) {
        var elementPairs: [(HTMLName, HTMLName)] = []
        for name in NameTable.words(of: Self.svgElementSpellings) {
            elementPairs.append((table.intern(name.map(\.asciiLowercased)), table.intern(name)))
        }
        var attributePairs: [(HTMLName, HTMLName)] = []
        for name in NameTable.words(of: Self.svgAttributeSpellings) {
            attributePairs.append((table.intern(name.map(\.asciiLowercased)), table.intern(name)))
        }
        for row in Self.namespacedSpellings {
            let words = NameTable.words(of: row.spellings)
            namespaced.append((table.intern(words[0]), row.namespace, table.intern(words[1])))
        }
        let definition = NameTable.words(of: "definitionurl definitionURL")
        definitionURL = (table.intern(definition[0]), table.intern(definition[1]))

        svgElements = (0..<UInt32(table.count)).map(HTMLName.init(rawValue:))
        svgAttributes = svgElements
        smallElements = svgElements
        for (small, adjusted) in elementPairs {
            svgElements[Int(small.rawValue)] = adjusted
            smallElements[Int(adjusted.rawValue)] = small
        }
        for (small, adjusted) in attributePairs { svgAttributes[Int(small.rawValue)] = adjusted }
    }

    /// The SVG spelling of an element name in small letters.
    func svgElement(_ name: HTMLName) -> HTMLName {
        name.rawValue < svgElements.count ? svgElements[Int(name.rawValue)] : name
    }

    /// The SVG spelling of an attribute name in small letters.
    func svgAttribute(_ name: HTMLName) -> HTMLName {
        name.rawValue < svgAttributes.count ? svgAttributes[Int(name.rawValue)] : name
    }

    /// An element name in small letters.
    func smallElement(_ name: HTMLName) -> HTMLName {
        name.rawValue < smallElements.count ? smallElements[Int(name.rawValue)] : name
    }

    static let svgElementSpellings: StaticString = """
        altGlyph altGlyphDef altGlyphItem animateColor animateMotion animateTransform clipPath feBlend \
        feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap \
        feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge \
        feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence \
        foreignObject glyphRef linearGradient radialGradient textPath
        """

    static let svgAttributeSpellings: StaticString = """
        attributeName attributeType baseFrequency baseProfile calcMode clipPathUnits diffuseConstant \
        edgeMode filterUnits glyphRef gradientTransform gradientUnits kernelMatrix kernelUnitLength \
        keyPoints keySplines keyTimes lengthAdjust limitingConeAngle markerHeight markerUnits markerWidth \
        maskContentUnits maskUnits numOctaves pathLength patternContentUnits patternTransform patternUnits \
        pointsAtX pointsAtY pointsAtZ preserveAlpha preserveAspectRatio primitiveUnits refX refY repeatCount \
        repeatDur requiredExtensions requiredFeatures specularConstant specularExponent spreadMethod \
        startOffset stdDeviation stitchTiles surfaceScale systemLanguage tableValues targetX targetY \
        textLength viewBox viewTarget xChannelSelector yChannelSelector zoomAndPan
        """

    static let namespacedSpellings: [(spellings: StaticString, namespace: HTMLAttributeNamespace)] = [
        ("xlink:actuate actuate", .xlink),
        ("xlink:arcrole arcrole", .xlink),
        ("xlink:href href", .xlink),
        ("xlink:role role", .xlink),
        ("xlink:show show", .xlink),
        ("xlink:title title", .xlink),
        ("xlink:type type", .xlink),
        ("xml:lang lang", .xml),
        ("xml:space space", .xml),
        ("xmlns xmlns", .xmlns),
        ("xmlns:xlink xlink", .xmlns),
    ]
}
