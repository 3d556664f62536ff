import CommandLanguage
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
                    phrases("\(name(of: verdict)): \(words(verdict))" as Message),
                    verdict.isAccepted ? .plain : .problem)
            ] + offer(verdict)
    }

    private var phrases: Phrasebook { diagnostics.phrases }

    private func offer(_ verdict: CodeVerdict) -> [StyledText] {
        let offer = StubOffer(types: verdict.stubs, addsMembers: verdict.hasStubs)
            .words(command: "vcr stub")
        return offer.map { [StyledText(phrases($0), .dim)] } ?? []
    }

    private func name(of verdict: CodeVerdict) -> Message {
        let others = verdict.paths.count - 1
        let first = verdict.paths[0]
        return others == 0
            ? "'\(first)'" : "'\(first)' and \(others) more as one program"
    }

    private func words(_ verdict: CodeVerdict) -> Message {
        switch (verdict.mistakes.count, verdict.notes.isEmpty) {
        case (0, true): "runs"
        case (0, false): "runs, with what the model lacks"
        case (1, _): "refused for 1 reason"
        case (let count, _): "refused for \(count) reasons"
        }
    }
}
