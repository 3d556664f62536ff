import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// Reads trees of controllers in JSON of this program: the last tree of `export json`, and the last answer
/// of `tree --style uikit` or `views --style uikit` in the lines of `--log json`.
struct PrintedJSON {
    let script: ScriptName

    private struct Session: Decodable { let steps: [Step] }
    private struct Step: Decodable { let tree: [Node]? }
    private struct Node: Decodable {
        let depth: Int
        let name: String?
        let `class`: String
        let state: String
        let presented: String?
    }
    private struct Record: Decodable {
        let kind: String?
        let text: String?
    }

    /// The hierarchy; nil where the text is no JSON.
    func hierarchy(of text: String) throws(Diagnostic) -> PrintedHierarchy? {
        guard text.first(where: { !$0.isWhitespace }) == "{" else { return nil }
        if let session = try? JSONDecoder().decode(Session.self, from: Data(text.utf8)) {
            return try hierarchy(of: session)
        }
        let answers = text.split(separator: "\n").compactMap { line -> String? in
            let record = try? JSONDecoder().decode(Record.self, from: Data(line.utf8))
            guard let record, record.kind == "answer" else { return nil }
            return record.text.flatMap { PrintedHierarchyReader.recognizes($0) ? $0 : nil }
        }
        guard let last = answers.last else {
            throw mistake("no session and no answer of 'tree --style uikit' is in this JSON")
        }
        return try PrintedHierarchyReader.read(last, file: script.text)
    }

    private func hierarchy(of session: Session) throws(Diagnostic) -> PrintedHierarchy {
        guard let tree = session.steps.compactMap(\.tree).last, !tree.isEmpty else {
            throw mistake("the session has no controller in its window")
        }
        var hierarchy = PrintedHierarchy()
        var last = -1
        for node in tree {
            guard (0...last + 1).contains(node.depth),
                let state = AppearanceStateName(rawValue: node.state),
                let name = PrintedClassName.bare(node.class[...]),
                hierarchy.controllers.count < PrintedHierarchyReader.mostObjects
            else { throw mistake("the tree of the last step is no tree of controllers") }
            last = node.depth
            hierarchy.controllers.append(controller(node, state, name))
        }
        return hierarchy
    }

    private func controller(
        _ node: Node, _ state: AppearanceStateName, _ className: String
    ) -> PrintedController {
        let words = node.presented?.split(separator: " ") ?? []
        return PrintedController(
            object: PrintedObject(className: className), depth: node.depth,
            isPresented: node.presented != nil && node.depth > 0, state: state,
            view: state == .unloaded
                ? nil
                : PrintedView.Root(object: nil, isInWindow: state != .disappeared),
            style: words.dropFirst().first.map { String($0.filter { $0 != "," }) },
            name: node.name, place: place)
    }

    private var place: SourceSpan { SourceSpan(in: script, line: 1, column: 1) }

    private func mistake(_ words: Message) -> Diagnostic { Diagnostic(.file, at: place, words) }
}
