import CommandLanguage
import Workbench

/// The expectations of a script that did not hold, each with the lines that came instead: for `vcr test --update`.
struct ExpectationUpdate {
    /// A block of the script, by its place and its text, and what it is to be.
    private struct Edit {
        let line: Int
        let old: String
        let new: String
    }

    private let path: String
    private var edits: [Edit] = []
    /// How many there are.
    var count: Int { edits.count }

    init(of path: String) { self.path = path }

    /// Takes what did not hold of a command; only whole logs and trees of the script's own lines can be written anew.
    mutating func add(_ command: ParsedCommand, _ failures: [ExpectationFailure]) {
        guard case .verb(let verb) = command, verb.word.text == "expect", failures.count == 1,
            case .word(let form)? = verb.operands.first, form.text == "log" || form.text == "tree",
            case .block(let block)? = verb.operands.last, block.span.file == path,
            !verb.operands.contains(where: { operand in
                if case .word(let word) = operand { word.text == "contains" } else { false }
            })
        else { return }
        let new = Self.block(failures[0].actual, like: block.text)
        edits.append(Edit(line: block.span.line, old: block.text, new: new))
    }

    /// The lines as they stand between braces, set in as the old ones are.
    private static func block(_ lines: [String], like old: String) -> String {
        let rows = old.split(separator: "\n", omittingEmptySubsequences: false)
        let blank = { (character: Character) in character == " " || character == "\t" }
        let first = rows.dropFirst().first { !$0.allSatisfy(blank) }
        let close = rows.count > 1 ? String(rows[rows.count - 1].prefix(while: blank)) : ""
        let indent = first.map { String($0.prefix(while: blank)) } ?? close + "  "
        if lines.isEmpty { return " " }
        return "\n" + lines.map { indent + $0 + "\n" }.joined() + close
    }

    /// The text with the lines that came; nil where one of the blocks is not found in it as it was read.
    func applied(to text: String) -> String? {
        var rows = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        for edit in edits.sorted(by: { $0.line > $1.line }) {
            guard rows.indices.contains(edit.line - 1) else { return nil }
            let head = rows[..<(edit.line - 1)]
            let rest = rows[(edit.line - 1)...].joined(separator: "\n")
            let opening = "{" + edit.old + "}"
            guard let place = rest.firstRange(of: opening) else { return nil }
            let changed = rest.replacingCharacters(of: place, with: "{" + edit.new + "}")
            rows =
                head
                + changed.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        }
        return rows.joined(separator: "\n")
    }
}

extension String {
    fileprivate func replacingCharacters(of range: Range<Index>, with text: String) -> String {
        self[..<range.lowerBound] + text + self[range.upperBound...]
    }
}
