import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("X07–X10, X14: tabs, pages and exchanges as logs show them")
struct RecordedContainerTests {
    @Test(
        "X09: from iOS 18 on the dids of a selection come half a second later", arguments: [18, 26])
    func fade(ios: Int) {
        let scene = Scene(ios: ios)
        let tabs = scene.tabs("t", "a", "b")
        let begun = scene.simulator.now
        tabs.selectedIndex = 1
        scene.simulator.runLoop.runTurn()
        #expect(
            scene.take() == [
                "b.loadView()", "b.viewDidLoad()", "b.viewWillAppear(false)",
                "a.viewWillDisappear(false)", "b.viewIsAppearing(false)",
            ])
        #expect(tabs.viewControllers?.map { $0.view.window != nil } == [true, true])
        #expect(scene.run() == ["a.viewDidDisappear(false)", "b.viewDidAppear(false)"])
        #expect(scene.simulator.now - begun == 0.5)
        #expect(tabs.viewControllers?.map { $0.view.window != nil } == [false, true])
    }

    @Test("X09: up to iOS 17 they come after the commit", arguments: [13, 17])
    func noFade(ios: Int) {
        let scene = Scene(ios: ios)
        let tabs = scene.tabs("t", "a", "b")
        let begun = scene.simulator.now
        #expect(
            scene.lines { tabs.selectedIndex = 1 } == [
                "b.loadView()", "b.viewDidLoad()", "b.viewWillAppear(false)",
                "a.viewWillDisappear(false)", "b.viewIsAppearing(false)",
                "a.viewDidDisappear(false)", "b.viewDidAppear(false)",
            ])
        #expect(scene.simulator.now == begun)
    }

    @Test("X09: another selection, or other tabs, end the fade that is seen")
    func interruptedFade() {
        let scene = Scene()
        let tabs = scene.tabs("t", "a", "b", "c")
        tabs.selectedIndex = 1
        scene.simulator.runLoop.runTurn()
        _ = scene.take()
        #expect(
            scene.lines { tabs.selectedIndex = 2 } == [
                "a.viewDidDisappear(false)", "b.viewDidAppear(false)",
                "c.loadView()", "c.viewDidLoad()", "c.viewWillAppear(false)",
                "b.viewWillDisappear(false)", "c.viewIsAppearing(false)",
                "b.viewDidDisappear(false)", "c.viewDidAppear(false)",
            ])
        tabs.selectedIndex = 0
        scene.simulator.runLoop.runTurn()
        _ = scene.take()
        #expect(
            scene.lines { tabs.viewControllers = [scene.controller("d")] } == [
                "c.viewDidDisappear(false)", "a.viewDidAppear(false)",
                "a.willMove(toParent: nil)", "b.willMove(toParent: nil)",
                "c.willMove(toParent: nil)", "b.didMove(toParent: nil)",
                "c.didMove(toParent: nil)", "d.willMove(toParent: t)", "d.didMove(toParent: t)",
                "d.loadView()", "d.viewDidLoad()", "d.viewWillAppear(false)",
                "a.viewWillDisappear(false)", "b.deinit",
                "d.viewIsAppearing(false)", "c.deinit", "a.viewDidDisappear(false)",
                "d.viewDidAppear(false)",
                "a.didMove(toParent: nil)", "a.deinit",
            ])
    }

    @Test("X10: up to iOS 17 a tab controller loads its view as it is made", arguments: [8, 17])
    func loadsEarly(ios: Int) {
        let scene = Scene(ios: ios)
        let tabs = UITabBarController()
        scene.simulator.setName("t", of: tabs)
        #expect(tabs.isViewLoaded)
        #expect(scene.take() == ["t.loadView()", "t.viewDidLoad()"])
    }

    @Test("X10: from iOS 18 on it does not", arguments: [18, 26])
    func loadsLate(ios: Int) {
        let scene = Scene(ios: ios)
        let tabs = scene.named(UITabBarController(), "t")
        #expect(!tabs.isViewLoaded)
        #expect(scene.take() == [])
    }

    @Test("X08: the first drag asks for both neighbours, a cancelled one leaves them known")
    func neighbours() {
        let book = Book()
        book.p.dataSource = book
        book.open(1)
        let told = EventCategories.of(.datasource, .delegate)
        _ = book.p.beginSwipe(.reverse)
        book.scene.simulator.transitions.underFinger?.cancel(in: book.scene.simulator)
        #expect(
            book.scene.run(told) == [
                "p.dataSource.viewControllerAfter(b)", "p.dataSource.viewControllerBefore(b)",
                "p.delegate.willTransitionTo(a)",
                "p.delegate.didFinishAnimating(true, completed: false)",
            ])
        _ = book.p.beginSwipe(.forward)
        book.scene.simulator.transitions.underFinger?.finish(in: book.scene.simulator)
        #expect(
            book.scene.run(told) == [
                "p.delegate.willTransitionTo(c)", "p.dataSource.presentationCount()",
                "p.dataSource.presentationIndex()",
                "p.delegate.didFinishAnimating(true, completed: true)",
                "p.dataSource.viewControllerAfter(c)",
            ])
    }

    @Test("X08: setting pages, or the data source, forgets the neighbours; nil is kept, too")
    func forgottenNeighbours() {
        let book = Book()
        book.p.dataSource = book
        book.open(0)
        let asked = { book.scene.take(.of(.datasource)).filter { $0.contains("Controller") } }
        let both = ["p.dataSource.viewControllerAfter(a)", "p.dataSource.viewControllerBefore(a)"]
        #expect(book.p.beginSwipe(.reverse) == .atTheEnd)
        #expect(asked() == both)
        #expect(book.p.beginSwipe(.reverse) == .atTheEnd)
        #expect(asked() == [])
        book.p.dataSource = book
        #expect(book.p.beginSwipe(.reverse) == .atTheEnd)
        #expect(asked() == both)
        book.set(0, animated: false)
        #expect(book.p.beginSwipe(.reverse) == .atTheEnd)
        #expect(asked() == both)
    }

    @Test("X07: transition(from:to:) loads the new child before the old one hears anything")
    func exchange() {
        let scene = Scene(ios: 8)
        let p = scene.root("p")
        let a = scene.child("a", of: p)
        let b = scene.controller("b")
        p.addChild(b)
        _ = scene.take()
        #expect(
            scene.lines {
                p.transition(from: a, to: b, duration: 0.3, options: [], animations: nil)
            } == [
                "b.loadView()", "b.viewDidLoad()", "a.viewWillDisappear(true)",
                "b.viewWillAppear(true)", "b.traitCollectionDidChange(nil)",
                "b.viewDidAppear(true)", "a.viewDidDisappear(true)",
            ])
    }

    @Test("X14: on iOS 8 those between hear viewDidAppear in passing", arguments: [8, 9])
    func chain(ios: Int) {
        let scene = Scene(ios: ios)
        let a = scene.root("a")
        var top = a
        for name in ["b", "c", "d"] {
            let next = scene.controller(name)
            next.modalPresentationStyle = .fullScreen
            top.present(next, animated: false)
            scene.settle()
            top = next
        }
        let between = ["c.viewDidAppear(false)", "b.viewDidAppear(false)"]
        #expect(
            scene.lines(.of(.appearance)) { a.dismiss(animated: false) }
                == ["d.viewWillDisappear(false)", "a.viewWillAppear(false)"]
                + (ios == 8 ? between : [])
                + ["a.viewDidAppear(false)", "d.viewDidDisappear(false)"])
    }
}
