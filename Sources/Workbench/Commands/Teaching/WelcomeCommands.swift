import CommandLanguage

/// Words that people try at any shell.
extension CommandTable {
    static let welcomeCommands = [
        tourCommand, tutorialCommand, exitCommand, clearCommand,
    ]

    private static let tourCommand = Command(
        "tour", .teaching, "Begins the first lesson, or goes on with it.", effect: .session,
        isOfLessons: true,
        examples: ["tour"], run: beginTour)

    private static let tutorialCommand = Command(
        "tutorial", .teaching, "Begins the first lesson, as 'tour' does.", effect: .session,
        isOfLessons: true, examples: ["tutorial"], run: beginTour)

    private static let exitCommand = Command(
        "exit", .shell, "Ends the session, as 'quit' does.", [.optional("CODE", .count)],
        effect: .session, isOfLessons: true, steersStopped: true, examples: ["exit"]
    ) { (session, arguments) throws(Diagnostic) in
        try quit(session, arguments)
    }

    private static let clearCommand = Command(
        "clear", .shell, "Clears the terminal.", effect: .look, isOfLessons: true,
        examples: ["clear"]
    ) { (session, _) throws(Diagnostic) in
        session.say(.clearedScreen)
    }
}

@MainActor
private func beginTour(
    _ session: Session, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    let teaching = session.teaching
    teaching.keepsProgress(for: arguments.verb)
    guard let first = LessonCourse.lessons(in: teaching.words.language).first else { return }
    let done = teaching.stepsDone(of: first)
    let index = done < first.steps.count ? done : 0
    if index > 0 { teaching.say([.remark(sayGoingOn(behind: index, teaching.words))]) }
    teaching.begin(first, at: index, called: "1")
}

/// That the tour goes on where it was left, and how it begins anew.
private func sayGoingOn(behind count: Int, _ words: TeachingWords) -> String {
    words(
        "You have done \(words.steps(count)) of the first lesson: it goes on there; 'lesson 1 1' begins it again.",
        "第一课的前 \(count) 步已经完成，从这里接着学；lesson 1 1 从头再来。")
}
