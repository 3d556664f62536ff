import Testing

@testable import Statements
@testable import Workbench

@MainActor
@Suite("The back button, tapped by what stands on it")
struct BackButtonTests {
    private func session(_ more: String = "") -> TestSession {
        let session = TestSession()
        session.run("new a; new b; a.title = \"First\"; new n as nav with a b; root n" + more)
        return session
    }

    /// The first controller was never seen before.
    private static let pop = [
        "b.willMove(toParent: nil)", "a.loadView()", "a.viewDidLoad()",
        "b.viewWillDisappear(true)", "a.viewWillAppear(true)", "n.delegate.willShow(a, true)",
        "a.viewIsAppearing(true)", "b.viewDidDisappear(true)", "a.viewDidAppear(true)",
        "a.didMove(toParent: n)", "b.didMove(toParent: nil)", "n.delegate.didShow(a, true)",
    ]

    @Test(arguments: ["First", "Back", "back"])
    func `its title means it, and the keyword`(word: String) {
        let session = session()
        let begin = session.log.count
        session.run("tap \(word)")
        #expect(session.errors == [])
        #expect(Array(session.log.dropFirst(begin)) == Self.pop)
    }

    @Test func `its own title counts, and a near one is offered`() {
        let session = session("; a.navigationItem.backButtonTitle = \"Start\"")
        session.run("tap First")
        #expect(session.errors == ["1:5: there is no 'First' to tap here"])
        session.run("tap Strt")
        #expect(
            session.errors.last == "1:5: there is no 'Strt' to tap here; did you mean 'Start'?")
        let begin = session.log.count
        session.run("tap Start")
        #expect(Array(session.log.dropFirst(begin)) == Self.pop)
    }

    @Test(
        arguments: [
            "b.navigationItem.hidesBackButton = true", "n.isNavigationBarHidden = true",
            "b.navigationItem.leftBarButtonItem = UIBarButtonItem(title: \"Close\", style: .plain, "
                + "target: nil, action: nil)",
        ])
    func `one that is not shown is not tapped`(hiding: String) {
        let session = session("\n" + hiding)
        let begin = session.log.count
        session.run("tap Back")
        #expect(session.errors == ["1:5: 'n' shows no back button"])
        session.run("tap First")
        #expect(session.errors.last == "1:5: there is no 'First' to tap here")
        #expect(Array(session.log.dropFirst(begin)) == [])
    }

    @Test func `another button of that title goes before it`() {
        let session = session(
            """

            let g = UIButton(type: .system); g.setTitle("First", for: .normal); g.sizeToFit()
            b.view.addSubview(g); g.addAction(UIAction { _ in print("pressed") }, for: .touchUpInside)
            tap First
            """)
        #expect(session.lines == ["pressed"])
    }
}
