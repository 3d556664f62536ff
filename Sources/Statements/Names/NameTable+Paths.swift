import HeadlessUIKit

extension NameTable {
    /// The longest path that is of use to a reader.
    private static let longestPath = 16

    /// An expression of Swift that leads to a controller or a view, from a name or from the window; nil
    /// where none does.
    package func path(to object: AnyObject) -> String? {
        var parts: [String] = []
        var current = object
        while parts.count < Self.longestPath {
            if let name = name(of: current), !name.contains("-") {
                return name + parts.reversed().joined()
            }
            guard let (owner, part) = Self.owner(of: current) else { return nil }
            parts.append(part)
            current = owner
        }
        return nil
    }

    /// What has the object, and what leads from there to it.
    private static func owner(of object: AnyObject) -> (AnyObject, String)? {
        switch object {
        case let controller as UIViewController: owner(ofController: controller)
        case let view as UIView: owner(ofView: view)
        case let recognizer as UIGestureRecognizer:
            recognizer.view.flatMap { view in
                view.recognizers.firstIndex { $0 === recognizer }
                    .map { (view, ".gestureRecognizers![\($0)]") }
            }
        default: nil
        }
    }

    private static func owner(ofController controller: UIViewController) -> (AnyObject, String)? {
        let window: UIWindow = controller.simulator.window
        if window.rootViewController === controller { return (window, ".rootViewController!") }
        if let parent = controller.parent,
            let place = parent.children.firstIndex(where: { $0 === controller })
        {
            return (parent, ".children[\(place)]")
        }
        guard let presenter = controller.presentingViewController,
            presenter.presentedApart === controller
        else { return nil }
        return (presenter, ".presentedViewController!")
    }

    private static func owner(ofView view: UIView) -> (AnyObject, String)? {
        if let controller = view.next as? UIViewController { return (controller, ".view") }
        guard let superview = view.superview,
            let place = superview.subviews.firstIndex(where: { $0 === view })
        else { return nil }
        return (superview, ".subviews[\(place)]")
    }
}
