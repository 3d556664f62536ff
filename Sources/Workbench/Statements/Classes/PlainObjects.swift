import HeadlessUIKit

/// An object of a user's class that stands on no class of UIKit's.
@MainActor
final class PlainObject: ScriptedObject {
    let script: ScriptInstance

    init(_ script: ScriptInstance) { self.script = script }

    isolated deinit {
        if script.kind.hasDeinit, script.kind.isRunning { script.kind.runDeinit(of: self) }
    }
}

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

    override func becomeFirstResponder() -> Bool {
        result(of: .becomeFirstResponder, .becomeFirstResponder) { super.becomeFirstResponder() }
    }

    override func resignFirstResponder() -> Bool {
        result(of: .resignFirstResponder, .resignFirstResponder) { super.resignFirstResponder() }
    }
}
