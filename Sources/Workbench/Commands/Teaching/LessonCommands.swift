import CommandLanguage

/// Lessons, and what a learner types in them.
extension CommandTable {
    static let lessonCommands = [
        lessonCommand,
        stepCommand(
            "goal", "Shows what a lesson's step asks for beside what there is, and how far it is.",
            example: "lesson add-a-child; goal"
        ) { (run, _) throws(Diagnostic) in run.sayGoal() },
        stepCommand(
            "check", "Says whether a lesson's step is done, and what is missing.",
            example: "lesson add-a-child; check"
        ) {
            (run, _) throws(Diagnostic) in
            run.sayCheck()
        },
        stepCommand("hint", "Gives the next hint in a lesson.", example: "lesson add-a-child; hint")
        { (run, _) throws(Diagnostic) in
            run.sayHint()
        },
        stepCommand(
            "solution", "Types the next command of a lesson's solution at the prompt, not run.",
            example: "lesson add-a-child; solution"
        ) { (run, _) throws(Diagnostic) in run.offerSolution() },
        stepCommand(
            "next", "Goes on to the next step of a lesson, where this one is done.",
            example: "lesson add-a-child; add a; next"
        ) {
            (run, span) throws(Diagnostic) in
            try run.next(at: span)
        },
        stepCommand(
            "back", "Goes back to the step of a lesson before this one.",
            example: "lesson add-a-child; add a; next; back"
        ) {
            (run, span) throws(Diagnostic) in
            try run.back(at: span)
        },
        stepCommand(
            "again", "Begins the step of a lesson afresh.",
            example: "lesson add-a-child; new c; again"
        ) {
            (run, _) throws(Diagnostic) in
            run.again()
        },
        leaveCommand, predictCommand,
    ]

    /// A command that needs a lesson under way.
    private static func stepCommand(
        _ name: String, _ summary: String, example: String,
        _ body: @escaping @MainActor @Sendable (LessonRun, SourceSpan) throws(Diagnostic) -> Void
    ) -> Command {
        Command(
            name, .teaching, summary, effect: .session, isOfLessons: true, examples: [example]
        ) {
            (session, arguments) throws(Diagnostic) in
            let span = arguments.verb.word.span
            guard let run = session.teaching.lesson else {
                if session.teaching.isGuessingAgain {
                    if name == "next" { return session.teaching.giveUpGuessing() }
                    if name == "again" { return session.teaching.repeatPrediction() }
                }
                if name == "next", session.teaching.nextBehindEnd() { return }
                if session.isInvestigating {
                    throw Diagnostic(
                        .illegal, at: span, "no lesson is under way, but a mystery",
                        hint:
                            "'mystery answer' gives up and tells the answer; 'reset' leaves the mystery"
                    )
                }
                throw session.teaching.words.mistake(
                    .illegal, at: span, ("no lesson is under way", "现在没有在上课"),
                    hint: name == "back" ? wayBackElsewhere : wayToLesson)
            }
            try body(run, span)
        }
    }

    private static let wayToLesson = (
        english: "'lesson' lists the lessons, 'lesson NAME' begins one",
        chinese: "lesson 列出各课，lesson NAME 开始一课"
    )

    private static let wayBackElsewhere = (
        english: "'pop' goes back in a stack, 'undo' by a step; 'lesson' lists the lessons",
        chinese: "pop 在栈里返回，undo 撤销一步；lesson 列出各课"
    )

    private static let leaveCommand = Command(
        "leave", .teaching, "Leaves a lesson for free play; 'lesson' comes back.",
        effect: .session, isOfLessons: true, examples: ["lesson add-a-child; leave; lesson"]
    ) { (session, arguments) throws(Diagnostic) in
        let teaching = session.teaching
        guard session.isInLesson else {
            throw teaching.words.mistake(
                .illegal, at: arguments.verb.word.span, ("no lesson is under way", "现在没有在上课"))
        }
        teaching.leave()
        teaching.say(
            [
                .remark(
                    teaching.words(
                        "Play as you like; 'lesson' comes back.", "随意试试吧；输入 lesson 回到课程。"))
            ] + teaching.wayToOwnWorld)
    }

