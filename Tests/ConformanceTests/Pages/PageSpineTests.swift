import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

/// Answers with a spine for each way round, and sets pages before it does.
private final class Binder: UIPageViewControllerDelegate {
    let book: Book
    var spine = UIPageViewController.SpineLocation.mid
    var indices: [Int]?
    var isDoubleSided: Bool?
    var sidesSeen: [Bool] = []

    init(_ book: Book) {
        self.book = book
        book.p.delegate = self
    }

    func pageViewController(
        _ pages: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation {
        sidesSeen.append(pages.isDoubleSided)
        if let indices {
            pages.setViewControllers(
                indices.map { book.pages[$0] }, direction: .forward, animated: true
            ) { _ in }
        }
        if let isDoubleSided { pages.isDoubleSided = isDoubleSided }
        return spine
    }
}

@MainActor
@Suite("A35, E55: the spine when the interface turns")
struct PageSpineTests {
    private func turn(_ book: Book, to orientation: UIInterfaceOrientation) -> [String] {
        let categories = book.told.union(.of(.traits, .exception))
        return book.scene.lines(categories) { book.scene.simulator.rotate(to: orientation) }
            .filter { !$0.contains("IsAppearing") }
    }

    @Test("A35, T04: the delegate is asked; two pages face each other where one was, and back")
    func thereAndBack() {
        let book = Book(.pageCurl)
        book.open(0)
        let binder = Binder(book)
        binder.indices = [0, 1]
        #expect(
            turn(book, to: .landscapeRight) == [
                "p.willTransition(to: wC hC)", "a.willTransition(to: wC hC)",
                "p.viewWillTransition(to: 852x393)", "a.viewWillTransition(to: 852x393)",
                "p.delegate.spineLocationFor(landscapeRight)", "b.willMove(toParent: p)",
                "b.didMove(toParent: p)", "b.loadView()", "b.viewDidLoad()",
                "b.viewWillAppear(false)", "b.viewDidAppear(false)",
                "completion setViewControllers(a, true)", "p.traitCollectionDidChange(wC hR)",
                "a.traitCollectionDidChange(wC hR)", "b.traitCollectionDidChange(wC hR)",
            ])
        #expect(book.p.spineLocation == .mid && book.p.isDoubleSided)
        #expect(book.p.viewControllers == [book.pages[0], book.pages[1]])
        #expect(book.pages[0].view.frame == CGRect(x: 0, y: 0, width: 426, height: 393))
        #expect(book.pages[1].view.frame == CGRect(x: 426, y: 0, width: 426, height: 393))
        (binder.indices, binder.spine, binder.isDoubleSided) = ([0], .min, false)
        #expect(
            turn(book, to: .portrait) == [
                "p.willTransition(to: wC hR)", "a.willTransition(to: wC hR)",
                "b.willTransition(to: wC hR)", "p.viewWillTransition(to: 393x852)",
                "a.viewWillTransition(to: 393x852)",
                "b.viewWillTransition(to: 393x852)", "p.delegate.spineLocationFor(portrait)",
                "b.willMove(toParent: nil)", "b.viewWillDisappear(false)",
                "b.viewDidDisappear(false)", "b.willMove(toParent: nil)",
                "b.didMove(toParent: nil)", "completion setViewControllers(a, true)",
                "p.traitCollectionDidChange(wC hC)", "a.traitCollectionDidChange(wC hC)",
            ])
        #expect(binder.sidesSeen == [false, true])
        #expect(book.p.spineLocation == .min && !book.p.isDoubleSided)
        #expect(book.pages[0].view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(book.p.children == [book.pages[0]])
    }

    @Test("E55, A35: the middle with one page on the screen, and none set, raises")
    func onePageForTwo() {
        let book = Book(.pageCurl)
        book.open(0)
        let binder = Binder(book)
        #expect(
            turn(book, to: .landscapeRight).last
                == "exception NSInvalidArgumentException: The number of view controllers provided "
                + "(1) doesn't match the number required (2) for the requested transition")
        #expect(binder.sidesSeen == [false])
    }

    @Test("E55, A35: pages that were left two-sided need two for an animated curl")
    func leftDoubleSided() {
        let book = Book(
            .pageCurl, options: [.spineLocation: UIPageViewController.SpineLocation.mid])
        book.p.setViewControllers(
            [book.pages[0], book.pages[1]], direction: .forward, animated: false)
        let binder = Binder(book)
        (binder.indices, binder.spine) = ([0], .min)
        _ = turn(book, to: .landscapeRight)
        #expect(book.p.spineLocation == .min && book.p.isDoubleSided)
        let lines = book.scene.lines { book.set(1, animated: true) }
        #expect(
            lines == [
                "exception NSInvalidArgumentException: The number of view controllers provided (1) "
                    + "doesn't match the number required (2) for the requested transition"
            ])
    }

    @Test("A35: nobody is asked where pages scroll, upside down, or without a view")
    func notAsked() {
        for style in [UIPageViewController.TransitionStyle.scroll, .pageCurl] {
            let book = Book(style, isShown: style == .scroll)
            let binder = Binder(book)
            book.set(0, animated: false)
            _ = turn(book, to: .landscapeRight)
            #expect(binder.sidesSeen == [])
        }
    }

    @Test("A35: without a delegate the spine stays")
    func withoutDelegate() {
        let book = Book(.pageCurl)
        book.open(0)
        #expect(
            turn(book, to: .landscapeRight) == [
                "p.willTransition(to: wC hC)", "a.willTransition(to: wC hC)",
                "p.viewWillTransition(to: 852x393)", "a.viewWillTransition(to: 852x393)",
                "p.delegate.spineLocationFor(landscapeRight)", "p.traitCollectionDidChange(wC hR)",
                "a.traitCollectionDidChange(wC hR)",
            ])
        #expect(book.p.spineLocation == .min)
    }
}

