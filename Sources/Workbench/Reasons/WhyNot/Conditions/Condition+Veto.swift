import CommandLanguage
import HierarchyRecords

extension Condition {
    /// P11, A54: the user began a dismissal that was not allowed, so its callbacks did not come.
    static func veto(on callback: Callback, _ moment: Moment) -> Condition? {
        let sent: [Callback] = [
            .viewWillDisappear, .viewDidDisappear, .deinitialized, .sheetShouldDismiss,
            .sheetWillDismiss, .sheetDidDismiss, .popoverDidDismiss, .dismissalTransitionWillBegin,
            .dismissalTransitionDidEnd,
        ]
        guard sent.contains(callback) else { return nil }
        let name = moment.subject
        let demand: Message = "the user may dismiss \(name)"
        if moment.got(.sheetDidAttemptToDismiss) {
            let answer: Message =
                "its delegate's presentationControllerShouldDismiss answered false"
            let value: Message =
                moment.got(.sheetShouldDismiss)
                ? answer : "\(name).isModalInPresentation is true"
            let heard: Message =
                callback == .sheetShouldDismiss
                ? "presentationControllerDidAttemptToDismiss came in its place"
                : "\(name) only heard of the attempt"
            return Condition(.p11, demand, unless: [value, heard])
        }
        guard moment.got(.popoverShouldDismiss), !moment.got(.popoverDidDismiss),
            moment.after.presenter != nil, !moment.after.isInTransition
        else { return nil }
        return Condition(
            .a54, demand,
            unless: [
                "its delegate's popoverPresentationControllerShouldDismissPopover answered false"
            ])
    }
}
