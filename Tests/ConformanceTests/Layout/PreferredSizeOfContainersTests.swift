import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

/// Takes what its children prefer, as a container of an app's does.
private final class Following: UIViewController {
    override func preferredContentSizeDidChange(
        forChildContentContainer container: UIContentContainer
    ) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        preferredContentSize = container.preferredContentSize
    }
}

/// A stack that shrinks, too: without super, the standard implementation does nothing.
private final class Shrinking: UINavigationController {
    override func preferredContentSizeDidChange(
        forChildContentContainer container: UIContentContainer
    ) { preferredContentSize = container.preferredContentSize }
}

@MainActor
@Suite("T15, T16: how a preferred size travels through containers")
struct PreferredSizeOfContainersTests {
    private func wants(_ width: Double, _ height: Double, _ controller: UIViewController) {
        controller.preferredContentSize = CGSize(width: width, height: height)
    }

    private func told(_ container: String, of child: String) -> String {
        "\(container).preferredContentSizeDidChange(forChildContentContainer: \(child))"
    }

    @Test("T15: a stack takes what its root prefers, and what a push brings")
    func stack() {
        let scene = Scene()
        let (a, b) = (scene.controller("a"), scene.controller("b"))
        wants(300, 100, a)
        wants(300, 300, b)
        let nav = scene.named(UINavigationController(rootViewController: a), "n")
        #expect(nav.preferredContentSize == CGSize(width: 300, height: 100))
        scene.show(nav)
        nav.pushViewController(b, animated: false)
        #expect(nav.preferredContentSize == CGSize(width: 300, height: 300))
        scene.settle()
        nav.popViewController(animated: false)
        scene.settle()
        #expect(nav.preferredContentSize == CGSize(width: 300, height: 300))
    }

    @Test("T15: the width follows both ways, the height only grows")
    func followsWidth() {
        let scene = Scene()
        let a = scene.controller("a")
        let nav = scene.named(UINavigationController(rootViewController: a), "n")
        let sizes = [(100.0, 300.0), (300, 300), (150, 300), (150, 500), (150, 400)].map {
            wants($0.0, $0.1, a)
            return nav.preferredContentSize
        }
        #expect(sizes.map(\.width) == [100, 300, 150, 150, 150])
        #expect(sizes.map(\.height) == [300, 300, 300, 500, 500])
    }

    @Test("T15: the stack hears first, then tells who contains it; only the topmost counts")
    func order() {
        let scene = Scene()
        let (home, a, b) = (
            scene.named(Following(), "home"), scene.controller("a"), scene.controller("b")
        )
        let nav = scene.named(UINavigationController(rootViewController: a), "n")
        scene.show(home)
        scene.add(nav, to: home)
        nav.pushViewController(b, animated: false)
        scene.settle()
        #expect(
            scene.lines(.of(.layout)) { wants(200, 200, b) }.prefix(2) == [
                told("n", of: "b"), told("home", of: "n"),
            ])
        #expect(home.preferredContentSize == CGSize(width: 200, height: 200))
        #expect(scene.lines(.of(.layout)) { wants(300, 300, a) } == [told("n", of: "a")])
        #expect(nav.preferredContentSize == CGSize(width: 200, height: 200))
    }

    @Test("T15: an override without super decides itself")
    func override() {
        let scene = Scene()
        let a = scene.controller("a")
        let nav = scene.named(Shrinking(rootViewController: a), "n")
        wants(300, 300, a)
        wants(300, 100, a)
        #expect(nav.preferredContentSize == CGSize(width: 300, height: 100))
    }

    @Test(
        "T15: a popover of a stack grows with a push, and does not shrink with a pop",
        arguments: [10, 13, 26])
    func popover(ios: Int) throws {
        let scene = Scene(ios: ios, device: try #require(.named("iPad")))
        let (root, a, b) = (scene.root("root"), scene.controller("a"), scene.controller("b"))
        wants(300, 100, a)
        wants(300, 300, b)
        let nav = scene.named(UINavigationController(rootViewController: a), "n")
        nav.modalPresentationStyle = .popover
        nav.popoverPresentationController?.sourceView = root.view
        nav.popoverPresentationController?.sourceRect = CGRect(x: 0, y: 300, width: 10, height: 10)
        nav.popoverPresentationController?.permittedArrowDirections = .left
        root.present(nav, animated: false)
        scene.settle()
        #expect(nav.view.frame.size == CGSize(width: 313, height: 100))
        nav.pushViewController(b, animated: true)
        scene.settle()
        #expect(nav.view.frame.size == CGSize(width: 313, height: 300))
        nav.popViewController(animated: true)
        scene.settle()
        #expect(nav.view.frame.size == CGSize(width: 313, height: 300))
        wants(200, 100, a)
        #expect(nav.view.frame.size == CGSize(width: 213, height: 300))
    }

    @Test("T15, A107: a form sheet has the size of its stack's topmost controller")
    func formSheet() throws {
        let scene = Scene(device: try #require(.named("iPad")))
        let (root, a) = (scene.root("root"), scene.controller("a"))
        wants(400, 300, a)
        let nav = scene.named(UINavigationController(rootViewController: a), "n")
        nav.modalPresentationStyle = .formSheet
        root.present(nav, animated: false)
        scene.settle()
        #expect(nav.view.frame.size == CGSize(width: 400, height: 300))
        wants(500, 400, a)
        #expect(nav.view.frame.size == CGSize(width: 500, height: 400))
    }

    @Test("T16: tab, split and page controllers hear of it, and pass nothing on")
    func others() {
        let scene = Scene()
        let home = scene.named(Following(), "home")
        scene.show(home)
        let tabs = scene.named(UITabBarController(), "t")
        tabs.viewControllers = [scene.controller("a")]
        let split = scene.named(UISplitViewController(), "s")
        split.viewControllers = [scene.controller("b"), scene.controller("c")]
        let pages = scene.named(
            UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal), "p")
        pages.setViewControllers([scene.controller("d")], direction: .forward, animated: false)
        let containers: [UIViewController] = [tabs, split, pages]
        for container in containers { scene.add(container, to: home) }
        scene.settle()
        let children = containers.compactMap(\.children.first)
        #expect(
            scene.lines(.of(.layout)) { for child in children { wants(20, 20, child) } } == [
                told("t", of: "a"), told("s", of: "b"), told("p", of: "d"),
            ])
        #expect(containers.map(\.preferredContentSize) == [.zero, .zero, .zero])
    }
}
