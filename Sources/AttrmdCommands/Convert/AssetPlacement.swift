// Where the pictures of a document go when its new format names files: into a folder beside the output, or
// the one that was asked for. A file that is there and is another one stays as it is.

import DocumentFormats
import DocumentModel

/// A folder for the files of one document.
struct AssetPlacement {
    let folder: FilePath
    /// What stands before a file's name where the document names it.
    let prefix: [UInt8]

    /// Decides where the files of a document go.
    ///
    /// - Parameters:
    ///   - job: The conversion.
    ///   - asked: The folder that a person named.
    /// - Returns: `nil` when nobody named a folder and the output is no file either.
    init?(for job: ConversionJob, asked: FilePath?) {
        guard let output = job.output else {
            guard let asked else { return nil }
            folder = asked
            prefix = asked.appending([]).bytes + (asked.endsInSlash ? [] : [UInt8(ascii: "/")])
            return
        }
        // Of several documents each has a folder of its own, so that their order does not decide the names.
        let own = output.replacingSuffix(with: "assets")
        if let asked {
            folder = job.makesFolder ? asked.appending(own.lastComponent) : asked
            prefix = Self.way(from: output.parent, to: folder) + [UInt8(ascii: "/")]
        } else {
            folder = own
            prefix = Array(own.lastComponent) + [UInt8(ascii: "/")]
        }
    }

    /// Writes files.
    ///
    /// - Returns: For the name of each file what the document calls it now.
    func write(_ assets: [Asset]) throws(SystemError) -> [String: String] {
        var names: [String: String] = [:]
        guard !assets.isEmpty else { return names }
        try FileReplacement.makeFolder(folder)
        for asset in assets where names[asset.name] == nil {
            let safe = AssetName.safe(asset.name)
            var candidates = AssetNames()
            while true {
                let name = candidates.unused(safe.isEmpty ? "file" : safe)
                guard try FileReplacement.writeNew(asset.bytes, to: folder.appending(name.utf8)) else { continue }
                names[asset.name] = String(decoding: prefix + Array(name.utf8), as: UTF8.self)
                break
            }
        }
        return names
    }

    /// How a folder is named seen from another one; its own name where that cannot be told.
    static func way(from start: FilePath, to end: FilePath) -> [UInt8] {
        let slash = UInt8(ascii: "/")
        func parts(_ path: FilePath) -> [ArraySlice<UInt8>] {
            path.bytes.split(separator: slash).filter { !$0.elementsEqual(".".utf8) }
        }
        let from = parts(start)
        let to = parts(end)
        let common = zip(from, to).prefix { $0.elementsEqual($1) }.count
        let isSameRoot = (start.bytes.first == slash) == (end.bytes.first == slash)
        guard isSameRoot, !from[common...].contains(where: { $0.elementsEqual("..".utf8) }) else { return end.bytes }
        let steps = from[common...].map { _ in Array("..".utf8) } + to[common...].map { Array($0) }
        return steps.isEmpty ? Array(".".utf8) : Array(steps.joined(separator: [slash]))
    }
}
