import HierarchyRecords

/// What the log tells of each object, gathered as the log grows.
struct ObjectHistories {
    private var moves: [ObjectID: ControllerMoves] = [:]
    /// The root views that a plain view with a name has stood in, one after the other, without
    /// repeats.
    private(set) var homes: [ObjectID: [ObjectID]] = [:]
    /// The warnings, first to last.
    private(set) var warnings: [Event] = []
    /// Appearance callbacks that user code called itself.
    private(set) var callsByHand: [Event] = []

    /// Controllers that have left a parent, or were dismissed.
    private(set) var departed: Set<ObjectID> = []
    /// Those that have left a parent.
    private(set) var departedFromParents: Set<ObjectID> = []
    /// The calls that lead on or back and of which nothing has come, by their indices in the log.
    private var callsWithoutEffect: Set<Int> = []

    /// The same, first to last.
    var callsInVain: [Int] { callsWithoutEffect.sorted() }

    /// A segue that a controller performs in a step.
    struct SegueInStep: Hashable {
        let step: UInt32
        let object: ObjectID
        let segue: [String]
    }

    /// How often each segue was performed in each step.
    private(set) var seguesPerformed: [SegueInStep: Int] = [:]

    /// Calls by which code in a callback of appearing presents, pushes or sets something.
    private(set) var callsOnAppearing = CallsOnAppearing()
    /// The callbacks of appearing that two engines have sent (C31), first to last.
    private(set) var sentTwice: [Event] = []
    /// What was announced and did not come to be.
    private(set) var cancellations: Set<Callback> = []

    /// The pages that a finger has begun to turn to.
    private var pendingPages: Set<ObjectID> = []

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
            note(log.events[end], at: end, in: log)
            end += 1
        }
    }

    /// What became of a controller's moves.
    func moves(of object: ObjectID) -> ControllerMoves { moves[object] ?? ControllerMoves() }

    private static let appearance: [Callback] = [
        .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
    ]

    private static let leading: Set<String> = [
        "dismiss", "dismissViewControllerAnimated", "popViewController",
        "popViewControllerAnimated", "popToViewController", "popToRootViewController",
        "popToRootViewControllerAnimated",
    ]

    private mutating func noteCalls(_ event: Event, at index: Int, in log: EventLog) {
        if let method = log.calledMethod(event), Self.leading.contains(method) {
            callsWithoutEffect.insert(index)
        }
        callsWithoutEffect.remove(Int(event.cause))
    }

    private mutating func note(_ event: Event, at index: Int, in log: EventLog) {
        let callback = event.callback
        noteCalls(event, at: index, in: log)
        callsOnAppearing.note(event, in: log)
        if event.rule == .c31 { sentTwice.append(event) }
        noteCancellation(event)
        if callback == .willMoveToParent || callback == .didMoveToParent {
            moves[event.object, default: ControllerMoves()].note(event, at: index)
        }
        if callback == .didMoveToParent, event.argument == .object(.none) {
            departed.insert(event.object)
            departedFromParents.insert(event.object)
        }
        if callback == .viewDidDisappear { departed.insert(event.object) }
        if callback == .viewWillAppear || callback == .viewWillDisappear {
            moves[event.object]?.noteAppearance()
        }
        if callback == .willMoveToSuperview {
            noteHome(event, in: log.objects)
            notePlace(event, in: log.objects)
        }
        if callback == .warning { warnings.append(event) }
        if callback == .prepareForSegue {
            let performed = SegueInStep(
                step: event.step, object: event.object, segue: log.arguments(event))
            seguesPerformed[performed, default: 0] += 1
        }
        let isByHand = event.rule == .c19 || event.rule == .d02
        if isByHand, Self.appearance.contains(callback) { callsByHand.append(event) }
    }

    /// Notes that a root view comes to stand in a view, or in none.
    private mutating func notePlace(_ event: Event, in objects: ObjectDirectory) {
        guard case .object(let superview) = event.argument,
            let owner = objects.record(event.object)?.owner, owner != .none,
            objects.record(event.object)?.kind == .view
        else { return }
        moves[owner, default: ControllerMoves()].notePlace(
            isSomewhere: superview != .none, step: event.step)
    }

    /// C47, D16: a page that the finger lets fall back, and a sheet that springs back.
    private mutating func noteCancellation(_ event: Event) {
        let callback = event.callback
        if callback == .pageWillTransition {
            if case .object(let page) = event.argument { pendingPages = [page] }
            if case .pair(let first, let second, _) = event.argument {
                pendingPages = [first, second]
            }
        }
        if callback == .pageDidFinish { pendingPages = [] }
        if callback == .didMoveToParent, event.argument == .object(.none),
            pendingPages.contains(event.object)
        {
            cancellations.insert(.pageWillTransition)
        }
        if callback == .dismissalTransitionDidEnd, event.argument == .flag(false) {
            cancellations.insert(.sheetWillDismiss)
        }
    }

    private mutating func noteHome(_ event: Event, in objects: ObjectDirectory) {
        guard case .object(let superview) = event.argument,
            let view = objects.record(event.object), view.kind == .view, view.owner == .none,
            let owner = objects.record(superview)?.owner, owner != .none
        else { return }
        if homes[event.object]?.last != owner { homes[event.object, default: []].append(owner) }
    }
}
