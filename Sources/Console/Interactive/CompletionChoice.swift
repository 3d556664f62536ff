import CommandLanguage
import Rendering
import Workbench

/// The workbench's completions, cut to the word that a line editor is going to replace.
///
/// The two may see a word begin in different places (`a.b` is one word to a shell and two to Swift),
/// so each match is made to begin where the editor's word does.
public struct CompletionChoice: Sendable, Equatable {
    /// What the editor's word may become, in order.
    public let matches: [String]
    /// Whether names of files belong there too.
    public let wantsFile: Bool
    private let items: [CompletionItem]

    /// Chooses for `word`, which ends `line`.
    public init(_ items: [CompletionItem], word: String, line: String) {
        wantsFile = items.contains { $0.isFile }
        self.items = items.filter { !$0.isFile }
        matches = self.items.map { Self.match($0.text, word: word, line: line) }
    }

    /// What all matches begin with.
    public var commonPrefix: String {
        guard var prefix = matches.first.map({ Substring($0) }) else { return "" }
        for match in matches.dropFirst() {
            prefix = prefix.prefix(zip(prefix, match).prefix { $0 == $1 }.count)
        }
        return String(prefix)
    }

    /// Whether a space goes after the one match that there is.
    public var appendsSpace: Bool {
        guard matches.count == 1, let last = matches[0].last else { return false }
        return last != "(" && last != "." && last != "/" && last != " "
    }

    /// A line a match with what is to be said of it; empty where nothing is, or where there are
    /// more than fit on a screen.
    public var listing: [String] {
        if items.count > 40 || items.allSatisfy({ $0.note.isEmpty }) { return [] }
        let column = items.map { TextWidth.columns(of: $0.text) }.max() ?? 0
        return items.map { item in
            let gap = column - TextWidth.columns(of: item.text) + 2
            return VisibleText.of(item.text) + String(repeating: " ", count: gap)
                + VisibleText.of(item.note)
        }
    }

    /// The longest end of the line that the completion begins with is what it replaces.
    private static func match(_ text: String, word: String, line: String) -> String {
        let length = overlap(of: line, with: text)
        if length >= word.count { return String(text.dropFirst(length - word.count)) }
        return word.prefix(word.count - length) + text
    }

    private static func overlap(of line: String, with text: String) -> Int {
        let wanted = text.lowercased()
        let end = line.suffix(wanted.count).lowercased()
        for start in end.indices where wanted.hasPrefix(end[start...]) {
            return end.distance(from: start, to: end.endIndex)
        }
        return 0
    }
}
