import HierarchyRecords
import Rendering
import Workbench

/// Words why a callback was not sent, and what would have sent it.
struct WhyNotRenderer {
    /// Columns to keep within.
    var width: Int

    func lines(_ answer: WhyNotAnswer) -> [StyledText] {
        switch answer.finding {
        case .sent(let numbers): sent(answer, numbers)
        case .notSent(let condition, let alternatives):
            heading(answer) + reason(condition) + list(alternatives, answer)
        }
    }

    // MARK: Was it sent?

    private func sent(_ answer: WhyNotAnswer, _ numbers: [Int]) -> [StyledText] {
        let line = "\(answer.query) was sent in step \(answer.step.number)"
        guard let first = numbers.first else { return [StyledText(line)] }
        let list = numbers.map(String.init).joined(separator: ", ")
        let noun = numbers.count == 1 ? "event" : "events"
        return [StyledText("\(line): \(noun) \(list); 'why \(first)' tells why")]
    }

    private func heading(_ answer: WhyNotAnswer) -> [StyledText] {
        var line = StyledText(answer.query, .object)
        line.append(
            " \(answer.isRefusal ? "had no effect" : "was not sent") in step \(answer.step.number): "
        )
        line.append(answer.step.oneLine, .strong)
        return [line]
    }

    // MARK: The rule

    private func reason(_ condition: WhyNotAnswer.FailedCondition?) -> [StyledText] {
        guard let condition else {
            return Paragraph.lines("rule", "none of those that it is known by", width: width)
        }
        var lines = RuleRenderer(width: width).reason(Rulebook.rule(condition.rule))
        lines += Paragraph.lines("it asks", "that \(condition.demand)", width: width)
        for (index, value) in condition.values.enumerated() {
            lines += Paragraph.lines(index == 0 ? "but" : "", value, width: width)
        }
        return lines
    }

    // MARK: The alternatives

    private func list(
        _ alternatives: WhyNotAnswer.Alternatives, _ answer: WhyNotAnswer
    ) -> [StyledText] {
        if answer.tried == 0, alternatives.ending == .complete { return [] }
        return [StyledText(opening(alternatives, tried: answer.tried), .strong)]
            + alternatives.list.flatMap(lines)
            + (alternatives.ending == .complete ? [] : ["ask again to go on"])
    }

    private func opening(
        _ alternatives: WhyNotAnswer.Alternatives, tried: Int
    ) -> String {
        let count = "\(tried) tried\(Self.text(of: alternatives.ending))"
        if alternatives.list.isEmpty {
            guard alternatives.ending == .complete else {
                return "nothing was found so far that would have sent it (\(count))"
            }
            let most = alternatives.largestSize == 1 ? "one change" : "one or two changes"
            return "nothing within \(most) would have sent it (\(count))"
        }
        let size = alternatives.size == 1 ? "one change" : "\(alternatives.size) changes"
        return "it would have been sent with \(size) (\(count)):"
    }

    /// `, then you stopped the search`; nothing where everything was tried.
    private static func text(of ending: WhyNotAnswer.Ending) -> String {
        switch ending {
        case .complete: ""
        case .stopped: ", then you stopped the search"
        case .outOfPatience(let seconds):
            ", then \(numberText(seconds)) s of patience were over"
        }
    }

    private func lines(_ alternative: Alternative) -> [StyledText] {
        var lines: [StyledText] = []
        for (index, change) in alternative.changes.enumerated() {
            var line = StyledText(index == 0 ? "  - " : "    ")
            line.append(text(of: change))
            lines.append(line)
        }
        for event in alternative.events {
            var line = StyledText("      ")
            line.append(event.value, .added)
            line.append("  \(event.name)", .dim)
            lines.append(line)
        }
        return lines
    }

    private func text(of change: Alternative.Change) -> StyledText {
        var line = StyledText()
        switch change {
        case .add(let source, let places):
            line.append(TypedStep.oneLine(source), .strong)
            line.append(" \(Self.text(of: places))")
        case .replace(let step, let source, let new):
            append(new, inPlaceOf: source, step: step, to: &line)
        case .leaveOut(let step, let source):
            line.append("without step \(step), ")
            line.append(TypedStep.oneLine(source), .strong)
        case .move(let step, let source, let place):
            line.append("step \(step), ")
            line.append(TypedStep.oneLine(source), .strong)
            line.append(", \(Self.text(of: [place]))")
        }
        return line
    }

    /// Of a step with several lines, the one that changes.
    private func append(
        _ new: String, inPlaceOf old: String, step: Int, to line: inout StyledText
    ) {
        let pairs = zip(Self.lines(of: new), Self.lines(of: old))
        guard Self.lines(of: old).count > 1,
            let (number, pair) = pairs.enumerated().first(where: { $1.0 != $1.1 })
        else {
            line.append(TypedStep.oneLine(new), .strong)
            return line.append(" in place of step \(step), \(TypedStep.oneLine(old))")
        }
        line.append(pair.0, .strong)
        line.append(" in place of line \(number + 1) of step \(step), \(pair.1)")
    }

    /// The lines of a source without the space around them.
    private static func lines(of source: String) -> [String] {
        source.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let start = line.drop { $0 == " " || $0 == "\t" }
            return String(start.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
        }
    }

    /// `before step 3, 4 or 5`, `after step 6`
    private static func text(of places: [Alternative.Place]) -> String {
        var before: [Int] = []
        var after: [Int] = []
        for place in places {
            switch place {
            case .before(let step): before.append(step)
            case .after(let step): after.append(step)
            }
        }
        let parts = [("before", before), ("after", after)].filter { !$0.1.isEmpty }
        return parts.map { "\($0.0) step \(Self.choice($0.1))" }.joined(separator: ", or ")
    }

    private static func choice(_ numbers: [Int]) -> String {
        guard let last = numbers.last, numbers.count > 1 else { return "\(numbers.first ?? 0)" }
        return numbers.dropLast().map(String.init).joined(separator: ", ") + " or \(last)"
    }
}
