import CommandLanguage
import Rendering
import Workbench

/// What `--help` shows, which the argument parser writes in English, in another language.
public struct HelpText: Sendable {
    /// The columns for which the parser is to write: each of its entries is one line then.
    public static let unbroken = 100_000

    private let phrases: Phrasebook
    private let width: Int

    /// Makes one for a terminal of so many columns.
    public init(_ language: LessonLanguage, width: Int = 80) {
        phrases = Phrasebook(language)
        self.width = width
    }

    /// The text with its sentences in that language, its lines broken between words.
    public func told(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .flatMap { lines(String($0)) }.joined(separator: "\n")
    }

    /// The columns of a name of an option, with what stands around it.
    private static let column = 26

    private func lines(_ line: String) -> [String] {
        let indent = String(repeating: " ", count: Self.column)
        if line.hasPrefix(indent) { return behind(indent, String(line.dropFirst(Self.column))) }
        if let entry = line.wholeMatch(of: #/(  \S.*?)  +(\S.*)/#) {
            return behind(String(entry.1), String(entry.2))
        }
        guard let heading = line.wholeMatch(of: #/([A-Z]+):(.*)/#) else {
            let blanks = line.prefix { $0 == " " }
            if !blanks.isEmpty { return [blanks + phrases(String(line[blanks.endIndex...]))] }
            return TextWrapping.wrap(told(sentence: line), to: width)
        }
        // How it is called stays as it is.
        let rest = heading.2.drop { $0 == " " }
        let words = heading.1 == "USAGE" ? String(rest) : told(sentence: String(rest))
        let head = phrases(String(heading.1)) + ":"
        return rest.isEmpty ? [head] : TextWrapping.wrap("\(head) \(words)", to: width)
    }

    /// A sentence behind a name, or below one that is too long for the column.
    private func behind(_ name: String, _ text: String) -> [String] {
        let indent = String(repeating: " ", count: Self.column)
        var lines = TextWrapping.wrap(told(sentence: text), to: max(20, width - Self.column))
            .map { indent + $0 }
        let used = TextWidth.columns(of: name)
        guard used <= Self.column - 2, let first = lines.first else { return [name] + lines }
        lines[0] = name + first.dropFirst(used)
        return lines
    }

    /// A sentence without the values that stand in brackets behind it.
    private func told(sentence: String) -> String {
        guard
            let parts = sentence.wholeMatch(
                of: #/(.*?)(?: \((values|default): (.*?)(?:; default: (.*))?\))?/#)
        else { return phrases(sentence) }
        return phrases(String(parts.1)) + brackets(parts.2, parts.3 ?? "", parts.4)
    }

    /// The values that an option takes, and which it has where it is not given.
    private func brackets(_ word: Substring?, _ list: Substring, _ usual: Substring?) -> String {
        guard let word else { return "" }
        if let usual { return phrases(" (values: \(list); default: \(usual))" as Message) }
        let isList = word == "values"
        return phrases(isList ? " (values: \(list))" as Message : " (default: \(list))")
    }
}
