import CommandLanguage

/// Reads a question from a Markdown file.
enum QuestionReader {
    /// Reads a file of that name; nil where its front matter names no question.
    static func question(_ bytes: [UInt8], in script: ScriptName) -> AskedQuestion? {
        let document = MarkdownDocument(bytes)
        guard let front = document.frontMatter, let id = front["question"] else { return nil }
        script.keep(indents: document.fences)
        let scripts = document.fences.filter(\.isScript)
        let asks = scripts.filter { $0.words.contains("ask") }
        return AskedQuestion(
            id: id.value, topic: front["topic"]?.value ?? "", source: front["source"]?.value ?? "",
            title: text("title", of: front), asks: text("asks", of: front),
            openBecause: front["open"]?.value,
            situation: scripts.filter { !$0.words.contains("ask") }.map {
                LessonCommands($0, in: script)
            },
            inquiry: LessonInquiry(
                ask: asks.first.map { LessonCommands($0, in: script) },
                answer: answer(in: document)),
            lines: front.lines, script: script)
    }

    private static func text(_ key: String, of front: FrontMatter) -> QuestionText {
        QuestionText(english: front[key]?.value ?? "", chinese: front[key + ".zh"]?.value)
    }

    private static func answer(in document: MarkdownDocument) -> QuestionAnswer {
        let fences = document.fences.filter { $0.words.first == "answer" }
        return QuestionAnswer(points: fences.flatMap(points))
    }

    /// `one wording | another`, one point a line.
    private static func points(of code: FencedCode) -> [QuestionAnswer.Point] {
        code.lines.enumerated().compactMap { index, line in
            let wordings = line.split(separator: " | ").map { $0.trimmedBlanks }
                .filter { !$0.isEmpty }
            if wordings.isEmpty { return nil }
            return QuestionAnswer.Point(wordings: wordings, line: code.line + 1 + index)
        }
    }
}
