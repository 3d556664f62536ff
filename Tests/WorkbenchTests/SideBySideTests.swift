import HeadlessUIKit
import Testing

@testable import Statements
@testable import Workbench

private let extended = """
    new home; root home
    extension UIViewController { var own: Int { 3 } }
    """

extension TestSession {
    /// The line that `p` answers for the expression; the error where it makes no sense.
    fileprivate func value(of expression: String) -> String? {
        let (lineCount, errorCount) = (lines.count, errors.count)
        run("print(\(expression))")
        return errors.count > errorCount
            ? errors.last : lines.count > lineCount ? lines.last : nil
    }

    fileprivate var knowsOwn: Bool { value(of: "home.own") == "3" }
}

@MainActor
@Suite("A session's types are its own")
struct SideBySideTests {
    @Test(
        "looking does not take an extension away",
        arguments: [
            "why not home.viewDidLoad", "dry home.loadViewIfNeeded()", "code", "code objc",
            "explain C10", "compare \"new a\" \"new b\"", "bisect \"expect home.viewDidAppear\"",
            "doctor", "why", "help",
        ])
    func looking(_ command: String) {
        let session = TestSession()
        session.run(extended)
        #expect(session.knowsOwn)
        session.run(command)
        #expect(session.knowsOwn, "\(command)")
        session.run(command)
        #expect(session.knowsOwn, "\(command)")
    }

    @Test func `undo and redo take it away and give it back`() {
        let session = TestSession()
        session.run(extended)
        session.run("undo")
        #expect(!session.knowsOwn)
        session.run("redo")
        #expect(session.knowsOwn)
        session.run("new a; undo")
        #expect(session.knowsOwn)
    }

    @Test func `it goes with a reset`() {
        let session = TestSession()
        session.run(extended)
        session.run("reset\nnew home")
        #expect(!session.knowsOwn)
    }

    @Test func `the tables stay as they are`() throws {
        let type = TypeDescription.viewController
        let (properties, protocols) = (type.members.properties.count, type.protocols.count)
        let session = TestSession()
        session.run(extended)
        session.run("protocol Marked {}\nextension UIViewController: Marked {}")
        #expect(type.members.properties.count == properties)
        #expect(type.protocols.count == protocols)
        #expect(type.property("own") == nil)
        #expect(session.value(of: "home is Marked") == "true")
    }

    @Test func `an extension holds for subclasses, statics, protocols, errors and completion`() {
        let session = TestSession()
        session.run(
            """
            \(extended)
            class Mine: UIViewController {}
            let mine = Mine()
            extension UIColor { static var brand: UIColor { .red } }
            extension Notification.Name { static let gone = Notification.Name("gone") }
            extension String: Error {}
            protocol Named {}
            extension Named { var label: String { "named" } }
            extension UIViewController: Named {}
            extension Error { var short: String { "short" } }
            """)
        #expect(session.errors == [])
        #expect(session.value(of: "mine.own") == "3")
        #expect(session.value(of: "mine.label") == "named")
        #expect(session.value(of: "UIColor.brand == UIColor.red") == "true")
        #expect(
            session.value(of: "Notification.Name.gone == Notification.Name(\"gone\")") == "true")
        #expect(session.value(of: "\"x\" is Error") == "true")
        #expect(session.workbench.completions(for: "home.ow").contains { $0.text == "home.own" })
        session.run("NSLog(@\"%ld\", (long)mine.own);")
        #expect(session.lines.last == "3")
    }

    @Test func `a member is declared once, and a failed extension leaves nothing`() {
        let session = TestSession()
        session.run(extended)
        session.run("extension UIViewController { var own: Int { 4 } }")
        #expect(session.errors.last?.contains("invalid redeclaration of 'own'") == true)
        session.run("extension UIViewController { var title: String { \"\" } }")
        #expect(session.errors.last?.contains("invalid redeclaration of 'title'") == true)
        session.run("extension UIViewController { var bad: Int { nothing } }")
        #expect(session.value(of: "home.bad")?.contains("has no member 'bad'") == true)
        #expect(session.knowsOwn)
    }

    @Test func `two worlds do not see each other's types`() {
        let (first, second) = (TestSession(), TestSession())
        first.run(extended)
        second.run("new home; root home")
        #expect(!second.knowsOwn)
        #expect(first.knowsOwn)
        first.run("class Mine: UIViewController {}\nprotocol Marked {}")
        first.run("extension UIViewController: Marked {}")
        second.run("protocol Marked {}")
        #expect(first.value(of: "home is Marked") == "true")
        #expect(second.value(of: "home is Marked") == "false")
        #expect(second.value(of: "Mine()")?.contains("Mine") == true)
        #expect(second.errors.last?.contains("Mine") == true)
        second.run("extension UIViewController { var own: Int { 5 } }")
        #expect(first.value(of: "home.own") == "3")
        #expect(second.value(of: "home.own") == "5")
        second.run("reset\nnew home")
        #expect(!second.knowsOwn)
        #expect(first.knowsOwn)
    }

    @Test func `two worlds run in turn, each with its own objects, time and log`() {
        let (first, second) = (TestSession(), TestSession(world: WorldSettings(ios: 15)))
        first.run("new a; root a; hold; new b; present b")
        second.run("new c; root c; new d; c.present(d, animated: true)")
        first.run("release; why not a.viewDidLoad; undo; redo")
        second.run("dismiss d")
        let alone = TestSession()
        alone.run(
            "new a; root a; hold; new b; present b; release; why not a.viewDidLoad; undo; redo")
        #expect(first.log(.all) == alone.log(.all))
        #expect(first.tree == alone.tree)
        #expect(!second.log(.all).contains { $0.hasPrefix("a.") })
        #expect(second.workbench.simulator.systemVersion == 15)
        #expect(first.errors == [])
        #expect(second.errors == [])
    }

    @Test func `a world goes with its workbench and leaves the other's alone`() {
        let kept = TestSession()
        kept.run("new a; root a")
        weak var gone: Simulator?
        do {
            let other = TestSession()
            other.run("new z; root z")
            gone = other.workbench.simulator
            kept.run("new b; add b to a")
        }
        #expect(gone == nil)
        kept.run("present new c")
        #expect(kept.workbench.simulator === Simulator.current)
        #expect(kept.workbench.snapshot.canonicalLines.contains { $0.contains("a") })
    }
}
