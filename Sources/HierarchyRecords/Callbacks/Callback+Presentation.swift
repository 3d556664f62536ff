/// How the callbacks of a presentation controller's delegate are spelt.
extension Callback {
    static func presentationSpelling(_ callback: Callback) -> CallbackSpelling? {
        switch callback {
        case .sheetShouldDismiss:
            row(
                "presentationControllerShouldDismiss", "presentationControllerShouldDismiss(_:)",
                "presentationControllerShouldDismiss:", .delegate)
        case .sheetWillDismiss:
            row(
                "presentationControllerWillDismiss", "presentationControllerWillDismiss(_:)",
                "presentationControllerWillDismiss:", .delegate)
        case .sheetDidDismiss:
            row(
                "presentationControllerDidDismiss", "presentationControllerDidDismiss(_:)",
                "presentationControllerDidDismiss:", .delegate)
        case .sheetDidAttemptToDismiss:
            row(
                "presentationControllerDidAttemptToDismiss",
                "presentationControllerDidAttemptToDismiss(_:)",
                "presentationControllerDidAttemptToDismiss:", .delegate)
        case .adaptiveStyle:
            row(
                "adaptivePresentationStyle", "adaptivePresentationStyle(for:traitCollection:)",
                "adaptivePresentationStyleForPresentationController:traitCollection:", .delegate)
        case .adaptiveStyleInCompact:
            row(
                "adaptivePresentationStyle", "adaptivePresentationStyle(for:)",
                "adaptivePresentationStyleForPresentationController:", .delegate)
        case .adaptiveController:
            row(
                "viewControllerForAdaptivePresentationStyle",
                "presentationController(_:viewControllerForAdaptivePresentationStyle:)",
                "presentationController:viewControllerForAdaptivePresentationStyle:", .delegate)
        case .adaptiveWillPresent:
            row(
                "willPresentWithAdaptiveStyle",
                "presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)",
                "presentationController:willPresentWithAdaptiveStyle:transitionCoordinator:",
                .delegate)
        case .adaptivePrepare:
            row(
                "prepare", "presentationController(_:prepare:)",
                "presentationController:prepareAdaptivePresentationController:", .delegate)
        case .popoverPrepare:
            row(
                "prepareForPopoverPresentation", "prepareForPopoverPresentation(_:)",
                "prepareForPopoverPresentation:", .delegate)
        case .popoverWillReposition:
            row(
                "willRepositionPopover",
                "popoverPresentationController(_:willRepositionPopoverTo:in:)",
                "popoverPresentationController:willRepositionPopoverToRect:inView:", .delegate)
        case .popoverShouldDismiss:
            row(
                "popoverPresentationControllerShouldDismissPopover",
                "popoverPresentationControllerShouldDismissPopover(_:)",
                "popoverPresentationControllerShouldDismissPopover:", .delegate)
        case .popoverDidDismiss:
            row(
                "popoverPresentationControllerDidDismissPopover",
                "popoverPresentationControllerDidDismissPopover(_:)",
                "popoverPresentationControllerDidDismissPopover:", .delegate)
        case .sheetDidChangeDetent:
            row(
                "didChangeSelectedDetentIdentifier",
                "sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)",
                "sheetPresentationControllerDidChangeSelectedDetentIdentifier:", .delegate)
        default: nil
        }
    }

    /// The words before the argument in the canonical line of such a callback.
    var presentationName: StaticString? {
        switch self {
        case .sheetShouldDismiss: "delegate.presentationControllerShouldDismiss"
        case .sheetWillDismiss: "delegate.presentationControllerWillDismiss"
        case .sheetDidDismiss: "delegate.presentationControllerDidDismiss"
        case .sheetDidAttemptToDismiss: "delegate.presentationControllerDidAttemptToDismiss"
        case .adaptiveStyle, .adaptiveStyleInCompact: "delegate.adaptivePresentationStyle"
        case .adaptiveController: "delegate.viewControllerForAdaptivePresentationStyle"
        case .adaptiveWillPresent: "delegate.willPresentWithAdaptiveStyle"
        case .adaptivePrepare: "delegate.prepare"
        case .popoverPrepare: "delegate.prepareForPopoverPresentation"
        case .popoverWillReposition: "delegate.willRepositionPopover"
        case .popoverShouldDismiss: "delegate.popoverPresentationControllerShouldDismissPopover"
        case .popoverDidDismiss: "delegate.popoverPresentationControllerDidDismissPopover"
        case .sheetDidChangeDetent: "delegate.didChangeSelectedDetentIdentifier"
        default: nil
        }
    }
}
