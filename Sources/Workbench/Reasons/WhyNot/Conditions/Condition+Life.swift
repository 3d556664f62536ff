import CommandLanguage
import HierarchyRecords

extension Condition {
    /// V05: an object lives as long as anything holds it.
    static func beingHeld(_ moment: Moment) -> Condition {
        let (name, after) = (moment.subject, moment.after)
        switch after.life {
        case .unmade:
            return Condition(.v05, "\(name) is there", unless: ["\(name) was not made yet"])
        case .dead:
            return Condition(
                .v05, "\(name) is there",
                unless: [
                    "\(name) was deallocated before" + moment.lastStep(with: .deinitialized).since
                ])
        case .alive:
            let unknown: Message =
                "no name, parent, presenter or window holds \(name), and yet it lives"
            let holders = after.holders + after.codeHolders.map(\.words)
            return Condition(
                .v05, "nothing holds \(name) strongly",
                unless: holders.isEmpty ? [unknown] : holders.map { "\(Message($0)) holds it" },
                .lettingGo(after.codeHolders, in: moment.lines.language))
        }
    }

    /// L02: only the first use of the view loads it.
    static func loading(_ moment: Moment) -> [Condition] {
        let (name, before, after) = (moment.subject, moment.before, moment.after)
        return [
            Condition(
                .l02, "the view of \(name) is not loaded yet",
                unless: before.isLoaded
                    ? [
                        "\(name).isViewLoaded was true before"
                            + moment.lastStep(with: .viewDidLoad).since
                    ] : [], .oncePerLoad),
            atTurn(moment), inVain(moment), inHiddenColumn(moment), inShownWindow(moment),
            inTabOfGroup(moment),
            Condition(
                .l02, "something asks for \(name).view",
                unless: after.isLoaded ? [] : ["\(name).isViewLoaded is false, before and after"],
                after.places.unselectedTab.map { .selecting($0, for: after.places.code, moment) }),
        ]
    }

    /// R24: the commit lays out the views in a window that were marked for it.
    static func layout(_ moment: Moment) -> [Condition] {
        let (name, after) = (moment.subject, moment.after)
        return [
            Condition(
                .r24, "the view of \(name) is in the window",
                unless: after.isInWindow
                    ? []
                    : ["\(name).view.window is nil", "\(name).isViewLoaded is \(after.isLoaded)"]),
            Condition(.r24, "a commit comes", unless: moment.heldValues),
            Condition(
                .r24, "something marks the view of \(name) for layout",
                unless: moment.got(.viewWillLayoutSubviews)
                    ? [] : ["the view was settled: nothing in this step changed it"]),
        ]
    }

    /// T08: a controller whose traits stay the same gets no callback.
    static func changedTraits(_ moment: Moment) -> Condition {
        let (before, after) = (moment.before.traits, moment.after.traits)
        if before != after { return Condition(.t08, "", unless: []) }
        let others = moment.overriddenElsewhere
        return Condition(
            others.isEmpty ? .t08 : .t09, "the traits of \(moment.subject) change",
            unless: ["they are \(after.sizeClassText) \(after.style), before and after"]
                + moment.sameSizeClasses
                + others.map {
                    "\($0) has overrides since this step, for itself and what is in it: \(moment.subject) is not"
                },
            others.isEmpty
                ? moment.wasResized ? .sizeInsteadOfTraits : moment.isFirstLook ? .firstTraits : nil
                : .overridingAbove)
    }

    /// L10: what bars and edges cover of a view is told when it changes.
    static func changedSafeArea(_ moment: Moment) -> [Condition] {
        let name = moment.subject
        let (before, after) = (moment.before.places.safeArea, moment.after.places.safeArea)
        let insets = after?.insets ?? Circumstances.SafeArea.none
        let isSame = (before?.insets ?? Circumstances.SafeArea.none) == insets
        let inside = after?.holder.map { holder -> Message in
            "its view lies within the safe area of \(holder)'s, where nothing covers it"
        }
        return [
            Condition(
                .l10, "the view of \(name) is in the window",
                unless: moment.after.isInWindow ? [] : ["\(name).view.window is nil"]),
            Condition(
                .l10, "the safe area of the view of \(name) changes",
                unless: isSame
                    ? ["its insets are \(insets), before and after"] + [inside].compactMap(\.self)
                    : [],
                after?.holder.map { .reachingUnderBars(within: $0) }),
        ]
    }

    /// D16: a presentation controller gets callbacks for its own presentation and dismissal.
    static func presentation(_ callback: Callback, _ moment: Moment) -> [Condition] {
        guard callback.category == .presentation else { return [] }
        let (name, before, after) = (moment.subject, moment.before, moment.after)
        let isDismissal = [.dismissalTransitionWillBegin, .dismissalTransitionDidEnd].contains(
            callback)
        let demand: Message =
            isDismissal ? "\(name) is presented, and dismissed" : "somebody presents \(name)"
        let presenters = "\(before.presenter ?? "nil") before, \(after.presenter ?? "nil") after"
        return [
            atTurn(moment),
            Condition(
                .d16, demand,
                unless: before.presenter == after.presenter
                    ? ["\(name).presentingViewController is \(presenters)"] : []),
            completed(moment),
            Condition(
                .d16, "the run loop goes on, and the transition with it",
                unless: moment.heldValues),
        ]
    }
}

extension Remedy {
    /// L10: a view that ends at the safe area has none of its own.
    fileprivate static func reachingUnderBars(within holder: String) -> Remedy {
        Remedy(
            "A view's safeAreaInsets are what bars and the screen's edges cover of that view itself. Pin it to "
                + "view.topAnchor and view.bottomAnchor in place of view.safeAreaLayoutGuide, and its content "
                + "to its own safeAreaLayoutGuide; or read \(holder).view.safeAreaInsets.")
    }

    /// V05: what makes the holders in the user's code let go; nil where there is none, and where a closure or a variable
    /// is one of them, for which a change of its line is found.
    fileprivate static func lettingGo(
        _ holders: [ObjectHolder], in language: SourceLanguage
    ) -> Remedy? {
        let isOfLines = holders.contains { holder in
            switch holder {
            case .name, .variable, .closure: true
            case .property, .timer, .displayLink, .delayedCall: false
            }
        }
        let ways = isOfLines ? [] : ObjectHolder.ways(of: holders, in: language)
        return ways.isEmpty ? nil : Remedy("Let go of it: \(ways.joined(separator: "; ")).")
    }

    /// C41: a tab appears when it is selected.
    static func selecting(
        _ tab: Circumstances.UnselectedTab, in language: SourceLanguage
    ) -> Remedy {
        let select = UIKitCall.select(tab.tab, in: tab.tabs)
        return Remedy(
            "A tab appears when it is selected: \(select.words(in: language)), or the user's tap.",
            [select])
    }

    /// C41: a tab loads its view when it is selected for the first time.
    fileprivate static func selecting(
        _ tab: Circumstances.UnselectedTab, for name: String, _ moment: Moment
    ) -> Remedy {
        let select = UIKitCall.select(tab.tab, in: tab.tabs)
        let load = UIKitCall.loadViewIfNeeded(name)
        let language = moment.lines.language
        return Remedy(
            "A tab loads its view when it is selected for the first time: "
                + "\(select.words(in: language)), or the user's tap. "
                + "\(load.words(in: language)) loads it before.",
            [select, load])
    }
}
