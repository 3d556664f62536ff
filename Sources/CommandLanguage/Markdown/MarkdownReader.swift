/// Reads the block structure of a Markdown text as CommonMark describes it, as far as scripts and
/// lessons need it: which lines are fenced blocks, which are headings, and which are prose.
public struct MarkdownReader {
    private var containers: [MarkdownContainer] = []
    private var leaf = Leaf.none
    private var blocks: [MarkdownBlock] = []
    private var line = 0

    /// The block that the last line belongs to.
    private enum Leaf {
        case none
        case paragraph
        case fence(MarkdownFence, FencedCode)
        case html(MarkdownHTML)

        var isParagraph: Bool { if case .paragraph = self { true } else { false } }
    }

    private init(firstLine: Int) { line = firstLine - 1 }

    /// The blocks of a text in order; its first line has that number.
    public static func blocks(of text: ArraySlice<UInt8>, firstLine: Int = 1) -> [MarkdownBlock] {
        var reader = MarkdownReader(firstLine: firstLine)
        for line in lines(of: text) { reader.take(line) }
        reader.closeLeaf()
        return reader.blocks
    }

    /// The lines of a text, without their ends.
    static func lines(of text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
        var lines = text.split(separator: Byte.newline, omittingEmptySubsequences: false).map {
            $0.last == Byte.carriageReturn ? $0.dropLast() : $0
        }
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }

    private mutating func take(_ bytes: ArraySlice<UInt8>) {
        line += 1
        var cursor = MarkdownCursor(bytes)
        let matched = matchContainers(&cursor)
        let isWhole = matched == containers.count
        if isWhole, goOnWithLeaf(cursor, bytes) { return }
        if !isWhole, !leaf.isParagraph { closeLeaf() }
        if cursor.isBlank {
            close(to: matched)
            closeLeaf()
            return blocks.append(.prose(prose(bytes), line: line))
        }
        begin(&cursor, bytes, matched)
    }

    /// How many of the open containers the line belongs to.
    private mutating func matchContainers(_ cursor: inout MarkdownCursor) -> Int {
        for (index, container) in containers.enumerated() {
            var next = cursor
            guard container.goesOn(in: &next) else { return index }
            cursor = next
            if case .item(let indent, true) = container, !cursor.isBlank {
                containers[index] = .item(indent: indent, isEmpty: false)
            }
        }
        return containers.count
    }

    /// Lets an open fence or HTML take the line; false where it is for another block.
    private mutating func goOnWithLeaf(
        _ cursor: MarkdownCursor, _ bytes: ArraySlice<UInt8>
    ) -> Bool {
        switch leaf {
        case .none, .paragraph: return false
        case .fence(let fence, var code):
            if fence.isClosed(by: cursor) {
                code.isClosed = true
                leaf = .fence(fence, code)
                closeLeaf()
                return true
            }
            var content = cursor
            content.take(columns: fence.indent)
            code.content += content.rest + [Byte.newline]
            code.indents.append(content.taken)
            leaf = .fence(fence, code)
            return true
        case .html(let html):
            if html.ends(before: cursor) { return false }
            blocks.append(.prose(prose(bytes), line: line))
            if html.ends(with: cursor) { leaf = .none }
            return true
        }
    }

    /// Reads the blocks that begin on the line.
    private mutating func begin(
        _ cursor: inout MarkdownCursor, _ bytes: ArraySlice<UInt8>, _ matched: Int
    ) {
        var depth = matched
        var inParagraph = leaf.isParagraph
        while cursor.indent < 4, !isThematicBreak(cursor.text) {
            let goesOn = inParagraph && depth == containers.count
            guard let container = MarkdownContainer.begin(&cursor, inParagraph: goesOn) else {
                break
            }
            close(to: depth)
            closeLeaf()
            inParagraph = false
            containers.append(container)
            depth += 1
        }
        if cursor.indent < 4, beginLeaf(cursor, bytes, depth) { return }
        let isLazy = leaf.isParagraph && depth < containers.count
        if !isLazy { close(to: depth) }
        if !cursor.isBlank, cursor.indent < 4 || leaf.isParagraph { leaf = .paragraph }
        blocks.append(.prose(prose(bytes), line: line))
    }

    /// Begins a fence, HTML or a heading; false where the line is none of these.
    private mutating func beginLeaf(
        _ cursor: MarkdownCursor, _ bytes: ArraySlice<UInt8>, _ depth: Int
    ) -> Bool {
        if let fence = MarkdownFence(cursor) {
            close(to: depth)
            closeLeaf()
            let column = bytes.count - cursor.text.count + 1
            leaf = .fence(fence, FencedCode(info: fence.info, line: line, column: column))
            return true
        }
        if let html = MarkdownHTML(cursor, inParagraph: leaf.isParagraph) {
            close(to: depth)
            leaf = html.ends(with: cursor) ? .none : .html(html)
        } else if let heading = Self.heading(cursor.text) {
            close(to: depth)
            leaf = .none
            if containers.isEmpty {
                blocks.append(.heading(level: heading.level, text: heading.text, line: line))
                return true
            }
        } else if isThematicBreak(cursor.text) {
            close(to: depth)
            leaf = .none
        } else {
            return false
        }
        blocks.append(.prose(prose(bytes), line: line))
        return true
    }

    private mutating func close(to depth: Int) {
        if depth == containers.count { return }
        containers.removeLast(containers.count - depth)
        closeLeaf()
    }

    private mutating func closeLeaf() {
        if case .fence(_, let code) = leaf { blocks.append(.fence(code)) }
        leaf = .none
    }

    private func prose(_ bytes: ArraySlice<UInt8>) -> String {
        String(decoding: bytes, as: UTF8.self)
    }

    private func isThematicBreak(_ text: ArraySlice<UInt8>) -> Bool {
        guard let first = text.first, "-_*".utf8.contains(first) else { return false }
        let signs = text.filter { $0 != Byte.space && $0 != Byte.tab }
        return signs.count >= 3 && signs.allSatisfy { $0 == first }
    }

    /// The heading that the text is: `## Its text ##`.
    private static func heading(_ text: ArraySlice<UInt8>) -> (level: Int, text: String)? {
        let level = text.prefix { $0 == Byte.hash }.count
        let rest = text.dropFirst(level)
        guard (1...6).contains(level),
            rest.first.map({ $0 == Byte.space || $0 == Byte.tab }) ?? true
        else { return nil }
        var words = String(decoding: rest, as: UTF8.self).split(separator: " ")
        if let last = words.last, last.allSatisfy({ $0 == "#" }) { words.removeLast() }
        return (level, words.joined(separator: " "))
    }
}
