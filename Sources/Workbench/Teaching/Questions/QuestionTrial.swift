import CommandLanguage

/// Asks a question as its file asks it, and says what is wrong with it or with the answer.
@MainActor
struct QuestionTrial {
    private let question: AskedQuestion
    private let path: String
    private let session: Session
    /// The language of who asks.
    private let language: TeachingLanguage
    /// Lays out what the question's command answers.
    private let lines: ([ReplyContent], Session) -> [String]

    /// Prepares to run in that session's world.
    init(
        _ question: AskedQuestion, _ path: String, in session: Session,
        askedIn language: TeachingLanguage = .chinese,
        laidOutBy lines: @escaping ([ReplyContent], Session) -> [String]
    ) {
        self.question = question
        self.path = path
        self.session = session
        self.language = language
        self.lines = lines
        session.policy.isInteractive = false
        session.policy.keepsGoing = true
        // What is not answered yet is not waited for: a search would go on to its end.
        if question.openBecause != nil { session.patience = 0.5 }
    }

    /// What is wrong.
    func run() -> [LessonDefect] {
        let form = defectsOfForm
        return form.isEmpty ? situationDefects + answerDefects : form
    }

    private func defect(_ line: Int, _ reason: Message) -> LessonDefect {
        LessonDefect(file: path, line: line, reason: reason)
    }

    // MARK: The file

    private var defectsOfForm: [LessonDefect] {
        let keys = ["title", "title.zh", "topic", "source", "asks", "asks.zh"]
        var defects = keys.filter { question.lines[$0] == nil }
            .map { defect(1, "the front matter has no line '\($0): …'") }
        if QuestionTopic(rawValue: question.topic) == nil {
            let line = question.lines["topic"] ?? 1
            defects.append(defect(line, "there is no topic '\(question.topic)'"))
        }
        if question.situation.isEmpty { defects.append(defect(1, "it has no block 'vcr'")) }
        if question.inquiry.ask == nil { defects.append(defect(1, "it has no block 'vcr ask'")) }
        if question.inquiry.answer.points.isEmpty {
            defects.append(defect(1, "it has no block 'answer', or an empty one"))
        }
        return defects
    }

    // MARK: The situation

    private var situationDefects: [LessonDefect] {
        question.situation.flatMap { block in
            let failures = run(block)
            if block.fails, failures.isEmpty {
                return [defect(block.span.line, "no command of this block fails")]
            }
            return block.fails ? [] : failures
        }
    }

    /// Runs a block; what failed in it.
    private func run(_ block: LessonCommands) -> [LessonDefect] {
        var failures: [LessonDefect] = []
        session.host.onReply = { reply in
            if reply.status == .fine { return }
            failures.append(defect(reply.span.line, "the situation fails: \(reply.reason)"))
        }
        do throws(Diagnostic) {
            _ = session.runEach(try block.commands())
        } catch {
            failures.append(defect(error.span.line, "the situation fails: \(error.told)"))
        }
        _ = session.closeExpectations()
        session.host.onReply = { _ in }
        return failures
    }

    // MARK: The answer

    /// What an answer that is open says, and one that is not, does not: each is a defect.
    private var answerDefects: [LessonDefect] {
        let missing = question.inquiry.answer.missing(from: said)
        if question.openBecause == nil {
            return missing.map { defect($0.line, "the answer does not say: \($0.text)") }
        }
        if !missing.isEmpty { return [] }
        return [defect(question.lines["open"] ?? 1, "it is answered: it is not open any more")]
    }

    /// What the program says to the question. It is asked as somebody asks who reads another language: what a right answer
    /// must say is looked for in English, whatever language is shown.
    private var said: [String] {
        guard let commands = try? question.inquiry.ask?.commands() else { return [] }
        var said: [String] = []
        session.teaching.words = TeachingWords(language: language)
        session.host.onReply = { [lines, session] reply in
            let found = reply.contents.filter(\.isFinding)
            said += session.teaching.speaking(.english) { lines(found, session) }
        }
        _ = session.runEach(commands)
        session.host.onReply = { _ in }
        return said
    }
}

extension Reply {
    /// The first reason for which it failed.
    fileprivate var reason: Message {
        for content in contents {
            switch content {
            case .diagnostic(let diagnostic): return diagnostic.told
            case .exception(_, let misuse): return Message(misuse.text)
            case .failure(let failure): return failure.wording
            case .lines, .printed, .unfinished, .echoed, .notes, .followed, .log, .answer,
                .clearedScreen:
                continue
            }
        }
        return "it ends early"
    }
}
