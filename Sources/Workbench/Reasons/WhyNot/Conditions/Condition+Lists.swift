import CommandLanguage
import HierarchyRecords

/// What a list needs to ask for its cells.
extension Condition {
    /// U01, U06: a list asks for the cells that are seen.
    static func showing(
        _ content: ListContent, _ rule: RuleID, _ moment: Moment
    ) -> [Condition] {
        [
            counted(content, rule, moment),
            Condition(
                rule, "\(content.list) is in a window",
                unless: content.isInWindow ? [] : ["\(content.list).window is nil"]),
            sized(content, rule, moment),
            Condition(
                rule, "there is something to show",
                unless: content.count == 0
                    ? ["\(content.question.spelling.swift) answers 0"] : []),
        ]
    }

    /// What the data source answers counts when the list is told to ask again.
    private static func counted(
        _ content: ListContent, _ rule: RuleID, _ moment: Moment
    ) -> Condition {
        let call = UIKitCall.reloadData(content.list)
        return Condition(
            rule, "\(content.list) is told that its data have changed",
            unless: content.count == content.answered
                ? []
                : [
                    "it knows of \(content.count), and \(content.question.spelling.swift) answers "
                        + "\(content.answered) by now: nobody has called reloadData since"
                ],
            Remedy(
                "Call reloadData() wherever the data change, on the main queue: \(call.words(in: moment.lines.language)).",
                [call]))
    }

    private static func sized(
        _ content: ListContent, _ rule: RuleID, _ moment: Moment
    ) -> Condition {
        let language = moment.lines.language
        let call = content.superview.map {
            UIKitCall.assign("\(content.list).frame", "\($0).bounds")
        }
        return Condition(
            rule, "\(content.list) has room for what it shows",
            unless: content.emptySize.map { ["its \($0): no cell would be seen"] } ?? [],
            Remedy(
                call.map {
                    "Give it a frame in viewDidLayoutSubviews, or constraints: \($0.words(in: language))."
                } ?? "Give it a frame in viewDidLayoutSubviews, or constraints.",
                [call].compactMap(\.self)))
    }
}
