import CommandLanguage
import HierarchyRecords

/// Who is asked how a presentation adapts to a narrow screen.
extension Condition {
    /// P32: the delegate of a popover is asked, and what it does not answer becomes a sheet.
    static func adapting(_ moment: Moment) -> [Condition] {
        guard let cover = moment.after.cover, cover.presenter == moment.subject,
            cover.style == "popover"
        else { return [] }
        let isHeard = moment.telling.map { $0.isHeard && $0.receiver == moment.subject } ?? false
        return [
            Condition(
                .p32, "\(moment.subject) is the delegate of the popover, and has the method",
                unless: isHeard
                    ? []
                    : [
                        "the presentation of \(cover.presented) does not ask \(moment.subject): it is shown as "
                            + ".\(cover.becomes)"
                    ], .popover)
        ]
    }
}

extension Remedy {
    fileprivate static let popover = Remedy(
        "Set popoverPresentationController?.delegate = self before it is presented, and return .none from "
            + "adaptivePresentationStyle(for:traitCollection:): then it stays a popover on an iPhone."
    )
}
