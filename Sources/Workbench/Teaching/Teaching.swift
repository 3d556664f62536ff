import CommandLanguage
import HierarchyRecords

/// What the session teaches: the lesson that is under way, and the question that the next line
/// answers.
@MainActor
final class Teaching {
    unowned let session: Session
    /// The learner's language.
    var words = TeachingWords(language: .english) {
        didSet { phrases = Phrasebook(words.language) }
    }
    /// Runs `body`, in which the program speaks that language.
    func speaking<Result>(_ language: TeachingLanguage, _ body: () -> Result) -> Result {
        if words.language == language { return body() }
        let before = words
        words = TeachingWords(language: language)
        defer { words = before }
        return body()
    }

    /// What the program says outside of lessons in that language.
    private(set) var phrases = Phrasebook(.english)
    /// The lesson that is under way; nil where none is.
    private(set) var lesson: LessonRun? {
        didSet { session.isInLesson = lesson != nil }
    }
    /// The lesson that ended by itself, until another begins: its script may still say `next`.
    private var ended: LessonRun?
    /// What the next line answers; nil where it is a command.
    var question: Question?
    /// Whether steps that are done go on by themselves, since no person presses Return.
    var goesOnByItself = false
    /// Whether the lesson that was taken last was done to its end.
    private(set) var isComplete = false
    /// What the prompt begins the next line with: the next command of a solution.
    var draftOfLine: String?
    /// The mystery that was looked into last.
    private var investigation: Investigation?
    /// Whether what is done is kept for later: a person's, but not a script's.
    var keepsProgress = false

    init(_ session: Session) { self.session = session }

    /// What can be asked.
    enum Question {
        case prediction(PendingPrediction)
        case choice(LessonQuestion)
    }

    /// A prediction, and what is to be done when it was made.
    struct PendingPrediction {
        let prediction: Prediction
        let span: SourceSpan
        /// What was guessed wrongly before; nil where nothing was.
        var firstGuess: [String]?
    }

    /// What the log showed before the lesson, which may choose otherwise; nil where none is under way, or it was left.
    private var ownCategories: EventCategories?
    /// What it showed in the lesson that was left.
    private var categoriesOfLesson: EventCategories?

    /// Gives the log back what it showed before the lesson.
    private func restoreLog() {
        if let ownCategories { session.display.categories = ownCategories }
        ownCategories = nil
    }

    /// Begins a lesson with the step of that index; `name` is what the learner calls it.
    func begin(_ lesson: Lesson, at index: Int, called name: String) {
        restoreLog()
        ownCategories = session.display.categories
        let run = LessonRun(lesson, session)
        self.lesson = run
        ended = nil
        isComplete = false
        run.begin(at: index, called: name)
    }

    /// How far that mystery is looked into.
    func investigation(of id: MysteryID) -> Investigation {
        if let investigation, investigation.id == id { return investigation }
        let new = Investigation(id)
        investigation = new
        return new
    }

    /// The step at which the person's own world is kept, which a lesson or a mystery took the place of.
    var ownStep: Int?
    /// The first steps of the worlds that lessons and mysteries have made.
    var firstSteps: Set<Int> = []

    /// What was found out of a mystery is forgotten.
    func closeInvestigation() { investigation = nil }

    /// What was done before; nil where none of it counts.
    var progress: LessonProgress? { keepsProgress ? LessonProgress() : nil }

    /// A script that runs by itself depends on nothing that was done before, and leaves nothing.
    func keepsProgress(for command: Verb) {
        keepsProgress =
            session.policy.isInteractive || command.word.span.script.isPersonal
    }

    /// Leaves the lesson for free play.
    func leave() {
        lesson?.isLeft = true
        session.isInLesson = false
        categoriesOfLesson = session.display.categories
        restoreLog()
    }

    /// Comes back to it.
    func comeBack() {
        guard let lesson else { return }
        session.isInLesson = true
        if lesson.isLeft, let categoriesOfLesson {
            ownCategories = session.display.categories
            session.display.categories = categoriesOfLesson
        }
        lesson.comeBack()
    }

    /// The lesson is over.
    func end(isComplete: Bool) {
        self.isComplete = isComplete
        restoreLog()
        ended = goesOnByItself && isComplete ? lesson : nil
        lesson = nil
        question = nil
    }

    /// `next` where the lesson has ended by itself: it does no harm, and behind a question the next one
    /// begins. False where none has ended so.
    func nextBehindEnd() -> Bool {
        guard let ended else { return false }
        self.ended = nil
        if ended.lesson.question != nil { ended.beginNext() }
        return true
    }

