import CommandLanguage

/// What is to be found out by asking.
extension LessonRun {
    /// The inquiry that the learner is at; nil where the task is another.
    var inquiry: LessonInquiry? {
        if case .inquiry(let inquiry)? = currentTask { inquiry } else { nil }
    }

    /// Runs a command of the learner's, typed as `source`, and hears what it answers.
    func hear(_ source: String, _ body: () -> ExitStatus) -> ExitStatus {
        guard let inquiry, phase == .working, !isLeft else { return body() }
        let outer = session.host.onReply
        var said: [ReplyContent] = []
        session.host.onReply = { reply in
            if reply.step == nil { said += reply.contents.filter(\.isFinding) }
            outer(reply)
        }
        let status = body()
        session.host.onReply = outer
        if !said.isEmpty, teaching.lesson === self {
            // The answer names what the program says in English.
            let lines = teaching.speaking(.english) { session.host.layOut(said, session) }
            judge(lines, of: inquiry)
            if phase == .working, isUnanswered(source, inquiry) { completeTask() }
        }
        return status
    }

    /// Whether it is the question's own command, to which the program is known to have no answer yet: nothing more can be
    /// found out.
    private func isUnanswered(_ source: String, _ inquiry: LessonInquiry) -> Bool {
        lesson.question?.openBecause != nil && source == inquiry.source
    }

    /// Says how much of the answer those lines are; all of it ends the task.
    private func judge(_ lines: [String], of inquiry: LessonInquiry) {
        let points = inquiry.answer.points.count
        let missing = inquiry.answer.missing(from: lines).count
        if missing == 0 {
            teaching.say([.success(words("That is the answer.", "这就是答案。"))])
            return completeTask()
        }
        guard missing < points else { return }
        teaching.say([
            .remark(
                words(
                    "That is \(points - missing) of \(points) points of the answer: look further.",
                    "答案的 \(points) 点中找到了 \(points - missing) 点：再看看。"))
        ])
    }

    /// Says once more what is to be found out.
    func sayInquiry() {
        var parts = lesson.introduction
        for case .prose(let prose) in step.items { parts += prose }
        teaching.say(parts)
    }

    /// Where the question of a lesson was answered, and which is the next one.
    func farewell(to question: AskedQuestion) -> [TeachingPart] {
        var parts: [TeachingPart] = []
        if let reason = question.openBecause {
            parts.append(
                .remark(
                    words(
                        "The program does not answer this one yet: \(reason).",
                        "程序还不能回答这个问题：\(teaching.phrases(reason))。")))
        }
        let source = question.source
        parts.append(.remark(words("The answer there: \(source)", "原问答：\(source)")))
        if let number = QuestionLibrary.number(of: question.id),
            let next = QuestionLibrary.question(String(number + 1))
        {
            let title = next.title.text(in: words.language)
            parts.append(
                .remark(
                    words(
                        "The next one: 'question \(number + 1)', \(title)",
                        "下一个：question \(number + 1)，\(title)"
                    ).asSentence(words) + wayToNext))
        }
        return parts
    }
}

extension ReplyContent {
    /// Whether it is what a looking command found, and neither the lesson's own words nor that it was typed
    /// wrongly.
    var isFinding: Bool {
        switch self {
        case .lines, .log, .notes: true
        case .answer(let answer): !(answer is TeachingAnswer)
        case .printed, .unfinished, .echoed, .followed, .clearedScreen, .failure, .diagnostic,
            .exception:
            false
        }
    }
}
