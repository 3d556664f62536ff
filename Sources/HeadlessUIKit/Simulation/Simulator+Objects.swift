import HierarchyRecords

extension Simulator {
    /// The id of an object of this world; `none` for anything else.
    public func objectID(of object: AnyObject) -> ObjectID {
        guard let receiver = callbackReceiver(object), receiver.simulator === self else {
            return .none
        }
        return receiver.objectID
    }

    /// Casts to the classes, because the first cast to the protocol would search all conformances
    /// of the program, and the first prompt would wait for it.
    private func callbackReceiver(_ object: AnyObject) -> (any CallbackReceiver)? {
        if let responder = object as? UIResponder { return responder }
        if let recognizer = object as? UIGestureRecognizer { return recognizer }
        if let manager = object as? CLLocationManager { return manager }
        return object as? UIPresentationController
    }

    /// Names an object in the log; only its first name counts.
    public func setName(_ name: String, of object: AnyObject) {
        let id = objectID(of: object)
        guard id != .none else { return }
        recorder.withObjects { $0.setName(name, for: id) }
        if let view = object as? UIView { view.core.isLogged = true }
        guard let controller = object as? UIViewController else { return }
        controller.core.isNamed = true
        controller.storedView?.core.isLogged = true
    }

    /// The name that the log gives an object.
    package func name(of id: ObjectID) -> String { recorder.name(of: id) }
}
