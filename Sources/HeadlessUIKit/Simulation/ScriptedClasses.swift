import HierarchyRecords

// What classes that a script defines need, for the library does not know them when it is built.

extension Simulator {
    /// Makes an object that the log knows as one of the class of that name.
    package func naming<Object>(
        class name: String, key: AnyObject, _ make: () throws -> Object
    ) rethrows -> Object {
        try objects.naming(class: name, key: key, make)
    }
}

extension UIResponder {
    /// Whether the callback that runs now was sent by the framework, which has logged it. Answers
    /// true once for each.
    package func wasSent(_ callback: Callback) -> Bool {
        dispatch.enters(callback, of: objectID)
    }

    /// Runs the override of a callback that user code called by hand: UIKit's own implementation,
    /// `call`, logs it first.
    package func runByHand(_ override: @escaping () -> Void, call: () -> Void) {
        dispatch.runByHand(override, call: call)
    }
}

extension UIPresentationController {
    /// Whether the callback that runs now was sent by the framework. Answers true once for each.
    package func wasSent(_ callback: Callback) -> Bool {
        simulator.dispatch.enters(callback, of: objectID)
    }

    /// Runs the override of a callback that user code called by hand.
    package func runByHand(_ override: @escaping () -> Void, call: () -> Void) {
        simulator.dispatch.runByHand(override, call: call)
    }
}

extension CallbackDispatch {
    fileprivate func runByHand(_ override: @escaping () -> Void, call: () -> Void) {
        let outer = recorder.frame
        recorder.frame = EventRecorder.Frame()
        recorder.override = override
        call()
        recorder.override = nil
        recorder.frame = outer
    }
}

extension UIViewController {
    /// Says that the class overrides no callback but those of loading, so that none needs a call.
    package func expectsNoCallbacks() { core.isPlain = true }

    /// Keeps the name of the nib that the class asked for.
    package func adopt(nibName: String) { box.nibName = nibName }

    /// Logs the end of the controller, then runs what its class does there.
    package func logDeinit(_ body: () -> Void) {
        core.hasLoggedDeinit = true
        dispatch.note(.deinitialized, objectID, rule: .v05) {
            body()
            dispatch.recorder.observe(self, .deinitialized)
        }
    }
}

extension UIView {
    /// Says that the class overrides no callback, so that none needs a call.
    package func expectsNoCallbacks() { core.isPlain = true }
}
