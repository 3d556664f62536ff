import HeadlessUIKit

/// An object of a user's class that is a responder and no more.
final class ScriptedResponder: UIResponder, ScriptedObject {
    let script: ScriptInstance

    init(_ script: ScriptInstance) {
        self.script = script
        super.init()
    }

    isolated deinit {
        if script.kind.hasDeinit, script.kind.isRunning { script.kind.runDeinit(of: self) }
    }

    override var next: UIResponder? { (read(.next) as UIResponder??) ?? super.next }

    // MARK: Responders

    override var canBecomeFirstResponder: Bool {
        read(.canBecomeFirstResponder) ?? super.canBecomeFirstResponder
    }

    override var canResignFirstResponder: Bool {
        read(.canResignFirstResponder) ?? super.canResignFirstResponder
    }

    override var inputView: UIView? { (read(.inputView) as UIView??) ?? super.inputView }

    override var inputAccessoryView: UIView? {
        (read(.inputAccessoryView) as UIView??) ?? super.inputAccessoryView
    }

    override func reloadInputViews() {
        override(.reloadInputViews) { super.reloadInputViews() }
    }

    override func becomeFirstResponder() -> Bool {
        result(of: .becomeFirstResponder, .becomeFirstResponder) { super.becomeFirstResponder() }
    }

    override func resignFirstResponder() -> Bool {
        result(of: .resignFirstResponder, .resignFirstResponder) { super.resignFirstResponder() }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        override(.`touchesBegan(_:with:)`, [TouchSet(touches).value, event.value]) {
            super.touchesBegan(touches, with: event)
        }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        override(.`touchesMoved(_:with:)`, [TouchSet(touches).value, event.value]) {
            super.touchesMoved(touches, with: event)
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        override(.`touchesEnded(_:with:)`, [TouchSet(touches).value, event.value]) {
            super.touchesEnded(touches, with: event)
        }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        override(.`touchesCancelled(_:with:)`, [TouchSet(touches).value, event.value]) {
            super.touchesCancelled(touches, with: event)
        }
    }
}
