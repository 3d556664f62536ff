import CommandLanguage

/// Reads a lesson from a Markdown file.
struct LessonReader {
    private let document: MarkdownDocument
    private let script: ScriptName
    private var introduction: [TeachingPart] = []
    private var steps: [LessonStep] = []
    /// Setups that stand before the first step: they are its.
    private var early: [LessonItem] = []
    private var prose = Prose()

    /// Reads a file of that name; nil where its front matter names no lesson.
    static func lesson(_ bytes: [UInt8], in script: ScriptName) -> Lesson? {
        let document = MarkdownDocument(bytes)
        guard let front = document.frontMatter, let id = front["lesson"] else { return nil }
        script.keep(indents: document.fences)
        var reader = LessonReader(document: document, script: script)
        reader.read()
        return Lesson(
            id: id.value, title: front["title"]?.value ?? id.value,
            minutes: front["minutes"].flatMap { Int($0.value) },
            needs: front["needs"]?.words ?? [], rules: front["rules"]?.words ?? [],
            device: front["device"]?.value, ios: front["ios"]?.value,
            language: front["language"]?.value ?? "en", introduction: reader.introduction,
            steps: reader.steps, lines: front.lines, repeated: front.repeated, script: script,
            question: nil)
    }

    private init(document: MarkdownDocument, script: ScriptName) {
        self.document = document
        self.script = script
    }

    private mutating func read() {
        for block in document.blocks {
            switch block {
            case .prose(let text, _): prose.take(text)
            case .heading(2, let text, let line):
                closeProse()
                steps.append(LessonStep(title: text, line: line, items: early))
                early = []
            case .heading(_, let text, _):
                closeProse()
                add(.prose([.heading(text)]))
            case .fence(let code):
                closeProse()
                add(item(of: code))
            }
        }
        closeProse()
    }

    private mutating func closeProse() {
        prose.close()
        if !prose.parts.isEmpty { add(.prose(prose.parts)) }
        prose = Prose()
    }

    private mutating func add(_ item: LessonItem) {
        if !steps.isEmpty { return steps[steps.count - 1].items.append(item) }
        switch item {
        case .prose(let parts): introduction += parts
        case .setup: early.append(item)
        case .task, .hint, .solution, .explain: break
        }
    }

    private func item(of code: FencedCode) -> LessonItem {
        let words = code.words
        switch words.first {
        case "vcr": return item(of: code, for: words.dropFirst().first)
        case "predict" where words.count > 1: return .task(.prediction(prediction(of: code)))
        case "ask": return .task(.question(LessonQuestion(code)))
        case "hint": return .hint(Prose.parts(of: code.text), line: code.line)
        case "explain": return .explain(words.dropFirst().map(String.init))
        default: return .prose([.code(code.lines)])
        }
    }

    /// What a block of commands is, by the word behind `vcr`.
    private func item(of code: FencedCode, for word: Substring?) -> LessonItem {
        switch word {
        case "setup": .setup(LessonCommands(code, in: script))
        case "goal": .task(.goal([LessonCommands(code, in: script)]))
        case "solution": .solution(LessonCommands(code, in: script))
        default: .prose([.code(code.lines)])
        }
    }

    private func prediction(of code: FencedCode) -> LessonPrediction {
        var lines: [(text: String, line: Int)] = []
        var decoys: [(text: String, line: Int)] = []
        for (index, line) in code.lines.enumerated() {
            let text = line.trimmedBlanks
            let place = code.line + 1 + index
            if text.isEmpty { continue }
            if text.hasPrefix("not:") {
                decoys.append((text.dropFirst(4).trimmedBlanks, place))
            } else {
                lines.append((text, place))
            }
        }
        return LessonPrediction(
            command: code.info.dropFirst("predict".count).trimmedBlanks, lines: lines.map(\.text),
            decoys: decoys.map(\.text),
            span: SourceSpan(in: script, line: code.line, column: code.column),
            linePlaces: (lines + decoys).map(\.line))
    }
}

extension LessonCommands {
    /// The commands in a fence of that script.
    init(_ code: FencedCode, in script: ScriptName) {
        self.init(
            words: Set(code.words.map(String.init)), content: code.content,
            span: SourceSpan(in: script, line: code.line, column: code.column))
    }
}

extension FrontMatter.Entry {
    /// The words of the value; commas may stand between them.
    fileprivate var words: [String] {
        value.split { $0 == " " || $0 == "\t" || $0 == "," }.map(String.init)
    }
}

extension FencedCode {
    /// The lines of the content.
    var lines: [String] {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }
}
