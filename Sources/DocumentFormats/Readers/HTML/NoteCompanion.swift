// What the text of a note refers to and does not hold itself: files by their digests, tasks by the places
// that they belong to.

import DocumentModel

/// The files and tasks of a note of Evernote.
struct NoteCompanion {
    struct File {
        /// What the document calls the file.
        var name: String
        var isPicture: Bool
    }

    struct Task {
        var text: String
        var state: TaskState
    }

    /// Files by their MD5 digests in small letters, in the order of the note.
    private(set) var files: [(digest: String, file: File)] = []
    private var filePlaces: [String: Int] = [:]
    /// Tasks by the identifiers of their groups, in the order of the note.
    private(set) var groups: [(identifier: String, tasks: [Task])] = []
    private var groupPlaces: [String: Int] = [:]
    private var shownFiles: Set<Int> = []
    private var shownGroups: Set<Int> = []

    func holdsFile(digest: String) -> Bool { filePlaces[digest] != nil }

    /// - Parameter digest: Of no other file of the note.
    mutating func add(_ file: File, digest: String) {
        filePlaces[digest] = files.count
        files.append((digest, file))
    }

    mutating func add(_ task: Task, group: String) {
        if let place = groupPlaces[group] {
            groups[place].tasks.append(task)
        } else {
            groupPlaces[group] = groups.count
            groups.append((group, [task]))
        }
    }

    /// The file with a digest, which the text shows now.
    mutating func show(digest: String) -> File? {
        guard let place = filePlaces[digest] else { return nil }
        shownFiles.insert(place)
        return files[place].file
    }

    /// The tasks of a group, which the text shows now.
    mutating func show(group: String) -> [Task] {
        guard let place = groupPlaces[group], shownGroups.insert(place).inserted else { return [] }
        return groups[place].tasks
    }

    /// The files that the text does not show.
    var leftFiles: [File] { files.indices.filter { !shownFiles.contains($0) }.map { files[$0].file } }

    /// The tasks that the text does not show.
    var leftTasks: [Task] { groups.indices.filter { !shownGroups.contains($0) }.flatMap { groups[$0].tasks } }
}
