/// A reference to a controller that does not keep it alive. Unlike a weak reference it does not
/// slow down retaining and releasing the controller.
@MainActor
final class Tether {
    unowned(unsafe) private(set) var controller: UIViewController? { didSet { Changes.note() } }

    init(_ controller: UIViewController) { self.controller = controller }

    /// Clears the reference, because the controller is being deallocated.
    func cut() { controller = nil }
}

extension UIViewController {
    /// The controller's tether; it is created when it is first needed.
    var tether: Tether {
        Changes.made(box.tether, Tether(self)) { box.tether = $0 }
    }
}
