extension UIViewController {
    /// P26: a container above shows the controller in its own way, or it is presented; by the one that
    /// is asked where it is that itself.
    func handOn(_ controller: UIViewController, sender: Any?, _ action: ContentAction) {
        let target = targetViewController(forAction: action.rawValue, sender: sender)
        guard let target, target !== self else { return present(controller, animated: true) }
        switch action {
        case .show: target.show(controller, sender: sender)
        case .showDetail: target.showDetailViewController(controller, sender: sender)
        }
    }

    /// P26: this controller or the nearest one above it that can perform the action.
    func target(for action: String, sender: Any?) -> UIViewController? {
        var candidate: UIViewController? = self
        while let current = candidate {
            if current.canPerformAction(action, withSender: sender) { return current }
            candidate = current.storedParent
        }
        return nil
    }
}

/// What P26 hands up the hierarchy, under its selector.
package enum ContentAction: String {
    case show = "show(_:sender:)"
    case showDetail = "showDetailViewController(_:sender:)"

    /// The action of a selector, of Swift, with its type or without, or of Objective-C.
    package init?(selector: String) {
        switch selector.split(separator: ".").last.map(String.init) ?? "" {
        case Self.show.rawValue, "showViewController:sender:": self = .show
        case Self.showDetail.rawValue, "showDetailViewController:sender:": self = .showDetail
        default: return nil
        }
    }
}
