// The colour table, and Cocoa's second one that overrides it.

import DocumentModel

/// The colours of a source, by number. Number 0 is the one that the reader of a file chooses.
struct RTFColorTable: Sendable {
    private(set) var colors: [TextStyle.Color?] = []
    private var red = 0
    private var green = 0
    private var blue = 0
    private var alpha = 255
    private var isSet = false
    /// Numbers after `\c` so far, each of 100,000.
    private var components: [Int] = []
    private var isGray = false
    private var maximumCount: Int

    init(maximumCount: Int) { self.maximumCount = maximumCount }

    /// The colour with this number, `nil` for the default.
    subscript(number: Int32) -> TextStyle.Color? {
        number >= 0 && Int(number) < colors.count ? colors[Int(number)] : nil
    }

    mutating func set(_ property: RTFDefinitionProperty, _ value: Int) {
        switch property {
        case .red: red = value
        case .green: green = value
        case .blue: blue = value
        case .rgb: (components, isGray) = ([], false)
        case .gray: (components, isGray) = ([], true)
        case .red100000: components.append(value)
        default: return
        }
        isSet = true
    }

    /// The semicolon that ends an entry of `\colortbl`.
    mutating func endColor() {
        guard colors.count < maximumCount else { return }
        colors.append(
            isSet ? .rgba(red: Self.byte(red), green: Self.byte(green), blue: Self.byte(blue), alpha: 255) : nil
        )
        (red, green, blue, isSet) = (0, 0, 0, false)
    }

    /// The semicolon that ends an entry of `\expandedcolortbl`.
    ///
    /// - Parameters:
    ///   - index: The place of the entry.
    ///   - name: The name of a colour of the system, empty for none.
    mutating func endExpandedColor(at index: Int, name: String) {
        defer { (components, isSet, isGray) = ([], false, false) }
        guard index < maximumCount, isSet || !name.isEmpty else { return }
        while colors.count <= index { colors.append(nil) }
        if !name.isEmpty {
            colors[index] = .named(name)
            return
        }
        let gray = components.first ?? 0
        let values = isGray ? [gray, gray, gray] + components.dropFirst() : components
        guard values.count >= 3 else { return }
        let bytes = values.map { UInt8(clamping: (max(0, min($0, 100_000)) * 255 + 50_000) / 100_000) }
        colors[index] = .rgba(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes.count > 3 ? bytes[3] : 255)
    }

    private static func byte(_ value: Int) -> UInt8 { UInt8(clamping: value) }
}
