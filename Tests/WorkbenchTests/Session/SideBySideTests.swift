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

    @Test func `loading takes it away or brings it, and leaves other worlds alone`() throws {
        let directory = try TemporaryDirectory()
        let (saved, plain) = (directory.path + "/own.vcr", directory.path + "/plain.vcr")
        let (first, second) = (TestSession(), TestSession())
        first.run(extended + "\nsave \(saved)")
        second.run("new home; root home\nsave \(plain)")
        second.run("load \(saved)")
        #expect(second.knowsOwn)
        first.run("load \(plain)")
        #expect(!first.knowsOwn)
        #expect(second.knowsOwn)
        first.run("load \(saved)")
        second.run("load \(plain)")
        #expect(first.knowsOwn)
        #expect(!second.knowsOwn)
    }

    @Test func `a session that cannot be loaded takes nothing away`() throws {
        let directory = try TemporaryDirectory()
        let path = directory.path + "/bad.vcr"
        try "new home; root nobody\n".write(toFile: path, atomically: true, encoding: .utf8)
        let session = TestSession()
        session.run(extended)
        session.run("load \(path)")
        #expect(session.errors.count == 1)
        #expect(session.knowsOwn)
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

    @Test func `a property may have the name that a trait of the session has`() {
        let session = TestSession()
        session.run(
            """
            new home; root home
            struct Depth: UITraitDefinition {
                static let defaultValue = 1
                static let identifier = "depth"
            }
            extension UITraitCollection { var depth: Int { self[Depth.self] } }
            extension UIMutableTraits {
                var depth: Int {
                    get { self[Depth.self] }
                    set { self[Depth.self] = newValue }
                }
            }
            home.traitOverrides.depth = 4
            """)
        #expect(session.errors == [])
        #expect(session.value(of: "home.traitCollection.depth") == "4")
    }

    @Test func `a member is declared once, and a failed extension leaves nothing`() {
        let session = TestSession()
        session.run(extended)
        session.run("extension UIViewController { var own: Int { 4 } }")
        #expect(session.errors.last?.contains("invalid redeclaration of 'own'") == true)
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

    @Test func `a conformance is the session's, whichever world is the current one`() throws {
        let (first, second) = (TestSession(), TestSession())
        first.run("new home\nprotocol Marked {}\nextension UIViewController: Marked {}")
        second.run("new other; root other")
        #expect(Simulator.current === second.workbench.simulator)
        let statements = first.workbench.session.world.statements
        let classes = statements.variables.classes
        let marked = try #require(classes.type(named: "Marked"))
        let own = second.workbench.session.world.statements.variables.classes
        #expect(TypeDescription.navigationController.inherits(from: marked, in: classes))
        #expect(!TypeDescription.navigationController.inherits(from: marked, in: own))
        #expect(ValueType.named(.viewController).fits(.named(marked), in: classes))
        #expect(!ValueType.named(.viewController).fits(.named(marked), in: own))
    }

    @Test func `a message is found in the session of its receiver`() throws {
        let (first, second) = (TestSession(), TestSession())
        first.run("new home; root home\nextension UIViewController { @objc func close() {} }")
        let home = try #require(first.workbench.session.world.names.controller("home"))
        second.run("new other; root other")
        #expect(Simulator.current === second.workbench.simulator)
        #expect(home.canPerformAction("close", withSender: nil))
        #expect(AnyTarget(object: home).knownMethod("close")?.name == "close()")
        let other = try #require(second.workbench.session.world.names.controller("other"))
        #expect(AnyTarget(object: other).knownMethod("close") == nil)
    }

    @Test func `a workbench that runs within another's reply does not take its place`() {
        let script = "new home; root home; repeat 3 { home.addChild(UIViewController()) }"
        let (outer, inner, alone) = (TestSession(), TestSession(), TestSession())
        outer.workbench.onReply = { _ in inner.run("let z = UIViewController(); forget z") }
        outer.run(script)
        #expect(Simulator.current === outer.workbench.simulator)
        alone.run(script)
        #expect(outer.log(.all) == alone.log(.all))
        #expect(outer.tree == alone.tree)
        #expect(!inner.log(.all).isEmpty)
    }

    @Test func `a workbench that is asked within another's step does not take its place`() {
        let (outer, inner) = (TestSession(), TestSession())
        var asked = 0
        outer.workbench.isInterrupted = {
            asked += 1
            inner.run("new z; forget z")
            return false
        }
        outer.run("new home; root home; repeat 3 { home.addChild(UIViewController()) }")
        #expect(asked > 2)
        #expect(Simulator.current === outer.workbench.simulator)
        #expect(outer.tree.count == 4)
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
