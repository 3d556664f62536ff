import HierarchyRecords

/// The fingers on the screen, and how their touches are delivered: U25.
@MainActor
final class Fingers {
    private var touches: [UITouch] = []
    /// Touches that were cancelled in their views, which receive no more of them.
    private var cancelled: Set<UITouch> = []
    private unowned let simulator: Simulator
    /// Where the first of the fingers that came down last touched the screen.
    private(set) var landing: FingerLanding?

    init(_ simulator: Simulator) { self.simulator = simulator }

    var isEmpty: Bool { touches.isEmpty }

    /// U25: fingers touch the screen at these points of the window.
    func comeDown(at points: [CGPoint], in window: UIWindow, tapCount: Int) {
        for point in points {
            let view = window.hitTest(point, with: nil)
            let touch = UITouch(at: point, on: view, in: window, time: simulator.now)
            touch.tapCount = tapCount
            touches.append(touch)
            touch.gestureRecognizers = (view?.lineage ?? []).flatMap(\.gestureRecognizers)
                .filter { $0.takes(touch) }
            simulator.input.gestures.enter(touch.gestureRecognizers ?? [])
        }
        for touch in touches {
            for recognizer in touch.gestureRecognizers ?? [] { recognizer.touches.append(touch) }
        }
        landing = touches.first.map { first in
            FingerLanding(
                place: first.start, window: window, view: first.view,
                recognizers: first.gestureRecognizers ?? [])
        }
        send(.began)
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
        cancelled = []
        simulator.input.gestures.settle()
    }

    /// Delivers the touches to gesture recognizers first, then to views.
    private func send(_ phase: UITouch.Phase) {
        let event = UIEvent(touches, time: simulator.now)
        for touch in touches { touch.phase = phase }
        for recognizer in simulator.input.gestures.hearers(of: phase) where recognizer.stored.isOpen
        {
            let own = Set(touches).intersection(recognizer.touches)
            if !own.isEmpty { recognizer.tell(phase, own, event) }
        }
        for (view, own) in viewsTouched {
            guard !simulator.isStopped else { return }
            view.tell(phase, own, event)
        }
    }

    /// Each touched view once, with those of its touches that were not cancelled.
    private var viewsTouched: [(view: UIView, touches: Set<UITouch>)] {
        var result: [(view: UIView, touches: Set<UITouch>)] = []
        for touch in touches where !cancelled.contains(touch) {
            guard let view = touch.view else { continue }
            if let index = result.firstIndex(where: { $0.view === view }) {
                result[index].touches.insert(touch)
            } else {
                result.append((view, [touch]))
            }
        }
        return result
    }

    /// U26: cancels the touches in their views, because a recognizer has recognized its gesture.
    func cancelInViews(_ own: [UITouch]) {
        let event = UIEvent(touches, time: simulator.now)
        let lost = viewsTouched.filter { !$0.touches.isDisjoint(with: own) }
        cancelled.formUnion(own)
        for (view, touches) in lost {
            view.tell(.cancelled, touches.intersection(own), event)
        }
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

extension UIView {
    /// U25: sends the touches to the view.
    fileprivate func tell(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent) {
        switch phase {
        case .began: send(.touchesBegan) { $0.touchesBegan(touches, with: event) }
        case .moved: send(.touchesMoved) { $0.touchesMoved(touches, with: event) }
        case .ended: send(.touchesEnded) { $0.touchesEnded(touches, with: event) }
        case .cancelled: send(.touchesCancelled) { $0.touchesCancelled(touches, with: event) }
        case .stationary: break
        }
    }
}
