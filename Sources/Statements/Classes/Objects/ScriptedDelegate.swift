import HeadlessUIKit
import HierarchyRecords

// An object of a user's class is a delegate by the methods that the class defines, as in Objective-C. What it
// answers is generated; here are the methods whose arguments or answers are special.

extension ScriptedObject {
    /// Calls the class's method of that full name; nil where it has none.
    @_semantics("optimize.sil.specialize.generic.never")
    func answer(_ name: String, _ arguments: [Value]) -> Value? {
        guard let member = script.kind.calledMethod(name) else { return nil }
        return script.kind.call(member.call, on: self, arguments)
    }

    /// What the class's method of that full name returns; without it, the protocol's own answer.
    @_semantics("optimize.sil.specialize.generic.never")
    func answer<Answer: ScriptValue>(
        _ name: String, _ arguments: [Value], else standard: () -> Answer
    ) -> Answer {
        guard let value = answer(name, arguments), let answer = Answer.from(value) else {
            return standard()
        }
        return answer
    }

    /// Whether the class has the method that the callback is.
    @_semantics("optimize.sil.specialize.generic.never")
    package func implements(_ callback: Callback) -> Bool {
        script.kind.calledMethod(callback.spelling.swift) != nil
    }
}

extension ScriptClass {
    /// The method of that full name that the system calls; one that came with a later system is the class's own
    /// before it.
    fileprivate func calledMethod(_ name: String) -> ScriptMember? {
        Availability.calls(name) ? method(named: name) : nil
    }
}

extension UIAdaptivePresentationControllerDelegate where Self: ScriptedObject {
    @_semantics("optimize.sil.specialize.generic.never")
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        answer(
            "adaptivePresentationStyle(for:traitCollection:)",
            [controller.value, traitCollection.value]
        ) {
            traitCollection.horizontalSizeClass == .compact
                ? adaptivePresentationStyle(for: controller)
                : controller.adaptivePresentationStyle(for: traitCollection)
        }
    }
}

extension UIPopoverPresentationControllerDelegate where Self: ScriptedObject {
    @_semantics("optimize.sil.specialize.generic.never")
    func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: inout CGRect, in view: inout UIView
    ) {
        let name = "popoverPresentationController(_:willRepositionPopoverTo:in:)"
        let place = (rect: RectPointer(rect), view: ViewPointer(view))
        let parameters = script.kind.calledMethod(name)?.call?.parameters.suffix(2) ?? []
        let values = zip(parameters, [place.rect.argument(for:), place.view.argument(for:)]).map {
            $1($0)
        }
        guard values.count == 2 else { return }
        _ = answer(name, [popoverPresentationController.value] + values)
        (rect, view) = (place.rect.pointee, place.view.pointee)
    }
}

extension UIScrollViewDelegate where Self: ScriptedObject {
    @_semantics("optimize.sil.specialize.generic.never")
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        let place = PointPointer(targetContentOffset.pointee)
        _ = answer(
            "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)",
            [scrollView.value, velocity.value, place.value])
        targetContentOffset.pointee = place.pointee
    }
}

extension UITextFieldDelegate where Self: ScriptedObject {
    /// Where the class has both, only the one with the reason is called.
    @_semantics("optimize.sil.specialize.generic.never")
    func textFieldDidEndEditing(_ textField: UITextField) {
        guard script.kind.calledMethod("textFieldDidEndEditing(_:reason:)") == nil else { return }
        _ = answer("textFieldDidEndEditing(_:)", [textField.value])
    }
}

extension UIApplicationDelegate where Self: ScriptedObject {
    @_semantics("optimize.sil.specialize.generic.never")
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        answer("application(_:willFinishLaunchingWithOptions:)", [application.value, .null]) {
            true
        }
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        answer("application(_:didFinishLaunchingWithOptions:)", [application.value, .null]) { true }
    }
}

extension CLLocationManagerDelegate where Self: ScriptedObject {
    @_semantics("optimize.sil.specialize.generic.never")
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        let error = SystemError(any: error)?.value ?? .null
        _ = answer("locationManager(_:didFailWithError:)", [manager.value, error])
    }
}
