import HierarchyRecords

/// Where one controller is in its appearance. Only the functions below change the phase: `begin` with
/// each will, `end` with each did.
///
///                    will appear                did appear
///     disappeared ----------------> appearing ----------------> appeared
///          ^                         |    ^                         |
///          |          will disappear |    | will appear             | will disappear
///          |                         v    |                         |
///          +------------------------ disappearing <-----------------+
///               did disappear
///
/// `takeBack` leads from `appearing` or `disappearing` to where the controller was before, without a
/// callback: its container cancels the transition.
struct AppearanceState {
    enum Phase: UInt8 { case disappeared, appearing, appeared, disappearing }

    private(set) var phase = Phase.disappeared
    /// The argument of the callbacks of the transition in flight.
    var isAnimated = false
    /// The will event of the transition in flight, or the last: what comes later is caused by it.
    var cause: Int32 = -1
    /// The rule that this event fell under: what the window began, the same rule ends.
    var rule = RuleID.m1
    /// Whether code drives the transition: it called `beginAppearanceTransition`, and has not called
    /// `endAppearanceTransition` yet.
    private(set) var isExplicit = false
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

    /// The did half; one that has appeared already stays so (C31).
    mutating func end() {
        phase = phase == .appearing || phase == .appeared ? .appeared : .disappeared
        if phase == .disappeared { hasBeenAppearing = false }
    }

    /// The transition is cancelled: the controller is again where it was before, appeared or not.
    mutating func takeBack(toAppeared wasAppeared: Bool) {
        phase = wasAppeared ? .appeared : .disappeared
        isExplicit = false
    }

    /// From now on code drives the transition, and the window leaves it alone.
    mutating func beginExplicit() { isExplicit = true }

    /// Code has ended the transition, or lost it.
    mutating func endExplicit() { isExplicit = false }
}
