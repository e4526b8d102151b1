// Whether attributes survive the Codable form under a scope. Asked of the coders themselves, because Foundation
// does not say on every system which keys a scope has.

import DocumentFormats
import DocumentModel

#if canImport(Darwin)
    import Foundation
#else
    import FoundationEssentials
#endif

enum AttributeProbe {
    /// Whether all of these attributes come back.
    static func isKept<S: AttributeScope>(_ attributes: AttributeContainer, scope: S.Type) -> Bool {
        let text = AttributedString("x", attributes: attributes)
        guard let data = try? JSONEncoder().encode(text, configuration: ConversionScope<S>.self),
            let back = try? JSONDecoder().decode(
                AttributedString.self,
                from: data,
                configuration: ConversionScope<S>.self
            )
        else { return false }
        return back == text
    }

    /// Whether the scope has a key of this name that takes this value.
    static func isDecoded<S: AttributeScope>(_ name: String, _ value: JSONValue, scope: S.Type) -> Bool {
        guard JSONPrinter.isRepresentable(value) else { return false }
        var json = Array("[\"x\",{".utf8)
        JSONPrinter.writeString(name, to: &json)
        json.append(0x3A)
        JSONPrinter.writeValue(value, to: &json)
        json += [0x7D, 0x5D]
        let text = try? JSONDecoder().decode(
            AttributedString.self,
            from: Data(json),
            configuration: ConversionScope<S>.self
        )
        return text.map { $0.runs.first?.attributes != AttributeContainer() } ?? false
    }
}
