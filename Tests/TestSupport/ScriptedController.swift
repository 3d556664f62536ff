import HeadlessUIKit
import HierarchyRecords

/// A controller whose callbacks run blocks of a test, as the overrides of an app's subclass would.
public final class ScriptedController: UIViewController {
    /// Whether each override calls `super`, which it does before its block.
    public var callsSuper = true
    private var blocks: [Callback: @MainActor () -> Void] = [:]

    /// Runs the block in the override of that callback.
    public func on(_ callback: Callback, _ block: @escaping @MainActor () -> Void) {
        blocks[callback] = block
    }

    private func run(_ callback: Callback, superMethod: () -> Void) {
        if callsSuper { superMethod() }
        blocks[callback]?()
    }

    public override func viewDidLoad() { run(.viewDidLoad) { super.viewDidLoad() } }

    public override func viewWillAppear(_ animated: Bool) {
        run(.viewWillAppear) { super.viewWillAppear(animated) }
    }
    public override func viewIsAppearing(_ animated: Bool) {
        run(.viewIsAppearing) { super.viewIsAppearing(animated) }
    }
    public override func viewDidAppear(_ animated: Bool) {
        run(.viewDidAppear) { super.viewDidAppear(animated) }
    }
    public override func viewWillDisappear(_ animated: Bool) {
        run(.viewWillDisappear) { super.viewWillDisappear(animated) }
    }
    public override func viewDidDisappear(_ animated: Bool) {
        run(.viewDidDisappear) { super.viewDidDisappear(animated) }
    }
    public override func willMove(toParent parent: UIViewController?) {
        run(.willMoveToParent) { super.willMove(toParent: parent) }
    }
    public override func didMove(toParent parent: UIViewController?) {
        run(.didMoveToParent) { super.didMove(toParent: parent) }
    }
    public override func viewWillLayoutSubviews() {
        run(.viewWillLayoutSubviews) { super.viewWillLayoutSubviews() }
    }
    public override func viewDidLayoutSubviews() {
        run(.viewDidLayoutSubviews) { super.viewDidLayoutSubviews() }
    }
    public override func updateViewConstraints() {
        run(.updateViewConstraints) { super.updateViewConstraints() }
    }
    public override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        run(.traitCollectionDidChange) { super.traitCollectionDidChange(previous) }
    }
    public override func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: UIViewControllerTransitionCoordinator
    ) {
        run(.willTransitionToTraits) {
            super.willTransition(to: newCollection, with: coordinator)
        }
    }
}
