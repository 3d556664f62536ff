import CommandLanguage
import Rendering
import Workbench

/// A line a script, the reasons of those that failed below it, and a sum.
struct PrettyTestReport: TestReport {
    let needsVerdictsAtEnd = false
    /// The columns that lines are wrapped to; nil does not wrap.
    var width: Int?
    var phrases = Phrasebook(.english)

    func opening(count: Int) -> [StyledText] { [] }

    func entry(_ verdict: TestVerdict, number: Int) -> [StyledText] {
        if verdict.passed {
            let notes = phrases.clauses(verdict.notes.map { phrases($0.words) })
            return [
                StyledText([
                    .init("ok    ", .didAppear), .init(verdict.title, .plain),
                    .init(notes.isEmpty ? "" : phrases(" (\(notes))" as Message), .dim),
                ])
            ]
        }
        let first = StyledText([
            .init("FAIL  ", .problem), .init(verdict.title, .plain),
            .init(phrases(" (\(verdict.reason))" as Message), .dim),
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
    /// How many there are, and what became of them: `3 scripts: 3 passed`.
    private func sentence(_ sum: TestSum, _ counts: String) -> Message {
        switch (sum.matrix.isEmpty, sum.scripts == 1) {
        case (true, true): "1 script: \(counts)"
        case (true, false): "\(sum.scripts) scripts: \(counts)"
        case (false, true): "1 run: \(counts)"
        case (false, false): "\(sum.scripts) runs: \(counts)"
        }
    }

    /// How they ended; those with a note have passed.
    private func counts(_ sum: TestSum) -> [Message] {
        let passed = sum.verdicts - sum.failed
        var counts: [Message] = [
            sum.noted > 0
                ? "\(passed) passed (\(sum.noted) of them with a note)" : "\(passed) passed"
        ]
        if sum.failed > 0 { counts.append("\(sum.failed) failed") }
        if sum.scripts > sum.verdicts { counts.append("\(sum.scripts - sum.verdicts) not run") }
        return counts
    }

    private static let legend: Message = "In a difference - is what was expected, + what there was."

    func closing(_ sum: TestSum) -> [StyledText] {
        let line = phrases(sentence(sum, phrases.clauses(counts(sum).map { phrases($0) })))
        let isForPeople = width != nil
        let legend =
            sum.hasDifferences && isForPeople ? ["", StyledText(phrases(Self.legend), .dim)] : []
        return sum.matrix.lines(phrases) + legend + [
            "", StyledText(line, sum.failed > 0 ? .problem : .strong),
        ]
    }
}
