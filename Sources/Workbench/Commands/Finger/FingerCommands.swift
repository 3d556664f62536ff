import CommandLanguage
import Gallery
import HeadlessUIKit
import Statements

/// Commands for a finger on the screen, and the transition under it.
extension CommandTable {
    static let fingerCommands = [swipeCommand, progressCommand, finishCommand, cancelCommand]

    private static let swipeCommand = Command(
        "swipe", .containers, "Begins a swipe in a container, and leaves the finger there.",
        [
            .optional("WHERE", .choice(swipes)),
            .optional("CONTAINER", .object(.controller), after: "in"),
        ],
        isByHand: true,
        synopsis: "swipe back [in NAV], swipe [forward|reverse] [in PAGE], "
            + "swipe left|right [in DRAWER], swipe down [in SHEET]",
        code: .finger,
        details: [
            Command.Detail("NAV", "the navigation controller in front unless another is named"),
            Command.Detail("PAGE", "the page controller in front unless another is named"),
            Command.Detail("DRAWER", "the drawer or deck in front: its side opens, or closes"),
            Command.Detail("SHEET", "the sheet in front: the user pulls it down to dismiss it"),
            Command.Detail("", "'progress F' moves the finger, 'finish' and 'cancel' lift it"),
        ],
        examples: [
            "new a; new b; new n as nav with a b; root n; swipe back; progress 0.4; cancel",
            "new a; new b; new p as page with a b; root p; swipe; finish; swipe reverse; cancel",
            "new a; new b; new d as drawer with a b; root d; swipe left; progress 0.3; cancel",
            "new home; new a; root home; present a as pageSheet; swipe down; finish",
        ]
    ) { (session, arguments) throws(Diagnostic) in
        try session.world.checkSwipe(arguments)
        let hand = UserHand(session)
        switch arguments.choice(0) {
        case "back": try hand.swipeBack(arguments)
        case "left": try hand.swipe(.left, arguments)
        case "right": try hand.swipe(.right, arguments)
        case "down": try session.world.swipeDown(arguments)
        case let word: try hand.swipePage(isReverse: word == "reverse", arguments)
        }
        session.sayThatFingerStays(at: arguments.verb.word.span)
    }

    private static let swipes = Choices(
        noun: "swipe", words: ["back", "forward", "reverse", "left", "right", "down"],
        meant: [
            "backward": "reverse", "next": "forward", "previous": "reverse", "dismiss": "down",
        ])

    private static let progressCommand = Command(
        "progress", .containers, "Moves the finger that drives a transition.",
        [Parameter("F", .number)],
        code: .finger, details: [Command.Detail("F", "how far it has gone, from 0 to 1")],
        examples: ["new a; new b; new n as nav with a b; root n; swipe back; progress 0.4; finish"]
    ) { (world: World, arguments: borrowing Arguments) throws(Diagnostic) in
        try world.checkInFront(arguments.verb.word)
        let transition = try world.transitionUnderFinger(arguments)
        guard let progress = arguments.number(0), (0...1).contains(progress) else {
            throw Diagnostic(
                .wrongValue, at: arguments.span(0), "a finger's progress goes from 0 to 1")
        }
        transition.update(progress)
    }

    private static let finishCommand = Command(
        "finish", .containers, "Lifts the finger, and the transition goes on to its end.",
        isByHand: true, code: .finger,
        examples: ["new a; new b; new n as nav with a b; root n; swipe back; finish"]
    ) { (world: World, arguments: borrowing Arguments) throws(Diagnostic) in
        try world.checkInFront(arguments.verb.word)
        _ = try world.transitionUnderFinger(arguments)
        world.finishFinger()
    }

    private static let cancelCommand = Command(
        "cancel", .containers, "Lifts the finger, and the transition goes back to its beginning.",
        isByHand: true, code: .finger,
        examples: ["new a; new b; new n as nav with a b; root n; swipe back; cancel"]
    ) { (world: World, arguments: borrowing Arguments) throws(Diagnostic) in
        let finger = try world.transitionUnderFinger(arguments)
        world.finger = nil
        finger.cancel(in: world.simulator)
    }
}

extension Session {
    /// Says to a person once that a swipe leaves the finger on the screen.
    fileprivate func sayThatFingerStays(at span: SourceSpan) {
        guard isFingerDown, policy.isInteractive, span.script == .prompt, !knowsFingers, !isInLesson
        else { return }
        knowsFingers = true
        note("the finger is on the screen: 'finish' or 'cancel' lifts it")
    }
}

/// Swipes among pages.
extension UserHand {
    /// A finger on pages: those of UIKit, or those that stand side by side.
    fileprivate func swipePage(
        isReverse: Bool, _ arguments: borrowing Arguments
    ) throws(Diagnostic) {
        let span = arguments.verb.word.span
        let named = try world.controller(arguments, 1)
        if let scroll = (named ?? world.frontPaging) as? ScrollController {
            try world.checkFinger(at: arguments.verb.word.span)
            try checkReach(scroll, arguments)
            return try swipe(scroll, isReverse: isReverse, at: span)
        }
        let pages = try world.pages(arguments, 1)
        try checkReach(pages, arguments)
        try swipe(isReverse ? .reverse : .forward, in: pages, at: span)
    }

