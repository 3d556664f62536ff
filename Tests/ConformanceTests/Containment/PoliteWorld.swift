import HeadlessUIKit
import HierarchyRecords
import TestSupport

/// A world in which controllers are added, removed, exchanged and presented at random, each as the
/// guides say and when it may be done.
@MainActor
final class PoliteWorld {
    let scene: Scene
    private let root: UIViewController
    private let controllers: [UIViewController]
    private var dice: Dice

    init(seed: Int) {
        dice = Dice(seed: seed)
        let scene = Scene(ios: dice.pick([26, 13, 12]))
        self.scene = scene
        root = scene.root("home")
        controllers = ["a", "b", "c", "d", "e"].map { scene.controller($0) }
    }

    /// The controllers that are in the tree: the root's subtree, and those of presented ones.
    private var shown: [UIViewController] {
        ([root] + controllers).filter { isInTree($0) }
    }

    private func isInTree(_ controller: UIViewController) -> Bool {
        let top = sequence(first: controller) { $0.parent ?? $0.presentingViewController }
        return Array(top).last === root
    }

    private var free: [UIViewController] {
        controllers.filter { $0.parent == nil && $0.presentingViewController == nil }
    }

    private var topmost: UIViewController {
        var top = root
        while let presented = top.presentedViewController { top = presented }
        return top
    }

    /// One operation that is possible now.
    func call() {
        switch dice.roll(7) {
        case 0, 1: add()
        case 2: remove()
        case 3: exchange()
        case 4: present()
        case 5: dismiss()
        default: wait()
        }
    }

    private func add() {
        guard !free.isEmpty else { return }
        let child = dice.pick(free)
        let parents = (shown + free).filter { parent in
            !sequence(first: parent) { $0.parent }.contains { $0 === child }
        }
        if !parents.isEmpty { scene.add(child, to: dice.pick(parents)) }
    }

    private func remove() {
        // A child in mid-transition is left alone.
        guard scene.simulator.isIdle else { return }
        let children = controllers.filter { $0.parent != nil }
        if !children.isEmpty { scene.remove(dice.pick(children)) }
    }

    private func exchange() {
        scene.simulator.runUntilIdle()
        let old = controllers.filter { $0.parent != nil && $0.viewIfLoaded?.superview != nil }
        guard !old.isEmpty, !free.isEmpty else { return }
        let (from, to) = (dice.pick(old), dice.pick(free))
        guard let parent = from.parent, !sequence(first: parent, next: { $0.parent }).contains(to)
        else { return }
        from.willMove(toParent: nil)
        parent.addChild(to)
        parent.transition(
            from: from, to: to, duration: dice.roll(2) == 0 ? 0.25 : 0, animations: nil
        ) { _ in
            from.removeFromParent()
            to.didMove(toParent: parent)
        }
        // What is above is not taken away in the middle of it.
        scene.simulator.runUntilIdle()
    }

    private func present() {
        scene.simulator.runUntilIdle()
        guard !free.isEmpty else { return }
        let presented = dice.pick(free)
        presented.modalPresentationStyle = dice.pick([.fullScreen, .pageSheet, .overFullScreen])
        topmost.present(presented, animated: dice.roll(2) == 0)
    }

    private func dismiss() {
        scene.simulator.runUntilIdle()
        if root.presentedViewController != nil {
            dice.pick(shown).dismiss(animated: dice.roll(2) == 0)
        }
    }

    private func wait() {
        if dice.roll(2) == 0 {
            scene.simulator.runTurn()
        } else {
            scene.simulator.advance(by: Double(dice.roll(6)) / 10)
        }
    }

    /// The controllers whose state is not what the window shows of them.
    var wrongStates: [String] {
        scene.simulator.snapshot().nodes.compactMap { node in
            let isVisible = node.view?.isInWindow ?? false
            if isVisible == (node.state == .appeared) { return nil }
            return "\(node.name) [\(node.state)]\(isVisible ? " in the window" : "")"
        }
    }
}
