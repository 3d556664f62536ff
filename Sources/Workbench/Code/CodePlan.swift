import CommandLanguage
import HierarchyRecords

/// What code must know of a whole session before it writes the first step.
struct CodePlan {
    /// Names that are forgotten at some time, so that their variables must be able to be nil.
    private(set) var forgotten: Set<String> = []
    /// Classes for controllers whose callbacks or getters the session changes, by their names.
    private var classes: [String: HookedClass] = [:]

    /// Reads the steps of a session.
    init(_ steps: [[ParsedCommand]]) {
        for case .verb(let verb) in steps.flatMap(\.self) { note(verb) }
    }

    private mutating func note(_ verb: Verb) {
        let words = verb.operands.compactMap { operand in
            if case .word(let word) = operand { word.text } else { nil }
        }
        guard let first = words.first else { return }
        switch verb.word.text.lowercased() {
        case "forget": forgotten.insert(first)
        case "new": if classes[first] == nil { classes[first] = HookedClass(name: first) }
        case "on": noteHook(first)
        case "set": noteGetter(first)
        default: break
        }
    }

    private mutating func noteHook(_ place: String) {
        guard let dot = place.lastIndex(of: ".") else { return }
        classes[String(place[..<dot])]?.hook(String(place[place.index(after: dot)...]))
    }

    private mutating func noteGetter(_ path: String) {
        guard let dot = path.lastIndex(of: ".") else { return }
        classes[String(path[..<dot])]?.override(String(path[path.index(after: dot)...]))
    }

    /// The class that the session's controller of that name needs; nil where it needs none.
    func hookedClass(_ name: String) -> HookedClass? {
        classes[name].flatMap { $0.isNeeded ? $0 : nil }
    }
}
