import CommandLanguage
import HierarchyRecords

extension Condition {
    /// What a delegate's callback asks: that the user acts, where code tells nobody, and that there is a
    /// delegate which has the method.
    static func told(_ callback: Callback, _ moment: Moment) -> [Condition] {
        // What a container tells is in the log whether or not it has a delegate.
        guard callback.receivingProtocol != nil,
            callback.ruleOfUserAct != nil || callback.category == .datasource
                || moment.telling?.isView ?? false
        else { return [] }
        let rules = CallbackGuide.all.first { $0.callback == callback }?.rules ?? []
        let codes =
            callback.ruleOfUserAct == nil ? [] : [code(of: moment)].compactMap(\.self)
        // What was chosen before may have been given up in code.
        let isDeselection = [.tableDidDeselect, .collectionDidDeselect].contains(callback)
        let isByFinger = codes.isEmpty && !isDeselection
        guard
            let rule = isByFinger
                ? rules.first ?? callback.ruleOfUserAct : callback.ruleOfUserAct
        else { return [] }
        let isOfUser = callback.ruleOfUserAct != nil
        let act: Message? = codes.isEmpty ? nil : "the user does it"
        guard let telling = moment.telling else {
            return [Condition(rule, act ?? "", unless: codes)]
        }
        if let asked = telling.inPlaceOf { return [another(asked, telling, rule, moment)] }
        if let content = telling.content, telling.isHeard {
            return showing(content, rule, moment)
        }
        let hearing: Message? =
            telling.isHeard
            ? nil : "\(telling.teller).\(telling.role) has \(telling.callback.spelling.swift)"
        return [
            Condition(
                rule,
                demand(act ?? (isDeselection ? "the user does it" : nil), hearing),
                unless: codes + (isOfUser ? pages(telling) : []) + silence(telling)
                    + (isDeselection && telling.isHeard && codes.isEmpty ? [nothingGaveWay] : []),
                setting(telling, in: moment.lines.language, leavesQuestionsOpen: !codes.isEmpty)
                    ?? (codes.isEmpty && !isDeselection ? nil : .ownMethod))
        ]
    }

    /// Another object is told than the one that was asked about, though both have the method.
    private static func another(
        _ asked: String, _ telling: Telling, _ rule: RuleID, _ moment: Moment
    ) -> Condition {
        let property = "\(telling.teller).\(telling.role)"
        let line = UIKitCall.assign(property, asked)
        return Condition(
            rule, "\(property) is \(asked)",
            unless: ["\(property) is \(telling.receiver ?? "nil"), which is told in its place"],
            Remedy("Set \(line.words(in: moment.lines.language)).", [line]))
    }

    private static func demand(_ act: Message?, _ hearing: Message?) -> Message {
        guard let act, let hearing else { return act ?? hearing ?? "" }
        return "\(act), and \(hearing)"
    }

    private static let nothingGaveWay: Message =
        "the user chose nothing in place of what was selected; a deselection by code sends no "
        + "callback"

    /// B22: what keeps a delegate's callback from being heard that is in the log; nil where somebody hears it.
    static func unheard(
        _ telling: Telling, in language: SourceLanguage
    ) -> WhyNotAnswer.FailedCondition? {
        if telling.isHeard { return nil }
        let method = telling.callback.spelling.swift
        return WhyNotAnswer.FailedCondition(
            rule: .b22, demand: "\(telling.teller).\(telling.role) has \(method)",
            values: silence(telling),
            remedy: setting(telling, in: language, leavesQuestionsOpen: false)?.text)
    }

