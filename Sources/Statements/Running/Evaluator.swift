import CommandLanguage
import HeadlessUIKit

/// Runs statements on the model of one world.
///
/// A line is checked as a whole before anything of it happens, so a line that makes no sense
/// changes nothing. What can only go wrong while it runs stops it there, and the step is undone.
@MainActor
package final class Evaluator {
    /// The world that the code is about.
    package let simulator: Simulator
    package let variables: StatementVariables
    /// Whether the closures below are set: the session has connected itself.
    package var isConnected = false
    /// Takes what `print` writes.
    package var onPrint: (String) -> Void = { _ in }
    /// Takes what code wrote of a line that it has not ended.
    package var onPrintPart: (String) -> Void = { _ in }
    /// Takes what a line means, before it runs.
    package var onCheck: (LineUnderCheck, CheckedBlock) -> Void = { _, _ in }
    /// What becomes of statements that only change looks.
    package var cosmetics: () -> Cosmetics = { .quiet }
    /// Whether anybody reads what is wrong with a line, so that it says what was probably meant.
    package var givesAdvice: () -> Bool = { true }
    /// Takes what code was read as where it says something else.
    package var onReadings: ([CodeReading]) -> Void = { _ in }
    /// Takes what is to be said of code that runs all the same.
    package var onNote: ([Message]) -> Void = { _ in }
    /// Receives what a line leaves out, which the end of its step tells.
    package var onLeftOut: (LeftOutLooks) -> Void = { _ in }
    /// Whether the person has asked for the end of what runs.
    package var isInterrupted: () -> Bool = { false }
    /// The same, asked so often that it must cost next to nothing: it counts as no work.
    package var isToldToEnd: () -> Bool = { false }
    /// What stopped a closure: the model's code stood between it and the statement.
    var closureFailure: ClosureFailure?
    /// The error that a method threw: its caller takes it as soon as the model returns.
    var thrown: ThrownError?
    /// The function or closure that is running; nil in a line that was typed.
    var running: CheckedClosure?
    /// Whether a failure is on its way out of all that runs: what goes meanwhile runs no code any more.
    var isFailing = false
    /// Lets calls to objects of the model through, one by one, while a person steps through them.
    package var gate: CallGate?
    /// Lines, functions and closures that are running, each called by the one before.
    private var depth = 0
    /// The levels of statements and expressions in them.
    private var height = 0
    /// Statements and turns of loops since the outermost line began.
    private(set) var work = 0
    /// The amount of work at which `isInterrupted` is asked again.
    private var nextLook = 0
    package var limits = Limits()
    /// Whether the person has asked for the end of what runs.
    var isEnding = false
    /// Values that were gone through within statements.
    var valuesGoneThrough = 0
    /// The bytes that values have taken since `isInterrupted` was asked.
    var unheardBytes = 0
    /// What the values of the running step take.
    var budget = MemoryBudget()
    /// How much memory the process takes; nil where the system does not tell.
    package var memoryInUse: () -> Int? = { nil }
    private var knownLines = CheckedLines()
    /// Definitions that an earlier one needed, and that come by themselves as well.
    @Counted private var gathered: [StatementCode] = []
    /// The language of the last line that only one of the two could be; nil before the first. A line that
    /// is no step leaves it as it was.
    package var spoken: SourceLanguage?
    /// What code of Objective-C has associated with objects.
    let associations = Associations()
    /// Who observes properties by their keys.
    private(set) lazy var observers = KeyValueObservers(self)
    /// Objects of classes that nothing models, of which there is one.
    @Counted var inertObjects: [String: InertObjectOfC] = [:]
    /// The animation that `beginAnimations:context:` began last, with those around it.
    @Counted var oldAnimations: [OldAnimation] = []
    /// The closures that hold something, as long as they live.
    package var closures = LivingClosures()
    /// Where code read a property that had nothing at that time.
    package var nilReads = NilReads()
    /// Where code cast a controller to a class that it has not.
    package var failedCasts = FailedCasts()

    /// What a line may not exceed, so that no code runs without end.
    package struct Limits {
        /// Calls within calls: beyond this, a function must be calling itself.
        var depth = 200
        /// Levels of statements and expressions in all those calls.
        var height = 4000
        /// Statements, and turns of loops.
        package var work = 10_000_000
        /// What the values of a step take, in bytes.
        package var memory = 512 << 20

        package init(depth: Int = 200, height: Int = 4000, work: Int = 10_000_000) {
            self.depth = depth
            self.height = height
            self.work = work
        }

        /// The limits for steps that ran before, and came to an end.
        package var whileReplaying: Limits {
            var limits = self
            (limits.work, limits.memory) = (.max, .max)
            return limits
        }

        /// The limits for code that is run again for every stop within it.
        package var whileStepping: Limits {
            var limits = self
            limits.work = min(work, 200_000)
            return limits
        }
    }

    package init(names: NameTable, in simulator: Simulator) {
        self.simulator = simulator
        variables = StatementVariables(names: names)
        variables.classes.evaluator = self
    }

    /// Runs a line. After an exception the rest of it is left out, and the model tells what happened.
    package func run(_ given: StatementLine) throws(Diagnostic) -> LineOutcome {
        let (line, checked) = try checkedWithFollowers(given)
        return LineOutcome(
            value: try run(checked.line, of: line), type: checked.line.block.lastType,
            source: checked.source)
    }

    /// What a line came to.
    package struct LineOutcome {
        /// That of its last statement where that is an expression.
        package let value: Value
        package let type: ValueType
        /// What ran, where the line's own source does not tell it: definitions that came with it, or
        /// the semicolon without which the next reader takes it for Swift.
        package let source: String?

        /// Whether there is a value.
        package var hasValue: Bool { if case .void = value { false } else { true } }
    }

    /// What is wrong with a line, if anything; nothing of it happens.
    package func mistake(in line: StatementLine) -> Diagnostic? {
        do throws(Diagnostic) {
            _ = try examine(line)
            return nil
        } catch {
            return error
        }
    }

    /// What a line uses that the model lacks; nothing of it happens.
    package func examine(_ line: StatementLine) throws(Diagnostic) -> LeftOutLooks {
        let outer = spoken
        defer { spoken = outer }
        do throws(Diagnostic) {
            return try check(line).0.found.leftOut
        } catch {
            throw line.placing(error)
        }
    }

    /// Whether the session gave that name to something, be it gone by now.
    package func isNamed(_ name: String) -> Bool {
        variables.value(name) != nil || variables.isDead(name)
            || !variables.functions(name).isEmpty
    }

    private func run(_ checked: CheckedLines.Line, of line: StatementLine) throws(Diagnostic)
        -> Value
    {
        let frame = Frame(slotCount: checked.slotCount)
        let outer = running
        running = nil
        defer { running = outer }
        do throws(StatementStop) {
            return try nested(at: line.span) { () throws(StatementStop) in
                try runLine(checked.block, frame)
            }
        } catch {
            if let diagnostic = error.diagnostic { throw line.placing(diagnostic) }
            return .void
        }
    }

    /// The line, or where it makes no sense alone, the line with the definitions behind it that it
    /// needs; with the source of what runs where the line's own does not tell it.
    private func checkedWithFollowers(
        _ line: StatementLine
    ) throws(Diagnostic) -> (StatementLine, checked: (line: CheckedLines.Line, source: String?)) {
        if line.language == .objectiveC, !line.followers.isEmpty {
            return try checkedAsProgram(line)
        }
        var failure: Diagnostic
        do throws(Diagnostic) {
            let checked = try checked(line)
            let isAsTyped = checked.repairs.isEmpty && !checked.isTakenAsObjectiveC
            return (line, (checked, isAsTyped ? nil : Self.source(of: [line], checked)))
        } catch {
            failure = error
        }
        for count in line.counts {
            let taken = line.followers.prefix(count)
            do throws(Diagnostic) {
                let whole = line.joined(with: taken)
                let checked = try checked(whole)
                gathered = taken.map(\.code)
                return (whole, (checked, Self.source(of: [line] + taken, checked)))
            } catch {
                failure = error
            }
        }
        if let follower = line.followers.first { failure.leaveMistakes(to: follower.span) }
        throw failure
    }

    /// The line with all declarations behind it, which are one program in Objective-C: a class has as
    /// many parts as it has.
    private func checkedAsProgram(
        _ line: StatementLine
    ) throws(Diagnostic) -> (StatementLine, checked: (line: CheckedLines.Line, source: String?)) {
        // Where the program is refused, its parts are refused with it, once: to know them is no change.
        let changes = Changes.count
        gathered = line.followers.map(\.code)
        Changes.count = changes
        let whole = line.joined(with: line.followers)
        let checked = try checked(whole)
        return (whole, (checked, Self.source(of: [line] + line.followers, checked)))
    }

    /// The source of lines that were checked as one, as it was meant.
    private static func source(of lines: [StatementLine], _ checked: CheckedLines.Line) -> String {
        let source = StatementLine.source(of: lines) { $0.source(with: checked.repairs) }
        return checked.isTakenAsObjectiveC ? source + ";" : source
    }

    /// Whether code has declared and made nothing yet.
    package var isUntouched: Bool {
        variables.revision == 0 && variables.classes.declarationCount == 0
    }

    /// The language that the line is taken for, where both read it alike.
    package func language(of line: StatementLine) -> SourceLanguage {
        guard line.isOfEitherLanguage else { return line.language }
        return (try? check(line))?.0.language ?? line.language
    }

    /// Whether that definition was taken with one before it, once.
    package func wasGathered(_ line: StatementLine) -> Bool {
        guard let index = gathered.firstIndex(where: { $0 === line.code }) else { return false }
        gathered.remove(at: index)
        return true
    }

    /// The line's checked statements; code that comes again is not checked again as long as its
    /// names mean the same.
    private func checked(_ line: StatementLine) throws(Diagnostic) -> CheckedLines.Line {
        let revision = variables.revision
        if let known = knownLines.line(of: line.code, revision) { return known }
        do throws(Diagnostic) {
            let (check, block) = try check(line)
            onCheck(check, block)
            let readings = line.readings + check.found.readings.map(line.placing)
            if !readings.isEmpty { onReadings(readings) }
            if !check.found.undefined.lines.isEmpty { onNote(check.found.undefined.lines) }
            if cosmetics() == .note { onLeftOut(check.found.leftOut) }
            let checked = CheckedLines.Line(
                block: block, slotCount: check.scope.slotCount,
                isTakenAsObjectiveC: check.language != line.language,
                repairs: check.found.readings.map(\.repair))
            if line.span != line.code.span { knownLines.keep(checked, of: line.code, revision) }
            return checked
        } catch {
            throw line.placing(error)
        }
    }

    /// A line that both languages read alike is Swift's, unless only Objective-C knows its names, or
    /// it makes sense in Objective-C alone and ends in a semicolon, or the line before was
    /// Objective-C.
    private func check(_ line: StatementLine) throws(Diagnostic) -> (LineUnderCheck, CheckedBlock) {
        if !line.isOfEitherLanguage {
            let checked = try check(line, in: line.language)
            spoken = line.language
            return checked
        }
        if spoken == .objectiveC, line.isTerminated || line.calculates,
            let checked = try? check(line, in: .objectiveC, givesAdvice: false)
        {
            return checked
        }
        do throws(Diagnostic) {
            let read = try check(line, in: line.language, givesAdvice: false)
            // What only old Swift spelled so, Objective-C still does.
            if read.0.found.leftOut.hasOldSpellings,
                let other = try? check(line, in: .objectiveC, givesAdvice: false)
            {
                return other
            }
            return read
        } catch {
            guard
                spoken == .objectiveC || line.isTerminated || error.code == .unknownName
                    || error.code == .unknownMember
            else {
                if !givesAdvice() { throw error }
                return try check(line, in: line.language)
            }
            return try checkObjectiveC(line, orElse: error)
        }
    }

    private func check(
        _ line: StatementLine, in language: SourceLanguage, givesAdvice: Bool = true
    ) throws(Diagnostic) -> (LineUnderCheck, CheckedBlock) {
        let check = LineUnderCheck(
            variables: variables, language: language,
            givesAdvice: givesAdvice && self.givesAdvice(),
            cosmetics: cosmetics())
        check.place.isOldCode = line.isOldCode
        variables.classes.inert.take(line)
        if line.unread.isEmpty { return (check, try check.statements.check(line.statements)) }
        check.found.mistakes.begin(with: line.unread)
        do throws(Diagnostic) {
            let block = try check.statements.check(line.statements)
            try check.classCode.throwMistakes()
            return (check, block)
        } catch {
            throw check.classCode.allMistakes(with: error)
        }
    }

    /// Of two errors the one that is farther in the line tells more, or the one that knows a
    /// constant.
    private func checkObjectiveC(
        _ line: StatementLine, orElse swift: Diagnostic
    ) throws(Diagnostic) -> (LineUnderCheck, CheckedBlock) {
        do throws(Diagnostic) {
            let checked = try check(line, in: .objectiveC)
            spoken = .objectiveC
            return checked
        } catch {
            let isFarther =
                (swift.span.line, swift.span.column) < (error.span.line, error.span.column)
            let isConstant = error.suggestion.map { ConstantsOfC.find($0) != nil } ?? false
            if isFarther || isConstant { throw error }
            if !givesAdvice() { throw swift }
            // Once more, for the nearest right spelling.
            return try check(line, in: .swift)
        }
    }

    private func runLine(_ block: CheckedBlock, _ frame: Frame) throws(StatementStop) -> Value {
        guard case .expression(let last)? = block.statements.last else {
            _ = try run(block, frame)
            return .void
        }
        var rest = block
        rest.statements.removeLast()
        if !rest.statements.isEmpty, try run(rest, frame) != .normal { return .void }
        return try evaluate(last, frame)
    }

    /// What stopped a closure that the run loop ran, once; `span` is the place of what it ran for.
    package func takeClosureFailure(at span: SourceSpan) -> Diagnostic? {
        if closureFailure == nil, thrown == nil { return nil }
        defer { (closureFailure, thrown) = (nil, nil) }
        return closureFailure?.diagnostic(at: span)
            ?? thrown.flatMap { StatementStop.uncaught($0).diagnostic }
    }

    /// Stops the statement when the model raised an exception or a closure failed meanwhile.
    func checkModel(at span: @autoclosure () -> SourceSpan) throws(StatementStop) {
        if let failure = closureFailure {
            closureFailure = nil
            throw .failure(failure.diagnostic(at: span()))
        }
        if let error = thrown {
            thrown = nil
            throw .thrown(error)
        }
        if simulator.isStopped { throw .exception }
    }

    /// Runs something a call deeper.
    func nested<Result>(
        height levels: Int = 0, at span: @autoclosure () -> SourceSpan,
        _ body: () throws(StatementStop) -> Result
    ) throws(StatementStop) -> Result {
        depth += 1
        height += levels
        defer {
            depth -= 1
            height -= levels
            if depth == 0 { isFailing = false }
        }
        guard depth <= limits.depth, height <= limits.height else {
            throw .failure(
                Diagnostic(
                    .endlessCalls, at: span(),
                    "calls without end: \(depth - 1) of them are running, each in the one before"
                ))
        }
        return try body()
    }

    /// Begins a step, or a line that runs outside of steps: the limits hold for all that its
    /// statements do, and for what the run loop does after them.
    package func beginWork() {
        guard depth == 0 else { return }
        work = 0
        nextLook = min(0x1000, limits.work)
        budget = MemoryBudget()
        (isEnding, closureFailure) = (false, nil)
    }

    /// Counts a call that the log keeps as several statements: it takes the room of several.
    func chargeForRecord() { work += 4 }

    /// Counts a statement or a turn of a loop, and stops what runs for too long.
    func count(at span: @autoclosure () -> SourceSpan) throws(StatementStop) {
        work += 1
        if work < nextLook { return try listen(at: span()) }
        nextLook = min(work + 0x1000, limits.work)
        if work >= limits.work {
            throw .failure(
                Diagnostic(
                    .limit, at: span(), "no end in sight after \(limits.work) statements"))
        }
        hear()
        try checkEnding(at: span())
    }

    /// Asks at each eighth statement: there are statements that take 10 ms, such as the change of a
    /// list of a million that something else holds as well.
    private func listen(at span: @autoclosure () -> SourceSpan) throws(StatementStop) {
        guard work & 7 == 0, !isEnding, isToldToEnd() else { return }
        beginEnding()
        try checkEnding(at: span())
    }
}

extension CheckedBlock {
    /// The type of the expression that is its last statement.
    fileprivate var lastType: ValueType {
        if case .expression(let last)? = statements.last { last.type } else { .void }
    }
}

extension StatementLine {
    /// Whether it changes a number in its place or a variable, which C does in another way than Swift.
    fileprivate var calculates: Bool {
        statements.contains { statement in
            guard case .assignment(let target, let op, _) = statement else { return false }
            if case .name = target.kind { return true }
            return op != nil
        }
    }
}
