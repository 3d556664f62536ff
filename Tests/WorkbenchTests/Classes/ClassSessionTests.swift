import HierarchyRecords
import Testing

@testable import Statements
@testable import Workbench

@MainActor @Suite("Classes in a session")
struct ClassSessionTests {
    private let definition = """
        class Home: UIViewController {
            var current: UIViewController?   // kept
            func show(_ c: UIViewController) { current = c; addChild(c) }
        }
        """

    @Test("are steps: undo and redo take them along, and objects keep theirs")
    func journal() {
        let run = ScriptRun(
            definition + """

                new home as Home; new b
                home.show(b)
                undo 4
                new x as Home
                redo 4
                expect home.current b
                class Home: UIViewController { let other = 2 }
                new again as Home
                print(again.other, home.current === b)
                goto 4
                new more as Home
                expect more.current nil
                """)
        #expect(run.talk.first { $0.contains("unknown class") } != nil, "\(run.talk)")
        #expect(run.talk.contains("2 true"))
    }

    @Test("are saved as they were typed")
    func source() {
        let session = TestSession()
        session.run(definition + "\nnew home as Home")
        #expect(session.history.map(\.command) == [definition, "new home as Home"])
    }

    @Test("are told by info, and hold what it shows")
    func facts() {
        let run = ScriptRun(
            definition + "\nnew home as Home; new b; home.show(b); expect home.current b")
        #expect(run.talk == [])
        let log = run.workbench.log
        let moved = log.events.first { $0.callback.category == .containment }
        #expect(moved.map { log.objects.className($0.object) } == "UIViewController")
    }

    @Test("let a block on deinit see what is left of an object")
    func departing() {
        let run = ScriptRun(
            definition + """

                new home as Home; new x
                on x.deinit { x.view.tag = 1 }
                forget x
                on home.deinit { print(home.current === nil) }
                forget home
                """)
        #expect(run.talk == ["true"])
        #expect(
            run.log() == [
                "x.deinit",
                "warning: Attempting to load the view of a view controller while it is deallocating "
                    + "is not allowed and may result in undefined behavior (<UIViewController: x>)",
                "home.deinit",
            ])
    }

    @Test("answer for the status bar and for orientations")
    func preferences() {
        let run = ScriptRun(
            """
            class Home: UIViewController {
                let top = UIViewController()
                override var childForStatusBarStyle: UIViewController? { top }
                override var prefersStatusBarHidden: Bool { return true }
                override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
                override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
            }
            new home as Home
            print(home.childForStatusBarStyle === home.top, home.prefersStatusBarHidden)
            print(home.preferredStatusBarStyle == .lightContent)
            expect home.supportedInterfaceOrientations portrait
            """)
        #expect(run.talk == ["true true", "true"])
    }
}
