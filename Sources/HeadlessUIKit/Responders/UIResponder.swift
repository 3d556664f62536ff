import HierarchyRecords

/// The base class of all objects that can receive events.
@preconcurrency @MainActor
open class UIResponder: CallbackReceiver {
    /// The object's identity in the log.
    public nonisolated let objectID: ObjectID
    /// The world in which it was created; a later world never calls it.
    package nonisolated let simulator: Simulator
    let dispatch: CallbackDispatch
    /// What is asked before its open callbacks are called. Nothing changes it while it is read, so that each callback
    /// costs one load.
    @exclusivity(unchecked) package final var behaviour: (any Behaviour)? {
        didSet {
            Changes.note()
            behaviourDidChange()
        }
    }

    /// For what keeps whether its callbacks have to be called.
    func behaviourDidChange() {}

    /// Views and controllers have traits.
    func readTraits(in callback: Callback, _ body: () -> Void) { body() }

    /// Creates a responder in the current world.
    public init() {
        let world = Simulator.current
        simulator = world
        dispatch = world.dispatch
        if let script = world.objects.takeClassOfNext(for: Self.self) {
            objectID = world.objects.register(
                className: script.name, key: script.key, type: Self.self, kind: Self.objectKind)
        } else {
            objectID = world.objects.register(
                className: Self.nameInLog,
                key: ObjectIdentifier(Self.self), type: Self.self, kind: Self.objectKind)
        }
    }

    class var objectKind: ObjectKind { .other }
    /// The class name in the log; UIKit's, if the class has another name here. Classes of which
    /// every world has an object override this with a literal, because asking the runtime for the
    /// name would delay the first prompt.
    class var nameInLog: String { _typeName(self, qualified: false) }

    /// The next object in the responder chain; nil at its end.
    open var next: UIResponder? { nil }

    /// Whether it can become first responder (U23); false for all but text fields and text views.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether it can resign first responder; true by default.
    open var canResignFirstResponder: Bool { true }

    /// What is shown instead of the keyboard while it is first responder; where it is nil, the
    /// next responder is asked (X40).
    open var inputView: UIView? { nil }

    /// What stands above the keyboard while it is first responder; where it is nil, the next
    /// responder is asked (X40).
    open var inputAccessoryView: UIView? { nil }

    /// The keys to which it answers while it is in the chain of the first responder; nil for none.
    @available(iOS 7, *)
    open var keyCommands: [UIKeyCommand]? { nil }

    /// Shows other input views, if it is the first responder (X40).
    open func reloadInputViews() {
        if hasFocus { simulator.updateKeyboard() }
    }

    /// Whether it is the first responder of its window.
    public var isFirstResponder: Bool { hasFocus }

    /// Makes it first responder of its window; returns false if that is not possible (U23).
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        focusByHand(.becomeFirstResponder) { takeFocus() }
    }

    /// Makes it resign first responder; returns false if it refuses (U23).
    @discardableResult
    open func resignFirstResponder() -> Bool {
        focusByHand(.resignFirstResponder) { giveUpFocus() }
    }

    /// Whether it implements the method with that selector (U22).
    open func canPerformAction(_ action: String, withSender sender: Any?) -> Bool {
        simulator.gates.methods?.method(action, of: self) != nil
    }

    /// The first object in the responder chain, from here on, that can perform the action (U22).
    @available(iOS 7, *)
    public func target(forAction action: String, withSender sender: Any?) -> UIResponder? {
        performer(of: action, for: sender)
    }

    /// Whether it has the method with that selector, in the spelling of Swift or Objective-C. Without
    /// a session of statements there are no selectors: override it together with `perform`.
    open func responds(to action: String) -> Bool {
        simulator.gates.methods?.method(action, of: self) != nil
    }

    /// Calls the method with that selector, with as many of the arguments as it takes. A storyboard's
    /// actions come here.
    @discardableResult
    open func perform(_ action: String, with arguments: [AnyObject?]) -> AnyObject? { nil }

    /// Sets an outlet or a runtime attribute; false for a key that it does not have (E53). Override it
    /// for outlets of your own, since there are no selectors.
    open func setValue(_ value: Any?, forKey key: String) -> Bool { setOwnOutlet(value, key) }

    /// Whether touches go on to the next responder where nothing overrides their methods (U25, U29).
    var passesTouchesOn: Bool { true }

    /// Touches began; the default passes them on to the next responder (U25).
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard passesTouchesOn else { return }
        next?.send(.touchesBegan) { $0.touchesBegan(touches, with: event) }
    }

    /// Touches that began here moved; the default passes them on (U25).
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard passesTouchesOn else { return }
        next?.send(.touchesMoved) { $0.touchesMoved(touches, with: event) }
    }

    /// Touches that began here ended; the default passes them on (U25).
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard passesTouchesOn else { return }
        next?.send(.touchesEnded) { $0.touchesEnded(touches, with: event) }
    }

    /// Touches that began here were cancelled by the system or by a recognizer; the default passes
    /// them on (U25, U26).
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard passesTouchesOn else { return }
        next?.send(.touchesCancelled) { $0.touchesCancelled(touches, with: event) }
    }

    /// A motion of the device began; the default passes it on to the next responder (U35).
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.send(.motionBegan, rule: .u35) { $0.motionBegan(motion, with: event) }
    }

    /// A motion of the device ended; the default passes it on to the next responder (U35).
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.send(.motionEnded, rule: .u35) { $0.motionEnded(motion, with: event) }
    }

    /// U25, U35: calls the method of a touch or a motion; it is logged if the view or controller has a
    /// name. Where an override of `next` makes the chain a ring, it ends where it comes back.
    func send(
        _ callback: Callback, rule: RuleID = .u25, _ method: (UIResponder) -> Void
    ) {
        let hearing = UserInput.Hearing(responder: objectID, callback: callback)
        guard !simulator.isStopped, simulator.input.hearings.insert(hearing).inserted else {
            return
        }
        defer { simulator.input.hearings.remove(hearing) }
        switch self {
        case let view as UIView where !view.core.isLogged:
            dispatch.sendUnlogged(callback, to: view) { method(view) }
        case is UIView: dispatch.send(callback, to: self, rule: rule) { method(self) }
        case is UIViewController: dispatch.send(callback, to: self, rule: rule) { method(self) }
        default: method(self)
        }
    }

    /// A96: whether the keyboard is shown before the delegate is told that editing began.
    var bringsKeyboardFirst: Bool { false }
    /// Called when it has become first responder.
    func didTakeFocus() {}
    /// Called when it has resigned first responder.
    func didGiveUpFocus() {}

    private func focusByHand(_ callback: Callback, _ body: () -> Bool) -> Bool {
        var answer = false
        let own = dispatch.implement(callback, of: self, .none, rule: .u23) { answer = body() }
        return own?.flag ?? answer
    }

    /// UIKit sends it to objects loaded from a nib or storyboard, never to those created in code
    /// (L02).
    open func awakeFromNib() {}
}

extension UIResponder: Equatable, Hashable {
    /// Compares by identity, as `NSObject` does.
    public nonisolated static func == (left: UIResponder, right: UIResponder) -> Bool {
        left === right
    }

    /// A number for its identity, as `NSObject` has one.
    public nonisolated var hash: Int { ObjectIdentifier(self).hashValue }

    /// Whether it is that object.
    public nonisolated func isEqual(_ object: Any?) -> Bool {
        object.map { $0 as AnyObject === self } ?? false
    }

    /// Hashes the identity.
    public nonisolated func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
