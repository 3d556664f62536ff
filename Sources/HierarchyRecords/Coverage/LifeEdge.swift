/// The state machines that a view controller's life is made of.
public enum LifeMachine: String, CaseIterable, Sendable {
    case loading, appearance, containment, presentation

    /// Its edges, in the order of their numbers.
    public var edges: [LifeEdge] { LifeEdge.allCases.filter { $0.machine == self } }
}

/// A way from one state of a controller's life to another, which a callback tells of.
public enum LifeEdge: Int, CaseIterable, Sendable {
    case decoded, loaded, endedUnloaded, endedLoaded
    case willAppear, didAppear, willDisappear, didDisappear, appearanceTurned, leaveTurned
    case willEnter, didEnter, willLeave, didLeave, leftUnannounced
    case willPresent, didPresent, willDismiss, didDismiss, presentationCancelled, dismissalCancelled

    /// The machine that it belongs to.
    public var machine: LifeMachine { row.machine }
    /// The state that it leads from; nil for the edge that a life begins with.
    public var from: String? { row.from }
    /// The state that it leads to.
    public var to: String { row.to }
    /// The callback that tells of it, as the log has it.
    public var callback: Callback { row.callback }
    /// How it comes about, where the callback alone does not tell.
    public var remark: String { row.remark }

    private struct Row {
        let machine: LifeMachine
        let from: String?
        let to: String
        let callback: Callback
        let remark: String

        init(
            _ machine: LifeMachine, _ from: String?, _ to: String, _ callback: Callback,
            _ remark: String = ""
        ) {
            self.machine = machine
            self.from = from
            self.to = to
            self.callback = callback
            self.remark = remark
        }
    }

    private var row: Row {
        switch self {
        case .decoded:
            Row(.loading, nil, "unloaded", .initWithCoder, "made by a storyboard")
        case .loaded: Row(.loading, "unloaded", "loaded", .viewDidLoad)
        case .endedUnloaded: Row(.loading, "unloaded", "gone", .deinitialized, "never loaded")
        case .endedLoaded: Row(.loading, "loaded", "gone", .deinitialized)
        case .willAppear: Row(.appearance, "disappeared", "appearing", .viewWillAppear)
        case .didAppear: Row(.appearance, "appearing", "appeared", .viewDidAppear)
        case .willDisappear: Row(.appearance, "appeared", "disappearing", .viewWillDisappear)
        case .didDisappear: Row(.appearance, "disappearing", "disappeared", .viewDidDisappear)
        case .appearanceTurned:
            Row(
                .appearance, "appearing", "disappearing", .viewWillDisappear, "cancelled on its way"
            )
        case .leaveTurned:
            Row(.appearance, "disappearing", "appearing", .viewWillAppear, "cancelled on its way")
        case .willEnter: Row(.containment, "free", "entering", .willMoveToParent, "to a parent")
        case .didEnter: Row(.containment, "entering", "child", .didMoveToParent, "to the parent")
        case .willLeave: Row(.containment, "child", "leaving", .willMoveToParent, "to nil")
        case .didLeave: Row(.containment, "leaving", "free", .didMoveToParent, "to nil")
        case .leftUnannounced:
            Row(.containment, "child", "free", .didMoveToParent, "without willMove to nil")
        case .willPresent:
            Row(.presentation, "absent", "presenting", .presentationTransitionWillBegin)
        case .didPresent:
            Row(.presentation, "presenting", "presented", .presentationTransitionDidEnd)
        case .willDismiss:
            Row(.presentation, "presented", "dismissing", .dismissalTransitionWillBegin)
        case .didDismiss:
            Row(.presentation, "dismissing", "absent", .dismissalTransitionDidEnd)
        case .presentationCancelled:
            Row(
                .presentation, "presenting", "absent", .presentationTransitionDidEnd,
                "cancelled on its way")
        case .dismissalCancelled:
            Row(
                .presentation, "dismissing", "presented", .dismissalTransitionDidEnd,
                "cancelled on its way")
        }
    }
}
