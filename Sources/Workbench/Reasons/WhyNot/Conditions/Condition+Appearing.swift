import CommandLanguage
import HierarchyRecords

extension Condition {
    /// The conditions of `viewWillAppear`.
    static func appearing(_ moment: Moment) -> [Condition] {
        [
            handedOn(moment, .viewWillAppear), forwarded(moment, appearing: true),
            reached(moment, .viewWillAppear), wayIn(moment),
            atTurn(moment), begun(moment), belowInSplit(moment), inHiddenColumn(moment),
            inVain(moment), nextPage(moment),
            inShownWindow(moment), inSelectedTab(moment), inTabOfGroup(moment), heldByStack(moment),
            onTopOfStack(moment), cameBack(moment), inWindow(moment),
            adopted(moment), parentOnScreen(moment),
        ]
    }

    /// The conditions of `viewIsAppearing`.
    static func isAppearing(_ moment: Moment) -> [Condition] {
        let version = moment.after.systemVersion
        let old = Condition(
            .m2, "the system is iOS 13 or later",
            unless: version < 13 ? ["it is iOS \(version)"] : [])
        let will = moment.hadWill(.viewWillAppear, as: .appearing) ? [] : appearing(moment)
        return [old] + will + [
            inWindow(moment),
            Condition(
                .m2, "its view is laid out after viewWillAppear", unless: moment.heldValues),
        ]
    }

    /// The conditions of `viewDidAppear`.
    static func appeared(_ moment: Moment) -> [Condition] {
        let will = moment.hadWill(.viewWillAppear, as: .appearing) ? [] : appearing(moment)
        return [handedOn(moment, .viewDidAppear)] + will + [
            takenBack(moment), ended(moment), completed(moment), laidOut(moment),
            parentDone(moment, until: .appeared),
        ]
    }

    /// C38: what a finger takes back ends where it began.
    private static func takenBack(_ moment: Moment) -> Condition {
        let isGone = [.disappearing, .disappeared].contains(moment.after.state)
        return Condition(
            .c38, "the transition that shows \(moment.subject) is finished",
            unless: moment.before.state == .appearing && isGone
                ? ["it was taken back: \(moment.subject) was appearing, and disappears again"] : [],
            .takenBack)
    }

    /// M1, A13: a controller that has appeared gets no second viewWillAppear.
    private static func wayIn(_ moment: Moment) -> Condition {
        let wasThere = [.appearing, .appeared].contains(moment.before.state)
        let isThere = [.appearing, .appeared].contains(moment.after.state)
        let usual: RuleID = moment.called("beginAppearanceTransition") ? .a13 : .m1
        let rule = moment.coverInFrontOfView?.rule ?? usual
        guard wasThere, isThere else { return Condition(rule, "", unless: []) }
        return Condition(
            rule, "\(moment.subject) is not on the screen already",
            unless: [
                "\(moment.subject) had appeared before"
                    + moment.lastStep(with: .viewWillAppear).since
            ] + moment.whyItStayed.values, moment.whyItStayed.remedy)
    }

    /// P08: a presentation waits for the end of a transition.
    static func atTurn(_ moment: Moment) -> Condition {
        let delay = moment.after.delay.flatMap { $0.isWaiting ? $0 : nil }
        return Condition(
            delay?.rule ?? .p08,
            "the presentation of \(moment.subject) no longer waits for another transition",
            unless: delay.map { [$0.words] } ?? [])
    }

    /// A62: an animator says when its transition is over.
    static func completed(_ moment: Moment) -> Condition {
        let delay = moment.after.delay.flatMap { $0.isWaiting ? nil : $0 }
        return Condition(
            .a62, "the animator completes the transition",
            unless: delay.map { [$0.words] } ?? [])
    }

    /// P07: a presentation begins after the commit.
    static func begun(_ moment: Moment) -> Condition {
        let waits =
            moment.after.presenter != nil && moment.before.presenter == nil && moment.after.isHeld
            && !moment.after.isIdle && !moment.after.isInWindow
        return Condition(
            .p07, "the run loop goes on, and the presentation begins",
            unless: waits ? moment.heldValues : [])
    }

    /// B63: the root of a window that is hidden is not loaded.
    static func inShownWindow(_ moment: Moment) -> Condition {
        let places = moment.after.places
        return Condition(
            .b63, "the window of \(moment.subject) is shown",
            unless: places.isWindowHidden && places.isUnderRoot
                ? ["window.isHidden is true: nothing has called makeKeyAndVisible()"] : [],
            .showingWindow)
    }

