import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("E24–E37: misuse of stacks and tabs")
struct NavigationMisuseTests {
    private func exception(_ scene: Scene, _ work: () -> Void) -> String? {
        work()
        defer { scene.simulator.clearException() }
        return scene.simulator.pendingException?.text
    }

    @Test("E24: a controller that the stack holds", arguments: [13, 26])
    func twice(ios: Int) {
        let scene = Scene(ios: ios)
        let nav = scene.stack("n", "a")
        let text = exception(scene) {
            nav.pushViewController(nav.viewControllers[0], animated: true)
        }
        let old =
            "Pushing the same view controller instance more than once is not supported "
            + "(<UIViewController: a>)"
        let new =
            "<UINavigationController: n> is pushing the same view controller instance "
            + "(<UIViewController: a>) more than once which is not supported and is most likely an "
            + "error in the application : com.example.vcr"
        #expect(text == (ios < 14 ? old : new))
        #expect(nav.viewControllers.count == 1)
    }

    @Test("E25: a navigation controller, and itself")
    func navigationController() {
        let scene = Scene()
        let nav = scene.stack("n", "a")
        let text = "Pushing a navigation controller is not supported"
        #expect(exception(scene) { nav.pushViewController(nav, animated: true) } == text)
        let other = UINavigationController()
        #expect(exception(scene) { nav.pushViewController(other, animated: true) } == text)
        #expect(exception(scene) { nav.viewControllers = [other] } == text)
        #expect(nav.viewControllers.count == 1)
    }

