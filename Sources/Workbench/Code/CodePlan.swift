import CommandLanguage
import HierarchyRecords

/// What code must know of a whole session before it writes the first step.
struct CodePlan {
    /// Names that are forgotten at some time, so that their variables must be able to be nil.
    private(set) var forgotten: Set<String> = []
    /// Where each of them is written, and whether code that runs later, as a hook, may use it at any time.
    private var mentions: [String: (last: Int, isInBlock: Bool)] = [:]
    /// Classes for controllers whose callbacks or getters the session changes, by their names.
    private var classes: [String: HookedClass] = [:]

    /// Notes what a command with that first word will need.
    typealias Note = @Sendable (inout CodePlan, String) -> Void

    /// Reads the steps of a session.
    init(_ steps: [[ParsedCommand]], _ table: CommandTable) {
        for case .verb(let verb) in steps.flatMap(\.self) { note(verb, table) }
        if !forgotten.isEmpty { noteMentions(in: steps) }
    }

    private mutating func noteMentions(in steps: [[ParsedCommand]]) {
        for (position, step) in steps.enumerated() {
            for command in step {
                let isInBlock = command.source.contains("{") || command.source.contains("^")
                for name in command.source.identifiers where forgotten.contains(name) {
                    let before = mentions[name]?.isInBlock ?? false
                    mentions[name] = (position, before || isInBlock)
                }
            }
        }
    }

    /// Whether nothing speaks of a name any more behind the step in which it is forgotten.
    func isLastMention(of name: String, at step: Int) -> Bool {
        guard let mention = mentions[name] else { return true }
        return mention.last <= step && !mention.isInBlock
    }

    private mutating func note(_ verb: Verb, _ table: CommandTable) {
        let words = verb.operands.compactMap { operand in
            if case .word(let word) = operand { word.text } else { nil }
        }
        guard let first = words.first, case .written(_, let plan?)? = table[verb.word.text]?.code
        else { return }
        plan(&self, first)
    }

    /// The name is forgotten at some time.
    mutating func forget(_ name: String) { forgotten.insert(name) }

    /// A controller gets the name, for the first time or again.
    mutating func make(_ name: String) {
        if classes[name] == nil { classes[name] = HookedClass(name: name) }
    }

    /// Something hangs on a callback: `home.viewDidLoad`.
    mutating func hook(_ place: String) {
        guard let dot = place.lastIndex(of: ".") else { return }
        classes[String(place[..<dot])]?.hook(String(place[place.index(after: dot)...]))
    }

    /// A property is set, which may be get-only: `home.shouldAutorotate`.
    mutating func set(_ path: String) {
        guard let dot = path.lastIndex(of: ".") else { return }
        classes[String(path[..<dot])]?.override(String(path[path.index(after: dot)...]))
    }

    /// The class that the session's controller of that name needs; nil where it needs none.
    func hookedClass(_ name: String) -> HookedClass? {
        classes[name].flatMap { $0.isNeeded ? $0 : nil }
    }
}

extension String {
    /// The names that are written in it, wherever they stand.
    fileprivate var identifiers: Set<String> {
        Set(split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "-" }.map(String.init))
    }
}
