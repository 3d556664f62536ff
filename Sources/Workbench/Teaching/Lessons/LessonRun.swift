import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// A lesson that a learner takes: where it stands, and what was done.
@MainActor
final class LessonRun {
    let lesson: Lesson
    unowned let session: Session
    /// The step that the learner is at.
    private(set) var position = 0
    /// What the learner calls the lesson: its name, its number, or its file.
    private var calledName = ""
    private(set) var phase = Phase.working
    /// Whether the learner plays on their own, until `lesson` comes back.
    var isLeft = false

    /// The steps that were done, also in an earlier round.
    var done: Set<Int> = []
    private(set) var task = 0
    /// The tasks with an answer that were completed in this step.
    private var answered = 0
    /// Where in the journal each step of the lesson began.
    var starts: [Int: Int] = [:]
    private(set) var mark = LessonMark(step: 0, end: 0)
    var isSettingUp = false
    /// Whether the goal held after one of the steps of the command that runs.
    private var wasReached = false
    /// Whether it has gone on by itself, so that a 'next' for the step before does no harm.
    private var hasGoneOn = false
    /// How many steps of the learner's lead to where the world stands; what was undone is none.
    var stepsTaken: Int {
        session.journal.path(to: session.journal.current).count { $0 > mark.step }
    }
    var hintsShown = 0
    var hintsUsed = 0
    /// Where in the journal the present step was done; nil while it is not.
    private var end: Int?
    /// Whether it was said that the learner has gone back behind the beginning of the step.
    var isSaidToBeBefore = false
    private var lastSeen = Moment(step: 0, events: 0)
    /// How far the goal was when it was looked at last.
    private var lastReport = GoalReport(entries: [])
    /// What was wrong when the step began.
    private(set) var findingsAtFirst: Set<Finding.Subject> = []

    enum Phase { case working, done }

    private struct Moment: Equatable {
        let step: Int
        let events: Int
    }

    var teaching: Teaching { session.teaching }
    var words: TeachingWords { teaching.words }

    init(_ lesson: Lesson, _ session: Session) {
        self.lesson = lesson
        self.session = session
    }

    var step: LessonStep { lesson.steps[position] }
    var currentTask: LessonTask? {
        let tasks = step.tasks
        return tasks.indices.contains(task) ? tasks[task] : nil
    }
    var goals: [LessonCommands] { currentTask?.goals ?? [] }

    /// Whether a prediction of the lesson is what the learner is at.
    var isPredicting: Bool { if case .prediction? = currentTask { true } else { false } }

    /// Whether every step was done.
    var isComplete: Bool { done.count == lesson.steps.count }

    /// The operands of `lesson` with which it goes on at the present step; nil for what is no lesson, and for one that is
    /// done.
    var wayToGoOn: String? {
        if isComplete || lesson.question != nil { return nil }
        let next = phase == .done && position + 1 < lesson.steps.count ? position + 1 : position
        return "\(calledName) \(next + 1)"
    }

    // MARK: Going through the steps

    /// Begins in a fresh world: with the introduction and the first step, or with a later one.
    func begin(at index: Int, called name: String) {
        calledName = name
        teaching.leaveOwnWorld()
        teaching.startWorld()
        isSettingUp = true
        if lesson.question != nil { session.settings.undoing.forEach(runQuietly) }
        if let ios = lesson.ios { runQuietly("set ios \(ios)") }
        if let device = lesson.device { runQuietly("device \"\(device)\"") }
        isSettingUp = false
        let minutes =
            lesson.minutes.map {
                words(" (about \($0) minute\($0 == 1 ? "" : "s"))", "（约 \($0) 分钟）")
            } ?? ""
        let introduction = index == 0 ? unmetNeeds + lesson.introduction : []
        teaching.say([.heading(lesson.title + minutes)] + introduction)
        if lesson.steps.isEmpty { return teaching.end(isComplete: true) }
        if index == 0 { offerToGoOn(called: name) }
        for earlier in 0..<index { pass(earlier) }
        enter(index)
    }

