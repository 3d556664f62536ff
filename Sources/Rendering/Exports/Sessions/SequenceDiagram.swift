import HierarchyRecords

/// The callbacks of a session as a sequence diagram for Mermaid: each object is a participant, each step
/// a note above what it sent.
struct SequenceDiagram: SessionWriter {
    private let session: SessionRecord
    private var participants: [ObjectID] = []
    private var lines: [String] = []

    init(_ session: SessionRecord) { self.session = session }

    mutating func add(_ step: SessionStep) {
        let shown = session.shown(step)
        let receivers = shown.map { session.log.events[$0].object }.filter { $0 != .none }
        for id in receivers where !participants.contains(id) { participants.append(id) }
        let first = participants.first.map(Self.alias) ?? "UIKit"
        let last = participants.last.map(Self.alias) ?? "UIKit"
        lines.append(
            "    Note over UIKit,\(last == first ? first : last): \(Self.text(step.source))")
        for index in shown { lines.append(arrow(of: session.log.events[index])) }
    }

    private func arrow(of event: Event) -> String {
        let text = Self.text(session.log.text(event))
        guard event.object != .none else { return "    UIKit->>UIKit: \(text)" }
        return "    UIKit->>\(Self.alias(event.object)): \(text)"
    }

    mutating func finish() -> String {
        let head = ["%% Exported by vcr.", "sequenceDiagram", "    participant UIKit"]
        let names = participants.map {
            "    participant \(Self.alias($0)) as \(Self.text(session.log.objects.name($0)))"
        }
        return (head + names + lines).joined(separator: "\n") + "\n"
    }

    private static func alias(_ id: ObjectID) -> String { "o\(id.ordinal)" }

    /// Text on one line. Mermaid's own signs are spelt as its entities.
    static func text(_ text: String) -> String {
        let result = GraphText.forMermaid(text.oneLine, spelling: "#;<>&\"%{}[]|`".unicodeScalars)
        return result.isEmpty ? " " : result
    }
}

extension String {
    /// The lines joined by spaces.
    var oneLine: String {
        split(whereSeparator: \.isNewline).joined(separator: " ")
    }
}
