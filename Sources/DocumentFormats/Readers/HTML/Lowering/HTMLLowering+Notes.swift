// Elements of Evernote's own (ENML 2): files, encrypted passages, and places for tasks. What they show is
// beside the text, in the note's companion.

import DocumentModel
import HTMLParsing

extension HTMLLowering {
    /// Begins an element that only notes of Evernote have.
    ///
    /// - Returns: `nil` for any other element, else whether what it holds is to be read.
    mutating func enterNoteElement(_ element: ElementContext, _ role: ElementRole) -> Bool? {
        if element.name == names.enMedia {
            if role.isBlock { closeLeaf() }
            readMedia(element)
            // In a source that does not close the element, the rest of the line is inside of it.
            push(role.isBlock ? .block : .inline)
            return true
        }
        guard element.name == names.enCrypt else { return nil }
        notes.add(.encrypted, at: sourceOffset)
        closeLeaf()
        push(.preformatted)
        openPreformatted(info: cryptInfo(of: element))
        return true
    }

    /// The file that an element shows: a picture, or a link to it.
    private mutating func readMedia(_ element: ElementContext) {
        let digest = names.hash.flatMap { document.attributeBytes($0, of: element.id) }?.lowercasedString ?? ""
        guard let file = companion?.show(digest: digest) else {
            notes.add(.missingFile, at: sourceOffset)
            return
        }
        append(file, description: document.attribute(.alt, of: element.id))
    }

    private mutating func append(_ file: NoteCompanion.File, description: String?) {
        if file.isPicture {
            let text = description.map { String($0.map { $0.isNewline ? " " : $0 }) } ?? ""
            appendObject(.image(Image(source: file.name, alternateText: text, title: nil)))
            return
        }
        let saved = state
        var linked = state
        linked.link = states.add(Link(destination: file.name, title: nil))
        setState(linked)
        appendContent((description.flatMap { $0.isEmpty ? nil : $0 } ?? file.name).utf8)
        setState(saved)
    }

    /// The info string of the code block that keeps an encrypted passage: how it was made, and the hint.
    private func cryptInfo(of element: ElementContext) -> String {
        var info = "en-crypt"
        for attribute in document.attributes(of: element.id) {
            let name = String(decoding: document.spellingBytes(of: attribute.name), as: UTF8.self)
            let value = String(
                decoding: document.valueBytes(of: attribute).map { $0 < 0x20 ? 0x20 : $0 },
                as: UTF8.self
            )
            info += " \(name)=\"\(value)\""
        }
        return info
    }

    /// The tasks that belong where an element stands. Evernote puts a text there for programs without tasks.
    ///
    /// - Returns: Whether there are any.
    mutating func readTaskGroup(_ element: ElementContext) -> Bool {
        guard let group = element.facts.note?.taskGroup, let tasks = companion?.show(group: group) else { return false }
        guard !tasks.isEmpty else {
            notes.add(.lostTask, at: sourceOffset)
            return false
        }
        add(tasks)
        return true
    }

    private mutating func add(_ tasks: [NoteCompanion.Task]) {
        closeLeaf()
        let outside = container
        let list = draft.addBlock(.list(.init(isOrdered: false)), in: parentForBlock(), sourceOffset: sourceOffset)
        for task in tasks {
            container = draft.addBlock(.item(value: nil, task: task.state), in: list, sourceOffset: sourceOffset)
            leafKind = .paragraph(isElement: false)
            appendContent(task.text.utf8)
            closeLeaf()
        }
        container = outside
    }

    /// Appends what the note has and its text does not show.
    mutating func appendLeftovers() {
        guard let companion else { return }
        container = 0
        leafKind = .paragraph(isElement: false)
        setState(TextState())
        sourceOffset = 0
        if !companion.leftTasks.isEmpty { add(companion.leftTasks) }
        for file in companion.leftFiles {
            append(file, description: nil)
            closeLeaf()
        }
    }
}
