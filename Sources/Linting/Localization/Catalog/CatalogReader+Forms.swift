// The forms of a text in a catalog: one text, or variations by number and device, nested in any order.

import DocumentFormats

extension CatalogReader {
    /// Reads the texts under a node with `stringUnit` or `variations`.
    mutating func readForms(
        _ node: JSONTape.NodeIndex,
        _ place: Place,
        into localization: inout StringLocalization
    ) {
        // Variations nest: those that are not read yet, the next one last.
        var pending = [(node: node, path: place.path)]
        while let (node, path) = pending.popLast() {
            var place = place
            place.path = path
            for (name, value) in members(of: node) {
                if tape.isString(name, equalTo: "stringUnit") {
                    readUnit(value, place, into: &localization)
                } else if tape.isString(name, equalTo: "variations") {
                    pending += variations(value, place).reversed()
                }
            }
        }
    }

    private mutating func variations(
        _ node: JSONTape.NodeIndex,
        _ place: Place
    ) -> [(node: JSONTape.NodeIndex, path: FormPath)] {
        guard tape.kind(node) == .object else {
            fault(LocalizationRule.catalogStructure, at: node, "\(place.name).variations is not an object", place)
            return []
        }
        var result: [(JSONTape.NodeIndex, FormPath)] = []
        for (name, value) in members(of: node) {
            let isPlural = tape.isString(name, equalTo: "plural")
            guard isPlural || tape.isString(name, equalTo: "device") || tape.isString(name, equalTo: "width") else {
                continue
            }
            if isPlural { checkPlural(value, place) }
            for (caseName, caseValue) in members(of: value) {
                var path = place.path
                let word = tape.string(caseName)
                if isPlural {
                    path.plural = word
                } else if tape.isString(name, equalTo: "device") {
                    path.device = word
                } else {
                    path.width = word
                }
                result.append((caseValue, path))
            }
        }
        return result
    }

    private mutating func checkPlural(_ node: JSONTape.NodeIndex, _ place: Place) {
        var hasOther = false
        for (name, _) in members(of: node) {
            let word = tape.string(name)
            if word == "other" { hasOther = true }
            if !["zero", "one", "two", "few", "many", "other"].contains(word) {
                fault(
                    LocalizationRule.catalogStructure,
                    at: name,
                    "“\(word)” is no plural form; the forms are zero, one, two, few, many and other",
                    place
                )
            }
        }
        guard !hasOther else { return }
        fault(
            LocalizationRule.catalogPluralOther,
            at: firstText(in: node) ?? node,
            "the plural forms of “\(place.key)” lack “other”, which every language needs",
            place
        )
    }

    /// The first value of a text inside a node.
    private func firstText(in node: JSONTape.NodeIndex) -> JSONTape.NodeIndex? {
        var index = node + 1
        while index < Int(tape.nodes[node].next) {
            if tape.isString(index, equalTo: "value"), index + 1 < tape.nodes.count, tape.kind(index + 1) == .string {
                return index + 1
            }
            index += 1
        }
        return nil
    }

    private mutating func readUnit(
        _ node: JSONTape.NodeIndex,
        _ place: Place,
        into localization: inout StringLocalization
    ) {
        guard tape.kind(node) == .object else {
            return fault(LocalizationRule.catalogStructure, at: node, "\(place.name).stringUnit is not an object", place)
        }
        var value: JSONTape.NodeIndex?
        var state = TranslationState.translated
        var hasValue = false
        for (name, member) in members(of: node) {
            if tape.isString(name, equalTo: "value") {
                if hasValue { checkNames(of: node, place.name) }
                hasValue = true
                value = member
            } else if tape.isString(name, equalTo: "state"), !tape.isString(member, equalTo: "translated") {
                if tape.kind(member) == .string, let found = TranslationState(rawValue: tape.string(member)) {
                    state = found
                } else {
                    fault(
                        LocalizationRule.catalogStructure,
                        at: member,
                        "there is no such state; the states are new, translated, needs_review and stale",
                        place
                    )
                }
            }
        }
        guard let value else {
            return fault(LocalizationRule.catalogStructure, at: node, "\(place.name).stringUnit has no value", place)
        }
        guard tape.kind(value) == .string else {
            return fault(
                LocalizationRule.catalogStructure,
                at: value,
                "the value of \(place.name) is not a text",
                place
            )
        }
        localization.forms.append(StringForm(path: place.path, text: literal(value), state: state))
    }
}
