import Console
import HierarchyRecords
import Workbench

/// The options that a transcript may name, spelt as on the command line; `--stop` ends it at the
/// first failure, `--terminal` and `--interactive` pretend a terminal of 80 columns.
struct TranscriptOptions {
    var run = RunOptions()
    var terminal = TerminalTraits()
    var isInteractive = false

    struct Unknown: Error { let word: String }

    init(_ words: [String]) throws {
        run.policy.keepsGoing = true
        var rest = words[...]
        while let word = rest.popFirst() {
            if setSwitch(word) { continue }
            guard let value = rest.popFirst() else { throw Unknown(word: word) }
            try set(word, value)
        }
    }

    private mutating func setSwitch(_ word: String) -> Bool {
        switch word {
        case "--stop": run.policy.keepsGoing = false
        case "--strict": run.policy.isStrict = true
        case "--safe": run.policy.isSafe = true
        case "--calls": run.showsCalls = true
        case "--plain": run.isLinear = true
        case "--terminal": terminal.isTerminal = true
        case "--interactive":
            terminal.isTerminal = true
            isInteractive = true
        default: return false
        }
        return true
    }

    private mutating func set(_ word: String, _ value: String) throws {
        switch word {
        case "--ios": run.world.ios = SystemVersion(value) ?? 0
        case "--device": run.world.device = value
        case "--language": run.language = TeachingLanguage(value)
        case "--log": run.format = LogForm(rawValue: value)
        case "--tree": run.treeMode = TreeMoment(rawValue: value) ?? .none
        case "--only": run.only = try LogCategories(names: value)
        case "--also": run.also = try LogCategories(names: value)
        default: throw Unknown(word: word)
        }
    }
}