    private var unmetNeeds: [TeachingPart] {
        let known = teaching.progress
        let unmet = lesson.needs.filter { known?.isDone($0) != true }
        if unmet.isEmpty { return [] }
        let list = unmet.joined(separator: ", ")
        return [.remark(words("It builds on: \(list).", "它的基础是：\(list)。"))]
    }

    /// Begins a step: says what it says, and runs its setup.
    private func enter(_ index: Int) {
        let isAhead = end.map { $0 != session.journal.current } ?? false
        end = nil
        isSaidToBeBefore = false
        position = index
        (task, answered, hintsShown, hintsUsed) = (0, 0, 0, 0)
        phase = .working
        wasReached = false
        teaching.question = nil
        starts[index] = session.journal.current
        if lesson.question == nil { sayTitle() }
        setUp()
        lastSeen = moment
        findingsAtFirst = findings
        beginTask()
        if isAhead, phase == .working { sayTypedAhead() }
    }

    private func sayTitle() {
        let number = words(
            "Step \(position + 1) of \(lesson.steps.count): ",
            "第 \(position + 1) 步，共 \(lesson.steps.count) 步：")
        teaching.say([.heading(number + step.title)])
    }

    private func setUp() {
        isSettingUp = true
        defer { isSettingUp = false }
        var isShown = true
        var isWhole = true
        for item in step.items {
            switch item {
            case .prose(let parts): if isShown { teaching.say(parts) }
            case .setup(let setup):
                if lesson.question == nil { isWhole = run(setup) && isWhole } else { paste(setup) }
            case .task(.prediction), .task(.question): isShown = false
            case .task(.goal), .task(.inquiry), .hint, .solution, .explain: continue
            }
        }
        if !isWhole { saySetupFailed() }
        mark = LessonMark(of: session)
    }

    /// Runs what makes the world of a step; whether nothing of it was refused.
    @discardableResult
    func run(_ setup: LessonCommands) -> Bool {
        if setup.isFresh { teaching.startWorld() }
        // Of what is refused in a learner's world the lesson speaks in its own words.
        let status = session.host.hearing(setup.isQuiet ? .none : .unrefused) {
            do throws(Diagnostic) {
                return session.runEach(try setup.commands())
            } catch {
                return session.refuse(error, at: error.span)
            }
        }
        session.draft.clear()
        return status != .commandFailed
    }

    /// That the learner's world is not the one that the step begins in, and how to come to that one.
    private func saySetupFailed() {
        teaching.say([
            .mistake(
                words(
                    "What you did before stands in the way of this step: 'lesson \(calledName) \(position + 1)' "
                        + "begins it in the lesson's own world.",
                    "你之前做的事挡住了这一步：输入 lesson \(calledName) \(position + 1)，在课程自己的世界里开始这一步。"))
        ])
    }

    /// Shows the commands one by one, each with its log; what fails is a part of what is shown.
    private func paste(_ situation: LessonCommands) {
        session.withoutConsequences {
            for command in (try? situation.commands()) ?? [] {
                let lines = command.source.split(
                    separator: "\n", omittingEmptySubsequences: false)
                teaching.say([.code(lines.map(String.init))])
                _ = session.execute(command)
            }
        }
        session.draft.clear()
    }

    func runQuietly(_ source: String) {
        session.host.hearing(.failures) { runShowing(source, fromLine: 1) }
    }

    /// Asks what the present task asks; a goal is only waited for.
    private func beginTask() {
        switch currentTask {
        case .prediction(let prediction):
            teaching.ask(
                Prediction(prediction, of: lesson, step: position, task: task), at: prediction.span)
        case .question(let question): teaching.ask(question)
        case .inquiry: break
        case .goal(let goals):
            // What came before may have reached it: in the step, or typed ahead of it.
            lastReport = GoalReport(on: goals, from: markEnd, in: session)
            if lastReport.isReached {
                if task == 0 { sayReachedBefore() }
                completeTask()
            }
        case nil: finishStep()
        }
    }