    /// The line that lets somebody be told who has the method; nil where somebody is, or nobody has it.
    private static func setting(
        _ telling: Telling, in language: SourceLanguage, leavesQuestionsOpen: Bool
    ) -> Remedy? {
        // A stack is its bar's delegate by itself.
        let ofBars: Set<Callback> = [.barShouldPush, .barDidPush, .barShouldPop, .barDidPop]
        guard !telling.isHeard, telling.namesakes.isEmpty, !ofBars.contains(telling.callback)
        else { return nil }
        guard let candidate = telling.candidate else {
            return telling.receiver == nil
                ? Remedy(
                    "Set \(telling.teller).\(telling.role) to an object whose class has "
                        + "\(telling.callback.spelling.swift); the property is weak, so that something "
                        + "else has to hold that object.", leavesQuestionsOpen: true) : nil
        }
        let line = UIKitCall.assign("\(telling.teller).\(telling.role)", candidate)
        let parts = telling.teller.split(separator: ".")
        let isOwn = parts.count == 2 && String(parts[0]) == candidate
        let own = UIKitCall.assign(
            (language == .swift ? "" : "self.") + (parts.last ?? "") + ".\(telling.role)", "self"
        ).words(in: language)
        return Remedy(
            isOwn
                ? "\(candidate) has the method, but is not the \(telling.role). Set \(own) where its "
                    + "class makes the view ready, as in viewDidLoad."
                : "\(candidate) has the method, but is not the \(telling.role). Set "
                    + "\(line.words(in: language)).",
            [line], leavesQuestionsOpen: leavesQuestionsOpen)
    }

    /// U04, X25: what keeps a tap on a row or an item from choosing it.
    static func chosen(_ callback: Callback, _ moment: Moment) -> [Condition] {
        let choices: Set<Callback> = [
            .tableShouldHighlight, .tableDidHighlight, .tableDidUnhighlight, .tableWillSelect,
            .tableDidSelect, .collectionShouldHighlight, .collectionDidHighlight,
            .collectionDidUnhighlight, .collectionShouldSelect, .collectionDidSelect,
        ]
        guard choices.contains(callback), let telling = moment.telling,
            moment.lines.last?.isByHand ?? false
        else { return [] }
        let isTaken = moment.events.contains { $0.callback == .gestureState }
        let obstacles = telling.obstacles.filter { !$0.isRecognizer || isTaken }
        return obstacles.map {
            Condition(
                $0.rule, "a tap chooses a row of \(telling.teller)", unless: [Message($0.words)],
                $0.remedy(in: moment.lines.language))
        } + refusals(telling, moment)
    }

    /// U04, U08: what the delegate forbids.
    private static func refusals(_ telling: Telling, _ moment: Moment) -> [Condition] {
        let questions: [(rule: RuleID, asked: Callback, follows: Callback)] = [
            (.u04, .tableShouldHighlight, .tableDidHighlight),
            (.u04, .tableWillSelect, .tableDidSelect),
            (.u08, .collectionShouldHighlight, .collectionDidHighlight),
            (.u08, .collectionShouldSelect, .collectionDidSelect),
        ]
        let sent = Set(moment.events.map(\.callback))
        let refused = questions.filter { sent.contains($0.asked) && !sent.contains($0.follows) }
        return refused.map { question in
            Condition(
                question.rule, "the delegate allows it",
                unless: [
                    "\(telling.receiver ?? "the delegate") answered no from \(question.asked.spelling.swift)"
                ])
        }
    }

    /// X21: a recognizer around a view takes the touch from it.
    static func unclaimed(_ moment: Moment) -> Condition {
        Condition(
            .x21, "\(moment.subject) keeps the touch to its end",
            unless: moment.events.contains { $0.callback == .touchesCancelled }
                ? ["touchesCancelled came in its place: a recognizer around it took the touch"]
                : [],
            Remedy(
                "Set cancelsTouchesInView to false on that recognizer, or let its delegate answer false "
                    + "from gestureRecognizer(_:shouldReceive:) for touches on \(moment.subject)."))
    }

    /// A34: the finger turns to what the data source names.
    private static func pages(_ telling: Telling) -> [Message] {
        telling.lacksPages ? ["\(telling.teller).dataSource is nil: a finger finds no page"] : []
    }

    private static func silence(_ telling: Telling) -> [Message] {
        guard let receiver = telling.receiver else {
            return [
                "\(telling.teller).\(telling.role) is nil: none was set, or it is gone, as nothing held it"
            ]
        }
        if telling.isHeard { return [] }
        let others: [Message] = telling.namesakes.map { "it has \($0), which UIKit never calls" }
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
