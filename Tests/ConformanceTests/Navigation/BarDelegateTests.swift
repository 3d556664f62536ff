import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

/// A stack that is its own bar's delegate, and sees what the two stacks are.
private final class AskedStack: UINavigationController, UINavigationBarDelegate {
    var seen: [String] = []
    var answers = true

    private func note(_ word: String) {
        seen.append("\(word): \(viewControllers.count) \(navigationBar.items?.count ?? -1)")
    }

    func navigationBar(_ bar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
        note("shouldPush")
        return true
    }
    func navigationBar(_ bar: UINavigationBar, didPush item: UINavigationItem) { note("didPush") }
    func navigationBar(_ bar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        note("shouldPop")
        return answers
    }
    func navigationBar(_ bar: UINavigationBar, didPop item: UINavigationItem) { note("didPop") }
}

@MainActor
@Suite("R42: the delegate of a stack's bar")
struct BarDelegateTests {
    private func stack(_ scene: Scene, _ names: String...) -> AskedStack {
        let stack = scene.named(AskedStack(), "n")
        stack.viewControllers = names.map { scene.controller($0) }
        scene.show(stack)
        stack.seen = []
        return stack
    }

    @Test("R42, A24: the root is asked for when the stack shows it, its item not in the bar yet")
    func root() {
        let scene = Scene()
        let stack = scene.named(AskedStack(rootViewController: scene.controller("a")), "n")
        let lines = scene.lines {
            scene.simulator.window.rootViewController = stack
            scene.simulator.window.makeKeyAndVisible()
        }
        #expect(
            lines == [
                "a.willMove(toParent: n)", "n.loadView()", "n.shouldPush(a.navigationItem)",
                "n.viewDidLoad()", "n.viewWillAppear(false)", "a.loadView()", "a.viewDidLoad()",
                "a.viewWillAppear(false)", "n.delegate.willShow(a, false)",
                "n.viewIsAppearing(false)", "a.viewIsAppearing(false)", "n.viewDidAppear(false)",
                "a.viewDidAppear(false)", "a.didMove(toParent: n)", "n.delegate.didShow(a, false)",
            ])
        #expect(stack.seen == ["shouldPush: 1 0"])
    }

    @Test("C60: the item's own action takes the place of going back, on a root, too")
    func backAction() {
        let scene = Scene()
        let stack = stack(scene, "a", "b")
        var heard: [String] = []
        let (a, b) = (stack.viewControllers[0], stack.viewControllers[1])
        b.navigationItem.backAction = UIAction(title: "Leave") { _ in heard.append("b") }
        #expect(stack.navigationBar.wordsOfBack == "Back")
        #expect(scene.lines { stack.tapBack() } == [])
        #expect(heard == ["b"] && stack.viewControllers.count == 2)
        b.navigationItem.backAction = nil
        stack.tapBack()
        scene.settle()
        #expect(stack.navigationBar.wordsOfBack == nil)
        a.navigationItem.backAction = UIAction(title: "Close") { _ in heard.append("a") }
        #expect(stack.navigationBar.wordsOfBack == "Close")
        stack.tapBack()
        #expect(heard == ["b", "a"] && stack.viewControllers == [a])
    }

    @Test("R42, A24, C34: a push asks with the controller in the stack, and tells no didPush")
    func push() {
        let scene = Scene()
        let stack = stack(scene, "a")
        let b = scene.controller("b")
        #expect(
            scene.lines { stack.pushViewController(b, animated: true) } == [
                "b.willMove(toParent: n)", "n.shouldPush(b.navigationItem)", "b.loadView()",
                "b.viewDidLoad()", "a.viewWillDisappear(true)", "b.viewWillAppear(true)",
                "n.delegate.willShow(b, true)", "b.viewIsAppearing(true)",
                "a.viewDidDisappear(true)", "b.viewDidAppear(true)", "b.didMove(toParent: n)",
                "n.delegate.didShow(b, true)",
            ])
        #expect(stack.seen == ["shouldPush: 2 1"])
    }

    @Test("R42: a pop from code asks and tells nobody")
    func popFromCode() {
        let scene = Scene()
        let stack = stack(scene, "a", "b")
        stack.popViewController(animated: false)
        scene.settle()
        #expect(stack.seen == [])
    }

    @Test("R42, C36: the back button asks, pops, and tells with both stacks short")
    func back() {
        let scene = Scene()
        let stack = stack(scene, "a", "b")
        #expect(
            scene.lines { stack.tapBack() } == [
                "n.shouldPop(b.navigationItem)", "b.willMove(toParent: nil)",
                "n.didPop(b.navigationItem)", "a.loadView()", "a.viewDidLoad()",
                "b.viewWillDisappear(true)", "a.viewWillAppear(true)",
                "n.delegate.willShow(a, true)",
                "a.viewIsAppearing(true)", "b.viewDidDisappear(true)", "a.viewDidAppear(true)",
                "a.didMove(toParent: n)", "b.didMove(toParent: nil)", "n.delegate.didShow(a, true)",
                "b.deinit",
            ])
        #expect(stack.seen == ["shouldPop: 2 2", "didPop: 1 1"])
    }

    @Test("R42: an answer of false keeps the item in")
    func refused() {
        let scene = Scene()
        let stack = stack(scene, "a", "b")
        stack.answers = false
        #expect(scene.lines { stack.tapBack() } == ["n.shouldPop(b.navigationItem)"])
        #expect(stack.viewControllers.count == 2)
    }

    @Test("R42: setting the stack never asks")
    func set() {
        let scene = Scene()
        let stack = stack(scene, "a")
        stack.setViewControllers([scene.controller("c"), scene.controller("d")], animated: true)
        scene.settle()
        #expect(stack.seen == [])
    }

    @Test("R42: the items of a stack's bar belong to the stack")
    func managed() {
        let scene = Scene()
        let stack = stack(scene, "a", "b")
        let text = "exception NSInternalInconsistencyException: Cannot call "
        let rest = " directly on a UINavigationBar managed by a controller."
        let calls: [(String, () -> Void)] = [
            ("popNavigationItemAnimated:", { stack.navigationBar.popItem(animated: true) }),
            (
                "pushNavigationItem:animated:",
                { stack.navigationBar.pushItem(UINavigationItem(title: "X"), animated: true) }
            ),
            ("setItems:animated:", { stack.navigationBar.items = [] }),
        ]
        for (selector, call) in calls {
            #expect(scene.lines(of: call) == [text + selector + rest])
            scene.simulator.clearException()
        }
        #expect(stack.navigationBar.items?.count == 2)
    }
}

