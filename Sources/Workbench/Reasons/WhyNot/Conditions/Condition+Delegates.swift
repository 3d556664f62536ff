import CommandLanguage
import HierarchyRecords

extension Condition {
    /// What a delegate's callback asks: that the user acts, where code tells nobody, and that there is a
    /// delegate which has the method.
    static func told(_ callback: Callback, _ moment: Moment) -> [Condition] {
        // What a container tells is in the log whether or not it has a delegate.
        guard callback.receivingProtocol != nil,
            callback.ruleOfUserAct != nil || callback.category == .datasource
        else { return [] }
        let rules = CallbackGuide.all.first { $0.callback == callback }?.rules ?? []
        guard let rule = callback.ruleOfUserAct ?? rules.first else { return [] }
        let act = callback.ruleOfUserAct == nil ? nil : "the user does it"
        guard let telling = moment.telling else {
            return [Condition(rule, act ?? "", unless: act == nil ? [] : byCode(moment))]
        }
        let hearing =
            "\(telling.teller).\(telling.role) has \(telling.callback.spelling.swift)"
        return [
            Condition(
                rule, [act, hearing].compactMap { $0 }.joined(separator: ", and "),
                unless: (act == nil ? [] : byCode(moment) + pages(telling)) + silence(telling))
        ]
    }

    /// That code did the step, and no finger.
    private static func byCode(_ moment: Moment) -> [String] {
        guard let line = moment.lines.last, !line.isByHand else { return [] }
        let step = line.step.map { "step \($0)" } ?? "the step"
        return ["\(step) is code: \(TypedStep.oneLine(line.source))"]
    }

    /// A34: the finger turns to what the data source names.
    private static func pages(_ telling: Telling) -> [String] {
        telling.lacksPages ? ["\(telling.teller).dataSource is nil: a finger finds no page"] : []
    }

    private static func silence(_ telling: Telling) -> [String] {
        guard let receiver = telling.receiver else {
            return [
                "\(telling.teller).\(telling.role) is nil: none was set, or it is gone, as nothing held it"
            ]
        }
        if telling.isHeard { return [] }
        let others = telling.namesakes.map { "it has \($0), which UIKit never calls" }
        return ["\(telling.teller).\(telling.role) is \(receiver), which has no such method"]
            + others
    }
}

extension RehearsedLine {
    /// Whether it is the user's hand on the screen or the keyboard, and not code.
    var isByHand: Bool {
        commands.contains { command in
            guard case .verb(let verb) = command else { return false }
            return CommandTable.standard[verb.word.text]?.isByHand ?? false
        }
    }
}
