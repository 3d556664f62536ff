import Rendering

/// A line a script, the reasons of those that failed below it, and a sum.
struct PrettyTestReport: TestReport {
    let needsVerdictsAtEnd = false
    /// The columns that lines are wrapped to; nil does not wrap.
    var width: Int?

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
        return [first] + verdict.talk.flatMap(lines)
    }

    /// A line of talk below its script, broken between words where it is too long.
    private func lines(_ talk: String) -> [StyledText] {
        let room = width.map { max(20, $0 - Self.indent.count - 2) }
        guard let room, TextWidth.columns(of: talk) > room else {
            return [StyledText(Self.indent + talk)]
        }
        return TextWrapping.wrap(talk, to: room).enumerated().map { index, line in
            StyledText(Self.indent + (index == 0 ? "" : "  ") + line)
        }
    }

    private static let indent = "      "
    private static let legend = "In a difference - is what was expected, + what there was."

    func closing(_ sum: TestSum) -> [StyledText] {
        let word = sum.matrix.isEmpty ? "script" : "run"
        var line = "\(sum.scripts) \(word)\(sum.scripts == 1 ? "" : "s"): "
        line += "\(sum.verdicts - sum.failed) passed"
        if sum.noted > 0 { line += ", \(sum.noted) with a note" }
        if sum.failed > 0 { line += ", \(sum.failed) failed" }
        if sum.scripts > sum.verdicts { line += ", \(sum.scripts - sum.verdicts) not run" }
        let isForPeople = width != nil
        let legend =
            sum.hasDifferences && isForPeople ? ["", StyledText(Self.legend, .dim)] : []
        return sum.matrix.lines + legend + [
            "", StyledText(line, sum.failed > 0 ? .problem : .strong),
        ]
    }
}
