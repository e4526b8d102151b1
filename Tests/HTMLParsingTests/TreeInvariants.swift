// What holds for every tree, whatever the input.

@testable import HTMLParsing

extension HTMLDocument {
    /// The ways in which the tree breaks its rules; none for a sound tree.
    ///
    /// - Parameter byteCount: The length of the input.
    func brokenInvariants(byteCount: Int) -> [String] {
        var broken: [String] = []
        for (position, node) in nodes.enumerated() {
            let id = HTMLNodeID(Int32(position))
            var previous: HTMLNodeID?
            var child = node.firstChild
            while let current = child {
                if self[current].parent != id { broken.append("node \(current.position) has another parent") }
                if self[current].previousSibling != previous {
                    broken.append("node \(current.position) has another previous sibling")
                }
                previous = current
                child = self[current].nextSibling
            }
            if node.lastChild != previous { broken.append("node \(position) has another last child") }
            if node.sourceOffset > byteCount { broken.append("node \(position) lies behind the input") }
            if node.kind != .element && node.kind != .document && node.kind != .fragment
                && node.kind != .templateContents && node.firstChild != nil
            {
                broken.append("node \(position) may not have children")
            }
            if String(validating: data(of: id), as: UTF8.self) == nil {
                broken.append("node \(position) is not UTF-8")
            }
            if node.kind == .text, data(of: id).isEmpty { broken.append("text \(position) is empty") }
            for attribute in attributes(of: id)
            where String(validating: valueBytes(of: attribute), as: UTF8.self) == nil {
                broken.append("an attribute of \(position) is not UTF-8")
            }
        }
        return broken
    }

    /// How many levels the deepest node lies below the root.
    var depth: Int {
        var depths = [Int](repeating: 0, count: nodes.count)
        var deepest = 0
        for id in descendants(of: root) {
            guard let parent = self[id].parent else { continue }
            depths[id.index] = depths[parent.index] + 1
            deepest = max(deepest, depths[id.index])
        }
        return deepest
    }
}
