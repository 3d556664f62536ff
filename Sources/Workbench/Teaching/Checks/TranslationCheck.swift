import CommandLanguage

/// Compares a translation with the lesson that it translates: what the program reads must agree.
struct TranslationCheck {
    private(set) var defects: [LessonDefect] = []
    private let file: String

    init(_ translation: [UInt8], of original: [UInt8], file: String) {
        self.file = file
        compare(MarkdownDocument(translation), MarkdownDocument(original))
    }

    private mutating func compare(_ ours: MarkdownDocument, _ theirs: MarkdownDocument) {
        compareFrontMatter(ours, theirs)
        let (mine, yours) = (Self.blocks(ours), Self.blocks(theirs))
        for (block, other) in zip(mine, yours) {
            if let reason = Self.difference(block, other) {
                return report(block.line, reason)
            }
        }
        if mine.count > yours.count {
            report(mine[yours.count].line, "the original has no such block or step here")
        } else if mine.count < yours.count {
            let missing = yours[mine.count]
            report(
                mine.last?.line ?? 1,
                "what stands in line \(missing.line) of the original is missing behind this")
        }
    }

    private mutating func report(_ line: Int, _ reason: Message) {
        defects.append(LessonDefect(file: file, line: line, reason: reason))
    }

    private mutating func compareFrontMatter(
        _ ours: MarkdownDocument, _ theirs: MarkdownDocument
    ) {
        let kind = theirs.frontMatter?["guide"] == nil ? "lesson" : "guide"
        let id = ours.frontMatter?[kind]
        if id?.value != theirs.frontMatter?[kind]?.value {
            report(
                id?.line ?? 1,
                "the original is the \(kind) '\(theirs.frontMatter?[kind]?.value ?? "")'")
        }
        guard let code = Self.code(of: file) else { return }
        let language = ours.frontMatter?["language"]
        if language?.value != code {
            report(language?.line ?? 1, "a file of this name says 'language: \(code)'")
        }
    }

    /// `zh` of `a.zh.md`.
    static func code(of file: String) -> String? {
        let parts = SessionStore.lastPart(of: file).split(separator: ".")
        return parts.count > 2 ? String(parts[parts.count - 2]) : nil
    }

    /// A fence or the heading of a step.
    private struct Part {
        let line: Int
        let fence: FencedCode?
    }

    private static func blocks(_ document: MarkdownDocument) -> [Part] {
        document.blocks.compactMap { block in
            switch block {
            case .fence(let code): Part(line: code.line, fence: code)
            case .heading(2, _, let line): Part(line: line, fence: nil)
            case .heading, .prose: nil
            }
        }
    }

    /// In what two blocks differ that must agree; nil where they do.
    private static func difference(_ ours: Part, _ theirs: Part) -> Message? {
        switch (ours.fence, theirs.fence) {
        case (nil, nil): return nil
        case (nil, let fence?):
            return "here the original has the block '\(fence.info)', not a step"
        case (let fence?, nil):
            return "here the original begins a step, and has no block '\(fence.info)'"
        case (let mine?, let other?): return difference(mine, other)
        }
    }

    private static func difference(_ ours: FencedCode, _ theirs: FencedCode) -> Message? {
        if ours.words != theirs.words {
            return "the original's block is '\(theirs.info)', not '\(ours.info)'"
        }
        switch ours.words.first {
        case "vcr", "predict", "claim", "says":
            if ours.words.starts(with: ["vcr", "goal"]) { return goal(ours, theirs) }
            return code(ours) == code(theirs) ? nil : "the commands or lines are not the original's"
        case "ask":
            let mine = LessonQuestion(ours).answers.map(\.isRight)
            let other = LessonQuestion(theirs).answers.map(\.isRight)
            if mine.count != other.count { return "the original has \(other.count) answers" }
            return mine == other ? nil : "the right answers are not the original's"
        default: return nil
        }
    }

    /// The expectations of a goal agree, and what is said of each stands where the original says something.
    private static func goal(_ ours: FencedCode, _ theirs: FencedCode) -> Message? {
        let isSaid = { (line: String) in LessonCommands.isSentence(Array(line.utf8)[...]) }
        let (mine, other) = (code(ours), code(theirs))
        if mine.filter({ !isSaid($0) }) != other.filter({ !isSaid($0) }) {
            return "the commands or lines are not the original's"
        }
        return mine.map(isSaid) == other.map(isSaid)
            ? nil : "the original says something of another expectation"
    }

    /// The lines without comments and blanks around them.
    private static func code(_ fence: FencedCode) -> [String] {
        Block(text: fence.text, span: SourceSpan(line: 1, column: 1)).lines
    }
}
