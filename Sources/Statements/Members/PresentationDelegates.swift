import HeadlessUIKit

// What an object of a user's class answers as the delegate of a presentation.

extension UIAdaptivePresentationControllerDelegate where Self: ScriptedObject {
    @_semantics("optimize.sil.specialize.generic.never")
    func presentationControllerShouldDismiss(
        _ presentationController: UIPresentationController
    ) -> Bool {
        answer("presentationControllerShouldDismiss(_:)", [presentationController.value])
            .flatMap(Bool.from) ?? true
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        _ = answer("presentationControllerWillDismiss(_:)", [presentationController.value])
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        _ = answer("presentationControllerDidDismiss(_:)", [presentationController.value])
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func presentationControllerDidAttemptToDismiss(
        _ presentationController: UIPresentationController
    ) {
        _ = answer("presentationControllerDidAttemptToDismiss(_:)", [presentationController.value])
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func adaptivePresentationStyle(
        for controller: UIPresentationController
    ) -> UIModalPresentationStyle {
        answer("adaptivePresentationStyle(for:)", [controller.value])
            .flatMap(UIModalPresentationStyle.from) ?? controller.adaptivePresentationStyle
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        let given = answer(
            "adaptivePresentationStyle(for:traitCollection:)",
            [controller.value, traitCollection.value])
        if let style = given.flatMap(UIModalPresentationStyle.from) { return style }
        return traitCollection.horizontalSizeClass == .compact
            ? adaptivePresentationStyle(for: controller)
            : controller.adaptivePresentationStyle(for: traitCollection)
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
        answer(
            "presentationController(_:viewControllerForAdaptivePresentationStyle:)",
            [controller.value, style.value])?.objectOrNil as? UIViewController
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: UIViewControllerTransitionCoordinator?
    ) {
        _ = answer(
            "presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)",
            [
                presentationController.value, style.value,
                transitionCoordinator.map { .object($0) } ?? .null,
            ])
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController
    ) {
        _ = answer(
            "presentationController(_:prepare:)",
            [presentationController.value, adaptivePresentationController.value])
    }
}

extension UIPopoverPresentationControllerDelegate where Self: ScriptedObject {
    @_semantics("optimize.sil.specialize.generic.never")
    func prepareForPopoverPresentation(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {
        _ = answer("prepareForPopoverPresentation(_:)", [popoverPresentationController.value])
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: inout CGRect, in view: inout UIView
    ) {
        let name = "popoverPresentationController(_:willRepositionPopoverTo:in:)"
        let place = (rect: RectPointer(rect), view: ViewPointer(view))
        let parameters = script.kind.method(named: name)?.call?.parameters.suffix(2) ?? []
        let values = zip(parameters, [place.rect.argument(for:), place.view.argument(for:)]).map {
            $1($0)
        }
        guard values.count == 2 else { return }
        _ = answer(name, [popoverPresentationController.value] + values)
        (rect, view) = (place.rect.pointee, place.view.pointee)
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool {
        answer(
            "popoverPresentationControllerShouldDismissPopover(_:)",
            [popoverPresentationController.value]
        ).flatMap(Bool.from) ?? true
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {
        _ = answer(
            "popoverPresentationControllerDidDismissPopover(_:)",
            [popoverPresentationController.value])
    }
}

extension UISheetPresentationControllerDelegate where Self: ScriptedObject {
    @_semantics("optimize.sil.specialize.generic.never")
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {
        _ = answer(
            "sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)",
            [sheetPresentationController.value])
    }
}

/// The property `delegate` of a presentation controller.
@MainActor
enum PresentationDelegate {
    static func get(_ presentation: UIPresentationController) -> ScriptElement {
        ScriptElement(value: presentation.delegate.map { .object($0) } ?? .null)
    }

    static func set(_ presentation: inout UIPresentationController, _ delegate: ScriptElement) {
        presentation.delegate =
            delegate.value.objectOrNil as? any UIAdaptivePresentationControllerDelegate
    }
}
