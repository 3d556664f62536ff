import CommandLanguage
import HierarchyRecords

/// Runs the code of a session in a world beside, step by step, and leaves out what cannot run there:
/// what needs a part that could not be said.
@MainActor
struct CodeTrial {
    private let rehearsal: Rehearsal
    private let bundle: [InterfaceFileStore.Entry]
    /// What has run so far.
    private var taken: [[ParsedCommand]] = []

    /// The app has these files in its bundle.
    init(in rehearsal: Rehearsal, finding bundle: [InterfaceFileStore.Entry]) {
        (self.rehearsal, self.bundle) = (rehearsal, bundle)
        rehearsal.startWorld(finding: bundle)
    }

    /// The step's code where it runs behind what is left of the steps before, and a gap where it does
    /// not. What is no part of the app happens as it did in the session.
    mutating func judge(_ code: StepCode, of line: RehearsedLine) -> StepCode {
        guard code.hasStatements else {
            if code.gaps.isEmpty { _ = take(line.commands, at: line.span) }
            return code
        }
        return flaw(of: code, at: line.span).map(code.leftOut(because:)) ?? code
    }

    /// Why the code does not run, if it does not; it is read as from a file.
    private mutating func flaw(of code: StepCode, at span: SourceSpan) -> String? {
        let text = Block(
            text: code.lines.joined(separator: "\n"), span: SourceSpan(line: 1, column: 1))
        do throws(Diagnostic) {
            return take(try rehearsal.session.parse(text), at: span)
        } catch {
            return error.summary
        }
    }

    /// Runs the commands as one step; why they do not run, if they do not, and then nothing of them
    /// stays.
    private mutating func take(_ commands: [ParsedCommand], at span: SourceSpan) -> String? {
        let mark = WorldMark(of: rehearsal.world)
        guard let reason = run(commands, as: taken.count + 1, at: span) else {
            taken.append(commands)
            return nil
        }
        if mark.stands(in: rehearsal.world) {
            mark.forgetStep(of: rehearsal.world)
        } else {
            startAgain(at: span)
        }
        return reason
    }

    private func startAgain(at span: SourceSpan) {
        rehearsal.startWorld(finding: bundle)
        for (position, commands) in taken.enumerated() where !rehearsal.watch.ends() {
            _ = run(commands, as: position + 1, at: span)
        }
    }

    private func run(
        _ commands: [ParsedCommand], as step: Int, at span: SourceSpan
    ) -> String? {
        rehearsal.world.simulator.step = UInt32(truncatingIfNeeded: step)
        if let failure = rehearsal.session.retake(commands, at: span) { return failure.summary }
        return rehearsal.world.simulator.pendingException.map { "UIKit raises \"\($0.text)\"" }
    }
}

extension Rehearsal {
    /// Begins a world for code alone, which finds the files that the session's commands open: an app has
    /// them in its bundle.
    func startWorld(finding bundle: [InterfaceFileStore.Entry]) {
        startFreshWorld()
        for file in bundle { _ = world.storyboards.open(file) }
    }
}

extension StepCode {
    /// The step without its code.
    fileprivate func leftOut(because reason: String) -> StepCode {
        var rest = StepCode()
        rest.add(gap: reason, code: lines.joined(separator: "\n"))
        return rest
    }
}
