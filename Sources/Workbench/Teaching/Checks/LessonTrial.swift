import CommandLanguage
import HierarchyRecords

/// Takes a lesson as a learner would who follows its solutions, and notes what is wrong with it.
@MainActor
final class LessonTrial {
    private let lesson: Lesson
    private let path: String
    private let session: Session
    private var defects: [LessonDefect] = []
    /// The rules that events cited.
    private var cited: Set<RuleID> = []
    private var eventsSeen = 0
    /// Whether a command failed: what would be found behind it only follows from that.
    private var isBroken = false
    /// Where the setup of the present step ended.
    private var mark = LessonMark(step: 0, end: 0)
    /// Receives each command that is taken, and the line of the block that it stands in.
    var onCommand: ((_ block: Int, LoggedCommand) -> Void)?

    init(_ lesson: Lesson, _ path: String, _ session: Session) {
        self.lesson = lesson
        self.path = path
        self.session = session
    }

    /// Goes through the whole lesson; what is wrong with it.
    func run() -> [LessonDefect] {
        if let ios = lesson.ios { prepare("ios", "set ios \(ios)") }
        if let device = lesson.device { prepare("device", "device \"\(device)\"") }
        var wasBroken = false
        for step in lesson.steps {
            // A step in a fresh world owes nothing to what failed before it.
            if step.setups.first?.isFresh == true { isBroken = false }
            if !isBroken { take(step) }
            wasBroken = wasBroken || isBroken
            checkHelp(of: step)
        }
        if wasBroken { return defects }
        noteRules()
        for rule in lesson.rules
        where RuleID(rawValue: rule) != nil && !cited.contains(where: { $0.rawValue == rule }) {
            report(lesson.line(of: "rules"), "no event and no misuse cites the rule \(rule)")
        }
        return defects
    }

    private func report(_ line: Int, _ reason: Message) {
        defects.append(LessonDefect(file: path, line: line, reason: reason))
    }

    private func prepare(_ key: String, _ source: String) {
        let line = lesson.line(of: key)
        let span = SourceSpan(in: lesson.script, line: line, column: 1)
        guard let commands = try? session.parse(Block(text: source, span: span)) else { return }
        for command in commands {
            if let failure = execute(command, of: line) { report(line, failure.reason) }
        }
    }

    // MARK: A step

    private func take(_ step: LessonStep) {
        for setup in step.setups { run(setup) }
        mark = LessonMark(of: session)
        var isSolved = false
        for (index, task) in step.tasks.enumerated() where !isBroken {
            switch task {
            case .goal(let goals):
                let isReached = check(goals, isFirst: index == 0)
                if isBroken { break }
                if !isReached || index == 0, !isSolved {
                    isSolved = true
                    solve(step, goals)
                }
            case .prediction(let prediction): check(prediction)
            case .question(let question):
                if question.right.isEmpty { report(question.line, "no answer is marked as right") }
            case .inquiry: break
            }
        }
        if !step.asksForSomething, !isBroken { solve(step, []) }
    }

    /// A step with a goal needs a hint and a solution.
    private func checkHelp(of step: LessonStep) {
        guard step.asksForSomething else { return }
        if step.hints.isEmpty { report(step.line, "the step has a goal and no hint") }
        if step.solutions.isEmpty { report(step.line, "the step has a goal and no solution") }
    }

    private func run(_ setup: LessonCommands) {
        if setup.isFresh {
            noteRules()
            session.startAgain()
            eventsSeen = 0
        }
        for failure in run(commandsOf: setup) where !failure.isException {
            isBroken = true
            report(failure.line, "the setup fails: \(failure.reason)")
        }
    }

    /// Whether the goal holds; that is wrong before anything was done.
    private func check(_ goals: [LessonCommands], isFirst: Bool) -> Bool {
        let result = GoalReport(on: goals, from: session.firstEvent(behind: mark), in: session)
        if isFirst, result.isReached {
            report(goals[0].span.line, "the goal holds before anything was done")
        }
        for entry in result.entries {
            guard entry.form.isEmpty, case .meaningless(let mistake) = entry.verdict else {
                continue
            }
            isBroken = true
            report(mistake.span.line, mistake.told)
        }
        return result.isReached
    }

    private func solve(_ step: LessonStep, _ goals: [LessonCommands]) {
        let expectsException = sessionExpectsException(goals)
        for solution in step.solutions {
            for failure in run(commandsOf: solution)
            where !failure.isException || !expectsException {
                isBroken = true
                report(failure.line, "the solution takes a failing command: \(failure.reason)")
            }
        }
        guard !isBroken, !goals.isEmpty, !step.solutions.isEmpty else { return }
        let result = GoalReport(on: goals, from: session.firstEvent(behind: mark), in: session)
        guard !result.isReached, let first = result.entries.first(where: { !$0.holds }) else {
            return
        }
        report(
            goals[0].span.line, "the solution does not reach the goal: \(first.verdict.reason)")
    }

    private func sessionExpectsException(_ goals: [LessonCommands]) -> Bool {
        GoalReport(on: goals, from: session.firstEvent(behind: mark), in: session).entries.contains
        { $0.form == "exception" }
    }

    // MARK: Predictions

