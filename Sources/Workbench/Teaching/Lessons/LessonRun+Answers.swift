/// The answers of a step: told where it is passed over, and bit by bit as hints where its author wrote none.
extension LessonRun {
    /// The answers of what the step still asks, for a learner who passes it over.
    var answersPassedOver: [TeachingPart] {
        step.tasks.dropFirst(task).flatMap { task -> [TeachingPart] in
            switch task {
            case .prediction(let prediction): rightOrder(of: prediction)
            case .question(let question): rightAnswers(to: question)
            case .goal, .inquiry: []
            }
        }
    }

    private func rightOrder(of prediction: LessonPrediction) -> [TeachingPart] {
        let command = prediction.command
        if prediction.lines.isEmpty {
            return [.remark(words("`\(command)` logs no line.", "`\(command)` 一行也不写。"))]
        }
        let heading = words("`\(command)` logs, in this order:", "`\(command)` 按这个顺序写：")
        return [.remark(heading), .code(prediction.lines)]
    }

    private func rightAnswers(to question: LessonQuestion) -> [TeachingPart] {
        let right = question.answers.enumerated().filter(\.element.isRight)
        return [.remark(words("Right is:", "正确的是："))]
            + right.map {
                .choice("(\($0.offset + 1))", "\($0.element.text) – \($0.element.reply)")
            }
    }

    /// What is told of a question as one hint after the other: how many answers are right, then which are not, but for
    /// the last of those.
    func hints(on question: LessonQuestion) -> [String] {
        let (right, all) = (question.right.count, question.answers.count)
        var hints: [String] = []
        if right > 1 {
            hints.append(
                words("\(right) of the \(all) answers are right.", "\(all) 个答案里有 \(right) 个正确。"))
        }
        let wrong = question.answers.enumerated().filter { !$0.element.isRight }
        hints += wrong.dropLast().map {
            words("(\($0.offset + 1)) is not right. ", "(\($0.offset + 1)) 不对。") + $0.element.reply
        }
        let reading = words(
            "Read the step once more: `lesson` shows it.", "再读一遍这一步：输入 lesson 显示它。")
        return hints.isEmpty ? [reading] : hints
    }
}
