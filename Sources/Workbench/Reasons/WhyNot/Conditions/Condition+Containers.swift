import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// What containers of UIKit decide about which of their children is seen.
extension Condition {
    /// C50, C51: in a compact width a split is one stack, with the secondary column on top.
    static func belowInSplit(_ moment: Moment) -> Condition {
        guard let place = moment.after.places.covering else {
            return Condition(.c50, "", unless: [])
        }
        let none: [Message] = place.delegate == nil ? ["\(place.split).delegate is nil"] : []
        return Condition(
            .c50, "\(moment.subject) is on top of the split, which has collapsed to one stack",
            unless: ["the width is compact, and \(place.split) shows \(place.top) on top"] + none,
            Remedy(
                place.hasColumns
                    ? "Let the split's delegate return .primary from splitViewController("
                        + "_:topColumnForCollapsingToProposedTopColumn:), the method that splits with "
                        + "columns ask; they do not ask collapseSecondary."
                    : "Let the split's delegate return true from splitViewController("
                        + "_:collapseSecondary:onto:): then the secondary is dropped and the primary "
                        + "stays on top."))
    }

    /// R33: a display mode without the primary column keeps it out of the window.
    static func inHiddenColumn(_ moment: Moment) -> Condition {
        guard let column = moment.after.places.hiddenColumn else {
            return Condition(.r33, "", unless: [])
        }
        let line = UIKitCall.assign("\(column.split).preferredDisplayMode", ".oneBesideSecondary")
        let language = moment.lines.language
        return Condition(
            .r33, "the split shows the column of \(moment.subject)",
            unless: ["\(column.split).displayMode is secondaryOnly, which hides it"],
            Remedy(
                "Ask for a mode that shows it: \(line.words(in: language)), or \(column.split).show(.primary). "
                    + "Where it is hidden on purpose, displayModeButtonItem in the bar of the secondary column, or "
                    + "a swipe from the edge, lets the user show it.", [line]))
    }

    /// C63: a group without a stack shows its own controller, whichever of its tabs is selected.
    static func inTabOfGroup(_ moment: Moment) -> Condition {
        guard let tab = moment.after.places.hiddenTab, !moment.after.isInWindow else {
            return Condition(.c63, "", unless: [])
        }
        let stack = TabHiddenByGroup.lineOfStack(
            for: tab.identifier, in: tab.tabs, moment.lines.language)
        return Condition(
            .c63, "\(tab.tabs) shows the controller of the tab that is selected",
            unless: [
                "the tab \(tab.title) is selected in the group \(tab.group), which shows its own controller, whatever is selected in it"
            ],
            Remedy(
                "Give the group a stack, which shows the controllers of its tabs: \(stack)",
                leavesQuestionsOpen: true))
    }

    /// R41: a tab controller asks and tells its delegate by tabs or by controllers, as it was given them.
    static func byItems(_ callback: Callback, _ moment: Moment) -> Condition? {
        let pairs: [(ofControllers: Callback, ofTabs: Callback)] = [
            (.tabShouldSelect, .tabShouldSelectTab), (.tabDidSelect, .tabDidSelectTab),
        ]
        guard let telling = moment.telling, let isByItems = telling.hasTabItems,
            let pair = pairs.first(where: { (isByItems ? $0.ofControllers : $0.ofTabs) == callback }
            )
        else { return nil }
        let other = isByItems ? pair.ofTabs : pair.ofControllers
        let demand: Message =
            isByItems
            ? "\(telling.teller).viewControllers was set, and not tabs"
            : "\(telling.teller).tabs was set, and not viewControllers"
        let given: Message =
            isByItems
            ? "\(telling.teller) was given its tabs as objects: it calls \(other.spelling.swift) in place of \(callback.spelling.swift)"
            : "\(telling.teller) was given controllers: it calls \(other.spelling.swift) in place of \(callback.spelling.swift)"
        return Condition(
            .r41, demand, unless: [given],
            Remedy("Implement \(other.spelling.swift) in the delegate.", leavesQuestionsOpen: true))
    }

    /// X08, A34: a page is shown that the data source names when it is asked.
    static func nextPage(_ moment: Moment) -> Condition {
        guard moment.turnsPages, !moment.after.isInWindow,
            !moment.events.contains(where: { $0.callback == .viewWillAppear }),
            let pages = moment.before.places.pages
        else { return Condition(.x08, "", unless: []) }
        let wasAsked = moment.events.contains { [.pageAfter, .pageBefore].contains($0.callback) }
        let source = pages.dataSource ?? "nobody"
        return Condition(
            pages.scrolls ? .x08 : .a34, "\(pages.name) has \(moment.subject) as the next page",
            unless: [
                wasAsked
                    ? "its dataSource, \(source), answered nil for the page beside \(pages.shown)"
                    : "it asked its dataSource, \(source), for the page beside \(pages.shown) before, "
                        + "was told nil, and keeps that"
            ],
            Remedy(
                "Return the page from viewControllerAfter (or viewControllerBefore) of the data source. "
                    + "Where the pages change while one is shown, call setViewControllers("
                    + "_:direction:animated:) with the page that is shown: it asks again."))
    }