    private static let lessonCommand = Command(
        "lesson", .teaching, "Goes on where you stand, lists the lessons, or begins one.",
        [.optional("N|NAME|FILE", .words, offering: { _ in lessonWords })], effect: .session,
        synopsis: "lesson [N|NAME|FILE [STEP]]",
        details: [
            Command.Detail(
                "N|NAME|FILE",
                "begins a lesson of the course, by its number or name, or one in a Markdown file"),
            Command.Detail(
                "N|NAME|FILE STEP", "begins with that step; what came before is done for you"),
            Command.Detail("list", "lists the lessons, also within one"),
            Command.Detail("check FILE…", "what is wrong with lessons, for their authors"),
            Command.Detail("new FILE [over]", "writes the skeleton of a lesson"),
            Command.Detail(
                "record FILE [over]",
                "writes a lesson of this session: what came before the last 'mark' is its setup, the "
                    + "rest its solution"),
            Command.Detail(
                "export DIR [over] [NAME|FILE…]",
                "writes the course as pages: one a lesson, a list, a sheet of solutions, one to print"
            ),
            Command.Detail("report [json]", "what was done, for a teacher to collect"),
            Command.Detail(
                "report [csv|html] FILE…",
                "a table of a class, a row a learner, of the files that 'lesson report json' wrote"),
            Command.Detail("forget", "forgets what was done"),
        ],
        examples: ["lesson"], run: lesson)

    /// The words behind `lesson` that begin no lesson.
    static let lessonTasks = lessonTasksOfFiles + ["forget", "list", "report"]
    /// Those of them that do nothing without a file.
    static let lessonTasksOfFiles = ["check", "export", "new", "record"]

    private static var lessonWords: [CompletionItem] {
        (lessonTasks + LessonCourse.ids).map { CompletionItem($0) }
    }
}

@MainActor
private func lesson(
    _ session: Session, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    let words = arguments.words(0)
    let teaching = session.teaching
    teaching.keepsProgress(for: arguments.verb)
    guard let first = words.first else {
        guard teaching.lesson == nil else { return teaching.comeBack() }
        let standing = LessonStanding(session)
        if let way = standing.wayToGoOn, session.canBeginUnasked {
            return teaching.begin(way.lesson, at: way.step, called: "\(way.number)")
        }
        return session.say(standing.list(all: !session.policy.isInteractive))
    }
    switch first.text {
    case "list" where words.count == 1: session.say(LessonStanding(session).list(all: true))
    case "forget" where words.count == 1: try forgetLessons(session, at: first.span)
    case "new" where words.count == 2 || words.count == 3 && words[2].text == "over":
        try writeLesson(LessonDraft.skeleton(teaching.words), to: words, session)
    case "record" where words.count == 2 || words.count == 3 && words[2].text == "over":
        try checkDone(session, at: first.span)
        try writeLesson(LessonDraft.recorded(in: session), to: words, session)
    case "report": try reportProgress(session, Array(words.dropFirst()))
    case "export" where words.count > 1:
        try LessonExport(session).write(Array(words.dropFirst()))
    case let task where words.count == 1 && CommandTable.lessonTasksOfFiles.contains(task):
        throw Diagnostic(.wrongArity, at: first.span, "'lesson \(task)' needs the FILE of a lesson")
    case "check" where words.count > 1: try checkLessons(session, Array(words.dropFirst()))
    default:
        guard words.count <= 2 else {
            throw teaching.words.mistake(
                .wrongArity, at: words[2].span,
                (
                    "'lesson' takes one NAME or FILE, and a step of it",
                    "lesson 后面是一个 NAME 或 FILE，和其中的一步"
                ))
        }
        let lesson = try LessonFile.lesson(first, for: session)
        teaching.begin(
            lesson, at: try index(words.dropFirst().first, in: lesson, teaching.words),
            called: first.typed)
    }
}

extension Word {
    /// As a person types it: in quotes only where it needs them.
    var typed: String {
        let isBare =
            !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || "-_./".contains($0) }
        return isBare ? text : source
    }
}

