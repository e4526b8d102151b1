// Cells that say the same, together: what lists and pages show instead of one line for each cell.

/// Cells of one target, or of one subject, that have everything in common.
public struct CellGroup<Member: Hashable & Sendable>: Hashable, Sendable {
    /// The subjects of a target, or the targets of a subject, in their order.
    public let members: [Member]
    /// What the cells say.
    public let cell: TargetCell
}

extension TargetTable {
    /// The cells of a target, those that say the same together: by status, then in the order of the subjects.
    public static func groups(of target: TargetID) -> [CellGroup<SubjectID>] {
        groups(cells(of: target), by: \.subject)
    }

    /// The cells of a subject, those that say the same together: by status, then in the order of the targets.
    public static func groups(of subject: SubjectID) -> [CellGroup<TargetID>] {
        groups(cells(of: subject), by: \.target)
    }

    private static func groups<Member: Hashable & Sendable>(
        _ cells: [TargetCell],
        by member: KeyPath<TargetCell, Member>
    ) -> [CellGroup<Member>] {
        var order: [[TargetCell]] = []
        var places: [Saying: Int] = [:]
        for cell in cells {
            if let place = places[Saying(cell)] {
                order[place].append(cell)
            } else {
                places[Saying(cell)] = order.count
                order.append([cell])
            }
        }
        return SupportStatus.allCases.flatMap { status in
            order.filter { $0[0].status == status }.map { cells in
                CellGroup(members: cells.map { $0[keyPath: member] }, cell: cells[0])
            }
        }
    }

    /// What a cell says, without where it stands.
    private struct Saying: Hashable {
        let status: SupportStatus
        let confidence: Confidence
        let note: String
        let remedy: Remedy?
        let sources: [Int]

        init(_ cell: TargetCell) {
            status = cell.status
            confidence = cell.confidence
            note = cell.note
            remedy = cell.remedy
            sources = cell.sources
        }
    }
}
