import CommandLanguage

/// Reads a guide from a Markdown file.
struct GuideReader {
    private var introduction: [TeachingPart] = []
    private var claims: [GuideClaim] = []
    /// The part whose first claim comes next.
    private var part: String?
    private var prose = Prose()
    /// How many blocks of commands have been met.
    private var blocks = 0

    /// Reads a file of that name; nil where its front matter names no guide.
    static func guide(_ bytes: [UInt8], in script: ScriptName) -> Guide? {
        let document = MarkdownDocument(bytes)
        guard let front = document.frontMatter, let id = front["guide"] else { return nil }
        var reader = GuideReader()
        for block in document.blocks { reader.take(block) }
        reader.closeProse()
        return Guide(
            id: id.value, title: front["title"]?.value ?? id.value,
            language: front["language"]?.value ?? "en", introduction: reader.introduction,
            claims: reader.claims, script: LiterateScript(bytes, in: script))
    }

    private mutating func take(_ block: MarkdownBlock) {
        switch block {
        case .prose(let text, _): prose.take(text)
        case .heading(1, let text, _):
            closeProse()
            part = text
        case .heading(2, let text, let line):
            closeProse()
            claims.append(
                GuideClaim(part: part, title: text, line: line, blocks: blocks..<blocks))
            part = nil
        case .heading(_, let text, _):
            closeProse()
            add([.heading(text)])
        case .fence(let code):
            closeProse()
            take(code)
        }
    }

    private mutating func closeProse() {
        prose.close()
        if !prose.parts.isEmpty { add(prose.parts) }
        prose = Prose()
    }

    private mutating func add(_ parts: [TeachingPart]) {
        if claims.isEmpty {
            introduction += parts
        } else {
            claims[claims.count - 1].items.append(.prose(parts))
        }
    }

    private mutating func take(_ code: FencedCode) {
        if code.words.first == "claim", !claims.isEmpty {
            claims[claims.count - 1].finding = GuideFinding(code)
        } else if code.words.first == "says", !claims.isEmpty {
            claims[claims.count - 1].sayings.append(
                GuideSaying(
                    block: blocks - 1,
                    lines: code.lines.filter { $0.contains { !$0.isWhitespace } },
                    line: code.line))
        } else if code.isScript {
            blocks += 1
            if claims.isEmpty { return }
            claims[claims.count - 1].items.append(
                .script(blocks - 1, isQuiet: code.words.contains("quiet")))
            claims[claims.count - 1].blocks = claims[claims.count - 1].blocks.lowerBound..<blocks
        } else {
            add([.code(code.lines)])
        }
    }
}