    /// The present task is done.
    func completeTask() {
        if let currentTask {
            switch currentTask {
            case .prediction, .question: showProse(afterAnswer: answered + 1)
            case .goal, .inquiry: break
            }
        }
        task += 1
        lastSeen = moment
        beginTask()
    }

    /// What stands behind an answered task, up to the next one.
    private func showProse(afterAnswer number: Int) {
        answered = number
        var passed = 0
        for item in step.items {
            switch item {
            case .task(.prediction), .task(.question): passed += 1
            case .prose(let parts): if passed == number { teaching.say(parts) }
            case .setup, .task(.goal), .task(.inquiry), .hint, .solution, .explain: continue
            }
        }
    }

    private func finishStep() {
        phase = .done
        end = session.journal.current
        let isNew = done.insert(position).inserted
        if !step.tasks.isEmpty, lesson.question == nil { teaching.say([.success(praise)]) }
        if isNew { recordProgress() }
        for topic in step.explanations { explain(topic) }
        if isComplete, position == lesson.steps.count - 1 { sayFarewell() }
        if teaching.goesOnByItself {
            goOn()
            hasGoneOn = true
            return
        }
        if position < lesson.steps.count - 1 {
            teaching.say([.remark(words("Return or 'next' goes on.", "按回车或输入 next 继续。"))])
        }
    }

    /// What a rule says, with the way to its evidence; of anything else its page.
    private func explain(_ topic: String) {
        guard let id = RuleID(rawValue: topic) else {
            return runShowing("explain \(topic)", fromLine: step.line)
        }
        let statement = teaching.phrases(Rulebook.rule(id).statement)
        teaching.say([
            .remark(
                words(
                    "Rule \(topic): \(statement) 'explain \(topic)' says how we know.",
                    "规则 \(topic)：\(statement)explain \(topic) 说明依据。"))
        ])
    }

    private func runShowing(_ source: String, fromLine line: Int) {
        let span = SourceSpan(in: lesson.script, line: line, column: 1)
        if let commands = try? session.parse(Block(text: source, span: span)) {
            _ = session.runEach(commands)
        }
        session.draft.clear()
    }

    private var praise: String {
        let solution = solutionSources.count
        guard stepsTaken > 0, solution > 0 else { return words("Done.", "完成。") }
        return words(
            "Done in \(words.steps(stepsTaken)); the solution takes \(words.steps(solution)).",
            "完成，用了 \(words.steps(stepsTaken))；参考做法是 \(words.steps(solution))。")
    }

    private func sayFarewell() {
        if let question = lesson.question {
            return teaching.say(farewell(to: question) + teaching.wayToOwnWorld)
        }
        var parts: [TeachingPart] = [
            .success(words("That was the lesson '\(lesson.title)'.", "这一课《\(lesson.title)》学完了。"))
        ]
        if let next = LessonCourse.lesson(after: lesson.id, in: words.language) {
            parts.append(
                .remark(
                    words(
                        "The next one: 'lesson \(next.id)', \(next.title)",
                        "下一课：lesson \(next.id)，\(next.title)"
                    ).asSentence(words) + wayToNext))
        } else if LessonCourse.ids.contains(lesson.id) {
            parts.append(
                .remark(
                    words(
                        "It was the last of the course: 'questions' and 'mystery' go on from here.",
                        "课程到此全部学完：接下来可以试试 questions 和 mystery。")))
        }
        teaching.say(parts + teaching.wayToOwnWorld)
    }

    private func recordProgress() {
        let entry = LessonProgress.Entry(
            lesson: lesson.id, step: position + 1, of: lesson.steps.count, taken: stepsTaken,
            solution: solutionSources.count, hints: hintsUsed, when: LessonProgress.now)
        if let note = teaching.progress?.add(entry) {
            teaching.say([.mistake(teaching.phrases(note))])
        }
    }

    // MARK: What the learner does

    /// A step was taken, by the learner or by the setup.
    func noteStep() {
        if isSettingUp || isLeft || phase == .done { return }
        hasGoneOn = false
        if wasReached || goals.isEmpty { return }
        wasReached = GoalReport(on: goals, from: markEnd, in: session).isReached
    }

