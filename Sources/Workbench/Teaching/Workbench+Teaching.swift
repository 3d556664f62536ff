import CommandLanguage
import HierarchyRecords

/// What the program around the engine asks of lessons.
extension Workbench {
    /// The learner's language.
    public var teachingLanguage: TeachingLanguage {
        get { session.teaching.words.language }
        set { session.teaching.words = TeachingWords(language: newValue) }
    }

    /// Whether steps of lessons go on by themselves when they are done, since no person is there.
    public var goesOnByItself: Bool {
        get { session.teaching.goesOnByItself }
        set { session.teaching.goesOnByItself = newValue }
    }

    /// Whether the word behind `lesson` names something else to do than to begin a lesson.
    public func isLessonTask(_ word: String) -> Bool { CommandTable.lessonTasks.contains(word) }

    /// Whether the words behind `lesson` lack the file that they need.
    public func isLessonTaskWithoutFile(_ words: [String]) -> Bool {
        words.count == 1 && CommandTable.lessonTasksOfFiles.contains(words[0])
    }

    /// Whether the file at the path is a lesson.
    public static func isLesson(_ path: String) -> Bool {
        guard MarkdownDocument.isName(path), SessionStore.isFile(path),
            let bytes = try? SessionStore.read(path, at: SourceSpan(line: 1, column: 1))
        else { return false }
        return MarkdownDocument(bytes).isLesson
    }

    /// Whether a lesson is under way.
    public var isInLesson: Bool { session.teaching.lesson != nil }

    /// Whether what is typed counts for a lesson: one is under way, and was not left for free play.
    public var isTakingLesson: Bool { session.isInLesson }

    /// The screen behind the last step, and its views before that step, for a learner to see what moved; nil where no
    /// lesson is taken, and where the world or what it was before is not at hand.
    public var screenOfLesson: (screen: ScreenSnapshot, before: ViewSnapshot)? {
        guard isTakingLesson, session.debt == nil, let before = session.before.views else {
            return nil
        }
        return whileCurrent { (session.world.simulator.screenSnapshot(), before) }
    }

    /// Whether a mystery is open whose fault was neither found nor told.
    public var isInvestigating: Bool { session.isInvestigating }

    /// Whether every step of the lesson that was taken last was done.
    public var isLessonComplete: Bool {
        session.teaching.lesson?.isComplete ?? session.teaching.isComplete
    }

    /// Whether Return alone goes on to the lesson's next step.
    public var returnGoesOn: Bool {
        if session.teaching.isGuessingAgain { return session.teaching.lesson?.isLeft != true }
        guard let run = session.teaching.lesson else { return false }
        return !run.isLeft && run.phase == .done
    }

    /// The line as plain keys would have typed it, where a person learns: an input method for Chinese gives digits and signs
    /// of full width.
    public func inPlainKeys(_ line: String) -> String {
        isTakingLesson || isInvestigating ? PlainKeys.line(line) : line
    }

    /// Whether a line answers a question that was asked, and is no command.
    public func isAnswer(_ line: String) -> Bool { session.teaching.isAnswer(line) }

    /// Takes an answer.
    public func answer(_ line: String) -> ExitStatus {
        whileCurrent { session.teaching.answer(line) }
    }

    /// What the prompt is to begin the next line with, once.
    public func takeDraftOfLine() -> String? {
        defer { session.teaching.draftOfLine = nil }
        return session.teaching.draftOfLine
    }

    /// What is wrong with a lesson in a file, one line each; nil where the file cannot be read.
    public func defects(ofLesson path: String) -> [String]? {
        let span = SourceSpan(line: 1, column: 1)
        return whileCurrent {
            var check = LessonCheck(session)
            try? check.check([Word(path, span: span)])
            return check.unreadable.isEmpty ? check.defects.map { phrases($0.text) } : nil
        }
    }
}
