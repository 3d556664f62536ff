import HierarchyRecords

extension Condition {
    /// U35: a shake goes to the first responder, or else to the controller in front, and up the chain.
    static func shaken(_ moment: Moment) -> [Condition] {
        let began = moment.events.filter { $0.callback == .motionBegan }
        let first = began.first.map { moment.run.log.objects.name($0.object) }
        let last = began.last.map { moment.run.log.objects.name($0.object) }
        return [
            Condition(
                .u35, "the user shakes the device",
                unless: first == nil ? ["nobody did in this step"] : []),
            Condition(
                .u35, "who hears of it before \(moment.subject) hands it on",
                unless: moment.got(.motionBegan)
                    ? ["an override below it did not call super"] : []),
            Condition(
                .u35,
                "\(moment.subject) is the first responder, or stands above it in the responder chain",
                unless: first.map { first in
                    [
                        first == last
                            ? "\(first) alone heard of it"
                            : "\(first) heard of it first, and those above it up to \(last ?? first)"
                    ]
                } ?? [], .hearingMotion),
        ]
    }
}

extension Remedy {
    fileprivate static let hearingMotion = Remedy(
        "Override canBecomeFirstResponder with true there, and call its becomeFirstResponder() in "
            + "viewDidAppear; or override the method in the controller that is in front.",
        leavesQuestionsOpen: true)
}
