import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// Runs steps in worlds beside the user's: changed, left out or in another order, as often as one
/// likes. The user's world, journal and log do not notice.
///
/// It lives only inside `Session.rehearse`.
@MainActor
final class Rehearsal {
    /// What stopped a run.
    struct Refusal {
        /// The position of the line.
        let line: Int
        /// Nil where a UIKit exception stopped it.
        let diagnostic: Diagnostic?
    }

    /// What a run of lines came to.
    struct Run {
        let log: EventLog
        /// The events of each line that ran.
        let events: [Range<Int>]
        let refusal: Refusal?
    }

    /// Runs the steps of the worlds beside.
    let session: Session
    private var parsedLines: [String: RehearsedLine?] = [:]
    /// Lines run so far, which is what a search costs.
    private(set) var cost = 0

    /// Storyboards mean what they mean in the user's session; no other file is read.
    fileprivate init(_ settings: WorldSettings, beside author: Session) {
        session = Session(
            settings: settings, policy: RunPolicy(keepsGoing: true, isSafe: true),
            display: DisplaySettings(), watch: author.watch, storyboards: author.files.storyboards)
        // What it writes down, as remarks in code, is read by the author's person.
        session.teaching.words = author.teaching.words
    }

    /// What the runs ask whether to go on; a run that it ends is refused at that line.
    var watch: Watch { session.watch }

    /// The world as the last run left it.
    var world: World { session.world }

    /// Runs the lines in a fresh world, up to the first that is refused; `observe` is called after
    /// each that ran, with its position, and ends the run where it answers true.
    func run(_ lines: [RehearsedLine], observe: (Int) -> Bool = { _ in false }) -> Run {
        startFreshWorld()
        var events: [Range<Int>] = []
        var refusal: Refusal?
        var isEnded = false
        for (position, line) in lines.enumerated() where refusal == nil && !isEnded {
            let begin = world.simulator.nextSequence
            refusal = take(line, at: position)
            events.append(begin..<world.simulator.nextSequence)
            let cost = line.cost + (events.last?.count ?? 0)
            if refusal == nil, watch.ends(after: cost) {
                refusal = Refusal(line: position, diagnostic: .interruption(at: line.span))
            }
            if refusal == nil { isEnded = observe(position) }
        }
        cost += events.count
        return Run(log: world.simulator.log, events: events, refusal: refusal)
    }

    /// The same, while the terminal shows which step runs; `observe` only looks.
    func runTellingSteps(_ lines: [RehearsedLine], observe: (Int) -> Void = { _ in }) -> Run {
        var step = 1
        return watch.during("taking step \(step) of \(lines.count) again") {
            run(lines) { position in
                observe(position)
                step = position + 2
                return false
            }
        }
    }

    /// The lines that code printed since this was last called; none where it was not kept.
    func takeOutput() -> [String] {
        var lines = (session.repeatedOutput ?? "").split(
            separator: "\n", omittingEmptySubsequences: false
        ).map(String.init)
        if lines.last == "" { lines.removeLast() }
        session.repeatedOutput = ""
        return lines
    }

    /// Begins again without objects.
    func startFreshWorld() { session.startFreshWorld() }

    private func take(_ line: RehearsedLine, at position: Int) -> Refusal? {
        world.simulator.step = UInt32(truncatingIfNeeded: position + 1)
        if let diagnostic = session.retake(line.commands, at: line.span) {
            return Refusal(line: position, diagnostic: diagnostic)
        }
        let isException = world.simulator.pendingException != nil
        return isException ? Refusal(line: position, diagnostic: nil) : nil
    }

    /// Takes the lines as steps of a journal of its own, in a fresh world, with what `author` has
    /// defined.
    func take(_ lines: [RehearsedLine], of author: Session) {
        startFreshJournal()
        session.vocabulary.definitions = author.vocabulary.definitions
        for line in lines where !watch.ends() {
            for command in line.commands { _ = session.execute(command) }
        }
    }

    /// Takes further steps, up to the first that is refused; returns what was wrong with it.
    func take(_ commands: [ParsedCommand]) -> Diagnostic? {
        var refusal: Diagnostic?
        session.host.onReply = { reply in
            for case .diagnostic(let diagnostic) in reply.contents { refusal = diagnostic }
        }
        for command in commands where refusal == nil { _ = session.execute(command) }
        session.host.onReply = { _ in }
        return refusal
    }

