import CommandLanguage

/// Words that people try at any shell.
extension CommandTable {
    static let welcomeCommands = [
        tourCommand, tutorialCommand, exitCommand, clearCommand,
    ]

    private static let tourCommand = Command(
        "tour", .teaching, "Begins the first lesson.", effect: .session, isOfLessons: true,
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
    teaching.begin(first, at: 0, called: first.id)
}
