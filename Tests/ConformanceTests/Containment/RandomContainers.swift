import HeadlessUIKit
import HierarchyRecords
import TestSupport

/// A world of tabs with stacks, changed at random by code and by the user.
@MainActor
final class RandomContainers {
    let scene: Scene
    private let tabs: UITabBarController
    private let stacks: [UINavigationController]
    private let pages: [UIViewController]
    private var dice: Dice
    private var depth = 0
    private let isNested: Bool
    /// What was called, for the report of a failure.
    private(set) var calls: [String] = []
    private var isOver = false

    init(seed: Int, isNested: Bool = false) {
        dice = Dice(seed: seed)
        self.isNested = isNested
        let scene = Scene(ios: dice.pick([26, 26, 17, 12]))
        self.scene = scene
        tabs = scene.named(UITabBarController(), "t")
        let scripted = (0..<10).map { scene.scripted("p\($0)") }
        pages = scripted
        stacks = (0..<3).map { index in
            let root = scripted[index]
            return scene.named(UINavigationController(rootViewController: root), "n\(index)")
        }
        tabs.viewControllers = stacks
        if isNested { for page in scripted { hook(page) } }
        scene.show(tabs)
    }

    private func hook(_ page: ScriptedController) {
        for callback in [
            Callback.viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear,
            .viewWillDisappear, .viewDidDisappear, .willMoveToParent, .didMoveToParent,
            .viewDidLayoutSubviews,
        ] {
            page.on(callback) { [weak self] in self?.callFromCallback() }
        }
    }

    private func callFromCallback() {
        guard depth < 3, dice.roll(6) == 0 else { return }
        call()
    }

    private var flag: Bool { dice.roll(2) == 0 }
    private var stack: UINavigationController { dice.pick(stacks) }
    private var page: UIViewController { dice.pick(pages) }

    /// One call. An exception that it raises is dealt with, but ends a nested world.
    func call() {
        if isOver { return }
        depth += 1
        let kind = dice.roll(isNested && depth > 1 ? 12 : 17)
        calls.append("\(kind)")
        switch kind {
        case 0...7: changeStack(kind)
        case 8...11: changeTabs(kind)
        default: changeTime(kind)
        }
        if scene.simulator.pendingException != nil, isNested { isOver = true }
        if !isNested { scene.simulator.clearException() }
        depth -= 1
    }

    private func changeStack(_ kind: Int) {
        switch kind {
        case 0...2: stack.pushViewController(page, animated: flag)
        case 3: stack.popViewController(animated: flag)
        case 4: stack.popToRootViewController(animated: flag)
        case 5: stack.popToViewController(page, animated: flag)
        case 6:
            let count = 1 + dice.roll(3)
            stack.setViewControllers((0..<count).map { _ in page }, animated: flag)
        default: page.removeFromParent()
        }
    }

    private func changeTabs(_ kind: Int) {
        switch kind {
        case 8: tabs.selectedIndex = dice.roll(4)
        case 9:
            let order = flag ? stacks : stacks.reversed()
            tabs.viewControllers = Array(order.prefix(1 + dice.roll(3)))
        case 10: if let chosen = tabs.viewControllers?.first { tabs.tap(chosen) }
        default: stack.isNavigationBarHidden = flag
        }
    }

    private func changeTime(_ kind: Int) {
        switch kind {
        case 12: stack.beginInteractivePop()
        case 13: scene.simulator.transitions.underFinger?.finish(in: scene.simulator)
        case 14: scene.simulator.transitions.underFinger?.cancel(in: scene.simulator)
        case 15: scene.simulator.runTurn()
        default: scene.simulator.advance(by: Double(dice.roll(6)) / 10)
        }
    }

    /// Lets everything come to its end.
    func settle() {
        scene.simulator.runUntilIdle()
        scene.simulator.transitions.underFinger?.cancel(in: scene.simulator)
        scene.simulator.runUntilIdle()
    }

    // MARK: What must hold

    /// What is wrong between containers and their children.
    var inconsistencies: [String] {
        let containers: [UIViewController] = stacks + [tabs]
        return containers.flatMap { container in
            var wrong: [String] = []
            if Set(container.children).count != container.children.count {
                wrong.append("a child twice")
            }
            if container.children.contains(where: { $0.parent !== container }) {
                wrong.append("a child with another parent")
            }
            return wrong
        }
            + stacks.flatMap { stack in
                stack.viewControllers.filter { $0.parent !== stack }.map {
                    "\(name($0)) in \(name(stack)) under \($0.parent.map(name) ?? "nothing")"
                }
            }
    }

    private func name(_ controller: UIViewController) -> String {
        scene.simulator.log.objects.name(controller.objectID)
    }

    /// What a failure shows.
    var report: String {
        let log = scene.simulator.log
        return "calls \(calls), then \(log.events.suffix(12).map(log.text))"
    }

    /// At rest, what is visible has appeared and nothing else.
    var wrongStates: [String] {
        let shownStack = tabs.selectedViewController as? UINavigationController
        let visible: [UIViewController?] = [tabs, shownStack, shownStack?.topViewController]
        let all: [UIViewController] = stacks + pages + [tabs]
        return all.filter { controller in
            let shows = visible.contains { $0 === controller }
            return shows != (controller.viewIfLoaded?.window != nil)
                || shows != appeared(controller)
        }.map(name)
    }

    private func appeared(_ controller: UIViewController) -> Bool {
        scene.simulator.snapshot(from: controller).nodes[0].state == .appeared
    }
}
