import HierarchyRecords
import Statements

/// What a callback is good for: what `explain` says beside the rules that send it.
struct CallbackGuide: Sendable {
    let callback: Callback
    /// What it is, in one sentence.
    let summary: String
    /// When it is sent, in one sentence; the rules have the details.
    let timing: String
    /// What belongs there.
    let belongs: [String]
    /// What does not.
    let avoid: [String]
    /// The rules that matter most for it.
    let rules: [RuleID]
    /// What to read next.
    let related: [Callback]
    /// A script whose log has it; nil where no command or statement brings it about yet.
    let example: String?

    init(
        _ callback: Callback, _ summary: String, when timing: String, belongs: [String] = [],
        avoid: [String] = [], rules: [RuleID], related: [Callback] = [], example: String? = nil
    ) {
        self.callback = callback
        self.summary = summary
        self.timing = timing
        self.belongs = belongs
        self.avoid = avoid
        self.rules = rules
        self.related = related
        self.example = example
    }

    /// The guides to what goes by a name; several where kinds of objects share it.
    static func named(_ name: String) -> [CallbackGuide] {
        let lowercased = name.lowercased()
        return all.filter { guide in
            guide.callback.names.contains { $0.lowercased() == lowercased }
        }
    }
}
