import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("C44–C49, R43: pages")
struct PageTests {
    private let arrivingB = [
        "b.willMove(toParent: p)", "b.didMove(toParent: p)", "b.loadView()", "b.viewDidLoad()",
    ]

    @Test("C46, R43: the first page appears inside the call, animated or not")
    func first() {
        for animated in [true, false] {
            let book = Book()
            book.set(0, animated: animated)
            #expect(
                book.scene.take(.all.subtracting(.of(.view, .layout))).filter {
                    !$0.contains("IsAppearing")
                } == [
                    "a.willMove(toParent: p)", "a.didMove(toParent: p)", "a.loadView()",
                    "a.viewDidLoad()", "a.viewWillAppear(false)", "a.viewDidAppear(false)",
                    "completion setViewControllers(a, true)",
                    "p.dataSource.presentationCount()", "p.dataSource.presentationIndex()",
                ])
        }
    }

    @Test("C46: a first page that viewDidLoad sets with an animation", arguments: [10, 11, 12, 26])
    func setInViewDidLoad(ios: Int) {
        final class Book: UIPageViewController {
            var page: UIViewController?
            override func viewDidLoad() {
                super.viewDidLoad()
                setViewControllers([page!], direction: .forward, animated: true)
            }
        }
        let scene = Scene(ios: ios)
        let book = Book(transitionStyle: .scroll, navigationOrientation: .horizontal)
        book.page = scene.controller("a")
        let simulator = scene.simulator
        let lines = scene.lines {
            simulator.window.rootViewController = scene.named(book, "p")
            simulator.window.makeKeyAndVisible()
        }.filter {
            $0.hasPrefix("a.") && !$0.contains("trait") && !$0.contains("IsAppearing")
        }
        let moved = "a.didMove(toParent: p)"
        let shown = ["a.viewWillAppear(false)", "a.viewDidAppear(false)"]
        let loaded = ["a.loadView()", "a.viewDidLoad()"]
        #expect(
            lines == ["a.willMove(toParent: p)"]
                + (ios == 11 ? loaded + shown + [moved] : [moved] + loaded + shown))
    }

    @Test("C46, R43: where nobody sees it, it is a child at once and appears with the controller")
    func unseen() {
        let book = Book(isShown: false)
        book.set(0, animated: true)
        #expect(
            book.scene.take() == [
                "a.willMove(toParent: p)", "a.didMove(toParent: p)", "a.loadView()",
                "a.viewDidLoad()", "completion setViewControllers(a, true)",
            ])
        #expect(!book.p.isViewLoaded)
        let shown = book.lines { book.scene.show2(book.p) }
        #expect(
            shown.filter { $0.contains("Appear") } == [
                "p.viewWillAppear(false)", "a.viewWillAppear(false)", "p.viewDidAppear(false)",
                "a.viewDidAppear(false)",
            ])
    }

    @Test("R43: replaced at once: new will, old will, old did, the old one leaves, new did")
    func atOnce() {
        let book = Book()
        book.open(0)
        book.set(1, animated: false)
        #expect(
            book.scene.take(.shownByDefault.union(.of(.datasource))).filter {
                !$0.contains("IsAppearing")
            } == ["a.willMove(toParent: nil)"] + arrivingB + [
                "b.viewWillAppear(false)", "a.viewWillDisappear(false)",
                "a.viewDidDisappear(false)", "a.willMove(toParent: nil)",
                "a.didMove(toParent: nil)", "b.viewDidAppear(false)",
                "completion setViewControllers(b, true)", "p.dataSource.presentationCount()",
                "p.dataSource.presentationIndex()",
            ])
        #expect(book.p.children == [book.pages[1]])
    }

    @Test(
        "C44, R43: scrolled: all but the appearance inside the call, which begins in the next turn")
    func scrolled() {
        let book = Book()
        book.open(0)
        book.set(1, animated: true)
        #expect(
            book.scene.take(.shownByDefault.union(.of(.datasource)))
                == ["a.willMove(toParent: nil)"] + arrivingB + [
                    "p.dataSource.presentationCount()", "p.dataSource.presentationIndex()",
                ])
        #expect(book.p.viewControllers == [book.pages[1]])
        #expect(book.p.children.count == 2)
        let rest = book.lines {}
        #expect(
            rest == [
                "b.viewWillAppear(true)", "a.viewWillDisappear(true)", "b.viewDidAppear(true)",
                "a.viewDidDisappear(true)", "a.willMove(toParent: nil)",
                "a.didMove(toParent: nil)", "completion setViewControllers(b, true)",
            ])
        #expect(abs(book.scene.simulator.now - 0.3) < 0.001)
    }

    @Test("C45: curled: the old did comes before the new one")
    func curled() {
        let book = Book(.pageCurl)
        book.open(0)
        #expect(
            book.lines { book.set(1, animated: true) }.filter {
                $0.contains("Appear") || $0.contains("Disappear")
            } == [
                "b.viewWillAppear(true)", "a.viewWillDisappear(true)",
                "a.viewDidDisappear(true)", "b.viewDidAppear(true)",
            ])
    }

    @Test("R43: an animated set that another one interrupts without animation")
    func interrupted() {
        let book = Book()
        book.open(0)
        let lines = book.lines {
            book.set(1, animated: true)
            book.set(2, animated: false)
        }
        #expect(
            lines == ["a.willMove(toParent: nil)"] + arrivingB + [
                "b.willMove(toParent: nil)", "c.willMove(toParent: p)", "c.didMove(toParent: p)",
                "c.loadView()", "c.viewDidLoad()", "b.viewWillAppear(true)",
                "a.viewWillDisappear(true)", "completion setViewControllers(b, false)",
                "c.viewWillAppear(false)", "b.viewWillDisappear(false)",
                "b.viewDidDisappear(false)", "a.viewDidDisappear(true)",
                "a.willMove(toParent: nil)", "a.didMove(toParent: nil)",
                "b.willMove(toParent: nil)", "b.didMove(toParent: nil)",
                "c.viewDidAppear(false)", "completion setViewControllers(c, true)",
            ])
        #expect(book.p.children == [book.pages[2]])
    }

    @Test("R43: animated upon animated: false, then silence, and the middle page stays a child")
    func animatedUponAnimated() {
        let book = Book()
        book.open(0)
        let lines = book.lines {
            book.set(1, animated: true)
            book.set(2, animated: true)
        }
        #expect(
            lines.filter { $0.hasPrefix("completion") } == [
                "completion setViewControllers(b, false)"
            ])
        #expect(book.p.children == [book.pages[1], book.pages[2]])
        #expect(book.p.viewControllers == [book.pages[2]])
    }

    @Test(
        "C47, A34: a swipe asks for the neighbour, tells the delegate, and stays under the finger")
    func swiped() {
        let book = Book()
        book.open(0)
        #expect(book.p.beginSwipe(.forward) == nil)
        #expect(
            book.scene.take(.shownByDefault.union(.of(.datasource))) == [
                "p.dataSource.viewControllerAfter(a)", "p.dataSource.viewControllerBefore(a)",
                "p.delegate.willTransitionTo(b)",
            ] + arrivingB + ["b.viewWillAppear(true)", "a.viewWillDisappear(true)"])
        #expect(book.p.viewControllers == [book.pages[0]])
        #expect(book.lines {}.filter { $0.contains("Did") } == [])
        let lines = book.lines {
            book.scene.simulator.transitions.underFinger?.finish(in: book.scene.simulator)
        }
        #expect(
            lines == [
                "b.viewDidAppear(true)", "a.viewDidDisappear(true)", "a.willMove(toParent: nil)",
                "a.didMove(toParent: nil)", "p.delegate.didFinishAnimating(true, completed: true)",
            ])
        #expect(book.p.viewControllers == [book.pages[1]])
    }

    @Test("C48: a scroll that is cancelled: the old one comes back first")
    func scrollCancelled() {
        #expect(
            cancelled(.scroll) == [
                "a.viewWillAppear(true)", "a.viewDidAppear(true)", "b.viewWillDisappear(true)",
                "b.viewDidDisappear(true)", "b.willMove(toParent: nil)",
                "b.didMove(toParent: nil)",
                "p.delegate.didFinishAnimating(true, completed: false)",
            ])
    }

    @Test("C49: a curl that is cancelled: wills first, then dids")
    func curlCancelled() {
        #expect(
            cancelled(.pageCurl) == [
                "b.viewWillDisappear(true)", "a.viewWillAppear(true)",
                "b.viewDidDisappear(true)", "a.viewDidAppear(true)", "b.willMove(toParent: nil)",
                "b.didMove(toParent: nil)",
                "p.delegate.didFinishAnimating(true, completed: false)",
            ])
    }

    private func cancelled(_ style: UIPageViewController.TransitionStyle) -> [String] {
        let book = Book(style)
        book.open(0)
        #expect(book.p.beginSwipe(.forward) == nil)
        _ = book.lines {}
        let lines = book.lines {
            book.scene.simulator.transitions.underFinger?.cancel(in: book.scene.simulator)
        }
        #expect(book.p.viewControllers == [book.pages[0]])
        #expect(book.p.children == [book.pages[0]])
        return lines
    }

    @Test("A34: at the end, without a source and out of sight a swipe leads nowhere")
    func nowhere() {
        let book = Book()
        #expect(book.p.beginSwipe(.forward) == .noPage)
        book.open(3)
        #expect(book.p.beginSwipe(.forward) == .atTheEnd)
        #expect(book.lines {} == [])
        book.p.dataSource = nil
        #expect(book.p.beginSwipe(.reverse) == .noDataSource)
        #expect(Book(isShown: false).p.beginSwipe(.forward) == .notShown)
    }

    @Test("E55, A32: as many pages as the spine asks for")
    func count() {
        let book = Book(
            .pageCurl, options: [.spineLocation: UIPageViewController.SpineLocation.mid])
        #expect(book.p.isDoubleSided)
        book.set(0, animated: false)
        #expect(
            book.scene.run() == [
                "exception NSInvalidArgumentException: The number of view controllers provided (1) "
                    + "doesn't match the number required (2) for the requested transition"
            ])
        book.scene.simulator.clearException()
        book.p.setViewControllers(
            [book.pages[0], book.pages[1]], direction: .forward, animated: false)
        _ = book.lines {}
        #expect(book.pages[1].view.frame == CGRect(x: 196.5, y: 0, width: 196.5, height: 852))
        #expect(book.p.beginSwipe(.forward) == nil)
        #expect(book.lines {}.contains("p.delegate.willTransitionTo(c, d)"))
    }

    @Test("E56: the page that the finger has revealed was taken away meanwhile")
    func revealedNobody() {
        let book = Book()
        book.open(0)
        #expect(book.p.beginSwipe(.forward) == nil)
        _ = book.lines {}
        book.scene.remove(book.pages[1])
        _ = book.lines {}
        book.scene.simulator.transitions.underFinger?.finish(in: book.scene.simulator)
        #expect(
            book.scene.run() == [
                "exception NSInternalInconsistencyException: No view controller managing visible "
                    + "view <UIView: b.view>"
            ])
    }

    @Test("E56: a scroll that runs back reveals the page that is there")
    func revealedTheOld() {
        let book = Book()
        book.open(0)
        #expect(book.p.beginSwipe(.forward) == nil)
        _ = book.lines {}
        book.scene.remove(book.pages[1])
        book.scene.simulator.transitions.underFinger?.cancel(in: book.scene.simulator)
        #expect(!book.lines {}.contains { $0.hasPrefix("exception") })
        #expect(book.p.viewControllers == [book.pages[0]])
    }

    @Test("R23, R43: what a fresh one has, and where pages lie")
    func fresh() {
        let book = Book(options: [.interPageSpacing: 12.0])
        #expect(book.p.spineLocation == .none && book.p.gestureRecognizers.isEmpty)
        #expect(book.p.viewControllers == [])
        book.open(0)
        #expect(
            book.p.view.subviews[0].frame == CGRect(x: -6, y: 0, width: 405, height: 852))
        #expect(book.pages[0].view.frame == CGRect(x: 6, y: 0, width: 393, height: 852))
        let curl = UIPageViewController()
        #expect(curl.spineLocation == .min && curl.gestureRecognizers.count == 2)
        #expect(!curl.isDoubleSided && !curl.isViewLoaded)
        let inTheMiddle = UIPageViewController(
            transitionStyle: .pageCurl, navigationOrientation: .horizontal,
            options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue])
        #expect(inTheMiddle.spineLocation == .mid && inTheMiddle.isDoubleSided)
    }

    @Test("A23: pages that disappear under the finger are where they were")
    func disappearing() {
        let book = Book()
        book.open(0)
        #expect(book.p.beginSwipe(.forward) == nil)
        _ = book.lines {}
        book.p.view.removeFromSuperview()
        _ = book.lines {}
        #expect(book.scene.tree == ["p [disappeared]", "  a [disappeared]"])
        #expect(book.scene.simulator.transitions.underFinger == nil)
    }

    @Test("A23, R43: pages whose set has not begun when they disappear go with their controller")
    func disappearingBeforeTheBeginning() {
        let book = Book()
        book.open(0)
        let lines = book.lines {
            book.set(1, animated: true)
            book.p.view.removeFromSuperview()
        }
        #expect(
            lines == [
                "a.willMove(toParent: nil)", "b.willMove(toParent: p)", "b.didMove(toParent: p)",
                "b.loadView()", "b.viewDidLoad()", "p.viewWillDisappear(false)",
                "b.viewWillAppear(true)", "a.viewWillDisappear(true)", "b.viewDidAppear(true)",
                "a.viewDidDisappear(true)", "a.willMove(toParent: nil)", "a.didMove(toParent: nil)",
                "completion setViewControllers(b, true)", "b.viewWillDisappear(false)",
                "p.viewDidDisappear(false)", "b.viewDidDisappear(false)",
            ])
        #expect(book.scene.tree == ["p [disappeared]", "  b [disappeared]"])
    }

    @Test("C44: a page that is taken away under the finger does not arrive")
    func takenAway() {
        let book = Book(.pageCurl)
        book.open(0)
        #expect(book.p.beginSwipe(.forward) == nil)
        _ = book.lines {}
        let lines = book.lines {
            book.scene.remove(book.pages[1])
            book.scene.simulator.transitions.underFinger?.finish(in: book.scene.simulator)
        }
        #expect(
            lines == [
                "b.willMove(toParent: nil)", "b.didMove(toParent: nil)",
                "b.viewWillDisappear(true)", "a.viewDidDisappear(true)",
                "b.viewDidDisappear(true)", "a.willMove(toParent: nil)",
                "a.didMove(toParent: nil)", "p.delegate.didFinishAnimating(true, completed: true)",
            ])
        #expect(book.p.viewControllers == [])
    }
}

extension Scene {
    fileprivate func show2(_ root: UIViewController) {
        simulator.window.rootViewController = root
        simulator.window.makeKeyAndVisible()
    }
}
