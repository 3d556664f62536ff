/// A Markdown file as a script: its fenced blocks whose info string begins with the word `vcr`.
public struct LiterateScript: Sendable {
    /// One block of commands.
    public struct Block: Sendable {
        /// The opening fence.
        public let span: SourceSpan
        /// The commands, as `ScriptParser` takes them.
        public let content: [UInt8]
        /// `fresh`: they run in a new world.
        public let isFresh: Bool
        /// `fails`: at least one of them must fail, and nothing ends with that.
        public let fails: Bool

        /// A parser of the commands, with the places that they have in the file.
        public var parser: ScriptParser {
            var parser = ScriptParser(
                in: span.script, firstLine: span.line + 1, readsAhead: true)
            parser.feed(content)
            parser.finish()
            return parser
        }
    }

    /// A part of what stands around the blocks.
    public enum Prose: Sendable, Equatable {
        case heading(level: Int, String, line: Int)
        case paragraph(String, line: Int)
        /// An item of a list, with its marker: `-`, `2.`.
        case item(String, String, line: Int)
        /// A block that does not run.
        case code(String, line: Int)
    }

    /// The script's name.
    public let script: ScriptName
    /// What stands around the blocks, in order.
    public private(set) var prose: [Prose]
    /// The blocks that run, in order.
    public private(set) var blocks: [Block]
    /// Whether it is a lesson, whose blocks are shown and not run.
    public let isLesson: Bool

    /// Reads a file of that name.
    public init(_ bytes: [UInt8], in script: ScriptName) {
        let document = MarkdownDocument(bytes)
        isLesson = document.isLesson
        self.script = script
        prose = ProseReader.parts(of: document.blocks)
        let fences = document.fences.filter(\.isScript)
        script.keep(indents: fences)
        blocks = fences.map { fence in
            Block(
                span: SourceSpan(in: script, line: fence.line, column: fence.column),
                content: fence.content, isFresh: fence.words.contains("fresh"),
                fails: fence.words.contains("fails"))
        }
    }

    /// Only those of its blocks, and nothing of what stands around them.
    package func keeping(_ range: Range<Int>) -> LiterateScript {
        var script = self
        script.prose = []
        script.blocks = Array(blocks[range.clamped(to: blocks.indices)])
        return script
    }
}

extension FencedCode {
    /// Whether it holds commands that run.
    package var isScript: Bool { words.first == "vcr" && !words.contains("shown") }

    /// Whether it is the log of the commands in front of it, as an export writes it: no part of the text
    /// around the blocks, for who exports the script again gets it anew.
    package var isLog: Bool { words == ["text", "log"] }
}

extension ScriptName {
    /// Keeps how far the lines of the fences are indented, for the columns of their places.
    package func keep(indents fences: [FencedCode]) {
        var indents: [Int: Int] = [:]
        for fence in fences {
            for (index, indent) in fence.indents.enumerated() where indent > 0 {
                indents[fence.line + 1 + index] = indent
            }
        }
        keep(indents: indents)
    }
}