    private func swipe(
        _ scroll: ScrollController, isReverse: Bool, at span: SourceSpan
    ) throws(Diagnostic) {
        let next = scroll.currentIndex + (isReverse ? -1 : 1)
        guard scroll.viewIfLoaded?.window != nil else {
            throw Diagnostic.notOnScreen(world.name(of: scroll), at: span)
        }
        guard scroll.viewControllers.indices.contains(next) else {
            let name = world.name(of: scroll)
            return note(
                isReverse
                    ? "there is no page before the one that '\(name)' shows"
                    : "there is no page after the one that '\(name)' shows")
        }
        let width = scroll.scrollView.bounds.width
        world.finger = ScrollFinger(scroll.scrollView, towards: isReverse ? -width : width)
    }

    /// The user's swipe to a neighbour; it stays under the finger.
    fileprivate func swipe(
        _ direction: UIPageViewController.NavigationDirection, in pages: UIPageViewController,
        at span: SourceSpan
    ) throws(Diagnostic) {
        guard let refusal = pages.beginSwipe(direction) else { return }
        let name = world.name(of: pages)
        let isForward = direction == .forward
        let summary: Message =
            switch refusal {
            case .notShown: "'\(name)' is not on the screen"
            case .noPage: "'\(name)' shows no page"
            case .noDataSource: "'\(name)' has no data source: a swipe leads nowhere"
            case .scrollingIsOff:
                "the scroll view of '\(name)' has 'isScrollEnabled' off: a finger turns no page"
            case .busy: "'\(name)' is turning already"
            case .atTheEnd:
                isForward
                    ? "there is no page after the one that '\(name)' shows"
                    : "there is no page before the one that '\(name)' shows"
            }
        // What the data source was asked stays in the log: the swipe bounces.
        if refusal == .atTheEnd { return note(summary) }
        throw Diagnostic(.missed, at: span, summary)
    }
}

/// Swipes in other containers.
extension UserHand {
    /// Refuses a swipe that something feels in the place of the container.
    private func checkReach(
        _ container: UIViewController, at point: CGPoint? = nil, _ arguments: borrowing Arguments
    ) throws(Diagnostic) {
        try checkReach(
            container.viewIfLoaded, at: point, called: word(1, arguments, for: container))
    }

    fileprivate func swipeBack(_ arguments: borrowing Arguments) throws(Diagnostic) {
        try world.checkFinger(at: arguments.verb.word.span)
        let stack = try world.deepStack(arguments, 1)
        try checkReach(stack, at: stack.viewIfLoaded?.middleOfEdge, arguments)
        guard stack.canPopInteractively else {
            throw Diagnostic(
                .missed, at: arguments.verb.word.span,
                stack.obstacleToSwipe.map {
                    "'\(world.name(of: stack))' cannot be swiped now: \(Message($0.words))"
                } ?? "'\(world.name(of: stack))' cannot be swiped now")
        }
        stack.beginInteractivePop()
    }

    /// A finger on a side; where that is open it closes.
    fileprivate func swipe(
        _ side: SideWord, _ arguments: borrowing Arguments
    ) throws(Diagnostic) {
        let container = try world.sidedContainer(arguments, 1)
        try world.checkOccupied(side, of: container, at: arguments.span(0))
        try world.checkFinger(at: arguments.verb.word.span)
        try checkReach(container, arguments)
        guard container.viewIfLoaded?.window != nil, container.beginDrag(side) else {
            throw Diagnostic(
                .missed, at: arguments.verb.word.span,
                "'\(world.name(of: container))' cannot be swiped now")
        }
        world.finger = SideFinger(container)
    }
}

extension UIView {
    /// Where a finger begins that comes from the side on which lines begin.
    fileprivate var middleOfEdge: CGPoint {
        let isFlipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return CGPoint(x: isFlipped ? bounds.maxX - 1 : bounds.minX + 1, y: bounds.midY)
    }
}

/// The finger that is on the screen.
extension World {
    /// A finger on a sheet.
    fileprivate func swipeDown(_ arguments: borrowing Arguments) throws(Diagnostic) {
        let span = arguments.verb.word.span
        let named = try controller(arguments, 1)
        guard let sheet = named ?? topmost,
            let presentation = sheet.presentationControllerIfMade, sheet !== root
        else {
            let summary = named.map { "'\(name(of: $0))' is not presented" as Message }
            throw Diagnostic(.illegal, at: span, summary ?? "nothing is presented")
        }
        try checkFinger(at: arguments.verb.word.span)
        guard presentation.canBeSwipedAway else {
            throw Diagnostic(
                .missed, at: span,
                "'\(name(of: sheet))' is no sheet that the user could pull down now")
        }
        presentation.beginSwipeAway()
    }

    /// What is under the finger, if one is on the screen.
    var fingerOnScreen: (any Finger)? { finger ?? simulator.transitions.underFinger }

    /// Lifts the finger, and what it moved goes on to its end.
    func finishFinger() {
        guard let finger = fingerOnScreen else { return }
        self.finger = nil
        finger.finish(in: simulator)
    }

    /// One finger at a time.
    func checkFinger(at span: SourceSpan) throws(Diagnostic) {
        if fingerOnScreen == nil { return }
        throw Diagnostic(
            .illegal, at: span, "a finger is on the screen already",
            hint: "finish")
    }

    fileprivate func transitionUnderFinger(
        _ arguments: borrowing Arguments
    ) throws(Diagnostic) -> any Finger {
        if let finger = fingerOnScreen { return finger }
        throw Diagnostic(
            .illegal, at: arguments.verb.word.span, "no finger drives a transition",
            hint: Message(swipeInFront ?? "help swipe"))
    }
}
