import HierarchyRecords

/// The fingers on the screen, and how their touches are delivered: U25. Recognizers hear of a touch
/// first; what its view hears may have to wait for them (`TouchDelivery`).
@MainActor
final class Fingers {
    @Counted private var touches: [UITouch] = []
    private let delivery: TouchDelivery
    private unowned let simulator: Simulator
    init(_ simulator: Simulator) {
        self.simulator = simulator
        delivery = TouchDelivery(simulator)
    }

    var isEmpty: Bool { touches.isEmpty }

    /// U25: fingers touch the screen at these points of the window; returns where the first one lands.
    /// If that is not on the view that is meant, none comes down.
    func comeDown(
        at points: [CGPoint], in window: UIWindow, on meant: UIView, tapCount: Int
    ) -> FingerLanding? {
        guard let start = points.first else { return nil }
        let met = meant.viewMet(at: start, in: window)
        guard met?.isDescendant(of: meant) ?? false else {
            return FingerLanding(missing: meant, at: start, in: window, on: met)
        }
        for (index, point) in points.enumerated() {
            let view = index == 0 ? met : window.hitTest(point, with: nil)
            let touch = UITouch(at: point, on: view, in: window, time: simulator.now)
            touch.tapCount = tapCount
            if touches.contains(where: { $0.excludes(touch) }) { delivery.leaveOut(touch) }
            touches.append(touch)
            touch.gestureRecognizers = (view?.lineage ?? []).flatMap(\.followers)
                .filter { $0.takes(touch) }
            simulator.input.gestures.enter(touch.gestureRecognizers ?? [])
        }
        for touch in touches {
            for recognizer in touch.gestureRecognizers ?? [] { recognizer.touches.append(touch) }
        }
        let recognizers = touches[0].gestureRecognizers ?? []
        let landing = FingerLanding(
            place: start, window: window, view: met, recognizers: recognizers.filter(\.isHeard),
            isOnScrollView: recognizers.contains(where: \.isOwnOfView))
        send(.began)
        return landing
    }

    /// Each finger moves to its new point.
    func move(to points: [CGPoint]) {
        for (touch, point) in zip(touches, points) { touch.move(to: point, time: simulator.now) }
        send(.moved)
    }

    /// All fingers are lifted.
    func lift() { finish(.ended) }

    /// The system cancels all touches.
    func cancel() { finish(.cancelled) }

    private func finish(_ phase: UITouch.Phase) {
        guard !touches.isEmpty else { return }
        for touch in touches { touch.timestamp = simulator.now }
        send(phase)
        touches = []
        simulator.input.gestures.settle()
        delivery.releaseDue()
    }

    /// Delivers the touches to gesture recognizers first, then to views.
    private func send(_ phase: UITouch.Phase) {
        let event = UIEvent(touches, time: simulator.now)
        for touch in touches { touch.phase = phase }
        for recognizer in simulator.input.gestures.hearers(of: phase) where recognizer.stored.isOpen
        {
            let own = Set(touches).intersection(recognizer.touches)
            if own.isEmpty { continue }
            simulator.input.gestures.letHear(recognizer) { recognizer.tell(phase, own, event) }
        }
        delivery.deliver(phase, touches, event)
    }

    /// U26: cancels the touches in their views, because a recognizer has recognized its gesture.
    func cancelInViews(_ own: [UITouch], by recognizer: UIGestureRecognizer) {
        delivery.cancel(own, by: recognizer, UIEvent(touches, time: simulator.now))
    }

    /// X23: what views have not heard of touches that a recognizer has recognized, they never hear.
    func drop(_ own: [UITouch], keptBy recognizer: UIGestureRecognizer) {
        delivery.drop(own, keptBy: recognizer)
    }

    /// The views that have heard of those touches.
    func hearers(of own: [UITouch]) -> [UIView] { delivery.hearers(of: own) }

    /// A recognizer has failed, or lets the views have their touches: what waited for it goes on.
    func recognizersChanged() { delivery.releaseDue() }
}

extension UITouch {
    /// A view with exclusive touch, and the views beside one, share no moment with another.
    fileprivate func excludes(_ other: UITouch) -> Bool {
        guard view !== other.view else { return false }
        return view?.isExclusiveTouch ?? false || other.view?.isExclusiveTouch ?? false
    }
}

extension UIGestureRecognizer {
    fileprivate func takes(_ touch: UITouch) -> Bool {
        isEnabled && stored == .possible && followsFingers
            && delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
    }

    fileprivate func tell(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent) {
        switch phase {
        case .began: send(.touchesBegan) { touchesBegan(touches, with: event) }
        case .moved: send(.touchesMoved) { touchesMoved(touches, with: event) }
        case .ended: send(.touchesEnded) { touchesEnded(touches, with: event) }
        case .cancelled: send(.touchesCancelled) { touchesCancelled(touches, with: event) }
        case .stationary: break
        }
    }

    /// Calls a touch method of a recognizer; the log shows only the changes of state that it
    /// causes.
    private func send(_ callback: Callback, _ method: () -> Void) {
        simulator.dispatch.sendUnlogged(callback, to: self, method: method)
    }
}

extension UIGestureRecognizer.State {
    fileprivate var isOpen: Bool { self == .possible || self == .began || self == .changed }
}