    private func startFreshJournal() {
        startFreshWorld()
        session.journal = Journal()
        session.vocabulary.definitions = Definitions()
    }

    /// Runs a whole script as the program would, in a fresh world; returns the log.
    func play(_ script: String) -> EventLog {
        startFreshJournal()
        let span = SourceSpan(line: 1, column: 1)
        let commands = (try? session.parse(Block(text: script, span: span))) ?? []
        for command in commands { _ = session.execute(command) }
        return world.simulator.log
    }

    /// The events of the last step that `play` took.
    var eventsOfLastStep: [Range<Int>] {
        let last = session.journal.current
        return last == 0 ? [] : [session.journal[last].events]
    }

    /// The events of the steps that `play` took with that command word.
    func events(ofStepsOf command: String) -> [Range<Int>] {
        let journal = session.journal
        return journal.path(to: journal.current).map { journal[$0] }
            .filter { session.verb(of: $0.source) == command }.map(\.events)
    }

    /// A line that is no step of the journal; each source is parsed once.
    func parsed(_ source: String) -> RehearsedLine? {
        if let known = parsedLines[source] { return known }
        let line = line(source)
        parsedLines[source] = .some(line)
        return line
    }

    /// The line of a source; nil where it makes no sense.
    func line(_ source: String, step: Int? = nil) -> RehearsedLine? {
        let span = SourceSpan(line: 1, column: 1)
        guard let commands = try? session.parse(Block(text: source, span: span)),
            !commands.isEmpty
        else { return nil }
        return RehearsedLine(source: source, span: span, commands: commands, step: step)
    }

    /// The commands in a block of a verb; none where it makes no sense.
    func commands(in block: Block) -> [ParsedCommand] { (try? session.parse(block)) ?? [] }

    /// Whether the expectation holds in the world as it is.
    func verdict(on expectation: Verb) -> ExpectationVerdict {
        session.verdict(on: expectation)
    }

    /// The session that `play` made.
    var playedSession: SessionFile { SessionFile(of: session) }

    /// The settings that a script of it needs.
    var playedSettings: [String] { session.settings.commands }

    /// Lets go of the last world.
    fileprivate func end() { session.standing.dismantle() }
}

/// One line of a rehearsal, ready to run again and again.
struct RehearsedLine {
    let source: String
    let span: SourceSpan
    let commands: [ParsedCommand]
    /// The step of the journal that it is, changed or not; nil for a line of the rehearsal's own.
    let step: Int?

    /// What running it costs, apart from its events: classes are read and checked in each world anew.
    @MainActor
    fileprivate var cost: Int {
        let declares = commands.contains { command in
            if case .statement(let line) = command { !line.statements.types.isEmpty } else { false }
        }
        return Watch.costOfLine + (declares ? source.utf8.count * Watch.costOfDeclaredByte : 0)
    }
}

extension Session {
    /// Lets `body` run steps in worlds beside this one, which begin with other settings if need be.
    func rehearse<Result>(
        _ other: WorldSettings? = nil, _ body: (Rehearsal) -> Result
    ) -> Result {
        _ = world
        return Simulator.settingAside {
            let rehearsal = Rehearsal(other ?? settings, beside: self)
            defer { rehearsal.end() }
            return body(rehearsal)
        }
    }

    /// The steps that lead to one of the journal, ready to run in that rehearsal; the first of them
    /// where the user ends that.
    func lines(to step: Int, in rehearsal: Rehearsal) -> [RehearsedLine] {
        let path = journal.path(to: step)
        var lines: [RehearsedLine] = []
        var isRead = 0
        watch.during("reading step \(isRead) of \(path.count)") {
            for number in path where !watch.ends() {
                isRead += 1
                if let line = rehearsal.line(journal[number].source, step: number) {
                    lines.append(line)
                }
            }
        }
        return lines
    }

    /// A world without objects, in place of the present one.
    fileprivate func startFreshWorld() {
        standing.dismantle()
        world = World(settings)
        expectations = ExpectationWindow()
    }
}
