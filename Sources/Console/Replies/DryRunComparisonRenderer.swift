import HierarchyRecords
import Rendering
import Workbench

/// Words in what dry runs differ from the first: their events side by side, the trees after them, and the
/// rules that only one of the two follows. Lines of one run begin with its letter, those of both with none.
struct DryRunComparisonRenderer {
    let encoding: TextEncoding
    let width: Int
    /// By the callback's raw value.
    let isShown: [Bool]
    var phrases = Phrasebook(.english)

    func lines(_ comparison: DryRunComparison) -> [StyledText] {
        let first = comparison.first
        return comparison.others.enumerated().flatMap { index, other in
            (index == 0 ? [] : [""]) + lines(first, other, letter: Self.letter(index + 1))
        }
    }

    /// A second run beside the first, under its letter.
    private func lines(_ first: DryRun, _ second: DryRun, letter: String) -> [StyledText] {
        var lines = [line("A", first.title), line(letter, second.title)]
        lines += section("events", merge(events(first), events(second), letter))
        lines += section("tree after", merge(tree(first), tree(second), letter))
        lines += section("rules", rules(first, second, letter))
        return lines
    }

    /// `B` of 1; behind `Z` the number itself.
    private static func letter(_ index: Int) -> String {
        index < 26 ? String(UnicodeScalar(UInt8(ascii: "A") + UInt8(index))) : String(index + 1)
    }

    private func section(_ title: String, _ lines: [StyledText]) -> [StyledText] {
        lines.isEmpty ? [] : [StyledText(phrases(title), .strong)] + lines
    }

    /// A line of one run, or of both.
    private func line(_ mark: String, _ text: String, rule: String = "") -> StyledText {
        var line = StyledText(mark.isEmpty ? "   " : "\(mark)  ", .changed)
        line.append(text)
        if rule.isEmpty { return line }
        let gap = width - 1 - TextWidth.columns(of: line) - rule.utf8.count
        line.append(String(repeating: " ", count: max(2, gap)) + rule, .dim)
        return line
    }

    // MARK: Rows

    private struct Row {
        let text: String
        var rule = ""
    }

    private func events(_ run: DryRun) -> [Row] {
        run.events.map { run.log.events[$0] }.filter(isShown)
            .map { Row(text: run.log.text($0), rule: $0.rule?.rawValue ?? "") }
    }

    private func isShown(_ event: Event) -> Bool { isShown[Int(event.callback.rawValue)] }

    private func tree(_ run: DryRun) -> [Row] {
        TreeRenderer(.pretty, encoding: encoding, said: phrases.said).lines(run.tree).map {
            Row(text: $0.text)
        }
    }

    private func merge(_ first: [Row], _ second: [Row], _ letter: String) -> [StyledText] {
        var (left, right) = (first.makeIterator(), second.makeIterator())
        return LineDifference(expected: first.map(\.text), actual: second.map(\.text)).lines
            .map { merged in
                let a = merged.side == .actual ? nil : left.next()
                let b = merged.side == .expected ? nil : right.next()
                let mark = a == nil ? letter : b == nil ? "A" : ""
                return line(mark, merged.text, rule: joined(a?.rule, b?.rule))
            }
    }

    /// `P03`, or `P03, P04` where the same event follows another rule.
    private func joined(_ first: String?, _ second: String?) -> String {
        guard let first, let second, first != second else { return first ?? second ?? "" }
        return "\(first), \(second)"
    }

    // MARK: Rules

    /// The rules that the events of one run cite, and those of the other do not.
    private func rules(_ first: DryRun, _ second: DryRun, _ letter: String) -> [StyledText] {
        let (a, b) = (cited(first), cited(second))
        return a.filter { !b.contains($0) }.map { line("A", words($0)) }
            + b.filter { !a.contains($0) }.map { line(letter, words($0)) }
    }

    private func cited(_ run: DryRun) -> [RuleID] {
        run.log.rules(in: [run.events], where: isShown)
    }

    private func words(_ rule: RuleID) -> String {
        "\(rule.rawValue)  \(phrases(Rulebook.rule(rule).title))"
    }
}