    /// Ends a lesson whose world another one takes the place of, and says how it is gone on with.
    func endWithItsWorld() {
        guard let lesson else { return }
        let way = lesson.wayToGoOn
        end(isComplete: false)
        guard let way else { return }
        say([
            .remark(
                words(
                    "Your lesson ends here: 'lesson \(way)' goes on with it.",
                    "你的课到此为止：输入 lesson \(way) 可以接着学。"))
        ])
    }

    /// Says something at once.
    func say(_ parts: [TeachingPart], status: ExitStatus = .fine) {
        if parts.isEmpty { return }
        session.host.onReply(
            Reply(
                contents: [.answer(TeachingAnswer(parts))], span: SourceSpan(line: 1, column: 1),
                status: status))
    }

    /// Whether the line answers the question that was asked, be it rightly or not.
    func isAnswer(_ line: String) -> Bool {
        guard let question, lesson?.isLeft != true else { return false }
        let text = line.trimmedBlanks
        if text.isEmpty { return false }
        switch question {
        case .prediction(let pending):
            if text.hasPrefix("{") || pending.prediction.lines(lettered: text) != nil {
                return true
            }
        case .choice(let question):
            if Self.numbers(text) != nil || question.answer(saying: text) != nil { return true }
        }
        return !isCommand(text)
    }

    /// Whether the line begins with a word of a command's, or is code that begins with a name.
    private func isCommand(_ text: String) -> Bool {
        var parser = ScriptParser(file: nil)
        parser.feed(text + "\n")
        do throws(Diagnostic) {
            guard case .verb(let verb)? = try parser.next() else { return true }
            guard case .value(let line) = try session.meaning(of: verb) else { return true }
            return line.expression?.firstName != nil
        } catch {
            return false
        }
    }

    /// The numbers that the text is; nil where it is something else.
    nonisolated static func numbers(_ text: String) -> Set<Int>? {
        let words = text.split { " ,\t()&+和".contains($0) }.filter { $0 != "and" }
        let numbers = words.compactMap { Int($0.hasSuffix(".") ? $0.dropLast() : $0) }
        return !words.isEmpty && numbers.count == words.count ? Set(numbers) : nil
    }

    /// Takes an answer.
    func answer(_ line: String) -> ExitStatus {
        switch question {
        case .prediction(let pending): return answer(pending, line.trimmedBlanks)
        case .choice(let question): answer(question, line.trimmedBlanks)
        case nil: break
        }
        return .fine
    }

    // MARK: Questions with numbers

    /// Asks a question.
    func ask(_ question: LessonQuestion) {
        self.question = .choice(question)
        let choices = question.answers.enumerated().map {
            TeachingPart.choice("(\($0.offset + 1))", $0.element.text)
        }
        let how =
            question.right.count > 1
            ? words("Type the numbers of all right answers.", "请输入所有正确答案的编号，用空格隔开。")
            : words("Type the number of the right answer.", "请输入正确答案的编号。")
        say(question.text + choices + [.remark(how)])
    }

    private func answer(_ question: LessonQuestion, _ text: String) {
        let chosen = question.chosen(by: text) ?? []
        let answers = question.answers
        guard !chosen.isEmpty, chosen.allSatisfy({ (1...answers.count).contains($0) }) else {
            let all = answers.indices.map { String($0 + 1) }.joined(separator: " ")
            return say([
                .mistake(
                    question.right.count > 1
                        ? words("An answer is one or more of the numbers \(all).", "请输入编号：\(all)。")
                        : words("An answer is one of the numbers \(all).", "请输入一个编号：\(all)。"))
            ])
        }
        let isRight = chosen == question.right
        let replied = isRight ? chosen : chosen.subtracting(question.right)
        var parts = replied.sorted().map { number in
            let reply = answers[number - 1].reply
            return isRight
                ? TeachingPart.success(words("Right. ", "对。") + reply)
                : TeachingPart.mistake(
                    words("(\(number)) is not right. ", "(\(number)) 不对。") + reply)
        }
        if parts.isEmpty {
            parts = [.mistake(words("Right so far, but not all of it.", "到这里都对，但还不全。"))]
        }
        say(parts)
        guard isRight else { return }
        self.question = nil
        lesson?.completeTask()
    }

    // MARK: Predictions

    /// Asks for an order.
    func ask(_ prediction: Prediction, at span: SourceSpan) {
        question = .prediction(PendingPrediction(prediction: prediction, span: span))
        say(prediction)
    }

