import Testing

@testable import Workbench

@MainActor
@Suite("Statements on one line are one step and one turn of the run loop")
struct OneLineTests {
    @Test func `blocks that wait for the next turn come behind the whole line`() {
        let session = TestSession()
        session.run("DispatchQueue.main.async { print(1) }; print(2)")
        #expect(session.lines == ["2", "1"])
        #expect(
            session.history.map(\.command) == ["DispatchQueue.main.async { print(1) }; print(2)"])
    }

    @Test func `adding a child on one line logs as in one method`() {
        let session = TestSession()
        session.run("new home; new a; root home")
        let before = session.log.count
        session.run("home.addChild(a); home.view.addSubview(a.view); a.didMove(toParent: home)")
        #expect(
            Array(session.log.dropFirst(before)) == [
                "a.willMove(toParent: home)", "a.loadView()", "a.viewDidLoad()",
                "a.viewWillAppear(false)", "a.didMove(toParent: home)",
                "a.viewIsAppearing(false)", "a.viewDidAppear(false)",
            ])
        #expect(session.history.count == 4)
    }

    @Test func `a verb ends the run, and is a step of its own`() {
        let session = TestSession()
        session.run("print(1); print(2); new a; print(3)")
        #expect(session.history.map(\.command) == ["print(1); print(2)", "new a", "print(3)"])
    }

    @Test func `where one of them is wrong, none has happened`() {
        let session = TestSession()
        session.run("new home; home.title = \"x\"; home.nonsense()")
        #expect(session.history.map(\.command) == ["new home"])
        session.run("print(home.title ?? \"none\")")
        #expect(session.lines.last == "none")
    }

    @Test func `undo takes the line back as a whole, and redo repeats it as one`() {
        let session = TestSession()
        session.run("let a = UIViewController(); let b = UIViewController(); a.addChild(b)")
        #expect(session.history.count == 1)
        session.run("undo")
        session.run("redo; print(a.children.count)")
        #expect(session.lines.last == "1")
    }

    @Test func `an exception takes the whole line back, and names the statement that raised it`() {
        let session = TestSession()
        let status = session.runToEnd(
            "new home; root home\nhome.title = \"x\"; home.view.addSubview(home.view)")
        #expect(status == .exception)
        #expect(session.replies.last?.span.line == 2)
        #expect(session.replies.last?.span.column == 19)
        #expect(session.history.map(\.command) == ["new home", "root home"])
    }
}