    /// C41: of the tabs only the selected one appears.
    private static func inSelectedTab(_ moment: Moment) -> Condition {
        let tab = moment.after.places.unselectedTab
        return Condition(
            .c41, "the tab of \(moment.subject) is the selected one",
            unless: tab.map { ["\($0.tabs).selectedViewController is not \($0.tab)"] } ?? [],
            tab.map { .selecting($0, in: moment.lines.language) })
    }

    /// M1, C13: the callbacks of appearance come when the view enters the window.
    private static func inWindow(_ moment: Moment) -> Condition {
        let (name, after) = (moment.subject, moment.after)
        let rule: RuleID = after.parent == nil ? .m1 : .c13
        var values: [Message] = []
        if !after.isLoaded {
            values.append("\(name).isViewLoaded is false: nothing asked for the view")
        } else if !after.isInWindow {
            values.append("\(name).view.window is nil")
            values.append("\(name).view.superview is \(after.superview ?? "nil")")
        }
        if !values.isEmpty, let parent = after.parent {
            values.append("\(name).parent is \(parent.name)")
        }
        return Condition(rule, "the view of \(name) is in the window", unless: values)
    }

    /// C28: a container that forwards by hand sends its children no callback by itself.
    static func forwarded(_ moment: Moment, appearing: Bool) -> Condition {
        guard let parent = moment.after.parent ?? moment.before.parent, !parent.forwards,
            moment.after.isInWindow || moment.before.isInWindow
        else { return Condition(.c28, "", unless: []) }
        return Condition(
            .c28, "the parent forwards appearance, or begins a transition by hand",
            unless: [
                "\(parent.name).shouldAutomaticallyForwardAppearanceMethods is false",
                "nobody called \(moment.subject).beginAppearanceTransition(\(appearing), …)",
            ])
    }

    /// D05: an explicit transition of a container reaches its children alone, not the controllers whose
    /// views stand in its view without being children.
    private static func adopted(_ moment: Moment) -> Condition {
        let after = moment.after
        guard after.parent == nil, !after.isRoot, after.presenter == nil || after.host != nil,
            let host = after.host
        else { return Condition(.d05, "", unless: []) }
        // C54: before iOS 5 nothing is told by itself.
        if after.systemVersion < 5 {
            return Condition(
                .c54, "the code that adds the view of \(moment.subject) calls the callback itself",
                unless: [
                    "iOS \(after.systemVersion) knows no children",
                    "\(moment.subject).view is in \(host.name).view",
                ])
        }
        return Condition(
            .d05, "\(moment.subject) is a child of the controller whose view it is in",
            unless: [
                "\(moment.subject).parent is nil",
                "\(moment.subject).view is in \(host.name).view",
                "\(host.name) is \(host.state.rawValue), by a transition of its own",
            ], after.places.orphan.map { adoption($0, moment) })
    }

    /// A05: a child appears with its parent.
    private static func parentOnScreen(_ moment: Moment) -> Condition {
        guard let parent = moment.after.parent, [.disappeared, .unloaded].contains(parent.state)
        else { return Condition(.a05, "", unless: []) }
        return Condition(
            .a05, "the parent is on the screen, or on its way",
            unless: ["\(parent.name) is \(parent.state.rawValue)"])
    }

    /// C28: the did half comes with endAppearanceTransition.
    static func ended(_ moment: Moment) -> Condition {
        let step = moment.lastStep(calling: "beginAppearanceTransition")
        guard moment.after.isInTransition, let step else { return Condition(.c28, "", unless: []) }
        return Condition(
            .c28, "the transition that beginAppearanceTransition began is ended",
            unless: [
                "\(moment.subject).beginAppearanceTransition(…) of step \(step) is open",
                "no \(moment.subject).endAppearanceTransition() follows it",
            ])
    }

    /// M1: the did half waits for the commit, or for the end of the animation.
    static func laidOut(_ moment: Moment) -> Condition {
        Condition(
            .m1, "the commit, or the end of the animation, has come", unless: moment.heldValues)
    }

    /// M3: a child gets the did half when its parent gets its own.
    static func parentDone(_ moment: Moment, until state: AppearanceStateName) -> Condition {
        guard let parent = moment.after.parent, parent.isInTransition, parent.forwards else {
            return Condition(.m3, "", unless: [])
        }
        return Condition(
            .m3, "the parent's own transition is over",
            unless: ["\(parent.name) is \(parent.state.rawValue), and not yet \(state.rawValue)"])
    }
}

extension Moment {
    /// Whether the will half was sent before the step or within it.
    func hadWill(_ will: Callback, as state: AppearanceStateName) -> Bool {
        got(will) || before.state == state || after.state == state
    }

    /// That a `hold` keeps work from being done, and since when; empty where none is kept back.
    var heldValues: [Message] {
        guard after.isHeld, !after.isIdle else { return [] }
        return ["'hold' keeps animations and deferred work waiting" + heldSince.since]
    }
}
