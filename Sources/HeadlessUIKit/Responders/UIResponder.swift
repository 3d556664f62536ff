import HierarchyRecords

/// The root of everything that can receive events.
@MainActor
open class UIResponder: CallbackReceiver {
    /// The identity that the log knows the object by.
    public nonisolated let objectID: ObjectID
    /// The world it was made in; a later world hears nothing of it.
    nonisolated let simulator: Simulator
    let dispatch: CallbackDispatch

    /// Registers with the current world.
    public init() {
        let world = Simulator.current
        simulator = world
        dispatch = world.dispatch
        if let script = world.takeClassOfNextObject() {
            objectID = world.register(
                className: script.name, key: script.key, kind: Self.objectKind)
        } else {
            objectID = world.register(
                className: Self.nameInLog,
                key: ObjectIdentifier(Self.self), kind: Self.objectKind)
        }
    }

    class var objectKind: ObjectKind { .other }
    /// The class's name; UIKit's own where this library's is another. Classes of which every world has
    /// an object spell it out: the runtime takes its time, and the first prompt would wait for it.
    class var nameInLog: String { _typeName(self, qualified: false) }

    /// The next object in the responder chain; nil at its end.
    open var next: UIResponder? { nil }

    /// Whether it may be the first to hear of what the user types (U23); false but for fields.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether it lets another be first; true but where it is overridden.
    open var canResignFirstResponder: Bool { true }

    /// Whether it is first in its window.
    public var isFirstResponder: Bool { hasFocus }

    /// Makes it the first responder of its window; false where that cannot be (U23).
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        focusByHand(.becomeFirstResponder) { takeFocus() }
    }

    /// Makes it the first responder no more; false where it refuses (U23).
    @discardableResult
    open func resignFirstResponder() -> Bool {
        focusByHand(.resignFirstResponder) { giveUpFocus() }
    }

    /// Whether it has the method of that selector (U22).
    open func canPerformAction(_ action: String, withSender sender: Any?) -> Bool {
        simulator.methods?.method(action, of: self) != nil
    }

    /// The nearest from here up the responder chain that can perform the action (U22).
    public func target(forAction action: String, withSender sender: Any?) -> UIResponder? {
        performer(of: action, for: sender)
    }

    /// Fingers came down on a view here; hands it on to the next responder (U25).
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.send(.touchesBegan) { $0.touchesBegan(touches, with: event) }
    }

    /// Fingers moved that came down here (U25).
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.send(.touchesMoved) { $0.touchesMoved(touches, with: event) }
    }

    /// Fingers left the screen that came down here (U25).
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.send(.touchesEnded) { $0.touchesEnded(touches, with: event) }
    }

    /// Fingers that came down here were taken away, by the system or by a recognizer (U25, U26).
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.send(.touchesCancelled) { $0.touchesCancelled(touches, with: event) }
    }

    /// U25: logged where a view or a controller has a name.
    func send(_ callback: Callback, _ method: (UIResponder) -> Void) {
        guard !simulator.isStopped else { return }
        switch self {
        case let view as UIView where !view.core.pointee.isLogged:
            dispatch.sendUnlogged(callback, to: view) { method(view) }
        case is UIView: dispatch.send(callback, to: self, rule: .u25) { method(self) }
        case is UIViewController: dispatch.send(callback, to: self, rule: .u25) { method(self) }
        default: method(self)
        }
    }

    /// A96: whether the keyboard comes up before it is told that it is the first responder.
    var bringsKeyboardFirst: Bool { false }
    /// It has become the first responder.
    func didTakeFocus() {}
    /// It is the first responder no more.
    func didGiveUpFocus() {}

    private func focusByHand(_ callback: Callback, _ body: () -> Bool) -> Bool {
        var answer = false
        if dispatch.takesSuper(callback, of: objectID) { return body() }
        dispatch.sendByHand(callback, of: self, .none, rule: .u23) { answer = body() }
        return answer
    }

    /// UIKit calls it for objects that come from a nib or storyboard, never for those made in code (L02).
    open func awakeFromNib() {}
}

extension UIResponder: @MainActor Equatable, @MainActor Hashable {
    /// Identity, as `NSObject` compares.
    public static func == (left: UIResponder, right: UIResponder) -> Bool { left === right }

    /// By identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
