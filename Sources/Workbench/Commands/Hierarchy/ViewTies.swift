import HeadlessUIKit

/// The constraints between a child's root view and what is around it, and how code writes them.
@MainActor
enum ViewTies {
    private static let edges = ["leading", "trailing", "top", "bottom"]

    // MARK: Code

    static func freeing(_ child: String) -> String {
        "\(child).view.translatesAutoresizingMaskIntoConstraints = false"
    }

    static func pinning(_ view: String, to outer: String) -> String {
        let constraints = edges.map {
            "\(view).\($0)Anchor.constraint(equalTo: \(outer).\($0)Anchor)"
        }
        return "NSLayoutConstraint.activate([\n    " + constraints.joined(separator: ",\n    ")
            + ",\n])"
    }

    static func untying(_ view: String, in holder: String) -> String {
        """
        for constraint in \(holder).constraints {
            if constraint.firstItem === \(view) || constraint.secondItem === \(view) {
                constraint.isActive = false
            }
        }
        """
    }

    // MARK: The model

    /// The four edges of the view on those of the other, not active yet.
    static func edges(of view: UIView, on outer: UIView) -> [NSLayoutConstraint] {
        [
            view.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
            view.topAnchor.constraint(equalTo: outer.topAnchor),
            view.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
        ]
    }

    /// The views around a child's root view that hold constraints on it, the nearest first.
    static func holders(of child: UIViewController) -> [UIView] {
        var holders: [UIView] = []
        var next = child.viewIfLoaded?.superview
        while let view = next {
            if !ties(of: child, in: view).isEmpty { holders.append(view) }
            next = view.superview
        }
        return holders
    }

    static func ties(of child: UIViewController, in holder: UIView) -> [NSLayoutConstraint] {
        holder.constraints.filter {
            $0.firstItem === child.viewIfLoaded || $0.secondItem === child.viewIfLoaded
        }
    }
}

extension World {
    /// Constraints are to place the child's view.
    func freeFromFrame(_ child: UIViewController) {
        call(ViewTies.freeing(name(of: child)), on: child) {
            child.view.translatesAutoresizingMaskIntoConstraints = false
        }
    }

    /// The guide's step after `addSubview`: the child fills its container whatever its size.
    func pin(_ child: UIViewController, to parent: UIViewController) {
        let (view, outer) = ("\(name(of: child)).view", "\(name(of: parent)).view")
        call("NSLayoutConstraint.activate([\(view) on the edges of \(outer)])", on: child) {
            NSLayoutConstraint.activate(ViewTies.edges(of: child.view, on: parent.view))
        }
    }

    /// The guide's step before `removeFromSuperview`: constraints that tie the view to others are
    /// deactivated.
    func untie(_ child: UIViewController) {
        guard simulator.hasConstraints else { return }
        for holder in ViewTies.holders(of: child) {
            let ties = ViewTies.ties(of: child, in: holder)
            let names = ties.map(\.formula).joined(separator: ", ")
            call("NSLayoutConstraint.deactivate(\(names))", on: child) {
                NSLayoutConstraint.deactivate(ties)
            }
        }
    }
}
