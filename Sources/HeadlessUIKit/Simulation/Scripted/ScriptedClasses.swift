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

extension UIViewController {
    /// Must be called if the behaviour hears no callback but those of loading and of the first responder, and the class
    /// overrides none: the others are then logged without being called.
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

    /// Must be called if neither the behaviour hears a callback nor the class overrides one: they are then logged
    /// without being called.
    package func expectsNoCallbacks() { core.isPlain = true }
}
