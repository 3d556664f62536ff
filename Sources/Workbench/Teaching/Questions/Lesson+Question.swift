import CommandLanguage

/// A question is taken as a lesson of one step: the situation is its setup, to ask is its task, and the
/// question's own command its solution.
extension Lesson {
    init(_ question: AskedQuestion, _ words: TeachingWords) {
        let step = LessonStep(
            title: "", line: 1, items: LessonStep.items(of: question, words))
        self.init(
            id: "question/\(question.id)", title: question.title.text(in: words.language),
            minutes: nil, needs: [], rules: [], device: nil, ios: nil,
            language: words.language.rawValue,
            introduction: [
                .paragraph(question.asks.text(in: words.language)), .remark(question.source),
            ], steps: [step], lines: question.lines, repeated: [],
            script: question.script, question: question)
    }
}

extension LessonStep {
    fileprivate static func items(
        of question: AskedQuestion, _ words: TeachingWords
    ) -> [LessonItem] {
        let invitation = words(
            "Find out why: ask with 'doctor', 'why', 'why not' or 'explain', and look with any other "
                + "command. 'hint' says how to begin, 'solution' types the question at the prompt.",
            "找出原因：用 doctor、why、why not 或 explain 提问，也可以用别的命令查看。"
                + "hint 提示从哪里开始，solution 会输入要问的命令。")
        return question.situation.map { .setup($0) }
            + [
                .prose([.remark(invitation)]), .task(.inquiry(question.inquiry)),
            ] + question.inquiry.hints(words).map { .hint([.paragraph($0)], line: 1) }
            + (question.inquiry.ask.map { [.solution($0)] } ?? [])
    }
}

extension LessonInquiry {
    /// By what its command asks.
    private enum Form { case whyNot, why, explain, doctor }

    private var form: Form {
        if source.hasPrefix("why not ") { return .whyNot }
        if source.hasPrefix("why") { return .why }
        return source.hasPrefix("explain") ? .explain : .doctor
    }

    /// Where to look, which command to ask with, and whom to ask about; what to type is not told yet.
    fileprivate func hints(_ words: TeachingWords) -> [String] {
        [place(words), hint(words), subject(words)].compactMap(\.self)
    }

    /// Where to look first.
    private func place(_ words: TeachingWords) -> String {
        switch form {
        case .whyNot:
            words(
                "Go through the log: which line did you expect, and it is not there?",
                "看看日志：你期待的哪一行没有出现？")
        case .why:
            words(
                "Go through the log: which line is one too many, or in the wrong place?",
                "看看日志：哪一行是多出来的，或者位置不对？")
        case .explain:
            words(
                "Read the message, or the name, that the question is about, word by word.",
                "逐字看看问题里的那条消息或那个名字。")
        case .doctor:
            words(
                "Look at what there is now: `tree`, `views`, `screen`, `info NAME`.",
                "看看现在有什么：tree、views、screen、info NAME。")
        }
    }

    /// The object to ask about; nil where the command names none.
    private func subject(_ words: TeachingWords) -> String? {
        guard form == .whyNot || form == .why, let operand = source.split(separator: " ").last,
            let dot = operand.lastIndex(of: "."), operand.first?.isLetter == true
        else { return nil }
        let object = operand[..<dot]
        return words("Ask about `\(object)`.", "问 `\(object)`。")
    }

    /// Which command to ask with, and not yet what.
    private func hint(_ words: TeachingWords) -> String {
        switch form {
        case .whyNot:
            words(
                "Something did not come. 'why not NAME.CALLBACK' tells what it would have taken.",
                "有东西没有发生。why not NAME.CALLBACK 说明缺了什么。")
        case .why:
            words(
                "Something came that nobody expected. 'why NAME.CALLBACK' tells what led to it.",
                "发生了没有料到的事。why NAME.CALLBACK 说明是什么引起的。")
        case .explain:
            words(
                "UIKit has said something, or has a rule for it: 'explain' takes a text, a callback "
                    + "or a name.",
                "UIKit 说了什么，或者有一条规则：explain 后面可以写一段文字、一个回调或名字。")
        case .doctor:
            words(
                "Something is wrong with the world as it stands, and 'doctor' looks through all of it.",
                "现在的世界里有毛病，doctor 会全部检查一遍。")
        }
    }
}
