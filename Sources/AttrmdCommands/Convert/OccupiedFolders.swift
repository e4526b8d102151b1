// Which folders the documents of one input must not go to: the names of these are not known before they are read,
// so they could take those of inputs and other outputs.

/// The folders that inputs and outputs of a plan lie in.
struct OccupiedFolders {
    /// By what the system says a folder is, one of the inputs in it or below.
    private var inputs: [FileFacts.Identity: FilePath] = [:]
    /// By its name, one of the outputs in it or below.
    private var outputs: [FilePath: FilePath] = [:]

    /// - Complexity: O(*n*) in the inputs, outputs and folders around them.
    init(_ jobs: [ConversionJob], inputs files: some Sequence<FilePath>) {
        for file in files.sorted(by: { $0.bytes.lexicographicallyPrecedes($1.bytes) }) {
            var place = file.parent
            while let identity = (try? FileFacts(of: place))?.identity, inputs[identity] == nil {
                inputs[identity] = file
                if place.parent == place { break }
                place = place.parent
            }
        }
        for job in jobs {
            guard let output = job.output else { continue }
            var place = output.parent
            while outputs[place] == nil {
                outputs[place] = output
                if place.parent == place { break }
                place = place.parent
            }
        }
    }

    /// What lies in a folder, for the end of a sentence; `nil` for a free one.
    func occupant(of folder: FilePath) -> String? {
        if let output = outputs[folder] { return "and so would \(output)" }
        guard let identity = (try? FileFacts(of: folder))?.identity, let input = inputs[identity] else { return nil }
        return "which holds the input \(input)"
    }
}