private final class BarListener: UINavigationBarDelegate {
    var answers = true
    var counts: [Int] = []

    func navigationBar(_ bar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
        counts.append(bar.items?.count ?? -1)
        return answers
    }
    func navigationBar(_ bar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        counts.append(bar.items?.count ?? -1)
        return answers
    }
}

@MainActor
@Suite("R42: a navigation bar of one's own")
struct OwnBarTests {
    private let one = UINavigationItem(title: "one")
    private let two = UINavigationItem(title: "two")

    @Test("R42: a push and a pop ask and tell inside the call, with unchanged items when asked")
    func pushAndPop() {
        let scene = Scene()
        let (bar, listener) = (UINavigationBar(), BarListener())
        bar.delegate = listener
        bar.pushItem(one, animated: true)
        bar.pushItem(two, animated: false)
        #expect(bar.popItem(animated: true) === two)
        #expect(
            scene.take() == [
                "BarListener-1.shouldPush(\"one\")", "BarListener-1.didPush(\"one\")",
                "BarListener-1.shouldPush(\"two\")", "BarListener-1.didPush(\"two\")",
                "BarListener-1.shouldPop(\"two\")", "BarListener-1.didPop(\"two\")",
            ])
        #expect(listener.counts == [0, 1, 2])
        #expect(bar.topItem === one && bar.backItem == nil)
    }

    @Test("R42: a pop that is refused answers with the item; an empty bar asks and tells with nil")
    func refusedAndEmpty() {
        let scene = Scene()
        let (bar, listener) = (UINavigationBar(), BarListener())
        bar.setItems([one], animated: false)
        bar.delegate = listener
        listener.answers = false
        #expect(bar.popItem(animated: false) === one)
        bar.pushItem(two, animated: false)
        #expect(bar.items?.count == 1)
        bar.items = []
        #expect(bar.popItem(animated: false) == nil)
        #expect(
            scene.take() == [
                "BarListener-1.shouldPop(\"one\")", "BarListener-1.shouldPush(\"two\")",
                "BarListener-1.shouldPop(nil)", "BarListener-1.didPop(nil)",
            ])
    }

    @Test("R42: a set never asks; animated it tells of the old top or of the new one")
    func setItems() {
        let scene = Scene()
        let (bar, listener) = (UINavigationBar(), BarListener())
        bar.delegate = listener
        bar.setItems([one], animated: false)
        bar.setItems([one, two], animated: true)
        bar.setItems([one], animated: true)
        #expect(
            scene.take() == ["BarListener-1.didPush(\"two\")", "BarListener-1.didPop(\"two\")"])
    }
}