@MainActor
@Suite("A32: pages with two sides")
struct DoubleSidedPageTests {
    private let backComes = [
        "c.willMove(toParent: p)", "c.didMove(toParent: p)", "c.loadView()", "c.viewDidLoad()",
    ]
    private let backGoes = [
        "c.viewWillDisappear(true)", "c.viewDidDisappear(true)", "c.willMove(toParent: nil)",
        "c.didMove(toParent: nil)",
    ]
    private let frontComes = [
        "b.willMove(toParent: p)", "b.didMove(toParent: p)", "b.loadView()", "b.viewDidLoad()",
    ]

    private func book() -> Book {
        let book = Book(.pageCurl)
        book.p.isDoubleSided = true
        book.open(0)
        return book
    }

    @Test("A32, C45: the back comes with the curl and leaves when the page lies flat")
    func set() {
        let book = book()
        let lines = book.lines {
            book.p.setViewControllers(
                [book.pages[1], book.pages[2]], direction: .forward, animated: true
            ) { _ in }
        }
        #expect(
            lines == ["a.willMove(toParent: nil)"] + frontComes + backComes + [
                "b.viewWillAppear(true)", "c.viewWillAppear(true)", "a.viewWillDisappear(true)",
                "a.viewDidDisappear(true)", "b.viewDidAppear(true)", "a.willMove(toParent: nil)",
                "a.didMove(toParent: nil)",
            ] + backGoes + ["completion setViewControllers(b, true)"])
        #expect(book.p.viewControllers == [book.pages[1]])
        #expect(book.p.children == [book.pages[1]])
        #expect(book.pages[1].view.frame.width == 393)
    }

    @Test("A32, A34, C47: a swipe asks for the back, then for the page behind it")
    func swiped() {
        let book = book()
        #expect(book.p.beginSwipe(.forward) == nil)
        // The page after a is b, its back; after that comes c.
        #expect(
            book.scene.take(.shownByDefault.union(.of(.datasource))) == [
                "p.dataSource.viewControllerAfter(a)", "p.dataSource.viewControllerAfter(b)",
                "p.delegate.willTransitionTo(c, b)",
            ] + backComes + frontComes + [
                "c.viewWillAppear(true)", "b.viewWillAppear(true)", "a.viewWillDisappear(true)",
            ])
        let lines = book.lines {
            book.scene.simulator.transitions.underFinger?.finish(in: book.scene.simulator)
        }
        #expect(
            lines == [
                "a.viewDidDisappear(true)", "c.viewDidAppear(true)", "a.willMove(toParent: nil)",
                "a.didMove(toParent: nil)", "b.viewWillDisappear(true)",
                "b.viewDidDisappear(true)", "b.willMove(toParent: nil)",
                "b.didMove(toParent: nil)", "p.delegate.didFinishAnimating(true, completed: true)",
            ])
        #expect(book.p.children == [book.pages[2]])
    }

    @Test("C49, A32: taken back, both sides leave")
    func cancelled() {
        let book = book()
        #expect(book.p.beginSwipe(.forward) == nil)
        _ = book.lines {}
        let lines = book.lines {
            book.scene.simulator.transitions.underFinger?.cancel(in: book.scene.simulator)
        }
        #expect(
            lines == [
                "c.viewWillDisappear(true)", "a.viewWillAppear(true)", "c.viewDidDisappear(true)",
                "a.viewDidAppear(true)", "c.willMove(toParent: nil)", "c.didMove(toParent: nil)",
                "b.viewWillDisappear(true)", "b.viewDidDisappear(true)",
                "b.willMove(toParent: nil)", "b.didMove(toParent: nil)",
                "p.delegate.didFinishAnimating(true, completed: false)",
            ])
        #expect(book.p.children == [book.pages[0]])
    }
}

@MainActor
@Suite("R43: one set in another")
struct NestedPageSetTests {
    private func arriving(_ page: String) -> [String] {
        [
            "\(page).willMove(toParent: p)", "\(page).didMove(toParent: p)",
            "\(page).loadView()", "\(page).viewDidLoad()",
        ]
    }