    fileprivate func say(_ prediction: Prediction) {
        let choices = prediction.offered.enumerated().map {
            TeachingPart.choice("(\(Prediction.letter($0.offset)))", "`\($0.element)`")
        }
        let asked = words(
            "What will `\(prediction.command)` log, and in which order?",
            "`\(prediction.command)` 会按什么顺序写哪些日志行？")
        let example = prediction.offered.indices.prefix(3).reversed().map(Prediction.letter)
            .joined(separator: " ")
        let allCome = prediction.lines.count == prediction.offered.count
        let how =
            allCome
            ? words(
                "Type letters in order, as \(example). All of them come.",
                "按顺序输入字母，例如 \(example)。每一行都会出现。")
            : words(
                "Type letters in order, as \(example). Not every line need come; {} says none does.",
                "按顺序输入字母，例如 \(example)。不一定每行都会出现；{} 表示一行也不会出现。")
        say([.paragraph(asked)] + choices + [.remark(how)])
    }

    private func answer(_ pending: PendingPrediction, _ text: String) -> ExitStatus {
        guard let given = Self.lines(in: text) ?? pending.prediction.lines(lettered: text) else {
            say([
                .mistake(
                    words(
                        "An answer is letters in order, each once, or lines between { and }.",
                        "请按顺序输入字母，每个一次；或在 { 和 } 之间写出各行。"))
            ])
            return .fine
        }
        if lesson?.isPredicting == true, lesson?.keepsAsking(pending) == true { return .fine }
        let grade = PredictionGrade(given, of: pending.prediction.lines)
        say([grade.summary(words)])
        if offersSecondGuess(behind: pending, grade) {
            question = .prediction(
                PendingPrediction(
                    prediction: pending.prediction, span: pending.span, firstGuess: given))
            return .fine
        }
        return finish(pending, grade)
    }

    /// The lines between braces; nil where there are none.
    static func lines(in text: String) -> [String]? {
        guard text.hasPrefix("{") else { return nil }
        let inner = text.dropFirst().last == "}" ? text.dropFirst().dropLast() : text.dropFirst()
        return Block(text: String(inner), span: SourceSpan(line: 1, column: 1)).lines
    }

    /// Runs the command, and says why the lines come where they do.
    fileprivate func finish(_ pending: PendingPrediction, _ grade: PredictionGrade) -> ExitStatus {
        question = nil
        let status = run(pending, grade)
        if lesson?.isPredicting == true { lesson?.completeTask() }
        return status
    }

    private func run(_ pending: PendingPrediction, _ grade: PredictionGrade) -> ExitStatus {
        let source = Block(text: pending.prediction.command, span: pending.span)
        let begin = session.world.simulator.log.count
        var status = ExitStatus.fine
        do throws(Diagnostic) {
            status = session.runEach(try session.parse(source))
        } catch {
            status = session.refuse(error, at: error.span)
        }
        if !grade.isRight {
            say(grade.explanations(words, rules: session.rules(of: grade.right, from: begin)))
        }
        return status
    }
}

extension Session {
    /// The rules of the events since `begin` that are those lines, in their order.
    func rules(of lines: [String], from begin: Int) -> [RuleID?] {
        let log = world.simulator.log
        var next = min(begin, log.count)
        return lines.map { line in
            guard let index = (next..<log.count).first(where: { log.text(log.events[$0]) == line })
            else { return nil }
            next = index + 1
            return log.events[index].rule
        }
    }
}

/// The second guess of a prediction.
extension Teaching {
    /// Whether a lesson's prediction was guessed wrongly once, and may be guessed once more.
    var isGuessingAgain: Bool {
        if case .prediction(let pending)? = question { pending.firstGuess != nil } else { false }
    }

    /// Offers a person whose first guess was wrong another one; whether it has.
    fileprivate func offersSecondGuess(
        behind pending: PendingPrediction, _ grade: PredictionGrade
    ) -> Bool {
        guard !goesOnByItself, pending.firstGuess == nil, !grade.isRight, !grade.right.isEmpty
        else { return false }
        say([
            .remark(
                words(
                    "Guess once more ('again' lists the lines once more), or press Return: the command runs, and shows "
                        + "the order.",
                    "可以再猜一次（again 重新列出各行）；按回车则运行命令，显示正确的顺序。"))
        ])
        return true
    }

    /// Shows the lines of the prediction again.
    func repeatPrediction() {
        if case .prediction(let pending)? = question { say(pending.prediction) }
    }

    /// Shows the right order to a learner who does not guess once more.
    func giveUpGuessing() {
        guard case .prediction(let pending)? = question, let guess = pending.firstGuess else {
            return
        }
        _ = finish(pending, PredictionGrade(guess, of: pending.prediction.lines))
    }
}
