import HierarchyRecords

extension UIViewController {
    /// Gives the controller what the file says of it; called by UIKit's own `init(coder:)`. The call is
    /// logged where nothing has logged it before (L01).
    func decode(with coder: NSCoder) {
        guard let coder = coder as? InterfaceCoder else { return }
        dispatch.note(.initWithCoder, objectID, rule: .l01) { coder.decode(into: self) }
    }

    /// R6, D24: makes the controller a child without `willMove`; the container owes it `didMove`.
    func adoptDecoded(_ child: UIViewController) {
        guard child.core.parent == nil, simulator.allows(child, asChildOf: self) else { return }
        child.core.parent = link
        child.core.isManaged = true
        child.core.awaitedBy = objectID
        core.children.append(child)
    }
}

extension UIView {
    /// The same for a view; logged for views of the app's own classes (L11).
    func decode(with coder: NSCoder) {
        guard let coder = coder as? InterfaceCoder else { return }
        guard coder.element.customClass != nil else { return coder.decode(into: self) }
        dispatch.note(.initWithCoder, objectID, rule: .l11) { coder.decode(into: self) }
    }
}
