import HierarchyRecords

extension Simulator {
    /// Asks a delegate for something optional. A `SelectiveDelegate` is only asked if it implements
    /// the method; for any other object a non-nil answer shows that it does.
    func ask<Answer>(
        _ callback: Callback, of owner: some CallbackReceiver, through delegate: AnyObject,
        _ argument: EventArgument = .none, rule: RuleID = .p12, question: () -> Answer?
    ) -> Answer? {
        guard let selective = delegate as? any SelectiveDelegate else {
            let answer = question()
            if answer != nil { dispatch.note(callback, owner.objectID, argument, rule: rule) }
            return answer
        }
        guard selective.implements(callback) else { return nil }
        var answer: Answer?
        dispatch.send(callback, to: owner, argument, rule: rule) { answer = question() }
        return answer
    }

    /// The identity of an object in the log, whether it is a responder or not.
    func logID(of object: AnyObject) -> ObjectID {
        let known = objectID(of: object)
        return known == .none ? objects.id(ofStranger: object) : known
    }
}

extension UIViewController {
    /// P12.1, A60: the app's own presentation controller, for the style `custom`.
    func customPresentationController(
        presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        guard modalPresentationStyle == .custom, let delegate = transitioningDelegate else {
            return nil
        }
        let controller = simulator.ask(
            .presentationForPresented, of: self, through: delegate, .object(objectID)
        ) {
            delegate.presentationController(
                forPresented: self, presenting: presenting, source: source)
        }
        controller?.takeStyle(.custom)
        return controller
    }

    /// P12.2: the animator of its presentation, and the object that drives it.
    func motionOfPresentation(
        by presenter: UIViewController, source: UIViewController
    ) -> CustomMotion? {
        guard let delegate = transitioningDelegate else { return nil }
        let animator = simulator.ask(
            .animatorForPresented, of: self, through: delegate, .object(objectID)
        ) {
            delegate.animationController(
                forPresented: self, presenting: presenter, source: source)
        }
        return CustomMotion(animator) { animator in
            simulator.ask(.interactionForPresentation, of: self, through: delegate) {
                delegate.interactionControllerForPresentation(using: animator)
            }
        }
    }

    /// P12: the animator of its dismissal, and the object that drives it.
    func motionOfDismissal() -> CustomMotion? {
        guard let delegate = transitioningDelegate else { return nil }
        let animator = simulator.ask(
            .animatorForDismissed, of: self, through: delegate, .object(objectID)
        ) { delegate.animationController(forDismissed: self) }
        return CustomMotion(animator) { animator in
            simulator.ask(.interactionForDismissal, of: self, through: delegate) {
                delegate.interactionControllerForDismissal(using: animator)
            }
        }
    }
}
