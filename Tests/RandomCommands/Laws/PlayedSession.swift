import CommandLanguage
import Console
import Foundation
import HeadlessUIKit
import HierarchyRecords
import Workbench

/// A session that was typed piece by piece, with what each piece brought.
@MainActor
final class PlayedSession {
    /// A command, a line of several, or a declaration, and what came of it.
    struct Part {
        let source: String
        /// The line of the script that it begins on.
        let line: Int
        /// What it printed.
        let output: String
        /// What it said beside its results.
        let talk: String
        let replies: [Reply]
        /// Whether something of it was refused or raised.
        let hasFailed: Bool
        /// Where the session stood before and behind it.
        let steps: (before: Int, after: Int)
        /// The commands of it that did something else than fail.
        let kept: [String]
        /// The system that it ran on.
        let system: SystemVersion

        /// The steps that it made.
        var made: [Int] { replies.compactMap(\.step) }
        /// What is left of it without the commands that failed; nil where nothing is.
        var withoutFailures: String? {
            if !hasFailed { return source }
            return kept.isEmpty ? nil : kept.joined(separator: "\n")
        }
        /// The events that it added to the log.
        var events: [Range<Int>] { replies.map(\.events).filter { !$0.isEmpty } }
    }

    let workbench: Workbench
    private(set) var parts: [Part] = []
    private let capture = CapturedOutput()
    private let renderer: ReplyRenderer
    private var replies: [Reply] = []
    private var hasFailed = false
    private var kept: [String] = []
    /// The statements of the line that is being read.
    private var begun: [String] = []
    /// Where the session stood before the line, and how much it had answered.
    private var begin = (step: 0, reply: 0)
    private var line = 1
    /// The line that the piece begins on: an exception that nobody expected is told later, with the line that raised it.
    private var firstLine = 1

    init(_ look: SessionLook = .records) {
        workbench = Workbench(
            policy: look.policy, display: DisplaySettings(categories: .all, format: look.format))
        renderer = ReplyRenderer(
            workbench, output: Output(capture), terminal: look.terminal,
            talkTerminal: look.terminal)
        workbench.onReply = { [unowned self] reply in
            replies.append(reply)
            if !reply.status.isFine, reply.span.line >= firstLine { hasFailed = true }
            renderer.render(reply)
        }
    }

    /// Types the next piece.
    @discardableResult
    func play(_ piece: String) -> Part {
        let (data, talk) = (capture.data.count, capture.talk.count)
        let (before, first) = (workbench.currentStep, line)
        (replies, hasFailed, kept, begun, firstLine) = ([], false, [], [], first)
        execute(piece)
        renderer.output.flush()
        let part = Part(
            source: piece, line: first,
            output: String(decoding: capture.data[data...], as: UTF8.self),
            talk: String(decoding: capture.talk[talk...], as: UTF8.self), replies: replies,
            hasFailed: hasFailed, steps: (before, workbench.currentStep), kept: kept,
            system: workbench.simulator.version)
        parts.append(part)
        return part
    }

    private func execute(_ piece: String) {
        var parser = ScriptParser(in: .commandLine, firstLine: line, readsAhead: true)
        line += piece.split(separator: "\n", omittingEmptySubsequences: false).count
        parser.feed(piece + "\n")
        parser.finish()
        while true {
            do throws(Diagnostic) {
                guard let command = try parser.next() else { return }
                run(command)
            } catch {
                hasFailed = true
                renderer.talk(renderer.diagnostics.lines(error))
            }
        }
    }

    /// Runs a command, and keeps it unless it only failed. Statements of a line are one step, which
    /// the last of them takes.
    private func run(_ command: ParsedCommand) {
        if begun.isEmpty { begin = (workbench.currentStep, replies.count) }
        begun.append(command.source)
        _ = workbench.execute(command)
        if command.isFollowedOnLine { return }
        let answers = replies[begin.reply...]
        let isFelt =
            workbench.currentStep != begin.step || answers.contains { $0.step != nil }
        let isFine = answers.allSatisfy { $0.status.isFine || $0.span.line < firstLine }
        if isFelt || isFine {
            kept.append(begun.joined(separator: "; "))
        }
        begun = []
    }

    /// Types all pieces.
    func play(_ pieces: [String]) { for piece in pieces { play(piece) } }

    /// Ends the script; what its end says.
    func finish() -> String {
        let talk = capture.talk.count
        replies = []
        _ = workbench.finishScript()
        renderer.output.flush()
        return String(decoding: capture.talk[talk...], as: UTF8.self)
    }

    // MARK: What can be seen

    /// All that can be read of the session where it stands.
    var seen: [String] { told + workbench.facts }

    /// The events of the steps that lead here, each with its time, depth, rule and cause, but without
    /// its place in the log: a cause is told by how many of these events it stands before.
    var told: [String] {
        let log = workbench.log
        let indices = indices
        let positions = Dictionary(uniqueKeysWithValues: zip(indices, indices.indices))
        return indices.enumerated().map { position, index in
            let event = log.events[index]
            let cause = positions[Int(event.cause)].map { "\($0 - position)" } ?? "step"
            return "\(log.text(event))  at \(event.time), depth \(event.depth), "
                + "rule \(event.rule?.rawValue ?? "none"), cause \(cause)"
        }
    }

    /// The places of those events in the log.
    var indices: [Int] { workbench.steps.flatMap(\.events) }

    /// The lines of the steps that lead here, of those categories.
    func lines(of categories: EventCategories) -> [String] {
        let log = workbench.log
        return indices.map { log.events[$0] }
            .filter { categories.contains($0.callback.category) }.map(log.text)
    }

    /// The numbers of all steps that were made, also of those that were undone.
    var numbers: [Int] { Set(parts.flatMap(\.made)).sorted() }
}

/// How a session is shown.
struct SessionLook {
    let format: DisplaySettings.LogFormat
    var isColoured = false

    static let records = SessionLook(format: .json)

    var policy: RunPolicy {
        var policy = RunPolicy(keepsGoing: true)
        policy.staysJSON = format == .json
        return policy
    }

    var terminal: TerminalTraits {
        TerminalTraits(usesColor: isColoured, understandsEscapes: isColoured)
    }
}

extension ParsedCommand {
    /// As it was written.
    fileprivate var source: String {
        switch self {
        case .verb(let verb): verb.source
        case .statement(let line): line.source
        }
    }

    /// Whether it is one of several statements of a line, and not the last.
    fileprivate var isFollowedOnLine: Bool {
        if case .statement(let line) = self { line.isFollowedOnLine } else { false }
    }
}
