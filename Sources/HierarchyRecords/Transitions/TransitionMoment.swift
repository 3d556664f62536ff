/// What is under way when something else is asked for.
public enum TransitionKind: String, CaseIterable, Sendable {
    case stack, zoom, pop, tabs, presentation, dismissal, split, pages, search

    /// The transition that is meant, in words.
    public var words: String {
        switch self {
        case .stack: "a push"
        case .zoom: "a push with a zoom (from iOS 18 on)"
        case .pop: "a pop"
        case .tabs: "a tab's selection"
        case .presentation: "a full-screen presentation"
        case .dismissal: "the dismissal of a full-screen presentation"
        case .split: "a column that comes"
        case .pages: "pages that are set"
        case .search: "a search that becomes active"
        }
    }
}

/// What is asked for meanwhile.
public enum TransitionRequest: String, CaseIterable, Sendable {
    case push, pop, popTo, set, present, dismiss, select
    case swipeBegun = "swipe begun"
    case swipeFinished = "swipe finished"
    case swipeTakenBack = "swipe taken back"
    case rotation
    case traitChange = "trait change"
    case background
    case removal = "removal of the container"
    case rootElsewhere = "root elsewhere"
}

/// How far the transition is.
public enum TransitionPhase: String, CaseIterable, Sendable {
    case notBegun = "not begun"
    case willHalfSent = "will half sent"
    case animating
    case interactive
    case takenBack = "being taken back"
    case ending
    case completionRunning = "completion running"

    /// When that is, in words.
    public var words: String {
        switch self {
        case .notBegun: "in the turn of the request, before it begins"
        case .willHalfSent: "in the arriving controller's viewWillAppear"
        case .animating: "while it animates"
        case .interactive: "under the finger"
        case .takenBack: "after the finger took it back, before it stands again"
        case .ending: "in the arriving controller's viewDidAppear"
        case .completionRunning: "in its completion"
        }
    }
}

/// What becomes of a request that meets a transition.
public enum TransitionEffect: String, CaseIterable, Sendable {
    /// Done as if nothing ran.
    case done
    /// Part of the transition that has not begun.
    case joins
    /// Done when the transition has ended.
    case waits
    /// The transition is ended at once, and the request is done.
    case endsIt = "ends it"
    /// Told at once; the transition runs on.
    case runsOn = "runs on"
    /// Dropped, with a message.
    case refused
    /// Dropped without a word.
    case dropped

    /// What that means, in words.
    public var words: String {
        switch self {
        case .done: "done as if nothing ran"
        case .joins: "part of the transition that has not begun"
        case .waits: "done when the transition has ended"
        case .endsIt: "the transition is ended at once, and the request is done"
        case .runsOn: "told at once; the transition runs on to its end"
        case .refused: "dropped, with a message"
        case .dropped: "dropped without a word"
        }
    }
}
