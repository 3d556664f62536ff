/// What stands between two lines `---` at the beginning of a Markdown file: flat lines `key: value`.
public struct FrontMatter: Sendable, Equatable {
    /// One line of it.
    public struct Entry: Sendable, Equatable {
        public let key: String
        public let value: String
        public let line: Int

        /// Reads a line `key: value`; nil where it is none.
        package init?(_ text: String, line: Int) {
            guard let colon = text.firstIndex(of: ":") else { return nil }
            key = text[..<colon].trimmedBlanks
            if key.isEmpty || key.contains(" ") { return nil }
            value = text[text.index(after: colon)...].trimmedBlanks
            self.line = line
        }
    }

    /// Its lines in order; those that are no `key: value` are left out.
    public let entries: [Entry]
    /// The number of the first line behind it.
    let nextLine: Int
    /// Where in the bytes that line begins.
    let end: Int

    /// Reads the front matter that the text begins with; nil where it has none.
    init?(_ text: ArraySlice<UInt8>) {
        let lines = MarkdownReader.lines(of: text)
        guard lines.first.map(Self.isRule) == true,
            let close = lines.dropFirst().firstIndex(where: Self.isRule)
        else { return nil }
        var entries: [Entry] = []
        for (index, line) in lines[..<close].enumerated().dropFirst() {
            if let entry = Entry(String(decoding: line, as: UTF8.self), line: index + 1) {
                entries.append(entry)
            }
        }
        self.entries = entries
        nextLine = close + 2
        end = close + 1 < lines.count ? lines[close + 1].startIndex : text.endIndex
    }

    /// The first entry of that key.
    public subscript(key: String) -> Entry? { entries.first { $0.key == key } }

    /// Where the first entry of each key stands.
    package var lines: [String: Int] {
        Dictionary(entries.map { ($0.key, $0.line) }) { first, _ in first }
    }

    /// The entries whose key stands above them already.
    package var repeated: [Entry] { entries.filter { $0.line != self[$0.key]?.line } }

    private static func isRule(_ line: ArraySlice<UInt8>) -> Bool {
        String(decoding: line, as: UTF8.self).trimmedBlanks == "---"
    }
}
