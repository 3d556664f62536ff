import HierarchyRecords

extension UIViewController {
    /// T06: sends `viewWillTransition(to:with:)` to the children, parents first. The topmost
    /// controller's `super` call leads here; a descendant that does not call `super` ends the
    /// propagation to its own children.
    func passOn(_ size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        guard !simulator.display.isSpreadingSize else { return }
        simulator.display.isSpreadingSize = true
        var waiting = sizesToCome(with: size)
        while let (controller, size) = waiting.popLast() {
            controller.noteSize()
            let goesOn = dispatch.send(
                .viewWillTransitionToSize, to: controller,
                .size(size), rule: .t06,
                given: [.size(size), .coordinator(coordinator)]
            ) { controller.viewWillTransition(to: size, with: coordinator) }
            if goesOn { waiting.append(contentsOf: controller.sizesToCome(with: size)) }
        }
        simulator.display.isSpreadingSize = false
    }

    /// The children whose size will change, the last first; children whose view is not loaded have
    /// no size.
    private func sizesToCome(with size: CGSize) -> [(child: UIViewController, size: CGSize)] {
        childList.elements.reversed().compactMap { child in
            let new = self.size(forChildContentContainer: child, withParentContainerSize: size)
            if child.isCovered, child.appearance.hasHeardOfSize { return nil }
            return child.viewIfLoaded?.bounds.size == new ? nil : (child, new)
        }
    }

    /// T12: a covered child keeps its old frame, so it is told of the first new size only.
    private func noteSize() { if isCovered { appearance.hasHeardOfSize = true } }

    private var isCovered: Bool { storedView.map { !$0.isInWindow } ?? false }
}
