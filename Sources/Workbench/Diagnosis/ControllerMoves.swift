import HierarchyRecords

/// What the log tells of one controller's moves between parents.
struct ControllerMoves {
    /// What code told a controller of a move where that was not so, or was not the code's to tell.
    enum Slip: Equatable {
        /// `willMove(toParent: p)`, which `addChild` sends, and nobody has added it to that parent.
        case willMoveAlone(ObjectID)
        /// `willMove(toParent: p)`, beside the one that `addChild` sent.
        case willMoveTwice(ObjectID)
        /// `didMove(toParent: p)`, while it had another parent.
        case didMoveElsewhere(ObjectID)
        /// `didMove(toParent: nil)`, while it had a parent.
        case didMoveToNil
        /// `didMove(toParent: p)`, while it had no parent.
        case didMoveAlone(ObjectID)
        /// `didMove(toParent: p)` when that move was complete; none stands for nil.
        case didMoveTwice(ObjectID)
    }

    /// `willMove(toParent: p)` that no `didMove` has followed.
    private(set) var isArriving = false
    /// `willMove(toParent: nil)` that no `didMove` has followed.
    private(set) var isLeaving = false
    /// The rule of the `didMove(toParent: nil)` that no `willMove(toParent: nil)` announced.
    private(set) var leftUnannounced: RuleID?
    /// The parent that it left last; none while it has one.
    private(set) var former = ObjectID.none
    /// The index of the event with which it came to its parent.
    private(set) var arrival: Int?
    /// Whether its view stood in a superview since it came.
    private(set) var hadView = false
    /// Whether `didMove(toParent: p)` came first, and then its view.
    private(set) var wasToldEarly = false
    /// Where `didMove(toParent: p)` came twice: whether the first came before its view.
    private(set) var isFirstEarly = false
    /// Whether its view came to stand in a superview in the step of `addChild`, and before that call.
    private(set) var wasShownBeforeAdded = false
    /// What is wrong with the last `willMove(toParent:)` that code sent by hand.
    private(set) var willSlip: Slip?
    /// What is wrong with the last `didMove(toParent:)`.
    private(set) var didSlip: Slip?
    /// Its parent.
    private var parent = ObjectID.none
    /// Whether its view stands in a superview now.
    private var hasView = false
    /// The step in which its view came there.
    private var placedIn: UInt32?
    /// Whether the last `didMove(toParent: p)` came while its view stood nowhere.
    private var wasToldWithoutView = false
    /// Whether its view was put somewhere, or began to come or to go, since it was told that a move is
    /// complete, as in a new cell.
    private var wasPlaced = false

    /// Whether the last that it was told of its parent is not so.
    var isMisinformed: Bool {
        switch didSlip {
        case .didMoveElsewhere, .didMoveToNil: true
        case .willMoveAlone, .willMoveTwice, .didMoveAlone, .didMoveTwice, nil: false
        }
    }

    /// Notes a `willMove(toParent:)` or a `didMove(toParent:)`. What is not the code's to send, and was
    /// called by hand, has the rule D02.
    mutating func note(_ event: Event, at index: Int) {
        guard case .object(let parent) = event.argument else { return }
        let isOutOfPlace = event.rule == .d02
        switch (event.callback == .willMoveToParent, parent == .none) {
        case (true, false):
            isOutOfPlace ? announce(parent) : arrive(in: parent, at: index, event.step)
        case (true, true): beginLeaving()
        case (false, false): event.rule == .c10 ? tell(parent) : complete(parent)
        case (false, true): isOutOfPlace ? tellItLeft() : leave(rule: event.rule)
        }
    }

    /// Notes that its view comes to stand in a view, or in none.
    mutating func notePlace(isSomewhere: Bool, step: UInt32) {
        hasView = isSomewhere
        placedIn = isSomewhere ? step : nil
        guard isSomewhere else { return }
        (hadView, wasPlaced) = (true, true)
        wasToldEarly = wasToldEarly || wasToldWithoutView
        wasToldWithoutView = false
    }

    /// Notes that its view begins to come or to go.
    mutating func noteAppearance() { wasPlaced = true }

    // MARK: willMove

    private mutating func arrive(in parent: ObjectID, at index: Int, _ step: UInt32) {
        wasShownBeforeAdded = placedIn == step
        willSlip = willSlip == .willMoveAlone(parent) ? .willMoveTwice(parent) : nil
        didSlip = nil
        self.parent = parent
        arrival = index
        (isArriving, isLeaving, leftUnannounced) = (true, false, nil)
        beginMove()
    }

    private mutating func announce(_ parent: ObjectID) {
        willSlip = parent == self.parent ? .willMoveTwice(parent) : .willMoveAlone(parent)
    }

    private mutating func beginLeaving() {
        // Said afterwards, it announces nothing.
        if leftUnannounced != nil { return }
        (isArriving, isLeaving) = (false, true)
        beginMove()
    }

    private mutating func beginMove() {
        hadView = hasView
        (wasToldEarly, wasToldWithoutView) = (false, false)
    }

    // MARK: didMove

    /// Its container tells it that its move to that parent is complete.
    private mutating func tell(_ parent: ObjectID) {
        guard parent == self.parent else {
            didSlip = self.parent == .none ? .didMoveAlone(parent) : .didMoveElsewhere(parent)
            return
        }
        let isComplete = !isArriving && !isLeaving && !isMisinformed
        // What was told before the view came, and again behind it, was told of one move.
        guard isComplete, !wasPlaced || wasToldEarly else {
            didSlip = nil
            return complete(parent)
        }
        didSlip = .didMoveTwice(parent)
        (isFirstEarly, wasToldEarly) = (wasToldEarly, false)
    }

    /// Code tells it by hand that it has left.
    private mutating func tellItLeft() {
        if parent != .none {
            didSlip = .didMoveToNil
        } else if former != .none {
            didSlip = .didMoveTwice(.none)
        }
    }

    private mutating func complete(_ parent: ObjectID) {
        (isArriving, isLeaving, leftUnannounced, former) = (false, false, nil, .none)
        (wasToldEarly, wasToldWithoutView, wasPlaced) = (false, !hasView, false)
    }

    private mutating func leave(rule: RuleID?) {
        leftUnannounced = isLeaving || rule == .c20 ? nil : rule
        former = parent
        parent = .none
        willSlip = nil
        didSlip = didSlip == .didMoveToNil ? .didMoveTwice(.none) : nil
        (isArriving, isLeaving) = (false, false)
        (wasToldEarly, wasToldWithoutView) = (false, false)
    }
}
