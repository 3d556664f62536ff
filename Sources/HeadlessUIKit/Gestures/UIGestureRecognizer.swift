import HierarchyRecords

/// A gesture of the user's on a view: U25, U26.
///
///     possible ──▶ began ──▶ changed ──▶ ended | cancelled ──▶ possible
///        │  └────▶ ended (a gesture of one moment) ──────────▶ possible
///        └───────▶ failed ───────────────────────────────────▶ possible
@MainActor
open class UIGestureRecognizer: CallbackReceiver {
    /// Where the gesture is.
    public enum State: Int, Sendable, CaseIterable {
        case possible, began, changed, ended, cancelled, failed
    }

    /// The identity that the log knows the object by.
    public nonisolated let objectID: ObjectID
    let simulator: Simulator

    /// Whether the user's touches reach it; switching it off cancels it.
    open var isEnabled = true {
        didSet { if !isEnabled { simulator.gestures.switchOff(self) } }
    }
    /// Whether the view's own touches end when it recognizes.
    open var cancelsTouchesInView = true
    /// Whether the view hears of touches only once the gesture has failed; not simulated.
    open var delaysTouchesBegan = false
    /// Whether the view hears that touches ended only once the gesture has failed; not simulated.
    open var delaysTouchesEnded = true
    /// What code calls it.
    open var name: String?
    /// Asked and told; not held.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// The view that it was added to.
    public internal(set) weak var view: UIView?
    private var methods: [TargetMethod] = []
    private var actions: [(UIGestureRecognizer) -> Void] = []

    /// Where the gesture is: a step that the machine does not have is not made (U26).
    open var state: State {
        get { stored }
        set { simulator.gestures.request(newValue, of: self) }
    }
    var stored = State.possible
    /// The fingers that it follows, in the order in which they came.
    var touches: [UITouch] = []
    private var awaited: [() -> UIGestureRecognizer?] = []
    /// A step that waits for others to fail.
    var waiting: State?

    /// Whether fingers that are to come may complete it.
    var expectsMore: Bool { false }
    /// Whether fingers reach it at all.
    var followsFingers: Bool { true }
    /// How many taps in a row complete it; none where taps do not.
    var tapsRequired: Int { 0 }

    /// Makes one that is switched on and tells nobody.
    public init() {
        simulator = .current
        objectID = simulator.register(
            className: _typeName(Self.self, qualified: false), kind: .other, owner: .none)
    }

    /// Runs the action at each step but failing: without Objective-C's runtime there are no selectors.
    open func addTarget(_ action: @escaping (UIGestureRecognizer) -> Void) {
        actions.append(action)
    }

    /// Sends the method, which `perform` runs, to the target at each step but failing (U26). The
    /// target is not held.
    open func addTarget(
        _ target: AnyObject, method: String,
        using perform: @escaping (_ target: AnyObject, _ sender: UIGestureRecognizer) -> Void
    ) {
        methods.append(
            TargetMethod(target, method) { target, sender in
                if let recognizer = sender as? UIGestureRecognizer { perform(target, recognizer) }
            })
    }

    /// Sends the method to the target no more; nil stands for any.
    open func removeTarget(_ target: AnyObject?, method: String?) {
        methods.removeAll {
            (target == nil || $0.target === target) && (method == nil || $0.name == method)
        }
    }

    /// Recognizes only once the other has failed (U26).
    open func require(toFail other: UIGestureRecognizer) {
        guard other !== self else { return }
        awaited.append { [weak other] in other }
    }

    /// Whether it waits for the other, as code or a delegate said.
    func waits(for other: UIGestureRecognizer) -> Bool {
        awaited.contains { $0() === other } || shouldRequireFailure(of: other)
            || other.shouldBeRequiredToFail(by: self)
            || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
    }

    /// How many fingers it follows.
    public var numberOfTouches: Int { touches.count }

    /// The middle of the fingers, or of the view where there are none, in the view's coordinates.
    open func location(in view: UIView?) -> CGPoint {
        guard !touches.isEmpty else { return middleOfView(in: view) }
        let places = touches.map { $0.location(in: view) }
        return CGPoint(
            x: places.map(\.x).reduce(0, +) / CGFloat(places.count),
            y: places.map(\.y).reduce(0, +) / CGFloat(places.count))
    }

    /// Where one of the fingers is; the middle where there is no such finger.
    open func location(ofTouch index: Int, in view: UIView?) -> CGPoint {
        touches.indices.contains(index) ? touches[index].location(in: view) : location(in: view)
    }

    /// From where the middle of its fingers came down to where it is: in the window's coordinates.
    var way: CGPoint {
        let ways = touches.map(\.way)
        let count = CGFloat(max(1, ways.count))
        return CGPoint(
            x: ways.map(\.x).reduce(0, +) / count, y: ways.map(\.y).reduce(0, +) / count)
    }

    private func middleOfView(in view: UIView?) -> CGPoint {
        guard let own = self.view else { return .zero }
        return own.convert(CGPoint(x: own.bounds.midX, y: own.bounds.midY), to: view)
    }

    // MARK: What subclasses override

    /// Fingers came down.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Fingers moved.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Fingers left the screen.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// The system took the fingers away.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        if stored == .began || stored == .changed { state = .cancelled } else { state = .failed }
    }
    /// It is possible again, for other fingers.
    open func reset() {}
    /// Whether the other fails once this one has its gesture, unless a delegate lets both; true.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether this one fails once the other has its gesture, unless a delegate lets both; true.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether it waits until the other has failed, of whatever views; false.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Whether the other waits until this one has failed; false.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        false
    }

    /// Runs what was added, in that order.
    func runActions() {
        for action in actions where !simulator.isStopped { action(self) }
        for method in methods where !simulator.isStopped { method.send(from: self) }
    }
}

/// What a recognizer asks: U26.
@MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
    /// Asked before a finger reaches it.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool
    /// Asked before it leaves `possible` otherwise than by failing; false has it fail.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    /// Asked where both would recognize; true from either of the two lets both.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool
    /// Whether it waits until the other has failed.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool
    /// Whether the other waits until this one has failed.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool
}

extension UIGestureRecognizerDelegate {
    /// True.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool { true }
    /// True.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        true
    }
    /// False.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { false }
    /// False.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool { false }
    /// False.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool { false }
}