    @Test("R43, C44: an animated set in the completion of one begins a change of its own")
    func inCompletion() {
        let book = Book()
        book.open(0)
        let lines = book.lines {
            book.p.setViewControllers([book.pages[1]], direction: .forward, animated: true) { _ in
                book.set(2, animated: true)
            }
        }
        #expect(
            lines == ["a.willMove(toParent: nil)"] + arriving("b") + [
                "b.viewWillAppear(true)", "a.viewWillDisappear(true)", "b.viewDidAppear(true)",
                "a.viewDidDisappear(true)", "a.willMove(toParent: nil)",
                "a.didMove(toParent: nil)", "completion setViewControllers(b, true)",
                "b.willMove(toParent: nil)",
            ] + arriving("c") + [
                "c.viewWillAppear(true)", "b.viewWillDisappear(true)", "c.viewDidAppear(true)",
                "b.viewDidDisappear(true)", "b.willMove(toParent: nil)",
                "b.didMove(toParent: nil)", "completion setViewControllers(c, true)",
            ])
        #expect(book.p.children == [book.pages[2]])
    }

    @Test("R43: a set in the completion of one that is not animated")
    func inCompletionAtOnce() {
        let book = Book()
        book.open(0)
        let lines = book.lines {
            book.p.setViewControllers([book.pages[1]], direction: .forward, animated: false) {
                _ in
                book.set(2, animated: false)
            }
        }
        #expect(
            lines == ["a.willMove(toParent: nil)"] + arriving("b") + [
                "b.viewWillAppear(false)", "a.viewWillDisappear(false)",
                "a.viewDidDisappear(false)", "a.willMove(toParent: nil)",
                "a.didMove(toParent: nil)", "b.viewDidAppear(false)",
                "completion setViewControllers(b, true)", "b.willMove(toParent: nil)",
            ] + arriving("c") + [
                "c.viewWillAppear(false)", "b.viewWillDisappear(false)",
                "b.viewDidDisappear(false)", "b.willMove(toParent: nil)",
                "b.didMove(toParent: nil)", "c.viewDidAppear(false)",
                "completion setViewControllers(c, true)",
            ])
    }

    @Test("R43, A34, C48: a set during a swipe cancels it first")
    func duringSwipe() {
        let book = Book()
        book.open(0)
        #expect(book.p.beginSwipe(.forward) == nil)
        _ = book.lines {}
        #expect(
            book.lines { book.set(2, animated: false) } == [
                "a.viewWillAppear(true)", "a.viewDidAppear(true)", "b.viewWillDisappear(true)",
                "b.viewDidDisappear(true)", "b.willMove(toParent: nil)",
                "b.didMove(toParent: nil)",
                "p.delegate.didFinishAnimating(true, completed: false)",
                "a.willMove(toParent: nil)",
            ] + arriving("c") + [
                "c.viewWillAppear(false)", "a.viewWillDisappear(false)",
                "a.viewDidDisappear(false)", "a.willMove(toParent: nil)",
                "a.didMove(toParent: nil)", "c.viewDidAppear(false)",
                "completion setViewControllers(c, true)",
            ])
        #expect(book.scene.simulator.transitions.underFinger == nil)
        #expect(book.p.children == [book.pages[2]])
    }

    @Test("A34: pages set by those who are asked leave the finger nothing to move")
    func inQuestion() {
        final class Setter: UIPageViewControllerDelegate {
            var work: () -> Void = {}
            func pageViewController(
                _ pages: UIPageViewController, willTransitionTo pending: [UIViewController]
            ) { work() }
        }
        let book = Book()
        book.open(0)
        let setter = Setter()
        setter.work = { book.set(2, animated: false) }
        book.p.delegate = setter
        #expect(book.p.beginSwipe(.forward) == nil)
        #expect(
            book.lines {} == ["p.delegate.willTransitionTo(b)", "a.willMove(toParent: nil)"]
                + arriving("c") + [
                    "c.viewWillAppear(false)", "a.viewWillDisappear(false)",
                    "a.viewDidDisappear(false)", "a.willMove(toParent: nil)",
                    "a.didMove(toParent: nil)", "c.viewDidAppear(false)",
                    "completion setViewControllers(c, true)",
                ])
        #expect(book.scene.simulator.transitions.underFinger == nil)
    }

    @Test("R43: a set while the page of another is loaded stands; the first hears false")
    func whileLoading() {
        let book = Book()
        book.open(0)
        let loading = book.scene.scripted("l")
        loading.on(.viewDidLoad) { book.set(2, animated: false) }
        let lines = book.lines {
            book.p.setViewControllers([loading], direction: .forward, animated: false) { _ in }
        }
        #expect(
            lines == ["a.willMove(toParent: nil)"] + arriving("l") + ["a.willMove(toParent: nil)"]
                + arriving("c") + [
                    "c.viewWillAppear(false)", "a.viewWillDisappear(false)",
                    "a.viewDidDisappear(false)", "a.willMove(toParent: nil)",
                    "a.didMove(toParent: nil)", "c.viewDidAppear(false)",
                    "completion setViewControllers(c, true)", "l.willMove(toParent: nil)",
                    "l.didMove(toParent: nil)", "completion setViewControllers(l, false)",
                ])
        #expect(book.p.viewControllers == [book.pages[2]])
        #expect(book.p.children == [book.pages[2]])
    }
}
