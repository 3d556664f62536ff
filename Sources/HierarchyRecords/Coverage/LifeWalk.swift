/// Follows each object of a log through the machines of its life.
struct LifeWalk {
    private(set) var edges: Set<LifeEdge> = []
    private var appearance: [ObjectID: Phase] = [:]
    private var containment: [ObjectID: Membership] = [:]
    private var presentation: [ObjectID: Phase] = [:]
    private var loaded: Set<ObjectID> = []

    /// Out, coming, there, going: of a view on the screen, and of what is presented.
    private enum Phase { case out, coming, there, going }
    private enum Membership { case free, entering, child, leaving }

    /// Takes the next event.
    mutating func take(_ event: Event) {
        switch event.callback.category {
        case .load: load(event)
        case .appearance: appear(event)
        case .containment: move(event)
        case .presentation: present(event)
        case .layout, .traits, .delegate, .segue, .memory, .view, .action, .gesture, .notification,
            .datasource, .statusbar, .warning, .exception, .call, .mark:
            return
        }
    }

    private mutating func load(_ event: Event) {
        if event.callback == .initWithCoder { edges.insert(.decoded) }
        if event.callback == .viewDidLoad {
            edges.insert(.loaded)
            loaded.insert(event.object)
        }
        if event.callback == .deinitialized {
            edges.insert(loaded.remove(event.object) == nil ? .endedUnloaded : .endedLoaded)
        }
    }

    private mutating func appear(_ event: Event) {
        let phase = appearance[event.object] ?? .out
        if event.callback == .viewWillAppear {
            if phase == .out { edges.insert(.willAppear) }
            if phase == .going { edges.insert(.leaveTurned) }
            appearance[event.object] = .coming
        } else if event.callback == .viewDidAppear {
            if phase == .coming { edges.insert(.didAppear) }
            appearance[event.object] = .there
        } else if event.callback == .viewWillDisappear {
            if phase == .there { edges.insert(.willDisappear) }
            if phase == .coming { edges.insert(.appearanceTurned) }
            appearance[event.object] = .going
        } else if event.callback == .viewDidDisappear {
            if phase == .going { edges.insert(.didDisappear) }
            appearance[event.object] = .out
        }
    }

    private mutating func move(_ event: Event) {
        let place = containment[event.object] ?? .free
        let isToNil = event.argument == .object(.none) || event.argument == .none
        if event.callback == .willMoveToParent {
            if isToNil {
                if place == .child { edges.insert(.willLeave) }
            } else if place == .free {
                edges.insert(.willEnter)
            }
            containment[event.object] = isToNil ? .leaving : .entering
        } else if event.callback == .didMoveToParent {
            if isToNil {
                if place == .leaving { edges.insert(.didLeave) }
                if place == .child { edges.insert(.leftUnannounced) }
            } else if place == .entering {
                edges.insert(.didEnter)
            }
            containment[event.object] = isToNil ? .free : .child
        }
    }

    private mutating func present(_ event: Event) {
        let phase = presentation[event.object] ?? .out
        let isComplete = event.argument == .flag(true)
        if event.callback == .presentationTransitionWillBegin {
            edges.insert(.willPresent)
            presentation[event.object] = .coming
        } else if event.callback == .presentationTransitionDidEnd {
            if phase == .coming { edges.insert(isComplete ? .didPresent : .presentationCancelled) }
            presentation[event.object] = isComplete ? .there : .out
        } else if event.callback == .dismissalTransitionWillBegin {
            if phase == .there { edges.insert(.willDismiss) }
            presentation[event.object] = .going
        } else if event.callback == .dismissalTransitionDidEnd {
            if phase == .going { edges.insert(isComplete ? .didDismiss : .dismissalCancelled) }
            presentation[event.object] = isComplete ? .out : .there
        }
    }
}