/// The step that a learner begins with.
@MainActor
private func index(
    _ word: Word?, in lesson: Lesson, _ words: TeachingWords
) throws(Diagnostic) -> Int {
    guard let word else { return 0 }
    guard let number = Int(word.text), lesson.steps.indices.contains(number - 1) else {
        throw words.mistake(
            .wrongValue, at: word.span,
            (
                "'\(lesson.id)' has no step '\(word.text)': they are 1 to \(lesson.steps.count)",
                "“\(lesson.id)”没有第“\(word.text)”步：它有 1 到 \(lesson.steps.count) 步"
            ))
    }
    return number - 1
}

@MainActor
private func forgetLessons(_ session: Session, at span: SourceSpan) throws(Diagnostic) {
    if session.policy.isSafe {
        throw Diagnostic(.file, at: span, "progress is not forgotten: --safe")
    }
    if let reason = LessonProgress().forget() {
        throw Diagnostic(.file, at: span, "progress is not forgotten: \(reason)")
    }
    session.note("forgot what was done")
}

@MainActor
private func checkLessons(_ session: Session, _ files: [Word]) throws(Diagnostic) {
    var check = LessonCheck(session)
    try check.check(files)
    let phrases = session.teaching.phrases
    session.say(.lines(check.defects.map { phrases($0.text) }))
    session.say(.notes(check.unreadable))
    for sound in check.sound {
        session.note(
            sound.steps == 1
                ? "\(sound.path): 1 step, all well"
                : "\(sound.path): \(sound.steps) steps, all well")
    }
    if !check.defects.isEmpty { session.draft.status = .expectationFailed }
    if !check.unreadable.isEmpty { session.draft.status = .usage }
}

/// A lesson is recorded of steps behind the last 'mark'.
@MainActor
private func checkDone(_ session: Session, at span: SourceSpan) throws(Diagnostic) {
    if LessonDraft.hasSolution(session) { return }
    throw session.teaching.words.mistake(
        .illegal, at: span, ("nothing was done that a lesson could ask for", "还没有做过一课可以要求的事"),
        hint: (
            "make the world, say 'mark', do what the learner is to do, then 'lesson record FILE'",
            "先建好世界，输入 mark，再做学习者要做的事，然后 lesson record FILE"
        ))
}

@MainActor
private func writeLesson(
    _ text: String, to words: [Word], _ session: Session
) throws(Diagnostic) {
    guard MarkdownDocument.isName(words[1].text) else {
        throw Diagnostic(.file, at: words[1].span, "the name of a lesson's file ends in '.md'")
    }
    let place = try session.place(toWrite: words[1], over: words.count == 3)
    try place.write(text)
    session.note("wrote '\(words[1].text)'; 'lesson check' says what it lacks")
}

@MainActor
private func reportProgress(
    _ session: Session, _ words: [Word]
) throws(Diagnostic) {
    let entries = session.teaching.progress?.entries ?? []
    let phrases = session.teaching.phrases
    switch words.first?.text {
    case nil where entries.isEmpty: session.note("nothing was done yet")
    case nil:
        session.say(.lines([phrases(sum(of: entries))] + entries.map { phrases($0.sentence) }))
    case "json" where words.count == 1: session.say(.lines(entries.map(\.json)))
    case "csv" where words.count > 1:
        let report = try ClassReport(Array(words.dropFirst()), session.policy)
        session.say(.lines(report.csv))
    case "html" where words.count > 1:
        let report = try ClassReport(Array(words.dropFirst()), session.policy)
        let page = session.host.makeClassPage(report.record(session.teaching.words))
        session.say(.lines(page.split(separator: "\n").map(String.init)))
    case "json", "csv", "html":
        throw Diagnostic(
            .wrongArity, at: words[0].span,
            "a report is 'lesson report', 'lesson report json' or 'lesson report [csv|html] FILE…'")
    default:
        let report = try ClassReport(words, session.policy)
        session.say(.lines(report.table(phrases)))
    }
}

/// How many lessons and steps of the course were done.
private func sum(of entries: [LessonProgress.Entry]) -> Message {
    let (row, course) = (ClassReport.Row(of: entries, who: ""), ClassReport.Course.own)
    return
        "\(row.lessonsDone) of \(course.lessons) lessons, \(row.stepsDone) of \(course.steps) steps"
}
