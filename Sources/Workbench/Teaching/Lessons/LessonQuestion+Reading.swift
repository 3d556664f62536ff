import CommandLanguage

extension LessonQuestion {
    /// Reads the question and its answers.
    init(_ code: FencedCode) {
        var question: [String] = []
        var answers: [(text: String, isRight: Bool)] = []
        for line in code.lines {
            if let answer = Self.answer(line.trimmedBlanks) {
                answers.append(answer)
            } else if answers.isEmpty {
                question.append(line)
            } else if case let text = line.trimmedBlanks, !text.isEmpty {
                answers[answers.count - 1].text = Prose.join(answers[answers.count - 1].text, text)
            }
        }
        self.init(
            text: Prose.parts(of: question.joined(separator: "\n")),
            answers: answers.map { Answer($0.text, isRight: $0.isRight) }, line: code.line)
    }

    /// The text behind `- [ ]` or `- [x]`; nil where the line is no answer.
    private static func answer(_ line: String) -> (text: String, isRight: Bool)? {
        for (mark, isRight) in [("[ ]", false), ("[x]", true), ("[X]", true)] {
            guard line.hasPrefix("-") || line.hasPrefix("*") || line.hasPrefix("+") else { break }
            let rest = line.dropFirst().trimmedBlanks
            if rest.hasPrefix(mark) { return (rest.dropFirst(3).trimmedBlanks, isRight) }
        }
        return nil
    }
}

extension LessonQuestion.Answer {
    /// Reads an answer with the reply behind its last colon outside of backticks.
    fileprivate init(_ line: String, isRight: Bool) {
        self.isRight = isRight
        (text, reply) = (line, "")
        var isCode = false
        for index in line.indices {
            let next = line.index(after: index)
            // A backtick that none follows begins no code.
            if line[index] == "`" { isCode = !isCode && line[next...].contains("`") }
            if isCode { continue }
            let isColon = line[index] == ":" && next < line.endIndex && line[next] == " "
            if isColon || line[index] == "：" {
                text = line[..<index].trimmedBlanks
                reply = line[next...].trimmedBlanks
            }
        }
    }
}

extension LessonQuestion {
    /// The numbers of the right answers, from 1.
    var right: Set<Int> {
        Set(answers.indices.filter { answers[$0].isRight }.map { $0 + 1 })
    }
}
