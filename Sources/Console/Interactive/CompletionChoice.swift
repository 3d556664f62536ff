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

    /// The matches as they are listed: a line each with what is to be said of it, or several on a line
    /// where nothing is, or where there are many. What they all have before their last dot is left
    /// out. Empty where only files match.
    public func listing(columns: Int) -> [String] {
        let names = shownNames
        if items.count > 40 || items.allSatisfy({ $0.note.isEmpty }) {
            return Self.table(names, columns: columns)
        }
        let column = names.map { TextWidth.columns(of: $0) }.max() ?? 0
        return zip(names, items).map { name, item in
            let gap = column - TextWidth.columns(of: name) + 2
            let line = name + String(repeating: " ", count: gap) + VisibleText.of(item.note)
            return TextWidth.truncate(line, to: columns)
        }
    }

    private var shownNames: [String] {
        let texts = items.map(\.text)
        guard let first = texts.first else { return [] }
        let common = texts.dropFirst().reduce(first[...]) { prefix, text in
            prefix.prefix(zip(prefix, text).prefix { $0 == $1 }.count)
        }
        let head = common.lastIndex { ".([ ".contains($0) }.map { common[...$0].count } ?? 0
        return texts.map { VisibleText.of(String($0.dropFirst(texts.count > 1 ? head : 0))) }
    }

    /// Column by column, as shells list names.
    private static func table(_ names: [String], columns: Int) -> [String] {
        let width = (names.map { TextWidth.columns(of: $0) }.max() ?? 0) + 2
        let count = max(1, columns / max(1, width))
        let rows = (names.count + count - 1) / count
        return (0..<rows).map { row in
            stride(from: row, to: names.count, by: rows).map { index in
                let name = names[index]
                let isLast = index + rows >= names.count
                let gap = isLast ? 0 : width - TextWidth.columns(of: name)
                return name + String(repeating: " ", count: gap)
            }.joined()
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
