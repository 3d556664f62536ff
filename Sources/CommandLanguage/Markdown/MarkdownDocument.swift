/// A Markdown file: its front matter and its blocks.
public struct MarkdownDocument: Sendable {
    public let frontMatter: FrontMatter?
    public let blocks: [MarkdownBlock]

    /// Reads a file; a byte order mark at its beginning is passed over.
    public init(_ bytes: [UInt8]) {
        let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
        let frontMatter = FrontMatter(text)
        self.frontMatter = frontMatter
        blocks = MarkdownReader.blocks(
            of: text[(frontMatter?.end ?? text.startIndex)...],
            firstLine: frontMatter?.nextLine ?? 1)
    }

    /// Its fenced blocks.
    public var fences: [FencedCode] {
        blocks.compactMap { if case .fence(let code) = $0 { code } else { nil } }
    }

    /// Whether it is taken as a lesson: a lesson or a question, which its front matter names.
    public var isLesson: Bool { frontMatter?["lesson"] != nil || frontMatter?["question"] != nil }

    /// Whether a file of that name is read as Markdown.
    public static func isName(_ path: String) -> Bool { path.lowercased().hasSuffix(".md") }
}
