// X17–X20: the first responder that a controller keeps while its view is in no window.

extension UIResponder {
    /// The controller in whose view the responder is: itself, or that of the nearest view around.
    fileprivate var controllerOfFocus: UIViewController? {
        var view = viewOfFocus
        while let current = view {
            if let controller = current.controller { return controller }
            view = current.storedSuperview
        }
        return nil
    }

    /// The controller around the responder, if its view leaves with that view.
    func controllerInside(_ view: UIView) -> UIViewController? {
        controllerOfFocus.flatMap { $0.viewIfLoaded?.isWithin(view) ?? false ? $0 : nil }
    }

    /// X17, X18: keeps a request that comes before the view is in a window.
    func keepRequest() {
        guard viewOfFocus?.storedWindow == nil else { return }
        guard let controller = controllerOfFocus else {
            return simulator.input.noteLostRequest(of: self)
        }
        controller.keep(self)
    }

    /// Forgets a request or a memory of this responder, because the app lets it resign.
    func forgetRequest() {
        guard let optional = controllerOfFocus?.optional, optional.keptFocus === self else {
            return
        }
        optional.keptFocus = nil
    }
}

extension UIViewController {
    /// X40: whether it becomes first responder by itself: its class has an accessory for the
    /// keyboard.
    private var bringsAccessory: Bool {
        standsForItself && !core.isOfUIKit && inputAccessoryView != nil && canBecomeFirstResponder
    }

    /// X40: whether no container of the app's own is around it.
    package var standsForItself: Bool {
        guard let parent else { return true }
        let isOfStock =
            parent is UINavigationController || parent is UITabBarController
            || parent is UISplitViewController
        return isOfStock && parent.standsForItself
    }

    fileprivate func keep(_ responder: UIResponder) {
        box.keptFocus = responder
        simulator.core.hasFirstResponder = true
    }

    /// X19: remembers the first responder in its view, because it is about to disappear.
    func rememberFocus() {
        guard let first = viewIfLoaded?.storedWindow?.firstResponder,
            first.controllerOfFocus === self
        else { return }
        keep(first)
    }

    /// X20: the first responder in its view resigns, before a finger drags the view away.
    func yieldFocus() {
        guard let view = viewIfLoaded, let first = view.storedWindow?.firstResponder,
            first.viewOfFocus?.isWithin(view) ?? false
        else { return }
        let owner = first.controllerOfFocus
        if first.askToResign() { owner?.keep(first) }
    }

    /// X20: the finger has decided: what this controller or one in it keeps is first responder.
    func restoreFocusInside() {
        for controller in viewIfLoaded?.subtree.compactMap(\.controller) ?? [] {
            controller.restoreFocus()
        }
    }

    /// X17–X19: what asked for it, or was first responder when the controller left, is first
    /// responder now that the view is in a window.
    func restoreFocus() {
        guard !simulator.isStopped, let window = viewIfLoaded?.storedWindow else { return }
        if let kept = optional?.keptFocus {
            optional?.keptFocus = nil
            if kept.viewOfFocus?.storedWindow === window { _ = kept.takeFocus() }
        } else if window.firstResponder == nil, bringsAccessory {
            _ = takeFocus()
        }
    }

    /// Called when its view has entered a window. X20: under a finger it waits for the end.
    func viewDidEnterWindow() {
        if !isUnderFinger { restoreFocus() }
    }

    /// Whether a finger brings it, or a container around it.
    private var isUnderFinger: Bool {
        var parent = storedParent
        while let container = parent {
            if container.containerTransition?.isUnderFinger ?? false { return true }
            parent = container.storedParent
        }
        return false
    }
}

extension ContainerTransition {
    /// Whether a finger drives it.
    fileprivate var isUnderFinger: Bool { isOccurring && coordinator.initiallyInteractive }
}