    /// A command of the learner's has ended.
    func noteCommand() {
        guard !isLeft, phase == .working, lastSeen != moment || wasReached else { return }
        sayWhereItBegan()
        if goals.isEmpty { return notePredicted() }
        let isBack = moment.step < lastSeen.step
        lastSeen = moment
        let report = GoalReport(on: goals, from: markEnd, in: session)
        if wasReached || report.isReached {
            wasReached = false
            return completeTask()
        }
        let earlier = isBack ? report : lastReport
        teaching.say([.remark(report.next(after: earlier, words))] + strayName)
        lastReport = report
    }

    /// Tells a learner who has run the command itself that is to be predicted.
    private func notePredicted() {
        lastSeen = moment
        if isPredictedCommandTyped { sayPredictedCommandTyped() }
    }

    private var moment: Moment {
        Moment(
            step: session.journal.current, events: session.world.simulator.log.count)
    }

    /// Where in the log the events begin that goals see.
    var markEnd: Int { session.firstEvent(behind: mark) }
}

/// The commands of a lesson.
extension LessonRun {
    /// Goes on to the next step, where this one is done.
    func next(at span: SourceSpan) throws(Diagnostic) {
        if hasGoneOn {
            hasGoneOn = false
            return
        }
        if teaching.isGuessingAgain { return teaching.giveUpGuessing() }
        guard phase == .done || done.contains(position) else {
            let missing = GoalReport(on: goals, from: markEnd, in: session).firstSentence
            throw words.mistake(
                .illegal, at: span,
                (
                    "this step is not done yet" + (missing.map { ": \($0)" } ?? ""),
                    "这一步还没有完成" + (missing.map { "：\($0)" } ?? "")
                ), hint: wayToBeDone)
        }
        if position + 1 < lesson.steps.count || teaching.goesOnByItself { return goOn() }
        teaching.end(isComplete: isComplete)
        beginNext()
    }

    /// Goes on without what the step asks: what it leads to is done for the learner, and does not count as theirs.
    func skip() {
        if phase == .done || teaching.isGuessingAgain { teaching.question = nil }
        if phase == .working {
            let answers = answersPassedOver
            _ = session.go(to: starts[position] ?? 0)
            session.remember("goto \(session.journal.current)")
            let wasDone = done.contains(position)
            pass(position)
            if !wasDone { done.remove(position) }
            teaching.say(
                [
                    .remark(
                        words(
                            "Skipped: what step \(position + 1) asks for was done for you.",
                            "跳过：第 \(position + 1) 步要求的事已经替你做了。"))
                ] + answers)
        }
        guard position + 1 < lesson.steps.count else {
            teaching.end(isComplete: isComplete)
            return beginNext()
        }
        enter(position + 1)
    }

    private func goOn() {
        guard position + 1 < lesson.steps.count else {
            return teaching.end(isComplete: isComplete)
        }
        let next = position + 1
        if phase == .working, let start = starts[next] { _ = session.go(to: start) }
        enter(next)
    }

    /// Goes to the step before, as it began.
    func back(at span: SourceSpan) throws(Diagnostic) {
        guard position > 0 else {
            throw Diagnostic(
                .illegal, at: span, words("this is the first step", "这已经是第一步"))
        }
        restart(position - 1)
    }

    /// Begins the step afresh.
    func again() {
        if teaching.isGuessingAgain { return teaching.repeatPrediction() }
        done.remove(position)
        restart(position)
    }

    private func restart(_ index: Int) {
        end = nil
        _ = session.go(to: starts[index] ?? 0)
        session.remember("goto \(session.journal.current)")
        enter(index)
    }

    /// Comes back from free play.
    func comeBack() {
        isLeft = false
        lastSeen = moment
        sayWhere()
        if phase == .working { repeatQuestion() }
    }

    func repeatQuestion() {
        switch currentTask {
        case .prediction, .question: beginTask()
        case .inquiry: sayInquiry()
        case .goal, nil: break
        }
    }
}
