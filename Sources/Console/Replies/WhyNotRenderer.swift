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
        case .notSent(let reason, let alternatives):
            heading(answer) + self.reason(reason) + answer.wrong.flatMap(wrong)
                + list(alternatives, answer) + answer.pitfalls.flatMap(often)
        }
    }

    /// What doctor says of it, and what mends that.
    private func wrong(_ finding: Finding) -> [StyledText] {
        Paragraph.lines("doctor", finding.text, width: width)
            + finding.mend.enumerated().flatMap { index, line in
                Paragraph.lines(index == 0 ? "mend" : "", line, width: nil)
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
        if let refusal = answer.refusal {
            line.append(" was not sent by ")
            line.append(answer.step.oneLine, .strong)
            line.append(": \(refusal)")
            return [line]
        }
        line.append(" \(Self.text(of: answer.outcome)) in step \(answer.step.number): ")
        line.append(answer.step.oneLine, .strong)
        return [line]
    }

    /// What others have seen who asked the same.
    private func often(_ pitfall: WhyNotAnswer.Pitfall) -> [StyledText] {
        Paragraph.lines("often", pitfall.seen, width: width)
            + Paragraph.lines("because", pitfall.why, width: width)
            + Paragraph.lines("instead", pitfall.instead, width: width)
    }

    private static func text(of outcome: WhyNotAnswer.Outcome) -> String {
        switch outcome {
        case .notSent: "was not sent"
        case .refused: "had no effect"
        case .notAsked: "was not asked"
        case .notTrue: "was not true"
        }
    }

    // MARK: The rule

    private func reason(_ reason: WhyNotAnswer.Reason) -> [StyledText] {
        switch reason {
        case .failed(let condition): self.reason(condition)
        case .timing(let rule, let words):
            (rule.map { RuleRenderer(width: width).reason(Rulebook.rule($0)) } ?? [])
                + Paragraph.lines("it comes", words, width: width)
        case .unknown: []
        }
    }

    private func reason(_ condition: WhyNotAnswer.FailedCondition) -> [StyledText] {
        var lines = RuleRenderer(width: width).reason(Rulebook.rule(condition.rule))
        lines += Paragraph.lines("it asks", "that \(condition.demand)", width: width)
        for (index, value) in condition.values.enumerated() {
            lines += Paragraph.lines(index == 0 ? "but" : "", value, width: width)
        }
        return lines + (condition.remedy.map { Paragraph.lines("instead", $0, width: width) } ?? [])
    }

    // MARK: The alternatives

    private func list(
        _ alternatives: WhyNotAnswer.Alternatives, _ answer: WhyNotAnswer
    ) -> [StyledText] {
        if answer.tried == 0, alternatives.ending == .complete { return [] }
        return [StyledText(opening(alternatives, tried: answer.tried), .strong)]
            + alternatives.list.flatMap(AlternativeRenderer(refused: refused(answer)).lines)
            + elsewhere(alternatives)
            + (alternatives.ending == .complete ? [] : ["ask again to go on"])
    }

    /// The number that a refused command would have had; nil for a step.
    private func refused(_ answer: WhyNotAnswer) -> Int? {
        answer.refusal == nil ? nil : answer.step.number
    }

    /// What does it, where no command does.
    private func elsewhere(_ alternatives: WhyNotAnswer.Alternatives) -> [StyledText] {
        guard alternatives.list.isEmpty, let words = alternatives.withoutCommand else { return [] }
        return [StyledText("no command brings it about by itself: \(words)")]
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
}

extension WhyNotAnswer: DrawnAnswer {
    func draw(by renderer: ReplyRenderer) {
        let lines = WhyNotRenderer(width: renderer.terminal.width).lines(self)
        renderer.answer(lines)
    }
}
