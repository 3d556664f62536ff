import HierarchyRecords

/// Where one controller is in its appearance. Only the functions below change the phase: `begin`
/// with each will, `end` with each did.
///
///                    will appear                did appear
///     disappeared ----------------> appearing ----------------> appeared
///          ^                         |    ^                         |
///          |          will disappear |    | will appear             | will disappear
///          |                         v    |                         |
///          +------------------------ disappearing <-----------------+
///               did disappear
///
/// `takeBack` leads from `appearing` or `disappearing` to where the controller was before, without
/// a callback: its container cancels the transition.
struct AppearanceState {
    enum Phase: UInt8 { case disappeared, appearing, appeared, disappearing }

    private(set) var phase = Phase.disappeared
    /// The `animated` argument of the callbacks of the present transition.
    var isAnimated = false
    /// The index of the will event of the present or last transition, which is the cause of the
    /// later events of that transition.
    var cause: Int32 = -1
    /// The rule of that event; the did event of the transition gets the same rule.
    var rule = RuleID.m1
    /// Whether code drives the transition: it called `beginAppearanceTransition`, and has not
    /// called `endAppearanceTransition` yet.
    private(set) var isExplicit = false
    /// Its own `viewWillAppear` is running; those of its children follow (C16).
    var isHearingWill = false
    /// Its own `viewWillDisappear` is running; those of its children come during it or follow.
    var isHearingOfLeave = false
    /// `viewIsAppearing` was sent since the controller last disappeared.
    var hasBeenAppearing = false
    /// Whether this appearance asks for no layout of its own (X01).
    var keepsLayout = false
    /// Its view entered the window while the controller had no parent. No parent sends it the did
    /// half then, so it does so itself (C14).
    var enteredUnparented = false
    /// The did half is queued to be sent after the next commit.
    var isQueued = false
    /// The controller has its first traits: before iOS 13 `traitCollectionDidChange(nil)` was sent,
    /// from iOS 13 on it has appeared (T02).
    var hasInitialTraits = false

    /// `viewWillTransition(to:with:)` was sent while the controller was covered; it is not sent
    /// again until the controller appears (T12).
    var hasHeardOfSize = false

    var isInTransition: Bool { phase == .appearing || phase == .disappearing }

    /// Whether the will half in that direction may be sent: not to a controller that has arrived
    /// there or is on its way there.
    func accepts(appearing: Bool) -> Bool {
        switch phase {
        case .disappeared, .disappearing: appearing
        case .appearing, .appeared: !appearing
        }
    }

    /// A will callback is about to be sent.
    mutating func begin(appearing: Bool, animated: Bool) {
        phase = appearing ? .appearing : .disappearing
        isAnimated = animated
        enteredUnparented = false
        if appearing { hasHeardOfSize = false }
    }

    /// A did callback is about to be sent. A controller that has appeared already stays `appeared`
    /// (C31).
    mutating func end() {
        phase = phase == .appearing || phase == .appeared ? .appeared : .disappeared
        if phase == .disappeared { hasBeenAppearing = false }
        keepsLayout = false
    }

    /// The container cancelled the transition: the controller is again where it was before.
    mutating func takeBack(toAppeared wasAppeared: Bool) {
        phase = wasAppeared ? .appeared : .disappeared
        isExplicit = false
    }

    /// `beginAppearanceTransition` was called: the window sends this controller nothing until the
    /// end.
    mutating func beginExplicit() { isExplicit = true }

    /// `endAppearanceTransition` was called, or its caller has lost the controller.
    mutating func endExplicit() { isExplicit = false }
}
