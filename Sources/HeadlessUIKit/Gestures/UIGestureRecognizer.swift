import HierarchyRecords

/// A gesture of the user's on a view: U25, U26.
///
///     possible ──▶ began ──▶ changed ──▶ ended | cancelled ──▶ possible
///        │  └────▶ ended (a gesture of one moment) ──────────▶ possible
///        └───────▶ failed ───────────────────────────────────▶ possible
@preconcurrency @MainActor
open class UIGestureRecognizer: CallbackReceiver {
    /// The state of a gesture.
    public enum State: Int, Sendable, CaseIterable {
        case possible, began, changed, ended, cancelled, failed
    }

    /// The object's identity in the log.
    public nonisolated let objectID: ObjectID
    let simulator: Simulator

    /// Whether touches reach the recognizer; disabling it cancels its gesture.
    @Counted open var isEnabled = true {
        didSet { if !isEnabled { simulator.input.gestures.switchOff(self) } }
    }
    /// Whether the touches in the view are cancelled when the gesture is recognized.
    @Counted open var cancelsTouchesInView = true
    /// Whether touches reach the view only after the recognizer has failed (X23).
    @Counted open var delaysTouchesBegan = false
    /// Whether the end of touches reaches the view only after the recognizer has failed.
    @Counted open var delaysTouchesEnded = true
    /// The name that the app gives it.
    @available(iOS 11, *)
    @Counted open var name: String?
    /// The delegate, which is referenced weakly.
    open weak var delegate: (any UIGestureRecognizerDelegate)? {
        didSet {
            Changes.note()
            wasGivenDelegate = true
        }
    }
    /// Whether code has set the delegate, to an object or to nil (C55).
    @Counted package private(set) var wasGivenDelegate = false
    /// The view that the recognizer was added to.
    public internal(set) weak var view: UIView? { didSet { Changes.note() } }
    @Counted private var formerViews: [FormerView] = []
    @Counted private var methods: [TargetMethod] = []
    @Counted private var actions: [(UIGestureRecognizer) -> Void] = []

    /// The state; setting it to one that the state machine does not allow has no effect (U26).
    open var state: State {
        get { stored }
        set { simulator.input.gestures.request(newValue, of: self) }
    }
    @Counted var stored = State.possible
    /// The touches that it follows, in the order in which they came.
    @Counted var touches: [UITouch] = []
    @Counted private var awaited: [() -> UIGestureRecognizer?] = []
    /// The state that it will take when the recognizers that it waits for have failed.
    @Counted var waiting: State?

    /// Whether touches that are still to come may complete the gesture.
    var expectsMore: Bool { false }
    /// Whether its view has it by itself, as a scroll view has that of its drags.
    var isOwnOfView: Bool { false }
    /// Whether code of the app hears of it.
    package var isHeard: Bool { !isOwnOfView || !methods.isEmpty || !actions.isEmpty }
    /// Whether the recognizer follows touches at all.
    var followsFingers: Bool { true }
    /// The number of taps that the gesture needs; zero if it is no tap.
    var tapsRequired: Int { 0 }

    /// Creates a recognizer that is enabled and sends the target that message at each step.
    public init(target: Any?, action: Selector?) {
        simulator = .current
        objectID = simulator.objects.register(
            className: simulator.objects.takeClassOfNext(for: Self.self)?.name
                ?? _typeName(Self.self, qualified: false),
            kind: .other, owner: .none)
        if let target, let action { addTarget(target, action: action) }
    }

    /// Creates a recognizer that is enabled and has no actions.
    public convenience init() { self.init(target: nil, action: nil) }

    /// Adds a target, which gets the message at each change of state except failing (U26). It is
    /// referenced weakly.
    open func addTarget(_ target: Any, action: Selector) {
        addTarget(target as AnyObject, method: action.name, using: action.send)
    }

    /// Removes a target and its message; nil matches any.
    open func removeTarget(_ target: Any?, action: Selector?) {
        removeTarget(target.map { $0 as AnyObject }, method: action?.name)
    }

    /// Adds a closure, which runs at each change of state except failing; there are no selectors
    /// without the Objective-C runtime.
    open func addTarget(_ action: @escaping (UIGestureRecognizer) -> Void) {
        actions.append(action)
    }

