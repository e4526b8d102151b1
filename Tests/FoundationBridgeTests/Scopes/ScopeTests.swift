import AttributedMarkdown
import Foundation
import Testing

@Suite("Keys of attribute scopes")
struct ScopeTests {
    @Test("Foundation's scope has the names that Apple's has")
    func foundation() {
        guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else { return }
        let names = Set(AttributeScopes.FoundationAttributes.attributeKeys.map { $0.name })
        let expected: Set<String> = [
            "NSLink", "NSLanguage", "NSAlternateDescription", "NSImageURL", "NSInlinePresentationIntent",
            "NSPresentationIntent", "NSReplacementIndex", "NSMarkdownSourcePosition", "NSListItemDelimiter",
            "NSInflect", "NSMorphology", "NSInflectionAlternative", "NSInflectionAgreementArgument",
            "NSInflectionAgreementConcept", "NSInflectionReferentConcept", "NSLocalizedNumberFormat",
            "NSPersonNameComponentKey", "Foundation.DateFormatField", "Foundation.NumberFormatPart",
            "Foundation.NumberFormatSymbol", "Foundation.MeasurementAttribute", "Foundation.ByteCountAttribute",
            "Foundation.DurationFieldAttribute", "Foundation.WritingDirectionAttribute",
        ]
        #expect(expected.subtracting(names).isEmpty)
        #if !canImport(Darwin)
            #expect(names == expected)
        #endif
    }

    @Test("A custom scope has its own keys and those of the scopes in it")
    func custom() {
        guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else { return }
        let names = Set(AppAttributes.attributeKeys.map { $0.name })
        #expect(
            names.isSuperset(of: [
                "rainbow", "com.example.size", "priority", "session", "NSLink", "NSPresentationIntent",
            ])
        )
    }

    @Test("The package's own scope has two keys")
    func own() {
        guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else { return }
        let names = AttributeScopes.AttributedMarkdownAttributes.attributeKeys.map { $0.name }
        #expect(Set(names) == ["AttributedMarkdown.blocks", "AttributedMarkdown.inline"])
    }
}
