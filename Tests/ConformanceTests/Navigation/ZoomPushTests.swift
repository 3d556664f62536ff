import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

/// What takes the controller off that a zoom is bringing.
enum ChangeInZoom: String, CaseIterable {
    case pop, popToRoot, set

    @MainActor
    func perform(on stack: UINavigationController) {
        switch self {
        case .pop: stack.popViewController(animated: true)
        case .popToRoot: stack.popToRootViewController(animated: true)
        case .set: stack.setViewControllers([stack.viewControllers[0]], animated: true)
        }
    }
}

@MainActor
@Suite("C65: a push with a zoom that is interrupted")
struct ZoomPushTests {
    private let finished = [
        "a.viewDidDisappear(true)", "b.viewDidAppear(true)", "b.didMove(toParent: n)",
        "n.delegate.didShow(b, true)",
    ]
    private let popBegins = [
        "b.willMove(toParent: nil)", "b.viewWillDisappear(true)", "a.viewWillAppear(true)",
        "n.delegate.willShow(a, true)",
    ]
    private let popEnds = [
        "a.viewIsAppearing(true)", "b.viewDidDisappear(true)", "a.viewDidAppear(true)",
        "b.didMove(toParent: nil)", "n.delegate.didShow(a, true)",
    ]

    /// A stack in the midst of the push of b.
    private func pushing(_ scene: Scene, _ b: UIViewController) -> UINavigationController {
        let nav = scene.stack("n", "a")
        b.preferredTransition = .zoom { [weak nav] _ in nav?.viewControllers[0].view }
        nav.pushViewController(b, animated: true)
        scene.simulator.advance(by: 0.1)
        _ = scene.take()
        return nav
    }

    @Test(
        "C65: the push is finished at once, and what takes its controller off begins",
        arguments: ChangeInZoom.allCases)
    func byCode(change: ChangeInZoom) {
        let scene = Scene(ios: 18)
        let b = scene.controller("b")
        let nav = pushing(scene, b)
        change.perform(on: nav)
        #expect(scene.run(.shownByDefault) == finished + popBegins + popEnds)
        #expect(nav.viewControllers.count == 1)
        #expect(b.parent == nil)
    }

    @Test("C65: a finger may take hold of it; taken back, the controller stays")
    func byFinger() {
        let scene = Scene()
        let b = scene.controller("b")
        let nav = pushing(scene, b)
        #expect(nav.canPopInteractively)
        nav.beginInteractivePop()
        #expect(scene.take(.shownByDefault) == finished + popBegins)
        #expect(scene.run() == ["a.viewIsAppearing(true)"])
        scene.simulator.transitions.underFinger?.cancel(in: scene.simulator)
        #expect(
            scene.run() == [
                "a.viewWillDisappear(true)", "a.viewDidDisappear(true)",
                "b.viewWillAppear(true)", "b.viewIsAppearing(true)", "b.viewDidAppear(true)",
            ])
        #expect(nav.viewControllers.count == 2)
    }

    @Test("C65, E31: a push without a zoom, before iOS 18 or another push stands in the way")
    func refused() {
        let refusal =
            "ViewController:transition: called on <UINavigationController n> while an existing transition "
            + "or presentation is occurring; the navigation stack will not be updated."
        let old = Scene(ios: 17)
        let first = pushing(old, old.controller("b"))
        first.popViewController(animated: true)
        #expect(old.run(.shownByDefault) == ["warning: popTo" + refusal] + finished)
        let scene = Scene(ios: 18)
        let second = pushing(scene, scene.controller("b"))
        second.pushViewController(scene.controller("c"), animated: true)
        #expect(scene.run(.of(.warning)).count == 1)
        #expect(second.viewControllers.count == 2)
    }
}