    /// C55: the swipe back begins where there is a back button, and no delegate that animates.
    static func missedSwipe(_ moment: Moment) -> Condition? {
        guard moment.isSwipe("back"), let obstacle = moment.before.places.obstacleToSwipe else {
            return nil
        }
        return Condition(
            .c55, obstacle.demand, unless: [Message(obstacle.words)],
            Remedy(
                "Give navigationController?.interactivePopGestureRecognizer a delegate of your own, "
                    + "which returns true from gestureRecognizerShouldBegin(_:) where the stack has "
                    + "more than its root: then the swipe begins without a button. "
                    + "\(obstacle.otherWay)", leavesQuestionsOpen: true))
    }

    /// D08: a pop that is cancelled has told that it begins, and tells of no end.
    static func cancelledPop(_ callback: Callback, _ moment: Moment) -> Condition? {
        guard callback == .navigationDidShow, moment.isCancelling else { return nil }
        return Condition(
            .d08, "the pop goes to its end",
            unless: [
                "it was cancelled: willShow came when the finger began, and what it announced was taken "
                    + "back"
            ],
            Remedy(
                "In willShow ask navigationController.transitionCoordinator?"
                    + ".notifyWhenInteractionChanges { context in } how it ends: where context.isCancelled, "
                    + "undo what willShow did. Or do it in viewWillAppear of the screens: that comes to "
                    + "the one that stays as well.", leavesQuestionsOpen: true))
    }

    /// S05, S01: who answers for the screen.
    static func askedOfContainer(_ moment: Moment) -> Condition? {
        guard let property = moment.query.property,
            let question = OrientationQuestion(rawValue: property)
        else { return nil }
        let demand: Message = "the system asks \(moment.subject).\(property)"
        let other = moment.after.askedInstead[property]
        let ended: [Message] =
            question == .shouldAutorotate && moment.after.systemVersion >= 16
            ? [
                "from iOS 16 on it asks nobody for shouldAutorotate: supportedInterfaceOrientations counts"
            ]
            : []
        let values = (other.map { [Message($0)] } ?? []) + ended
        return Condition(
            .s05, demand,
            unless: values.isEmpty
                ? ["it does, at each turn of the device; the log has no line for that"] : values,
            other == nil ? nil : .orientations)
    }
}

extension Remedy {
    /// S05: how a container lets what it shows decide.
    static let orientations = Remedy(
        "Let the container answer for what it shows: override supportedInterfaceOrientations in a "
            + "subclass of it and return topViewController's (a tab controller: "
            + "selectedViewController's), or implement its delegate's "
            + "navigationControllerSupportedInterfaceOrientations(_:).")
}

/// What the system asks the controller that covers the screen before the interface turns (S05).
enum OrientationQuestion: String, CaseIterable {
    case supportedInterfaceOrientations, shouldAutorotate
    case preferredInterfaceOrientationForPresentation

    /// Who is asked in the place of the controller, in words; nil where it is asked itself.
    @MainActor
    static func asked(insteadOf controller: UIViewController, in world: World) -> String? {
        guard let owner = world.simulator.orientationOwner, owner !== controller else { return nil }
        let name = world.name(of: owner)
        let reason = owner === world.root ? "the window's root" : "what covers the screen"
        return "\(controller.parent == nil ? "" : "it is a child, and ")the system asks only "
            + "\(reason), \(name), which is a \(world.className(of: owner))"
    }
}

extension Moment {
    /// Whether the step is a finger that turns pages.
    fileprivate var turnsPages: Bool { isSwipe("forward") || isSwipe("reverse") }

    /// Whether the step is a finger that takes back what it began.
    fileprivate var isCancelling: Bool {
        guard case .verb(let verb)? = lines.last?.commands.last else { return false }
        return verb.word.text == "cancel"
    }

    fileprivate func isSwipe(_ word: String) -> Bool {
        guard case .verb(let verb)? = lines.last?.commands.last, verb.word.text == "swipe",
            case .word(let way)? = verb.operands.first
        else { return false }
        return way.text == word
    }
}

extension UINavigationController.ObstacleToSwipe {
    /// What would have to be so.
    fileprivate var demand: Message {
        switch self {
        case .ownLeftItem, .hiddenBackButton, .hiddenBar: "the bar shows a back button"
        case .ownAnimator: "the stack's delegate leaves the animations to UIKit"
        }
    }

    fileprivate var otherWay: Message {
        switch self {
        case .ownAnimator:
            "Or set the stack's delegate only for the time of the transitions that it animates."
        case .hiddenBar: "Or hide the bar's background and not the bar."
        case .hiddenBackButton: "Or keep the back button."
        case .ownLeftItem: "Or set navigationItem.leftItemsSupplementBackButton = true."
        }
    }
}
