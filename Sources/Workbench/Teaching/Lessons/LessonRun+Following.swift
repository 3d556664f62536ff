/// What comes behind a lesson or a question.
extension LessonRun {
    /// How the next one is begun; nothing where nobody is there to do it.
    var wayToNext: String {
        teaching.goesOnByItself ? "" : words(" Return or 'next' begins it.", "按回车或输入 next 开始。")
    }

    /// Begins what follows in the course or in the list of questions.
    func beginNext() {
        if let question = lesson.question {
            let number = QuestionLibrary.number(of: question.id).map { String($0 + 1) }
            guard let number, let next = QuestionLibrary.question(number) else { return }
            return teaching.begin(Lesson(next, words), at: 0, called: number)
        }
        guard let next = LessonCourse.lesson(after: lesson.id, in: words.language) else { return }
        teaching.begin(next, at: 0, called: next.id)
    }

    /// What ends the step, for a learner who would go on before.
    var wayToBeDone: (english: String, chinese: String) {
        switch currentTask {
        case .prediction:
            (
                "type letters in the order in which the lines come; \(Self.otherWays.english)",
                "按出现的顺序输入字母；\(Self.otherWays.chinese)"
            )
        case .question:
            (
                "type the number of the right answer; \(Self.otherWays.english)",
                "输入正确答案的编号；\(Self.otherWays.chinese)"
            )
        case .inquiry:
            (
                "ask until the answer is found; \(Self.otherWays.english)",
                "提问直到找到答案；\(Self.otherWays.chinese)"
            )
        case .goal, nil:
            (
                "'goal' says what is asked, \(Self.otherWays.english)",
                "goal 说明要求，\(Self.otherWays.chinese)"
            )
        }
    }

    private static let otherWays = (
        english: "'hint' helps, 'skip' goes on without it", chinese: "hint 给提示，skip 跳过这一步"
    )
}
