import CommandLanguage
import HierarchyRecords
import Rendering
import Workbench

/// Words why a callback was not sent, and what would have sent it.
struct WhyNotRenderer {
    /// Columns to keep within.
    var width: Int
    var phrases = Phrasebook(.english)

    func lines(_ answer: WhyNotAnswer) -> [StyledText] {
        switch answer.finding {
        case .sent(let numbers): sent(answer, numbers) + answer.wrong.flatMap(wrong)
        case .notSent(let reason, let alternatives):
            heading(answer) + self.reason(reason) + answer.wrong.flatMap(wrong)
                + list(alternatives, answer) + answer.pitfalls.flatMap(often)
        }
    }

    private var ruleRenderer: RuleRenderer { RuleRenderer(width: width, said: phrases.said) }

    /// What doctor says of it, and what mends that.
    private func wrong(_ finding: Finding) -> [StyledText] {
        Paragraph.lines(phrases("doctor"), phrases(finding), width: width)
            + FindingRenderer(width: width, mend: { phrases.mend($0) }).mending(finding)
    }

    // MARK: Was it sent?

    private func sent(_ answer: WhyNotAnswer, _ numbers: [Int]) -> [StyledText] {
        let (query, step) = (answer.query, answer.step.number)
        guard let first = numbers.first else {
            return [StyledText(phrases("\(query) was sent in step \(step)" as Message))]
        }
        let list = numbers.map(String.init).joined(separator: ", ")
        let line: Message =
            numbers.count == 1
            ? "\(query) was sent in step \(step): event \(list); 'why \(first)' tells why"
            : "\(query) was sent in step \(step): events \(list); 'why \(first)' tells why"
        return [StyledText(phrases(line))]
    }

    private func heading(_ answer: WhyNotAnswer) -> [StyledText] {
        var line = StyledText(answer.query, .object)
        if let refusal = answer.refusal {
            line.append(" \(phrases("was not sent by")) ")
            line.append(answer.step.oneLine, .strong)
            line.append(": \(phrases(refusal))")
            return [line]
        }
        line.append(" \(phrases(Self.words(answer.outcome, answer.step.number))): ")
        line.append(answer.step.oneLine, .strong)
        return [line]
    }

    /// What others have seen who asked the same.
    private func often(_ pitfall: WhyNotAnswer.Pitfall) -> [StyledText] {
        Paragraph.lines(phrases("often"), phrases(pitfall.seen), width: width)
            + Paragraph.lines(phrases("because"), phrases(pitfall.why), width: width)
            + Paragraph.lines(phrases("instead"), phrases(pitfall.instead), width: width)
    }

    private static func words(_ outcome: WhyNotAnswer.Outcome, _ step: Int) -> Message {
        switch outcome {
        case .notSent: "was not sent in step \(step)"
        case .notHeard: "was sent in step \(step), but no delegate received it"
        case .refused: "had no effect in step \(step)"
        case .notAsked: "was not asked in step \(step)"
        case .notTrue: "was not true in step \(step)"
        }
    }

    // MARK: The rule

    private func reason(_ reason: WhyNotAnswer.Reason) -> [StyledText] {
        switch reason {
        case .failed(let condition): self.reason(condition)
        case .timing(let rule, let words):
            (rule.map { ruleRenderer.reason(Rulebook.rule($0)) } ?? [])
                + Paragraph.lines(phrases("it comes"), phrases(words), width: width)
        case .unknown: []
        }
    }

    private func reason(_ condition: WhyNotAnswer.FailedCondition) -> [StyledText] {
        var lines = ruleRenderer.reason(Rulebook.rule(condition.rule))
        lines += Paragraph.lines(
            phrases("it asks"), phrases("that \(phrases(condition.demanded))" as Message),
            width: width)
        for (index, value) in condition.contradictions.enumerated() {
            lines += Paragraph.lines(
                index == 0 ? phrases("but") : "", phrases(value), width: width)
        }
        return lines
            + (condition.advice.map {
                Paragraph.lines(phrases("instead"), phrases($0), width: width)
            } ?? [])
    }

    // MARK: The alternatives

    private func list(
        _ alternatives: WhyNotAnswer.Alternatives, _ answer: WhyNotAnswer
    ) -> [StyledText] {
        if answer.tried == 0, alternatives.ending == .complete { return [] }
        return [StyledText(opening(alternatives, tried: answer.tried), .strong)]
            + alternatives.list.enumerated().flatMap {
                AlternativeRenderer(refused: refused(answer), phrases: phrases)
                    .lines($0.element, number: $0.offset + 1)
            }
            + wayToApply(alternatives) + elsewhere(alternatives)
            + (alternatives.ending == .complete ? [] : [StyledText(phrases("ask again to go on"))])
    }

    /// How a change is made.
    private func wayToApply(_ alternatives: WhyNotAnswer.Alternatives) -> [StyledText] {
        if alternatives.list.isEmpty { return [] }
        let isOne = alternatives.list.count == 1
        let words: Message = isOne ? "'apply' makes it" : "'apply N' makes the one of that number"
        return [StyledText(phrases(words), .dim)]
    }

    /// The number that a refused command would have had; nil for a step.
    private func refused(_ answer: WhyNotAnswer) -> Int? {
        answer.refusal == nil ? nil : answer.step.number
    }

    /// What does it, where no command does.
    private func elsewhere(_ alternatives: WhyNotAnswer.Alternatives) -> [StyledText] {
        guard alternatives.list.isEmpty, let words = alternatives.withoutCommand else { return [] }
        return [
            StyledText(
                phrases("no command brings it about by itself: \(phrases(words))" as Message))
        ]
    }

    private func opening(
        _ alternatives: WhyNotAnswer.Alternatives, tried: Int
    ) -> String {
        let count = phrases("\(tried) tried" as Message) + text(of: alternatives.ending)
        if alternatives.list.isEmpty {
            guard alternatives.ending == .complete else {
                return phrases("nothing was found so far that would have sent it") + " (\(count))"
            }
            let words =
                alternatives.largestSize == 1
                ? "nothing within one change would have sent it"
                : "nothing within one or two changes would have sent it"
            return phrases(words) + " (\(count))"
        }
        let words: Message =
            alternatives.size == 1
            ? "it would have been sent with one change"
            : "it would have been sent with \(alternatives.size) changes"
        return phrases(words) + " (\(count)):"
    }

    /// `, then you stopped the search`; nothing where everything was tried.
    private func text(of ending: WhyNotAnswer.Ending) -> String {
        switch ending {
        case .complete: ""
        case .stopped: phrases(", then you stopped the search")
        case .outOfPatience(let seconds):
            phrases(", then \(numberText(seconds)) s of patience were over" as Message)
        }
    }
}

extension WhyNotAnswer: DrawnAnswer {
    func draw(by renderer: ReplyRenderer) {
        let lines = WhyNotRenderer(
            width: renderer.terminal.width, phrases: renderer.workbench.phrases
        ).lines(self)
        renderer.answer(lines)
    }
}
