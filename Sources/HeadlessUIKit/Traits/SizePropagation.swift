import HierarchyRecords

extension UIViewController {
    /// T06: `viewWillTransition(to:with:)` goes on to the children, parents first. It does so where
    /// the topmost receiver calls `super`; one below that does not keeps it from what is below it.
    func passOn(_ size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        guard !simulator.isSpreadingSize else { return }
        simulator.isSpreadingSize = true
        var waiting = sizesToCome(with: size)
        while let (controller, size) = waiting.popLast() {
            controller.noteSize()
            let goesOn = dispatch.send(
                .viewWillTransitionToSize, to: controller,
                .size(width: Float(size.width), height: Float(size.height)), rule: .t06
            ) { controller.viewWillTransition(to: size, with: coordinator) }
            if goesOn { waiting.append(contentsOf: controller.sizesToCome(with: size)) }
        }
        simulator.isSpreadingSize = false
    }

    /// The children that will get another size than they have, the last first; one whose view is not
    /// loaded has none.
    private func sizesToCome(with size: CGSize) -> [(child: UIViewController, size: CGSize)] {
        childList.elements.reversed().compactMap { child in
            let new = self.size(forChildContentContainer: child, withParentContainerSize: size)
            if child.isCovered, child.appearance.hasHeardOfSize { return nil }
            return child.viewIfLoaded?.bounds.size == new ? nil : (child, new)
        }
    }

    /// T12: one that is covered keeps its old frame, and hears of the first size only.
    private func noteSize() { if isCovered { appearance.hasHeardOfSize = true } }

    private var isCovered: Bool { storedView.map { !$0.isInWindow } ?? false }
}
