import HierarchyRecords

// Support for classes that a script defines while the program runs.

extension Simulator {
    /// Makes an object of that type, which the log shows under the name of a script's class.
    package func naming<Object>(
        class name: String, key: AnyObject, type: AnyClass, _ make: () throws -> Object
    ) rethrows -> Object {
        try objects.naming(class: name, key: key, type: type, make)
    }
}

extension UIResponder {
    /// Whether the framework sent the callback that is running, and so has logged it. True only the
    /// first time it is asked for each callback.
    package func wasSent(_ callback: Callback) -> Bool {
        dispatch.enters(callback, of: objectID)
    }

    /// Runs the override of a callback that user code called itself: UIKit's own implementation,
    /// `call`, logs the callback first.
    package func runByHand(_ override: @escaping () -> Void, call: () -> Void) {
        dispatch.runByHand(override, call: call)
    }
}

extension UIPresentationController {
    /// Whether the framework sent the callback that is running. True only the first time it is
    /// asked for each callback.
    package func wasSent(_ callback: Callback) -> Bool {
        simulator.dispatch.enters(callback, of: objectID)
    }

    /// Runs the override of a callback that user code called itself.
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
    /// Must be called if the class overrides only callbacks of loading: the others are then logged
    /// without being called.
    package func expectsNoCallbacks() { core.isPlain = true }

    /// Sets the name of the nib that the class asked for.
    package func adopt(nibName: String) { box.nibName = nibName }

    /// Logs the deallocation of the controller, then runs the `deinit` of its class.
    package func logDeinit(_ body: () -> Void) {
        core.hasLoggedDeinit = true
        dispatch.note(.deinitialized, objectID, rule: .v05) {
            body()
            dispatch.recorder.observe(self, .deinitialized)
        }
    }
}

extension UIView {
    /// Takes the frame for which code makes the view.
    package func adopt(frame: CGRect) { self.frame = frameAtFirst(frame) }

    /// Must be called if the class overrides no callback: callbacks are then logged without being
    /// called.
    package func expectsNoCallbacks() { core.isPlain = true }
}
