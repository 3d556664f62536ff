import HierarchyRecords

/// The fitting sizes that constraints give the views of children, for parents that lay them out
/// without constraints (T07).
@MainActor
final class FittingSizes {
    private struct Child { weak var controller: UIViewController? }

    /// The most times in one commit that a parent is told of the same child, so that a parent that
    /// changes its child each time causes no endless loop.
    private static let limit = 16

    private var unmeasured: [Child] = []
    private var isUnmeasured: Set<ObjectID> = []
    private var sizes: [ObjectID: CGSize] = [:]
    private var told: [ObjectID: Int] = [:]
    private var commit: UInt32 = 0

    /// A constraint in the view, or in one of its subviews, has changed.
    func noteChange(in view: UIView) {
        var next: UIView? = view
        while let view = next {
            if let controller = view.controller, controller.hasFittingListener,
                isUnmeasured.insert(controller.objectID).inserted
            {
                unmeasured.append(Child(controller: controller))
            }
            next = view.storedSuperview
        }
    }

    /// A129: the children whose fitting size differs from the one measured before.
    func takeChanged(in commit: UInt32) -> [UIViewController] {
        if unmeasured.isEmpty { return [] }
        if commit != self.commit { told.removeAll(keepingCapacity: true) }
        self.commit = commit
        let children = unmeasured.compactMap(\.controller)
        unmeasured.removeAll(keepingCapacity: true)
        isUnmeasured.removeAll(keepingCapacity: true)
        return children.filter { hasChanged($0) }
    }

    private func hasChanged(_ child: UIViewController) -> Bool {
        guard child.hasFittingListener, let view = child.viewIfLoaded else { return false }
        let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        guard let old = sizes.updateValue(size, forKey: child.objectID), old != size else {
            return false
        }
        told[child.objectID, default: 0] += 1
        return told[child.objectID, default: 0] <= Self.limit
    }
}

extension UIViewController {
    /// Whether a parent, or a presentation controller of the app's own, is told of fitting sizes.
    fileprivate var hasFittingListener: Bool {
        storedParent != nil || optional?.presentation?.controllerOfApp != nil
    }

    /// T07, A129: tells the parent, or else the presentation controller, that constraints give the
    /// controller another fitting size.
    func tellFittingSize() {
        guard let parent = storedParent else {
            optional?.presentation?.controllerOfApp?.sendFittingSizeDidChange(of: self)
            return
        }
        dispatch.send(
            .systemLayoutFittingSizeDidChange, to: parent, .object(objectID), rule: .a129,
            given: [.container(self)]
        ) { parent.systemLayoutFittingSizeDidChange(forChildContentContainer: self) }
    }
}
