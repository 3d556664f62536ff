import HierarchyRecords

/// Who of the recognizers gets its gesture: U26.
@MainActor
final class GestureArena {
    /// Those that follow fingers now, views further in first.
    private(set) var members: [UIGestureRecognizer] = []
    private unowned let simulator: Simulator

    init(_ simulator: Simulator) { self.simulator = simulator }

    /// Takes those in that a finger reaches.
    func enter(_ recognizers: [UIGestureRecognizer]) {
        for one in recognizers where !members.contains(where: { $0 === one }) {
            members.append(one)
        }
    }

    /// In the order in which they hear of fingers. A109: a tap of more taps takes its last one before
    /// those that need fewer.
    func hearers(of phase: UITouch.Phase) -> [UIGestureRecognizer] {
        guard phase == .ended else { return members }
        let counts = Set(members.map(\.tapsRequired)).sorted(by: >)
        return counts.flatMap { count in members.filter { $0.tapsRequired == count } }
    }

    /// U26: a recognizer wants to go on to another state.
    func request(_ state: UIGestureRecognizer.State, of recognizer: UIGestureRecognizer) {
        guard !simulator.isStopped else { return }
        enter([recognizer])
        defer { settle() }
        switch (recognizer.stored, state) {
        case (.possible, .began), (.possible, .ended): attempt(state, of: recognizer)
        case (.possible, .failed), (.possible, .cancelled): fail(recognizer)
        case (.began, .changed), (.began, .ended), (.began, .cancelled), (.changed, .changed),
            (.changed, .ended), (.changed, .cancelled):
            step(recognizer, to: state)
        default: break
        }
    }

    /// U26: leaves `possible`, unless it must wait, is prevented, or is not let.
    private func attempt(
        _ state: UIGestureRecognizer.State, of recognizer: UIGestureRecognizer
    ) {
        let awaited = members.filter { $0 !== recognizer && recognizer.waits(for: $0) }
        if awaited.contains(where: \.isActive) { return fail(recognizer) }
        if awaited.contains(where: { $0.stored == .possible }) {
            // What waits goes on from where it began to wait.
            recognizer.waiting = recognizer.waiting ?? state
            return
        }
        recognizer.waiting = nil
        guard !members.contains(where: { prevents($0, recognizer) }),
            mayBegin(recognizer), recognizer.stored == .possible
        else { return fail(recognizer) }
        recognizer.stored = state
        preventOthers(of: recognizer)
        if recognizer.cancelsTouchesInView { simulator.fingers.cancelInViews(recognizer.touches) }
        tell(recognizer)
    }

    private func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        guard recognizer.view?.gestureRecognizerShouldBegin(recognizer) ?? true else {
            return false
        }
        return recognizer.controlsLet(recognizer)
            && recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true
    }

    /// U26: whether one that has its gesture keeps another from getting it.
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
            // What waits for this one fails by that; what it waited for has failed already.
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
    }

    private func step(_ recognizer: UIGestureRecognizer, to state: UIGestureRecognizer.State) {
        recognizer.stored = state
        tell(recognizer)
    }

    private func tell(_ recognizer: UIGestureRecognizer) {
        simulator.log(recognizer.stored, of: recognizer)
        recognizer.runActions()
        failThoseThatWaited(for: recognizer)
        settle()
    }

    private func failThoseThatWaited(for recognizer: UIGestureRecognizer) {
        guard recognizer.stored == .ended || recognizer.stored == .began else { return }
        for other in members where other.waiting != nil && other.waits(for: recognizer) {
            fail(other)
        }
    }

    /// One that is switched off ends.
    func switchOff(_ recognizer: UIGestureRecognizer) {
        switch recognizer.stored {
        case .began, .changed: step(recognizer, to: .cancelled)
        case .possible where members.contains(where: { $0 === recognizer }): fail(recognizer)
        default: break
        }
    }

    /// U26: when no finger is left, whoever has nothing to wait for is possible again.
    func settle() {
        guard simulator.fingers.isEmpty, !members.isEmpty else { return }
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

    /// They wait for each other: nobody gets a gesture.
    private func failTogether(_ circle: [UIGestureRecognizer]) {
        for recognizer in circle { recognizer.waiting = nil }
        for recognizer in circle { fail(recognizer) }
    }
}

extension UIGestureRecognizer {
    /// Whether it waits for other recognizers or other fingers, or has its gesture still.
    fileprivate var isPending: Bool {
        switch stored {
        case .began, .changed: true
        case .possible: waiting != nil || expectsMore
        default: false
        }
    }

    /// Whether it has its gesture.
    fileprivate var isActive: Bool { stored == .began || stored == .changed || stored == .ended }

    /// U26: a control keeps a single tap on it from recognizers of the views around it.
    fileprivate func controlsLet(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let tap = recognizer as? UITapGestureRecognizer, tap.numberOfTapsRequired == 1,
            tap.numberOfTouchesRequired == 1, let hit = tap.touches.first?.view
        else { return true }
        let control = hit.lineage.first { $0 is UIControl } as? UIControl
        guard let control, control.isEnabled, control !== tap.view else { return true }
        return tap.view?.isDescendant(of: control) ?? true
    }
}

extension Simulator {
    /// U26: each step of a recognizer is an event.
    fileprivate func log(_ state: UIGestureRecognizer.State, of recognizer: UIGestureRecognizer) {
        dispatch.note(
            .gestureState, recognizer.objectID, recorder.argument(text: "\(state)"), rule: .u26
        ) { recorder.observe(recognizer, .gestureState) }
    }
}
