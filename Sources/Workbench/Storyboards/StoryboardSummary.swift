import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// What `storyboard FILE` says of a file that it has opened.
struct StoryboardSummary {
    let entry: InterfaceFileStore.Entry

    /// A line each: the scenes, the identifiers, what was left out, and what does not fit together.
    @MainActor
    var lines: [Message] {
        let document = entry.document
        var lines = [contents]
        let identifiers = document.scenes.compactMap { $0.controller?.storyboardIdentifier }
        if !identifiers.isEmpty { lines.append("ids: \(Self.list(identifiers))") }
        if !document.leftOut.isEmpty {
            let parts = document.leftOut.map { "\($0.name) \($0.count)" }
            lines.append("left out: \(Self.list(parts))")
        }
        return lines + Self.limited(document.problems.map(\.words))
    }

    private var contents: Message {
        let document = entry.document
        if document.kind == .nib {
            let count = document.objects.count
            return
                "'\(entry.path)': a nib with \(count == 1 ? "1 object" : "\(count) objects" as Message)"
        }
        let initial = document.scenes.compactMap(\.controller)
            .first { $0.id == document.initialControllerID }
        let start: Message = initial.map { "begins with \($0.words)" } ?? "no entry point"
        let count = document.scenes.count
        let scenes: Message = count == 1 ? "1 scene" : "\(count) scenes"
        return "'\(entry.path)': \(scenes), \(start)"
    }

    /// At most so many parts of a list.
    private static let most = 20

    private static func list(_ parts: [String]) -> Message {
        let shown = parts.prefix(most).joined(separator: ", ")
        let more = parts.count - most
        return more > 0 ? "\(shown), and \(more) more" : Message(shown)
    }

    private static func limited(_ lines: [Message]) -> [Message] {
        let more: [Message] =
            lines.count > most ? ["and \(lines.count - most) more like these"] : []
        return lines.prefix(most) + more
    }
}

extension ElementRecord {
    /// What a person calls the scene's controller: its identifier, its label, its class or its id.
    var words: String {
        storyboardIdentifier ?? customClass ?? userLabel ?? "the \(kind.rawValue) '\(id)'"
    }
}

extension DocumentProblem {
    fileprivate var words: Message {
        switch kind {
        case .doubledID: "line \(line): the id '\(text)' is there already"
        case .doubledIdentifier: "line \(line): another scene has the identifier '\(text)'"
        case .danglingDestination: "line \(line): nothing has the id '\(text)'"
        case .badNumber: "line \(line): '\(text)' is no number that counts"
        }
    }
}
