/// Leads back to a controller that it does not own, until that goes. Unlike a weak reference it makes
/// the controller no slower to hold and to release.
@MainActor
final class Tether {
    unowned(unsafe) private(set) var controller: UIViewController?

    init(_ controller: UIViewController) { self.controller = controller }

    /// The controller goes.
    func cut() { controller = nil }
}

extension UIViewController {
    /// The one that leads to it, made when it is first needed.
    var tether: Tether {
        if let tether = box.tether { return tether }
        let fresh = Tether(self)
        box.tether = fresh
        return fresh
    }
}
