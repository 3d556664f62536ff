import HierarchyRecords

// U23: who is first to hear of what the user types.

extension UIResponder {
    /// The window that the responder is shown in.
    private var ownWindow: UIWindow? {
        switch self {
        case let view as UIView: view.storedWindow
        case let controller as UIViewController: controller.viewIfLoaded?.storedWindow
        default: nil
        }
    }

    /// The view that it goes with: it is no longer first once that leaves the window.
    var viewOfFocus: UIView? { self as? UIView ?? (self as? UIViewController)?.viewIfLoaded }

    /// Asks it to become the first responder; says whether it has.
    func askToBecomeFirst() -> Bool {
        var answer = false
        dispatch.send(.becomeFirstResponder, to: self, rule: .u23) {
            answer = becomeFirstResponder()
        }
        return answer
    }

    /// Asks it to resign; says whether it has.
    func askToResign() -> Bool {
        var answer = false
        dispatch.send(.resignFirstResponder, to: self, rule: .u23) {
            answer = resignFirstResponder()
        }
        return answer
    }

    var hasFocus: Bool { ownWindow?.firstResponder === self }

    /// U23: false outside a window, or where somebody refuses.
    func takeFocus() -> Bool {
        guard let window = ownWindow, !simulator.isStopped else { return false }
        if window.firstResponder === self { return true }
        guard simulator.focusDepth < Simulator.deepestFocus else { return false }
        simulator.focusDepth += 1
        defer {
            simulator.focusDepth -= 1
            simulator.updateKeyboard()
        }
        guard canBecomeFirstResponder, window.letsFocusGo, ownWindow === window,
            window.firstResponder == nil
        else { return window.firstResponder === self }
        window.firstResponder = self
        simulator.core.pointee.hasFirstResponder = true
        if bringsKeyboardFirst { bringUpKeyboard() }
        didTakeFocus()
        return window.firstResponder === self
    }

    private func bringUpKeyboard() {
        simulator.focusDepth -= 1
        simulator.updateKeyboard()
        simulator.focusDepth += 1
    }

    /// U23: false where it refuses.
    func giveUpFocus() -> Bool {
        guard let window = ownWindow, window.firstResponder === self else { return true }
        guard canResignFirstResponder, !simulator.isStopped else { return false }
        if window.firstResponder === self { loseFocus(in: window) }
        return true
    }

    fileprivate func loseFocus(in window: UIWindow) {
        window.firstResponder = nil
        simulator.focusDepth += 1
        didGiveUpFocus()
        simulator.focusDepth -= 1
        simulator.updateKeyboard()
    }

    /// The next in the chain that can perform the action, beginning here.
    func performer(of action: String, for sender: Any?) -> UIResponder? {
        var seen: Set<ObjectIdentifier> = []
        var candidate: UIResponder? = self
        while let current = candidate, seen.insert(ObjectIdentifier(current)).inserted {
            if current.canPerformAction(action, withSender: sender) { return current }
            candidate = current.next
        }
        return nil
    }
}

extension UIWindow {
    /// Whether nobody is first any more, or lets another be.
    fileprivate var letsFocusGo: Bool { firstResponder?.askToResign() ?? true }
}

extension UIView {
    /// Ends editing where the view or one in it is the first responder; false where that refuses and
    /// is not forced.
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
    /// The user takes the keyboard away: what it is up for resigns.
    package func userHidesKeyboard() {
        guard let first = application.keyWindow?.firstResponder, first is any UIKeyInput else {
            return hideKeyboard()
        }
        _ = first.askToResign()
    }

    /// AD-HOC: how many changes of the first responder run inside each other at most: delegates that
    /// pass it to each other for ever end here.
    static let deepestFocus = 32

    /// U23: the first responder leaves the window with the view, whatever it says.
    func endFocus(in view: UIView) {
        guard let window = view.storedWindow, let first = window.firstResponder,
            let own = first.viewOfFocus, own.isDescendant(of: view)
        else { return }
        first.loseFocus(in: window)
    }
}
