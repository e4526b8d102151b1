// What a conversion could not carry over.

/// One kind of thing that a writer could not put into its format, with its place and how often.
///
/// A loss is reported if and only if reading the output back shows it.
public struct Loss: Hashable, Sendable {
    /// The attribute or construct, by its id in the target table, such as `html-block`.
    public var subject: String
    /// What happened to it and what a reader will see instead; one sentence.
    public var message: String
    /// The first block in which it happened, as an index into the document's blocks.
    public var block: Int?
    /// Where that was in the source the document was read from, in bytes, if it is known.
    public var sourceOffset: Int?
    /// How often it happened.
    public var count: Int

    public init(subject: String, message: String, block: Int? = nil, sourceOffset: Int? = nil, count: Int = 1) {
        self.subject = subject
        self.message = message
        self.block = block
        self.sourceOffset = sourceOffset
        self.count = count
    }
}

/// Collects losses, one entry for each subject and message, in the order of their first places.
public struct LossCollector: Sendable {
    private var order: [Loss] = []
    private var places: [Key: Int] = [:]

    private struct Key: Hashable, Sendable {
        let subject: String
        let message: String
    }

    public init() {}

    /// Counts one more loss.
    ///
    /// - Parameters:
    ///   - subject: The id of the attribute or construct in the target table.
    ///   - message: What happened; equal texts are counted together.
    ///   - block: The index of the block in which it happened.
    ///   - sourceOffset: Where the block or text stood in the source, in bytes.
    ///   - count: How often.
    public mutating func add(
        _ subject: String,
        _ message: String,
        block: Int?,
        sourceOffset: Int? = nil,
        count: Int = 1
    ) {
        let key = Key(subject: subject, message: message)
        if let place = places[key] {
            order[place].count += count
            return
        }
        places[key] = order.count
        order.append(
            Loss(subject: subject, message: message, block: block, sourceOffset: sourceOffset, count: count)
        )
    }

    public var losses: [Loss] { order }
}
