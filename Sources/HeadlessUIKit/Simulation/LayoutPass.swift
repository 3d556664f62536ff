import HierarchyRecords

/// The commit: constraint updates bottom up, then layout top down, of the views that asked for it.
@MainActor
final class LayoutPass {
    /// A view that asks for layout again in its own layout gets no more than this many passes a commit.
    static let passLimit: UInt8 = 16
    /// Beyond this many views a walk over their common hierarchy is cheaper than sorting by ancestry.
    static let sortLimit = 8

    private let dispatch: CallbackDispatch
    private var listed: [UIView] = []

    init(dispatch: CallbackDispatch) { self.dispatch = dispatch }

    var isNeeded: Bool { !listed.isEmpty }

    func list(_ view: UIView) { listed.append(view) }

    /// R24: `updateConstraints` from the leaves up, then layout from the root down (A10, D04).
    func commit() {
        var done: [UIView] = []
        while !listed.isEmpty {
            let batch = inOrder(takeListed())
            for view in batch.reversed() { updateConstraints(of: view) }
            for view in batch { layOut(view) }
            done.append(contentsOf: batch)
        }
        for view in done { view.layoutState.passes = 0 }
    }

    private func takeListed() -> [UIView] {
        let batch = listed
        listed = []
        for view in batch { view.layoutState.isListed = false }
        return batch.filter { $0.storedWindow != nil }
    }

    private func inOrder(_ views: [UIView]) -> [UIView] {
        if views.count < 2 { return views }
        if views.count <= Self.sortLimit { return views.sorted(by: UIView.standsBefore) }
        guard let window = views.first?.storedWindow else { return views }
        let wanted = Set(views.map(ObjectIdentifier.init))
        return window.subtree.filter { wanted.contains(ObjectIdentifier($0)) }
    }

    /// `layoutIfNeeded` on a view: its hierarchy from the top, whether in a window or not.
    func layOutNow(_ view: UIView) {
        var top = view
        while let above = top.storedSuperview { top = above }
        guard top.storedWindow == nil else { return layOutListed(within: view) }
        for view in view.subtree { layOut(view) }
        for view in view.subtree { view.layoutState.passes = 0 }
    }

    private func layOutListed(within view: UIView) {
        let batch = inOrder(listed.filter { $0.isWithin(view) || view.isWithin($0) })
        for view in batch.reversed() { updateConstraints(of: view) }
        for view in batch { layOut(view) }
        for view in batch { view.layoutState.passes = 0 }
    }

    /// R24: a controller's own update comes before its root view's.
    func updateConstraints(of view: UIView) {
        guard view.layoutState.needsConstraints else { return }
        view.layoutState.needsConstraints = false
        if let controller = view.controller {
            dispatch.send(.updateViewConstraints, to: controller, rule: .c04) {
                controller.updateViewConstraints()
            }
        }
        dispatch.send(.updateConstraints, to: view, rule: .r24) { view.updateConstraints() }
    }

    private func layOut(_ view: UIView) {
        if view.storedWindow != nil { view.updateSafeArea() }
        guard view.layoutState.needsLayout, view.layoutState.passes < Self.passLimit else {
            // AD-HOC: a view that asks for layout for ever is left as it is.
            view.layoutState.needsLayout = false
            return
        }
        view.layoutState.needsLayout = false
        view.layoutState.passes += 1
        if let controller = view.controller {
            layOut(view, of: controller)
        } else {
            dispatch.send(.layoutSubviews, to: view, rule: .r24) { view.layoutSubviews() }
        }
    }

    /// D18: traits, `viewIsAppearing`, then the controller's two layout callbacks around its view's own;
    /// those of its presentation inside them.
    private func layOut(_ view: UIView, of controller: UIViewController) {
        controller.updateTraitsForLayout()
        // M2: just before `viewWillLayoutSubviews`, once per appearance.
        if view.storedWindow != nil { controller.sendIsAppearingIfDue() }
        dispatch.send(.viewWillLayoutSubviews, to: controller, rule: .d18) {
            controller.viewWillLayoutSubviews()
        }
        let presentation = controller.presentationLaidOutWithView
        presentation?.sendContainerViewWillLayout()
        dispatch.send(.layoutSubviews, to: view, rule: .r24) { view.layoutSubviews() }
        dispatch.send(.viewDidLayoutSubviews, to: controller, rule: .d18) {
            controller.viewDidLayoutSubviews()
        }
        presentation?.sendContainerViewDidLayout()
    }
}
