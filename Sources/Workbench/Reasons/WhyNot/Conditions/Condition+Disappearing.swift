import CommandLanguage
import HierarchyRecords

extension Condition {
    /// The conditions of `viewWillDisappear`.
    static func disappearing(_ moment: Moment) -> [Condition] {
        [
            onScreen(moment), reached(moment, .viewWillDisappear), dismissedAnother(moment),
            pushedNotPresented(moment), uncovered(moment), forwarded(moment), leaving(moment),
            adopted(moment),
        ]
    }

    /// The conditions of `viewDidDisappear`.
    static func disappeared(_ moment: Moment) -> [Condition] {
        let will =
            moment.hadWill(.viewWillDisappear, as: .disappearing) ? [] : disappearing(moment)
        return [turnedBack(moment)] + will + [
            ended(moment), completed(moment), laidOut(moment),
            parentDone(moment, until: .disappeared),
        ]
    }

    /// C38: what a finger takes back ends where it began.
    private static func turnedBack(_ moment: Moment) -> Condition {
        let isBack = [.appearing, .appeared].contains(moment.after.state)
        return Condition(
            .c38, "the transition that takes \(moment.subject) away is finished",
            unless: moment.before.state == .disappearing && isBack && moment.got(.viewWillAppear)
                ? [
                    "it was cancelled: \(moment.subject) was disappearing, and viewWillAppear came in its "
                        + "place"
                ] : [],
            .paired)
    }

    /// M1: only a controller that has appeared can disappear.
    private static func onScreen(_ moment: Moment) -> Condition {
        let isThere =
            [.appearing, .appeared].contains(moment.before.state) || moment.got(.viewWillAppear)
        let left = moment.lastStep(with: .viewWillDisappear)
        let since: Message = left.map { ": it left in step \($0)" } ?? ": it has never appeared"
        return Condition(
            .m1, "\(moment.subject) is on the screen",
            unless: isThere
                ? [] : ["\(moment.subject) was \(moment.before.state.rawValue) before" + since])
    }

    /// P03 to P05: the presenter disappears only if the presentation takes its view out of the window.
    private static func uncovered(_ moment: Moment) -> Condition {
        guard let cover = moment.after.cover, moment.before.cover != cover,
            moment.after.isInWindow, moment.after.parent == moment.before.parent
        else { return Condition(.p05, "", unless: []) }
        if moment.after.isHeld, !moment.after.isIdle, cover.removesPresentersView {
            return Condition(
                .p07, "the run loop goes on, and the presentation begins",
                unless: moment.heldValues)
        }
        let demand: Message =
            "the presentation takes the view of \(cover.presenter) out of the window"
        if cover.removesPresentersView { return Condition(cover.rule, demand, unless: []) }
        let becomes = cover.becomes == cover.style ? "" : ", which is .\(cover.becomes) here"
        return Condition(
            cover.rule, demand,
            unless: [
                "\(cover.presented).modalPresentationStyle is .\(cover.style)\(becomes)",
                "shouldRemovePresentersView is false", "\(moment.subject).view stays in the window",
            ], .covering(by: cover, in: moment.lines.language))
    }

    private static func forwarded(_ moment: Moment) -> Condition {
        let parent = moment.after.parent ?? moment.before.parent
        let isParentLeaving = [.disappearing, .disappeared].contains(parent?.state)
        guard !moment.after.isInWindow || isParentLeaving else {
            return Condition(.c28, "", unless: [])
        }
        return forwarded(moment, appearing: false)
    }

    /// M1, C20: the view has to leave the window; removeFromParent alone leaves it there.
    private static func leaving(_ moment: Moment) -> Condition {
        guard moment.after.isInWindow else { return Condition(.m1, "", unless: []) }
        let hasLeftParent = moment.before.parent != nil && moment.after.parent == nil
        var values: [Message] = [
            "\(moment.subject).view is in the window, in \(moment.after.superview ?? "the window")"
        ]
        if hasLeftParent {
            values.append("\(moment.subject).parent is nil: only the controller has left")
        }
        return Condition(
            hasLeftParent ? .c20 : .m1, "the view of \(moment.subject) leaves the window",
            unless: values,
            (moment.after.cover == nil ? moment.whyItStayed.remedy : nil) ?? dismissedAbove(moment)
                ?? moment.wayOff)
    }

    /// P24: a dismissal takes what its receiver presents, and the receiver where it presents nothing: those below
    /// stay.
    private static func dismissedAbove(_ moment: Moment) -> Remedy? {
        guard let presenter = moment.after.presenter, moment.before.presenter == presenter,
            moment.events.contains(where: { $0.callback == .dismissalTransitionWillBegin })
        else { return nil }
        let line = UIKitCall.dismiss(presenter).words(in: moment.lines.language)
        return Remedy(
            "dismiss took what was on top of \(moment.subject) alone. Call it on the presenter of the lowest one "
                + "that is to go: \(line), which is presentingViewController of \(moment.subject).",
            leavesQuestionsOpen: true)
    }

    /// D05: an explicit transition of a container reaches its children alone, not the controllers whose
    /// views stand in its view without being children.
    private static func adopted(_ moment: Moment) -> Condition {
        guard moment.before.parent == nil, !moment.before.isRoot, let host = moment.before.host
        else { return Condition(.d05, "", unless: []) }
        return Condition(
            .d05, "\(moment.subject) is a child of the controller whose view it is in",
            unless: [
                "\(moment.subject).parent is nil",
                "\(moment.subject).view was in \(host.name).view",
            ], moment.before.places.orphan.map { adoption($0, moment) })
    }
}

extension Remedy {
    /// What covers the presenter's view, or what to use where it stays in sight.
    fileprivate static func covering(
        by cover: Circumstances.Cover, in language: SourceLanguage
    ) -> Remedy {
        if cover.isAlert {
            return Remedy("Do it where the alert is presented: its presenter stays in the window.")
        }
        let full = UIKitCall.setStyle("fullScreen", of: cover.presented)
        if cover.style == "fullScreen" {
            return Remedy(
                "Set the style before the presentation begins, where \(cover.presented) is made: "
                    + "set later, it is not read any more.")
        }
        return Remedy(
            "\(full.words(in: language)) before it is presented lets \(cover.presenter) disappear; where "
                + "it is to stay a sheet, do it where the sheet is presented.",
            [full], leavesQuestionsOpen: true)
    }
}