    /// Adds a target's method, which `perform` calls at each change of state except failing (U26).
    /// The target is referenced weakly.
    open func addTarget(
        _ target: AnyObject, method: String,
        using perform: @escaping (_ target: AnyObject, _ sender: UIGestureRecognizer) -> Void
    ) {
        methods.append(
            TargetMethod(target, method) { target, sender in
                if let recognizer = sender as? UIGestureRecognizer { perform(target, recognizer) }
            })
    }

    /// Removes a target's method; nil matches any.
    open func removeTarget(_ target: AnyObject?, method: String?) {
        methods.removeAll {
            (target == nil || $0.target === target) && (method == nil || $0.name == method)
        }
    }

    /// The names of the methods that it sends to that target.
    package func methods(of target: AnyObject) -> [String] {
        methods.filter { $0.target === target }.map(\.name)
    }

    /// Lets this recognizer recognize only after the other one has failed (U26).
    open func require(toFail other: UIGestureRecognizer) {
        guard other !== self else { return }
        awaited.append { [weak other] in other }
    }

    /// Whether it waits for the other one, because of `require(toFail:)` or a delegate.
    func waits(for other: UIGestureRecognizer) -> Bool {
        awaited.contains { $0() === other } || shouldRequireFailure(of: other)
            || other.shouldBeRequiredToFail(by: self)
            || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
    }

    private struct FormerView {
        private(set) weak var view: UIView?
    }

    /// The views that had it when it was added to another one (U26); those that it was removed from are not
    /// among them.
    package var robbedViews: [UIView] { formerViews.compactMap(\.view) }

    /// Notes that it goes from one view to another. A scroll view's own is moved on purpose.
    func noteMove(from former: UIView?, to new: UIView) {
        guard let former, former !== new, !isOwnOfView else { return }
        formerViews.removeAll { $0.view == nil || $0.view === former || $0.view === new }
        formerViews.append(FormerView(view: former))
    }

    /// The number of touches that it follows.
    public var numberOfTouches: Int { touches.count }

    /// The center of the touches, or of the view if there are none, in the view's coordinates.
    open func location(in view: UIView?) -> CGPoint {
        guard !touches.isEmpty else { return middleOfView(in: view) }
        let places = touches.map { $0.location(in: view) }
        return CGPoint(
            x: places.map(\.x).reduce(0, +) / CGFloat(places.count),
            y: places.map(\.y).reduce(0, +) / CGFloat(places.count))
    }

    /// The location of one of the touches; the center if there is no such touch.
    open func location(ofTouch index: Int, in view: UIView?) -> CGPoint {
        touches.indices.contains(index) ? touches[index].location(in: view) : location(in: view)
    }

    /// How far the center of the touches has moved since they came down, in the window's
    /// coordinates.
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
    /// Called when the recognizer returns to `possible`, to prepare for other touches.
    open func reset() {}
    /// Whether recognizing this gesture makes the other one fail, unless a delegate allows both;
    /// true.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether the other gesture makes this one fail, unless a delegate allows both; true.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether this recognizer must wait until the other one has failed; false.
    @available(iOS 7, *)
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Whether the other recognizer must wait until this one has failed; false.
    @available(iOS 7, *)
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        false
    }

    /// UIKit sends it to recognizers loaded from a nib or storyboard, never to those created in code
    /// (L02).
    open func awakeFromNib() {}

    /// Runs the actions in the order in which they were added.
    func runActions() {
        for action in actions where !simulator.isStopped { action(self) }
        for method in methods where !simulator.isStopped { method.send(from: self) }
    }
}

/// The delegate of a gesture recognizer: U26.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
    /// Asked before a touch reaches the recognizer.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool
    /// Asked before the gesture begins; with false the recognizer fails.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    /// Asked when two gestures could be recognized; true from either delegate allows both.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool
    /// Asked whether the recognizer must wait until the other one has failed.
    @available(iOS 7, *)
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool
    /// Asked whether the other recognizer must wait until this one has failed.
    @available(iOS 7, *)
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool
}

extension UIGestureRecognizerDelegate {
    /// Returns true.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool { true }
    /// Returns true.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        true
    }
    /// Returns false.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { false }
    /// Returns false.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool { false }
    /// Returns false.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool { false }
}

extension UIGestureRecognizer: Hashable {
    /// Compares by identity, as `NSObject` does.
    public nonisolated static func == (
        left: UIGestureRecognizer, right: UIGestureRecognizer
    ) -> Bool { left === right }

    /// Hashes the identity.
    public nonisolated func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
