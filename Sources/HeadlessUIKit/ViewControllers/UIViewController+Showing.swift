extension UIViewController {
    /// P26: lets the nearest suitable ancestor show the controller; without one the controller is
    /// presented. A container that is asked itself shows it.
    func handOn(_ controller: UIViewController, sender: Any?, _ action: ContentAction) {
        let target = targetViewController(forAction: action.rawValue, sender: sender)
        guard let target, target !== self else {
            return present(controller, animated: showsAnimated)
        }
        switch action {
        case .show: target.show(controller, sender: sender)
        case .showDetail: target.showDetailViewController(controller, sender: sender)
        }
    }

    /// AD-HOC: where animations are switched off, a controller is shown without one (P26).
    var showsAnimated: Bool { UIView.areAnimationsEnabled }

    /// P26: this controller or its nearest ancestor that can perform the action.
    func target(for action: String, sender: Any?) -> UIViewController? {
        var candidate: UIViewController? = self
        while let current = candidate {
            if current.canPerformAction(action, withSender: sender) { return current }
            candidate = current.storedParent
        }
        return nil
    }
}

/// The actions of P26 that are passed up the hierarchy, with their selectors.
package enum ContentAction: String {
    case show = "show(_:sender:)"
    case showDetail = "showDetailViewController(_:sender:)"

    /// The action of a selector in the spelling of Swift, with or without its type, or of
    /// Objective-C.
    package init?(selector: String) {
        switch selector.split(separator: ".").last.map(String.init) ?? "" {
        case Self.show.rawValue, "showViewController:sender:": self = .show
        case Self.showDetail.rawValue, "showDetailViewController:sender:": self = .showDetail
        default: return nil
        }
    }
}
