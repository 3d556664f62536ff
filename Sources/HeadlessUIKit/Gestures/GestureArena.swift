import HierarchyRecords

/// Decides which gesture recognizers recognize their gesture: U26.
@MainActor
final class GestureArena {
    /// The recognizers that follow touches now; those of inner views come first.
    @Counted private(set) var members: [UIGestureRecognizer] = []
    private unowned let simulator: Simulator
    /// The recognizer whose touch method runs now.
    @Counted private var hearer: UIGestureRecognizer?
    /// What follows from the states that it has taken meanwhile.
    @Counted private var consequences: [() -> Void] = []

    init(_ simulator: Simulator) { self.simulator = simulator }

    /// X41: runs a touch method of a recognizer. The actions come once it has returned, so that an override
    /// which calls super first is through before them.
    func letHear(_ recognizer: UIGestureRecognizer, _ method: () -> Void) {
        let outer = (hearer, consequences)
        (hearer, consequences) = (recognizer, [])
        method()
        let due = consequences
        (hearer, consequences) = outer
        for consequence in due { consequence() }
    }

    private func afterTouches(
        of recognizer: UIGestureRecognizer, _ consequence: @escaping () -> Void
    ) {
        if hearer === recognizer { consequences.append(consequence) } else { consequence() }
    }

    /// Adds the recognizers that a touch reaches.
    func enter(_ recognizers: [UIGestureRecognizer]) {
        for one in recognizers where !members.contains(where: { $0 === one }) {
            members.append(one)
        }
    }

    /// The recognizers in the order in which they receive touches. A109: when fingers are lifted, a
    /// recognizer of several taps comes before those of fewer taps.
    func hearers(of phase: UITouch.Phase) -> [UIGestureRecognizer] {
        guard phase == .ended else { return members }
        let counts = Set(members.map(\.tapsRequired)).sorted(by: >)
        return counts.flatMap { count in members.filter { $0.tapsRequired == count } }
    }

    /// U26: changes the state of a recognizer, as far as its state machine allows the step.
    func request(_ state: UIGestureRecognizer.State, of recognizer: UIGestureRecognizer) {
        guard !simulator.isStopped else { return }
        enter([recognizer])
        defer { settle() }
        switch recognizer.stored {
        case .possible: leavePossible(recognizer, for: state)
        case .began, .changed: goOn(recognizer, to: state)
        case .ended, .cancelled, .failed: break
        }
    }

    private func leavePossible(
        _ recognizer: UIGestureRecognizer, for state: UIGestureRecognizer.State
    ) {
        switch state {
        case .began, .ended: attempt(state, of: recognizer)
        case .failed, .cancelled: fail(recognizer)
        case .possible, .changed: break
        }
    }

    private func goOn(_ recognizer: UIGestureRecognizer, to state: UIGestureRecognizer.State) {
        switch state {
        case .changed, .ended, .cancelled: step(recognizer, to: state)
        case .possible, .began, .failed: break
        }
    }

    /// U26: lets a recognizer leave `possible`, unless it must wait, is prevented, or its delegate
    /// refuses.
    private func attempt(
        _ state: UIGestureRecognizer.State, of recognizer: UIGestureRecognizer
    ) {
        let awaited = members.filter { $0 !== recognizer && recognizer.waits(for: $0) }
        if awaited.contains(where: \.isActive) { return fail(recognizer) }
        if awaited.contains(where: { $0.stored == .possible }) {
            // While it waits, its first step is kept; it is taken once the other recognizers have
            // failed.
            recognizer.waiting = recognizer.waiting ?? state
            return
        }
        recognizer.waiting = nil
        guard !members.contains(where: { prevents($0, recognizer) }),
            mayBegin(recognizer), recognizer.stored == .possible
        else { return fail(recognizer) }
        recognizer.stored = state
        let touches = recognizer.touches
        // X23: of touches that were kept from the view it never hears, whoever else fails now.
        if recognizer.cancelsTouchesInView {
            simulator.input.fingers.drop(touches, keptBy: recognizer)
        }
        preventOthers(of: recognizer)
        tell(recognizer)
        afterTouches(of: recognizer) { [unowned self] in takeFromViews(touches, recognizer) }
    }

    /// X21, X22: the action runs before the view hears that its touches are cancelled.
    private func takeFromViews(_ touches: [UITouch], _ recognizer: UIGestureRecognizer) {
        guard recognizer.cancelsTouchesInView else {
            return simulator.input.fingers.recognizersChanged()
        }
        simulator.input.fingers.cancelInViews(touches, by: recognizer)
    }

