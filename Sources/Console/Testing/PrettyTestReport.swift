import Rendering

/// A line a script, the reasons of those that failed below it, and a sum.
struct PrettyTestReport: TestReport {
    let needsVerdictsAtEnd = false

    func opening(count: Int) -> [StyledText] { [] }

    func entry(_ verdict: TestVerdict, number: Int) -> [StyledText] {
        if verdict.passed {
            let notes = verdict.notes.map(\.rawValue).joined(separator: "; ")
            return [
                StyledText([
                    .init("ok    ", .didAppear), .init(verdict.title, .plain),
                    .init(notes.isEmpty ? "" : " (\(notes))", .dim),
                ])
            ]
        }
        let first = StyledText([
            .init("FAIL  ", .problem), .init(verdict.title, .plain),
            .init(" (\(verdict.reason))", .dim),
        ])
        return [first] + verdict.talk.map { StyledText("      " + $0) }
    }

    func closing(_ sum: TestSum) -> [StyledText] {
        let word = sum.matrix.isEmpty ? "script" : "run"
        var line = "\(sum.scripts) \(word)\(sum.scripts == 1 ? "" : "s"): "
        line += "\(sum.verdicts - sum.failed) passed"
        if sum.noted > 0 { line += ", \(sum.noted) with a note" }
        if sum.failed > 0 { line += ", \(sum.failed) failed" }
        if sum.scripts > sum.verdicts { line += ", \(sum.scripts - sum.verdicts) not run" }
        return sum.matrix.lines + ["", StyledText(line, sum.failed > 0 ? .problem : .strong)]
    }
}
