import HierarchyRecords

/// Where one controller is in its appearance. Only `UIViewController+Appearance` moves it.
///
///                    will appear                did appear
///     disappeared ----------------> appearing ----------------> appeared
///          ^                         |    ^                         |
///          |          will disappear |    | will appear             | will disappear
///          |                         v    |                         |
///          +------------------------ disappearing <-----------------+
///               did disappear
struct AppearanceState {
    enum Phase: UInt8 { case disappeared, appearing, appeared, disappearing }

    var phase = Phase.disappeared
    /// The argument of the callbacks of the transition in flight.
    var isAnimated = false
    /// The will event of the transition in flight, or the last: what comes later is caused by it.
    var cause: Int32 = -1
    /// The rule that this event fell under: what the window began, the same rule ends.
    var rule = RuleID.m1
    /// Between `beginAppearanceTransition` and `endAppearanceTransition`.
    var isExplicit = false
    /// Its own `viewWillAppear` is running; its children are told after it (C16).
    var isHearingWill = false
    /// Its own `viewWillDisappear` is running, in which or after which its children are told.
    var isHearingOfLeave = false
    /// `viewIsAppearing` was sent since the controller last disappeared.
    var hasBeenAppearing = false
    /// Its view entered the window while it had no parent: it sends its own did half (C14).
    var enteredUnparented = false
    /// A block that sends the did half waits for the commit.
    var isQueued = false
    /// `traitCollectionDidChange(nil)` was sent (before iOS 13), or it appeared without (T02).
    var hasInitialTraits = false

    /// It heard of a size while it was covered, and not again until it appears (T12).
    var hasHeardOfSize = false

    var isInTransition: Bool { phase == .appearing || phase == .disappearing }

    /// Whether the will half in that direction is due; one that is there or on its way gets nothing.
    func accepts(appearing: Bool) -> Bool {
        switch phase {
        case .disappeared, .disappearing: appearing
        case .appearing, .appeared: !appearing
        }
    }

    /// The will half.
    mutating func begin(appearing: Bool, animated: Bool) {
        phase = appearing ? .appearing : .disappearing
        isAnimated = animated
        enteredUnparented = false
        if appearing { hasHeardOfSize = false }
    }

    /// The did half.
    mutating func end() {
        phase = phase == .appearing || phase == .appeared ? .appeared : .disappeared
        if phase == .disappeared { hasBeenAppearing = false }
    }
}