    private func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        guard recognizer.view?.gestureRecognizerShouldBegin(recognizer) ?? true else {
            return false
        }
        return recognizer.controlsLet(recognizer)
            && recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true
    }

    /// U26: whether a recognizer that has recognized prevents another one from recognizing.
    private func prevents(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        one !== other && one.isActive && one.canPrevent(other) && other.canBePrevented(by: one)
            && !areSimultaneous(one, other)
    }

    private func areSimultaneous(
        _ one: UIGestureRecognizer, _ other: UIGestureRecognizer
    ) -> Bool {
        one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: one)
                ?? false
    }

    private func preventOthers(of recognizer: UIGestureRecognizer) {
        for other in members where other.stored == .possible && prevents(recognizer, other) {
            // Recognizers that wait for a failure have their turn when `fail` returns.
            fail(other)
        }
    }

    private func fail(_ recognizer: UIGestureRecognizer) {
        guard recognizer.stored == .possible else { return }
        recognizer.waiting = nil
        recognizer.stored = .failed
        simulator.log(.failed, of: recognizer)
        for other in members {
            guard let state = other.waiting, other.stored == .possible else { continue }
            attempt(state, of: other)
        }
        settle()
        simulator.input.fingers.recognizersChanged()
    }

    private func step(_ recognizer: UIGestureRecognizer, to state: UIGestureRecognizer.State) {
        recognizer.stored = state
        tell(recognizer)
    }

    private func tell(_ recognizer: UIGestureRecognizer) {
        simulator.log(recognizer.stored, of: recognizer)
        afterTouches(of: recognizer) { [unowned self] in
            recognizer.runActions()
            failThoseThatWaited(for: recognizer)
            settle()
        }
    }

    private func failThoseThatWaited(for recognizer: UIGestureRecognizer) {
        guard recognizer.stored == .ended || recognizer.stored == .began else { return }
        for other in members where other.waiting != nil && other.waits(for: recognizer) {
            fail(other)
        }
    }

    /// Ends a recognizer that was disabled.
    func switchOff(_ recognizer: UIGestureRecognizer) {
        switch recognizer.stored {
        case .began, .changed: step(recognizer, to: .cancelled)
        case .possible: if members.contains(where: { $0 === recognizer }) { fail(recognizer) }
        case .ended, .cancelled, .failed: break
        }
    }

    /// U26: once all fingers are lifted, resets the recognizers that wait for nothing.
    func settle() {
        guard simulator.input.fingers.isEmpty, !members.isEmpty else { return }
        let open = members.filter { $0.stored == .possible && $0.isPending }
        if !open.isEmpty, open.allSatisfy({ $0.waiting != nil }) { return failTogether(open) }
        let finished = members.filter { !$0.isPending }
        members.removeAll { one in finished.contains { $0 === one } }
        for recognizer in finished {
            recognizer.stored = .possible
            recognizer.touches = []
            recognizer.reset()
        }
    }

    /// Fails recognizers that wait for each other, so that none of them recognizes its gesture.
    private func failTogether(_ circle: [UIGestureRecognizer]) {
        for recognizer in circle { recognizer.waiting = nil }
        for recognizer in circle { fail(recognizer) }
    }
}

extension UIGestureRecognizer {
    /// Whether it waits for other recognizers or more touches, or its gesture is still going on.
    fileprivate var isPending: Bool {
        switch stored {
        case .began, .changed: true
        case .possible: waiting != nil || expectsMore
        case .ended, .cancelled, .failed: false
        }
    }

    /// Whether it has recognized its gesture.
    fileprivate var isActive: Bool { stored == .began || stored == .changed || stored == .ended }

    /// U26: a control prevents recognizers of its superviews from recognizing a single tap on it;
    /// X24: not one that leaves the touches to the views.
    fileprivate func controlsLet(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let tap = recognizer as? UITapGestureRecognizer, tap.cancelsTouchesInView,
            tap.numberOfTapsRequired == 1,
            tap.numberOfTouchesRequired == 1, let hit = tap.touches.first?.view
        else { return true }
        let control = hit.lineage.first { $0 is UIControl } as? UIControl
        guard let control, control.isEnabled, control !== tap.view else { return true }
        return tap.view?.isDescendant(of: control) ?? true
    }
}

extension Simulator {
    /// U26: logs each change of state.
    fileprivate func log(_ state: UIGestureRecognizer.State, of recognizer: UIGestureRecognizer) {
        guard recognizer.isHeard else { return }
        dispatch.note(
            .gestureState, recognizer.objectID, recorder.argument(text: "\(state)"), rule: .u26
        ) { recorder.observe(recognizer, .gestureState) }
    }
}
