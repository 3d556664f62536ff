import HierarchyRecords

/// What views hear of touches, and when.
///
///     began, moved ──▶ held while a recognizer that delays the beginning may still recognize (X23),
///                      or while a scroll view waits for what the finger will do (X25)
///     ended        ──▶ held while a recognizer that delays the end may still recognize
///     recognized   ──▶ what is held is dropped, and a view that has heard of the touch hears that
///                      it is cancelled (X21, X22)
@MainActor
final class TouchDelivery {
    /// One touch that a view has not heard the end of.
    fileprivate struct Course {
        let touch: UITouch
        /// What the view is still to hear, in order.
        var held: [UITouch.Phase] = []
        /// Whether the view has heard that it began.
        var hasBegun = false
        /// A scroll view around the finger waits until then.
        var waits = false
    }

    /// AD-HOC: how long a scroll view keeps a touch from its content, in seconds.
    private static let contentDelay = 0.15

    @Counted private var courses: [Course] = []
    private unowned let simulator: Simulator

    init(_ simulator: Simulator) { self.simulator = simulator }

    /// A touch that comes where another one has exclusive touch: its view hears nothing of it.
    func leaveOut(_ touch: UITouch) { leftOut.insert(ObjectIdentifier(touch)) }
    @Counted private var leftOut: Set<ObjectIdentifier> = []

    /// Delivers that phase of the touches to their views, or keeps it for later.
    func deliver(_ phase: UITouch.Phase, _ touches: [UITouch], _ event: UIEvent) {
        if phase == .began { begin(touches) }
        for index in courses.indices where touches.contains(courses[index].touch) {
            take(phase, in: &courses[index])
        }
        release(event)
    }

    private func begin(_ touches: [UITouch]) {
        for touch in touches where touch.view != nil {
            if leftOut.remove(ObjectIdentifier(touch)) != nil { continue }
            let waits = touch.phase == .began && touch.isInDelayingContent
            courses.append(Course(touch: touch, waits: waits))
            guard waits else { continue }
            simulator.runLoop.performIfRunning(after: Self.contentDelay) {
                [weak self, weak touch] in
                if let touch { self?.endWaiting(for: touch) }
            }
        }
    }

    private func endWaiting(for touch: UITouch) {
        for index in courses.indices where courses[index].touch === touch {
            courses[index].waits = false
        }
        releaseDue()
    }

    private func take(_ phase: UITouch.Phase, in course: inout Course) {
        switch phase {
        case .began, .stationary: course.held.append(phase)
        case .moved: if course.held.last != .moved { course.held.append(.moved) }
        case .ended, .cancelled:
            // A finger that leaves makes the scroll view wait no longer.
            course.waits = false
            course.held.append(phase)
        }
    }

    /// Delivers what waits for nothing any more.
    func releaseDue() {
        release(UIEvent(courses.map(\.touch), time: simulator.now))
    }

    private func release(_ event: UIEvent) {
        while let (view, phase, touches) = takeNext() {
            guard !simulator.isStopped else { return }
            view.tell(phase, touches, event)
        }
    }

    /// The next call that is due, with all touches of the same view that have come as far.
    private func takeNext() -> (view: UIView, phase: UITouch.Phase, touches: Set<UITouch>)? {
        guard let first = courses.firstIndex(where: isDue),
            let view = courses[first].touch.view, let phase = courses[first].held.first
        else { return dropLost() }
        var touches: Set<UITouch> = []
        for index in courses.indices
        where courses[index].touch.view === view && courses[index].held.first == phase
            && isDue(courses[index])
        {
            courses[index].held.removeFirst()
            courses[index].hasBegun = true
            touches.insert(courses[index].touch)
        }
        courses.removeAll { touches.contains($0.touch) && phase.isLast }
        return (view, phase, touches)
    }

    /// Forgets touches whose views are gone.
    private func dropLost() -> (view: UIView, phase: UITouch.Phase, touches: Set<UITouch>)? {
        courses.removeAll { $0.touch.view == nil }
        return nil
    }

    private func isDue(_ course: Course) -> Bool {
        guard let phase = course.held.first, course.touch.view != nil else { return false }
        switch phase {
        case .began, .moved, .stationary:
            return !course.waits && (course.hasBegun || !course.isDelayed { $0.delaysTouchesBegan })
        case .ended:
            return !course.isDelayed { $0.delaysTouchesEnded }
        case .cancelled: return true
        }
    }

    /// The views that have heard that those touches began.
    func hearers(of own: [UITouch]) -> [UIView] {
        courses.filter { $0.hasBegun && own.contains($0.touch) }.compactMap(\.touch.view)
    }

    /// X23: forgets touches of the recognizer that no view has heard of.
    func drop(_ own: [UITouch], keptBy recognizer: UIGestureRecognizer) {
        courses.removeAll { !$0.hasBegun && $0.belongs(to: recognizer, own) }
    }

    /// X21, X22: a recognizer has recognized: the views of its touches hear of them no more.
    func cancel(_ own: [UITouch], by recognizer: UIGestureRecognizer, _ event: UIEvent) {
        let lost = courses.filter { $0.belongs(to: recognizer, own) }
        courses.removeAll { course in lost.contains { $0.touch === course.touch } }
        var told: [UIView] = []
        for course in lost where course.hasBegun {
            guard let view = course.touch.view, !told.contains(where: { $0 === view }) else {
                continue
            }
            told.append(view)
            let touches = lost.filter { $0.hasBegun && $0.touch.view === view }.map(\.touch)
            guard !simulator.isStopped else { return }
            view.tell(.cancelled, Set(touches), event)
        }
    }
}

extension TouchDelivery.Course {
    /// Whether the recognizer follows the touch, or has done so: then it is one of its own.
    @MainActor
    fileprivate func belongs(to recognizer: UIGestureRecognizer, _ own: [UITouch]) -> Bool {
        own.contains(touch) || touch.gestureRecognizers?.contains { $0 === recognizer } ?? false
    }

    /// Whether a recognizer of the touch that delays this may still recognize its gesture.
    @MainActor
    fileprivate func isDelayed(_ delays: (UIGestureRecognizer) -> Bool) -> Bool {
        touch.gestureRecognizers?.contains { delays($0) && $0.isUndecided } ?? false
    }
}

extension UIGestureRecognizer {
    /// Whether it follows touches and may still recognize its gesture.
    fileprivate var isUndecided: Bool {
        stored == .possible && simulator.input.gestures.members.contains { $0 === self }
    }
}

extension UITouch {
    /// X25: whether the finger is on content of a scroll view that may be scrolled.
    fileprivate var isInDelayingContent: Bool {
        guard let view else { return false }
        for case let scrollView as UIScrollView in view.lineage.dropFirst()
        where scrollView.isScrollEnabled && scrollView.delaysContentTouches { return true }
        return false
    }
}

extension UITouch.Phase {
    fileprivate var isLast: Bool { self == .ended || self == .cancelled }
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
