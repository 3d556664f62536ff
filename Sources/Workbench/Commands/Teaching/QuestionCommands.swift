import CommandLanguage

/// Questions that people ask in public: listed, and taken one by one.
extension CommandTable {
    static let questionCommands = [
        Command(
            "questions", .teaching,
            "Lists the questions that people ask of view controllers, by topic or by words.",
            [
                .optional(
                    "TOPIC", .words,
                    offering: { _ in QuestionTopic.allCases.map { CompletionItem($0.rawValue) } })
            ], effect: .look, isOfLessons: true, synopsis: "questions [TOPIC|WORDS]",
            details: [
                Command.Detail(
                    "TOPIC", QuestionTopic.allCases.map(\.rawValue).joined(separator: ", ")),
                Command.Detail("WORDS", "those that share most with the words"),
            ],
            examples: ["questions presentation", "questions deinit is never called"],
            run: listQuestions),
        Command(
            "question", .teaching,
            "Pastes what somebody asked about into a fresh world, and lets you find out why.",
            [
                .optional(
                    "NAME|N|FILE", .words,
                    offering: { _ in QuestionLibrary.ids.map { CompletionItem($0) } })
            ], effect: .session, isOfLessons: true, synopsis: "question NAME|N|FILE",
            details: [
                Command.Detail("NAME|N", "one of those that 'questions' lists"),
                Command.Detail("FILE", "one in a Markdown file"),
                Command.Detail("", "alone: what is to be found out, once more"),
            ],
            examples: ["question two-alerts-at-once", "question 1; hint"], run: takeQuestion),
    ]
}

@MainActor
private func listQuestions(
    _ session: Session, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    let teaching = session.teaching
    teaching.keepsProgress(for: arguments.verb)
    let words = arguments.words(0).map(\.text).joined(separator: " ")
    let found =
        QuestionTopic(rawValue: words.lowercased()) == nil
        ? QuestionSearch.questions(like: words) : []
    if !found.isEmpty {
        return session.say(FactList(title: "\(words)", rows: rows(of: found, teaching)))
    }
    let topics = try topics(arguments.words(0), teaching.words)
    for topic in topics {
        let rows = rows(of: QuestionLibrary.questions(on: topic), teaching)
        if !rows.isEmpty || topics.count == 1 {
            session.say(FactList(title: Message(topic.title(teaching.words)), rows: rows))
        }
    }
}

/// The questions with their numbers, those marked that the learner has been through.
@MainActor
private func rows(of questions: [AskedQuestion], _ teaching: Teaching) -> [Fact] {
    let progress = teaching.progress
    return questions.map { question in
        let number = QuestionLibrary.number(of: question.id) ?? 0
        let isDone = progress?.isDone("question/\(question.id)") == true
        let mark = isDone ? teaching.words(" (done)", "（已完成）") : ""
        let width = String(QuestionLibrary.all.count).count
        return Fact(
            String(repeating: " ", count: max(0, width - String(number).count))
                + "\(number) \(question.id)",
            question.title.text(in: teaching.words.language) + mark)
    }
}

/// The topics that a word means; all of them where none is given.
private func topics(
    _ words: [Word], _ language: TeachingWords
) throws(Diagnostic) -> [QuestionTopic] {
    guard let word = words.first else { return QuestionTopic.allCases }
    let known = QuestionTopic.allCases.map(\.rawValue)
    let text = word.text.lowercased()
    if words.count == 1, let topic = QuestionTopic(rawValue: text) { return [topic] }
    throw language.mistake(
        .wrongValue, at: word.span,
        ("there are no questions on '\(word.text)'", "没有关于“\(word.text)”的问题"),
        nearest: NearestName.nearest(to: text, among: known),
        hint: (
            "the topics: " + known.joined(separator: ", "), "主题：" + known.joined(separator: "、")
        ))
}

@MainActor
private func takeQuestion(
    _ session: Session, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    let teaching = session.teaching
    let words = arguments.words(0)
    teaching.keepsProgress(for: arguments.verb)
    guard let word = words.first else {
        guard teaching.lesson?.lesson.question != nil else {
            throw teaching.words.mistake(
                .wrongArity, at: arguments.verb.word.span,
                ("'question' needs a NAME or a number", "question 后面要写 NAME 或编号"),
                hint: ("'questions' lists them", "questions 列出所有问题"))
        }
        return teaching.comeBack()
    }
    if words.count > 1 {
        throw teaching.words.mistake(
            .wrongArity, at: words[1].span,
            ("'question' takes one NAME, number or FILE", "question 后面是一个 NAME、编号或 FILE"))
    }
    teaching.begin(try question(word, session), at: 0, called: word.typed)
}

@MainActor
private func question(_ word: Word, _ session: Session) throws(Diagnostic) -> Lesson {
    if LessonFile.isPath(word) { return try LessonFile.lesson(word, for: session) }
    let words = session.teaching.words
    if let question = QuestionLibrary.question(word.text) { return Lesson(question, words) }
    let count = QuestionLibrary.all.count
    throw words.mistake(
        .unknownName, at: word.span,
        (
            "there is no question '\(word.text)': they are 1 to \(count)",
            "没有“\(word.text)”这个问题：它们是 1 到 \(count)"
        ), nearest: NearestName.nearest(to: word.text, among: QuestionLibrary.ids),
        hint: ("'questions' lists them", "questions 列出所有问题"))
}
