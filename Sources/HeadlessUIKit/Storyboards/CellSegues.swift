import HierarchyRecords

extension UIView {
    /// G03, A152: performs the segue of a cell, which the finger has selected or whose accessory it has
    /// tapped; false where its element has no such segue.
    @discardableResult
    func performSegue(_ id: String?, ofAccessory isAccessory: Bool = false) -> Bool {
        guard let (controller, found) = segue(of: id, isAccessory) else { return false }
        controller.trigger(found.segue, id: found.id, sender: self)
        return true
    }

    /// Whether the cell's element has such a segue.
    func hasSegue(_ id: String?, ofAccessory isAccessory: Bool) -> Bool {
        segue(of: id, isAccessory) != nil
    }

    private func segue(
        of id: String?, _ isAccessory: Bool
    ) -> (UIViewController, TriggeredSegue)? {
        guard let id, let controller = controllerOfScene(with: id),
            let found = controller.optional?.scene?.segues.first(where: {
                $0.trigger == id && $0.segue.isAccessoryAction == isAccessory
            })
        else { return nil }
        return (controller, found)
    }

    /// The nearest controller above whose scene has the element.
    private func controllerOfScene(with id: String) -> UIViewController? {
        firstInChain { responder in
            guard let controller = responder as? UIViewController,
                controller.optional?.scene?.segues.contains(where: { $0.trigger == id }) ?? false
            else { return nil }
            return controller
        }
    }
}
