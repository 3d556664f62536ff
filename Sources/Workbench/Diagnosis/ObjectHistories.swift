import HierarchyRecords

/// What the log tells of each object, gathered as the log grows.
struct ObjectHistories {
    /// What became of one controller's moves between parents; events by their index.
    struct Moves {
        /// `willMove(toParent: p)` that no `didMove` has followed.
        var isArriving = false
        /// `willMove(toParent: nil)` that no `didMove` has followed.
        var isLeaving = false
        /// The rule of the `didMove(toParent: nil)` that no `willMove(toParent: nil)` announced.
        var leftUnannounced: RuleID?
        /// The parent that it left last; none while it has one.
        var former = ObjectID.none
        /// Whether its view stood in a superview since it came.
        var hadView = false
        /// Whether `didMove(toParent: p)` came first, and then its view.
        var wasToldEarly = false
        /// Whether its view stands in a superview now.
        fileprivate var hasView = false
        /// Whether the last `didMove(toParent: p)` came while its view stood nowhere.
        fileprivate var wasToldWithoutView = false
        /// The parent that `willMove(toParent:)` named last.
        fileprivate var told = ObjectID.none
    }

    private var moves: [ObjectID: Moves] = [:]
    /// The root views that a plain view with a name has stood in, one after the other, without
    /// repeats.
    private(set) var homes: [ObjectID: [ObjectID]] = [:]
    /// The warnings, first to last.
    private(set) var warnings: [Event] = []
    /// Appearance callbacks that user code called itself.
    private(set) var callsByHand: [Event] = []

    /// How much of the log was read.
    private var end = 0

    /// Reads what the log has gained, but for the events in `undone`.
    mutating func read(_ log: EventLog, leavingOut undone: [Range<Int>] = []) {
        for gap in undone.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            read(log, upTo: gap.lowerBound)
            end = max(end, gap.upperBound)
        }
        read(log, upTo: log.events.endIndex)
    }

    private mutating func read(_ log: EventLog, upTo limit: Int) {
        while end < min(limit, log.events.endIndex) {
            note(log.events[end], in: log)
            end += 1
        }
    }

    /// What became of a controller's moves.
    func moves(of object: ObjectID) -> Moves { moves[object] ?? Moves() }

    private static let appearance: [Callback] = [
        .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
    ]

    private mutating func note(_ event: Event, in log: EventLog) {
        let callback = event.callback
        if callback == .willMoveToParent || callback == .didMoveToParent { noteMove(event) }
        if callback == .willMoveToSuperview {
            noteHome(event, in: log.objects)
            notePlace(event, in: log.objects)
        }
        if callback == .warning { warnings.append(event) }
        let isByHand = event.rule == .c19 || event.rule == .d02
        if isByHand, Self.appearance.contains(callback) { callsByHand.append(event) }
    }

    private mutating func noteMove(_ event: Event) {
        guard case .object(let parent) = event.argument else { return }
        var known = moves[event.object] ?? Moves()
        if event.callback == .willMoveToParent {
            // Said afterwards, it announces nothing.
            if parent == .none, known.leftUnannounced != nil { return }
            known.isArriving = parent != .none
            known.isLeaving = parent == .none
            known.leftUnannounced = nil
            if parent != .none { known.told = parent }
        } else {
            let isSilent = parent == .none && !known.isLeaving && event.rule != .c20
            known.leftUnannounced = isSilent ? event.rule : nil
            known.isArriving = false
            known.isLeaving = false
            known.former = parent == .none ? known.told : .none
        }
        known.noteTelling(event.callback, parent)
        moves[event.object] = known
    }

    /// Notes that a root view comes to stand in a view, or in none.
    private mutating func notePlace(_ event: Event, in objects: ObjectDirectory) {
        guard case .object(let superview) = event.argument,
            let owner = objects.record(event.object)?.owner, owner != .none,
            objects.record(event.object)?.kind == .view
        else { return }
        moves[owner, default: Moves()].notePlace(isSomewhere: superview != .none)
    }

    private mutating func noteHome(_ event: Event, in objects: ObjectDirectory) {
        guard case .object(let superview) = event.argument,
            let view = objects.record(event.object), view.kind == .view, view.owner == .none,
            let owner = objects.record(superview)?.owner, owner != .none
        else { return }
        if homes[event.object]?.last != owner { homes[event.object, default: []].append(owner) }
    }
}

extension ObjectHistories.Moves {
    /// Notes what a controller was told of its parent, for the order in which its view came.
    fileprivate mutating func noteTelling(_ callback: Callback, _ parent: ObjectID) {
        if callback == .willMoveToParent {
            hadView = hasView
            wasToldEarly = false
            wasToldWithoutView = false
        } else {
            wasToldEarly = false
            wasToldWithoutView = parent != .none && !hasView
        }
    }

    fileprivate mutating func notePlace(isSomewhere: Bool) {
        hasView = isSomewhere
        guard isSomewhere else { return }
        hadView = true
        wasToldEarly = wasToldEarly || wasToldWithoutView
        wasToldWithoutView = false
    }
}
