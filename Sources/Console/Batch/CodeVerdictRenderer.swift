import Rendering
import Workbench

/// Words what a check of code found out.
struct CodeVerdictRenderer {
    let diagnostics: DiagnosticRenderer

    /// The reasons and what is inert, and then the verdict.
    func lines(_ verdict: CodeVerdict) -> [StyledText] {
        verdict.mistakes.flatMap(diagnostics.lines)
            + verdict.notes.map { StyledText("  " + $0, .dim) }
            + [
                StyledText(
                    "\(name(of: verdict)): \(words(verdict))",
                    verdict.isAccepted ? .plain : .problem)
            ] + offer(verdict)
    }

    /// What makes code run that names types which nobody knows.
    private func offer(_ verdict: CodeVerdict) -> [StyledText] {
        switch verdict.stubs.count {
        case 0: []
        case 1:
            [
                StyledText(
                    "1 type is unknown ('\(verdict.stubs[0])'): 'vcr stub' prints an empty one",
                    .dim)
            ]
        case let count:
            [StyledText("\(count) types are unknown: 'vcr stub' prints empty ones", .dim)]
        }
    }

    private func name(of verdict: CodeVerdict) -> String {
        let others = verdict.paths.count - 1
        let first = "'\(verdict.paths[0])'"
        return others == 0 ? first : "\(first) and \(others) more as one program"
    }

    private func words(_ verdict: CodeVerdict) -> String {
        switch (verdict.mistakes.count, verdict.notes.isEmpty) {
        case (0, true): "runs"
        case (0, false): "runs, with what the model lacks"
        case (1, _): "refused for 1 reason"
        case (let count, _): "refused for \(count) reasons"
        }
    }
}