    @Test("E27: one controller twice in a new stack")
    func repeated() {
        let scene = Scene()
        let nav = scene.stack("n", "a")
        let b = scene.controller("b")
        #expect(
            exception(scene) { nav.viewControllers = [b, b] }
                == "All view controllers in a navigation controller must be distinct "
                + "(( \"<UIViewController: b>\", \"<UIViewController: b>\" ))")
        #expect(nav.viewControllers.map { $0 === b } == [false])
    }

    @Test("E28: popping to a stranger raises before iOS 26, and answers nil there")
    func stranger() {
        let scene = Scene(ios: 25)
        let nav = scene.stack("n", "a", "b")
        let x = scene.controller("x")
        #expect(
            exception(scene) { nav.popToViewController(x, animated: true) }
                == "Tried to pop to a view controller that doesn't exist.")
        #expect(
            scene.take() == [
                "exception NSInternalInconsistencyException: Tried to pop to a view controller that "
                    + "doesn't exist."
            ])
        let new = Scene()
        let stack = new.stack("n", "a", "b")
        let y = new.controller("y")
        #expect(stack.popToViewController(y, animated: true) == nil)
        #expect(new.run() == [])
    }

    @Test("E31: a push in willShow, and in mid-transition, changes nothing")
    func inTransition() {
        let scene = Scene()
        let nav = scene.stack("n", "a")
        let b = scene.scripted("b")
        let c = scene.controller("c")
        b.on(.viewWillAppear) { [unowned nav] in nav.pushViewController(c, animated: true) }
        let warning = { (selector: String) in
            "warning: \(selector) called on <UINavigationController n> while an existing "
                + "transition or presentation is occurring; the navigation stack will not be "
                + "updated."
        }
        nav.pushViewController(b, animated: true)
        scene.simulator.runTurn()
        let warnings = scene.take(.of(.warning))
        #expect(warnings == [warning("pushViewController:animated:")])
        nav.setViewControllers([c], animated: false)
        #expect(scene.take() == [warning("setViewControllers:animated:")])
        #expect(nav.popViewController(animated: true) == nil)
        #expect(scene.take() == [warning("popToViewController:transition:")])
        scene.settle()
        #expect(scene.tree == ["n [appeared]", "  a [disappeared]", "  b [appeared]"])
    }

    @Test("E29, E30: up to 7 the stack changes in mid-transition, and the bar may be corrupted")
    func nested() {
        let scene = Scene(ios: 7)
        let nav = scene.stack("n", "a")
        let b = scene.controller("b")
        let c = scene.controller("c")
        nav.pushViewController(b, animated: true)
        scene.simulator.advance(by: 0.1)
        _ = scene.take()
        nav.pushViewController(c, animated: true)
        #expect(nav.viewControllers.count == 3)
        nav.popViewController(animated: true)
        let nested = ["push", "pop"].map {
            "warning: nested \($0) animation can result in corrupted navigation bar"
        }
        #expect(scene.take(.of(.warning)) == nested)
        #expect(
            scene.run(.of(.warning, .appearance)) == [
                "warning: Finishing up a navigation transition in an unexpected state. Navigation "
                    + "Bar subview tree might get corrupted.",
                "a.viewDidDisappear(true)", "b.viewDidAppear(true)",
            ])
        #expect(scene.tree == ["n [appeared]", "  a [disappeared]", "  b [appeared]"])
    }

    @Test("E34: the item of the top controller in a bar of the app's own", arguments: [12, 13, 26])
    func itemOfAnotherBar(ios: Int) {
        let scene = Scene(ios: ios)
        let nav = scene.stack("n", "a")
        let bar = scene.named(UINavigationBar(), "bar")
        bar.items = [nav.viewControllers[0].navigationItem]
        _ = scene.take()
        nav.view.setNeedsLayout()
        let text =
            "exception NSInternalInconsistencyException: Layout requested for visible navigation "
            + "bar, <UINavigationBar: UINavigationBar-1>, when the top item belongs to a different "
            + "navigation bar. topItem = <UINavigationItem: a.navigationItem>, navigation bar = "
            + "<UINavigationBar: bar>, possibly from a client attempt to nest wrapped "
            + "navigation controllers."
        #expect(scene.run(.of(.exception)) == (ios < 13 ? [] : [text]))
    }

    @Test(
        "E34: not where the stack's bar is hidden, nor after the other bar has let go of the item")
    func itemOfNoOtherBar() {
        let scene = Scene()
        let nav = scene.stack("n", "a")
        let bar = UINavigationBar()
        bar.items = [nav.viewControllers[0].navigationItem]
        nav.setNavigationBarHidden(true, animated: false)
        #expect(scene.run(.of(.exception)) == [])
        bar.items = []
        nav.setNavigationBarHidden(false, animated: false)
        #expect(scene.run(.of(.exception)) == [])
    }

    @Test(
        "E34: a pushed container that shows the item of its inner stack's top",
        arguments: [12, 13, 26])
    func itemOfInnerStack(ios: Int) {
        final class Wrapper: UIViewController {
            let inner: UINavigationController
            init(_ inner: UINavigationController) {
                self.inner = inner
                super.init(nibName: nil, bundle: nil)
            }
            required init?(coder: NSCoder) { nil }
            override var navigationItem: UINavigationItem {
                inner.topViewController?.navigationItem ?? super.navigationItem
            }
        }
        let scene = Scene(ios: ios)
        let nav = scene.stack("n", "a")
        let x = scene.controller("x")
        let wrapper = scene.named(Wrapper(UINavigationController(rootViewController: x)), "w")
        scene.add(wrapper.inner, to: wrapper)
        scene.settle()
        _ = scene.take()
        nav.pushViewController(wrapper, animated: true)
        let text =
            "exception NSInternalInconsistencyException: Layout requested for visible navigation"
        let lines = scene.run(.of(.exception))
        #expect(lines.map { $0.hasPrefix(text) } == (ios < 13 ? [] : [true]))
        #expect(lines.allSatisfy { $0.contains("topItem = <UINavigationItem: x.navigationItem>") })
    }

    @Test("E31: a push in viewDidAppear begins the next transition")
    func pushInDidAppear() {
        let scene = Scene()
        let nav = scene.stack("n", "a")
        let b = scene.scripted("b")
        let c = scene.controller("c")
        b.on(.viewDidAppear) { [unowned nav] in nav.pushViewController(c, animated: true) }
        nav.pushViewController(b, animated: true)
        scene.settle()
        #expect(
            scene.tree == [
                "n [appeared]", "  a [disappeared]", "  b [disappeared]", "  c [appeared]",
            ]
        )
        #expect(scene.simulator.now == 1)
    }

    @Test("E35: the delegate of a stack's own bar")
    func barDelegate() {
        final class Listener: UINavigationBarDelegate {}
        let scene = Scene()
        let nav = scene.stack("n", "a")
        let listener = Listener()
        #expect(
            exception(scene) { nav.navigationBar.delegate = listener }
                == "Cannot manually set the delegate on a UINavigationBar managed by a controller.")
    }

    @Test("E36: the items of a controller's own tab bar")
    func barItems() {
        let scene = Scene()
        let tabs = scene.tabs("t", "a", "b")
        #expect(
            exception(scene) { tabs.tabBar.items = [] }
                == "Directly modifying a tab bar managed by a tab bar controller is not allowed.")
        #expect(tabs.tabBar.items?.count == 2)
    }

    @Test("E37: selecting a controller of no tab")
    func selectingStranger() {
        let scene = Scene()
        let tabs = scene.tabs("t", "a", "b")
        let x = scene.controller("x")
        #expect(
            exception(scene) { tabs.selectedViewController = x }
                == "-[UITabBarController setSelectedViewController:] only a view controller in the "
                + "tab bar controller's list of view controllers can be selected.")
        #expect(tabs.selectedIndex == 0)
    }

    @Test("E37: an index out of range does nothing")
    func indexOutOfRange() {
        let scene = Scene()
        let tabs = scene.tabs("t", "a", "b")
        for index in [-1, 2, NSNotFound] {
            #expect(scene.lines { tabs.selectedIndex = index } == [])
        }
        #expect(tabs.selectedIndex == 0)
    }
}
