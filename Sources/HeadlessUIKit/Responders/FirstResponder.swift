import HierarchyRecords

// U23: how the first responder, which receives what the user types, changes.

extension UIResponder {
    /// The window that shows the responder.
    private var ownWindow: UIWindow? {
        switch self {
        case let view as UIView: view.storedWindow
        case let controller as UIViewController: controller.viewIfLoaded?.storedWindow
        default: nil
        }
    }

    /// The view on which the responder depends: when the view leaves the window, the responder
    /// resigns.
    var viewOfFocus: UIView? { self as? UIView ?? (self as? UIViewController)?.viewIfLoaded }

    /// Makes the responder first responder, if it agrees; returns whether it is.
    func askToBecomeFirst() -> Bool {
        dispatch.send(.becomeFirstResponder, to: self, rule: .u23, taking: \.flag) {
            becomeFirstResponder()
        } ?? false
    }

    /// Makes the responder resign, if it agrees; returns whether it has.
    func askToResign() -> Bool {
        dispatch.send(.resignFirstResponder, to: self, rule: .u23, taking: \.flag) {
            resignFirstResponder()
        } ?? false
    }

    var hasFocus: Bool { ownWindow?.firstResponder === self }

    /// U23: returns false outside a window, or if this responder or the present one refuses. X17: a
    /// request from outside is kept.
    func takeFocus() -> Bool {
        guard let window = ownWindow, !simulator.isStopped else {
            keepRequest()
            return false
        }
        simulator.input.forgetLostRequest(of: self)
        if window.firstResponder === self { return true }
        guard simulator.input.focusDepth < Simulator.deepestFocus else { return false }
        simulator.input.focusDepth += 1
        defer {
            simulator.input.focusDepth -= 1
            simulator.updateKeyboard()
        }
        guard canBecomeFirstResponder, window.letsFocusGo, ownWindow === window,
            window.firstResponder == nil
        else { return window.firstResponder === self }
        window.firstResponder = self
        simulator.core.hasFirstResponder = true
        if bringsKeyboardFirst { bringUpKeyboard() }
        didTakeFocus()
        return window.firstResponder === self
    }

    private func bringUpKeyboard() {
        simulator.input.focusDepth -= 1
        simulator.updateKeyboard()
        simulator.input.focusDepth += 1
    }

    /// U23: returns false if the responder refuses.
    func giveUpFocus() -> Bool {
        if simulator.input.focusDepth == 0 { forgetRequest() }
        guard let window = ownWindow, window.firstResponder === self else { return true }
        guard canResignFirstResponder, !simulator.isStopped else { return false }
        if window.firstResponder === self { loseFocus(in: window) }
        return true
    }

    fileprivate func loseFocus(in window: UIWindow) {
        window.firstResponder = nil
        simulator.input.focusDepth += 1
        didGiveUpFocus()
        simulator.input.focusDepth -= 1
        simulator.updateKeyboard()
    }

    /// The first object in the responder chain, from here on, that can perform the action.
    func performer(of action: String, for sender: Any?) -> UIResponder? {
        firstInChain { $0.canPerformAction(action, withSender: sender) ? $0 : nil }
    }

    /// What is found first in the responder chain, from here on. Overrides of `next` can make the
    /// chain a ring: it ends where it comes back.
    package func firstInChain<Found>(_ found: (UIResponder) -> Found?) -> Found? {
        var seen: Set<ObjectIdentifier> = []
        var candidate: UIResponder? = self
        while let current = candidate, seen.insert(ObjectIdentifier(current)).inserted {
            if let found = found(current) { return found }
            candidate = current.next
        }
        return nil
    }
}

extension UIWindow {
    /// Whether there is no first responder, or it agrees to resign.
    fileprivate var letsFocusGo: Bool { firstResponder?.askToResign() ?? true }
}

extension UIView {
    /// Resigns the first responder if it is this view or in it; returns false if it refuses and
    /// `force` is not set.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
        guard let window = storedWindow, let first = window.firstResponder,
            let own = first.viewOfFocus, own.isDescendant(of: self)
        else { return true }
        if first.askToResign() { return true }
        if force, window.firstResponder === first { first.loseFocus(in: window) }
        return window.firstResponder !== first
    }
}

extension Simulator {
    /// The user hides the keyboard: the first responder resigns.
    package func userHidesKeyboard() {
        guard let first = application.keyWindow?.firstResponder,
            first is any UIKeyInput || first is any TypedInto
        else {
            return hideKeyboard()
        }
        _ = first.askToResign()
    }

    /// AD-HOC: the largest number of nested changes of the first responder; stops delegates that
    /// hand it back and forth for ever.
    static let deepestFocus = 32

    /// U23: the first responder resigns with its view's removal from the window, even if it would
    /// refuse.
    func endFocus(in view: UIView) {
        guard let window = view.storedWindow, let first = window.firstResponder,
            let own = first.viewOfFocus, own.isDescendant(of: view)
        else { return }
        // X19: a controller that leaves with its field remembers it.
        if let controller = first.controllerInside(view) { controller.rememberFocus() }
        first.loseFocus(in: window)
    }
}