    private func check(_ prediction: LessonPrediction) {
        let begin = session.world.simulator.log.count
        let source = Block(text: prediction.command, span: prediction.span)
        do throws(Diagnostic) {
            for command in try session.parse(source) {
                guard let failure = execute(command, of: prediction.span.line),
                    !failure.isException
                else { continue }
                isBroken = true
                report(prediction.span.line, "the predicted command fails: \(failure.reason)")
            }
        } catch {
            isBroken = true
            report(prediction.span.line, "the predicted command fails: \(error.told)")
        }
        if isBroken { return }
        let actual = session.shownLines(from: begin)
        if actual != prediction.lines {
            report(prediction.span.line, Self.difference(prediction.lines, actual))
        }
        for (index, decoy) in prediction.decoys.enumerated() where actual.contains(decoy) {
            let line = prediction.linePlaces[prediction.lines.count + index]
            report(line, "a line behind 'not:' does come: \(decoy)")
        }
    }

    private static func difference(_ predicted: [String], _ actual: [String]) -> Message {
        let count = zip(predicted, actual).prefix { $0 == $1 }.count
        let wanted: Message =
            predicted.indices.contains(count) ? "'\(predicted[count])'" : "nothing more"
        let found: Message =
            actual.indices.contains(count) ? "'\(actual[count])'" : "nothing more"
        return
            "the predicted order is not the program's: line \(count + 1) is \(found), not \(wanted)"
    }

    // MARK: Commands

    /// A command that failed.
    private struct Failure {
        let line: Int
        let reason: Message
        let isException: Bool
        /// Whether it is wrong whatever was wrong before it: a word that is no command.
        var isByItself = false
    }

    /// The first command that fails, and those behind it that are wrong by themselves: what else fails may only follow.
    private func run(commandsOf block: LessonCommands) -> [Failure] {
        let failures = failures(of: block)
        let first = failures.firstIndex { !$0.isException }
        return failures.indices.filter {
            $0 == first || failures[$0].isException || failures[$0].isByItself
        }.map { failures[$0] }
    }

    private func failures(of block: LessonCommands) -> [Failure] {
        var parser = block.parser
        var failures: [Failure] = []
        while true {
            do throws(Diagnostic) {
                guard let command = try parser.next() else { return failures }
                if let failure = execute(command, of: block.span.line) { failures.append(failure) }
            } catch {
                failures.append(
                    Failure(
                        line: error.span.line, reason: error.told, isException: false,
                        isByItself: true))
            }
        }
    }

    /// Takes a command of the block that begins on that line.
    private func execute(_ command: ParsedCommand, of block: Int) -> Failure? {
        var failure: Failure?
        var output: [String] = []
        let begin = session.world.simulator.log.count
        session.host.onReply = { reply in
            output += reply.contents.flatMap(Self.printed)
            guard failure == nil, reply.status != .fine else { return }
            failure = Self.failure(in: reply)
        }
        let line = command.span.line
        let status = session.execute(command)
        session.host.onReply = { _ in }
        onCommand?(block, logged(command.source, from: begin, output))
        noteRules()
        if failure == nil, status != .fine {
            failure = Failure(line: line, reason: "it ends early", isException: false)
        }
        return failure
    }

    private func logged(_ source: String, from begin: Int, _ output: [String]) -> LoggedCommand {
        LoggedCommand(
            source: source, log: session.world.simulator.log,
            events: session.shownEvents(from: begin), output: output)
    }

    private static func printed(_ content: ReplyContent) -> [String] {
        if case .printed(let lines) = content { lines } else { [] }
    }

    private static func failure(in reply: Reply) -> Failure? {
        for content in reply.contents {
            switch content {
            case .diagnostic(let diagnostic):
                return Failure(
                    line: diagnostic.span.line, reason: diagnostic.told, isException: false,
                    isByItself: [.unknownCommand, .syntax].contains(diagnostic.code))
            case .exception(_, let misuse):
                return Failure(
                    line: reply.span.line, reason: Message(misuse.text), isException: true)
            case .failure(let failure):
                return Failure(
                    line: failure.span.line, reason: failure.wording, isException: false)
            case .lines, .printed, .unfinished, .echoed, .notes, .followed, .log, .answer,
                .clearedScreen:
                continue
            }
        }
        return nil
    }

    private func noteRules() {
        let log = session.world.simulator.log
        for index in min(eventsSeen, log.count)..<log.count {
            if let rule = log.events[index].rule { cited.insert(rule) }
        }
        eventsSeen = log.count
    }
}

extension LessonStep {
    /// Whether it has a goal.
    fileprivate var asksForSomething: Bool { tasks.contains { !$0.goals.isEmpty } }
}

extension Session {
    /// The lines of the log since `begin` in those categories; in those that are shown where none are
    /// given.
    func shownLines(from begin: Int, in chosen: EventCategories? = nil) -> [String] {
        let log = world.simulator.log
        return shownEvents(from: begin, in: chosen).map { log.text(log.events[$0]) }
    }

    /// The indices of those lines' events.
    func shownEvents(from begin: Int, in chosen: EventCategories? = nil) -> [Int] {
        let log = world.simulator.log
        let categories = chosen ?? display.categories
        return (min(begin, log.count)..<log.count).filter {
            categories.contains(log.events[$0].callback.category)
        }
    }
}
