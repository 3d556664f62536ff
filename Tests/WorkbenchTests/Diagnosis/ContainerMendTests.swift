import HierarchyRecords
import Testing

@testable import Statements
@testable import Workbench

@MainActor
@Suite("doctor: the lines that mend a container leave nothing to find")
struct ContainerMendTests {
    private nonisolated static let start = "new p; new q; new a; new b; root p\n"
    private nonisolated static let box = """
        class Box: UIViewController {
            func show(_ child: UIViewController) {
                addChild(child)
                child.didMove(toParent: self)
            }
        }
        let c = Box(); root c

        """
    private nonisolated static let whole = ["willMove p", "didMove p"]
    private nonisolated static let left = whole + ["willMove nil", "didMove nil"]

    private nonisolated static let words: [Callback: String] = [
        .willMoveToParent: "willMove", .didMoveToParent: "didMove", .viewWillAppear: "appear",
        .viewWillDisappear: "disappear",
    ]

    /// What doctor finds, or else nothing.
    private func findings(_ session: TestSession) -> [Finding] {
        session.run("doctor")
        let last = session.replies.last?.contents.first
        if let findings = last?.told(FindingsAnswer.self)?.findings { return findings }
        return []
    }

    /// What `a` was told of its moves, and how often it appeared and disappeared.
    private func told(_ session: TestSession) -> [String] {
        let log = session.workbench.log
        return log.events.filter { log.objects.name($0.object) == "a" }.compactMap { event in
            guard let word = Self.words[event.callback] else { return nil }
            return word.hasSuffix("Move") ? "\(word) \(log.arguments(event).joined())" : word
        }
    }

    @Test(
        "typed as they are",
        arguments: [
            ("p.addChild(a)", "did-move-missing", ["willMove p", "appear", "didMove p"]),
            (
                "p.addChild(a); p.view.addSubview(a.view)", "did-move-missing",
                ["willMove p", "appear", "didMove p"]
            ),
            (
                "p.addChild(a); a.didMove(toParent: p)", "view-not-added",
                left + ["willMove p", "appear", "didMove p"]
            ),
            (
                "add a; a.view.removeFromSuperview()", "view-taken-out",
                ["willMove p", "appear", "didMove p", "disappear", "willMove nil", "didMove nil"]
            ),
            (
                "add a; a.willMove(toParent: nil)", "removal-unfinished",
                ["willMove p", "appear", "didMove p", "willMove nil", "disappear", "didMove nil"]
            ),
            (
                "add a; a.willMove(toParent: nil); a.view.removeFromSuperview()",
                "removal-unfinished",
                ["willMove p", "appear", "didMove p", "willMove nil", "disappear", "didMove nil"]
            ),
            (
                "p.view.addSubview(a.view)", "view-without-controller",
                ["appear", "willMove p", "didMove p"]
            ),
            (
                "add a; a.willMove(toParent: nil); a.removeFromParent()",
                "view-without-controller",
                ["willMove p", "appear", "didMove p", "willMove nil", "didMove nil", "disappear"]
            ),
            (
                "p.addChild(a); p.view.addSubview(a.view); a.didMove(toParent: q)",
                "did-move-elsewhere", ["willMove p", "appear", "didMove q", "didMove p"]
            ),
            (
                "p.addChild(a); a.didMove(toParent: q)", "did-move-elsewhere",
                ["willMove p", "didMove q", "appear", "didMove p"]
            ),
            (
                "p.addChild(a); p.view.addSubview(a.view); a.didMove(toParent: nil)",
                "did-move-unremoved", ["willMove p", "appear", "didMove nil", "didMove p"]
            ),
            (
                "add a; a.didMove(toParent: nil)", "did-move-unremoved",
                ["willMove p", "appear", "didMove p", "didMove nil", "didMove p"]
            ),
            (
                "a.didMove(toParent: p)", "did-move-without-add",
                ["didMove p", "willMove p", "appear", "didMove p"]
            ),
            (
                "p.view.addSubview(a.view); a.didMove(toParent: p)", "view-without-controller",
                ["appear", "didMove p", "willMove p", "didMove p"]
            ),
        ])
    func lines(_ script: String, id: String, callbacks: [String]) {
        let session = TestSession()
        session.run(Self.start + script)
        let found = findings(session)
        #expect(found.map(\.id) == [id])
        for line in found.flatMap(\.mend) where !line.hasPrefix("or, ") {
            #expect(session.run(line) == .fine, "\(line)")
        }
        #expect(findings(session).map(\.id) == [])
        #expect(told(session) == callbacks)
    }

    @Test(
        "done in the code",
        arguments: [
            (
                "add a; a.view.removeFromSuperview(); a.removeFromParent()", "will-move-missing",
                "a.willMove(toParent: nil) before a.removeFromParent()", "remove a"
            ),
            (
                "p.addChild(a); a.didMove(toParent: p); p.view.addSubview(a.view)",
                "did-move-before-view", "p.view.addSubview(a.view) before a.didMove(toParent: p)",
                "p.addChild(a); p.view.addSubview(a.view); a.didMove(toParent: p)"
            ),
            (
                "a.willMove(toParent: p)", "will-move-by-hand",
                "p.addChild(a) in place of a.willMove(toParent: p)", "add a"
            ),
            (
                "a.willMove(toParent: p); add a", "will-move-twice",
                "leave a.willMove(toParent: p) out: addChild sends it", "add a"
            ),
            (
                "add a; a.willMove(toParent: p)", "will-move-twice",
                "leave a.willMove(toParent: p) out: addChild sends it", "add a"
            ),
            (
                "add a; a.didMove(toParent: p)", "did-move-twice",
                "leave the second a.didMove(toParent: p) out", "add a"
            ),
            (
                "p.addChild(a); a.didMove(toParent: p); p.view.addSubview(a.view); "
                    + "a.didMove(toParent: p)", "did-move-twice",
                "leave the first a.didMove(toParent: p) out: the move is complete when the view is there",
                "p.addChild(a); p.view.addSubview(a.view); a.didMove(toParent: p)"
            ),
            (
                "add a; a.willMove(toParent: nil); a.view.removeFromSuperview(); "
                    + "a.didMove(toParent: nil)", "did-move-unremoved",
                "a.removeFromParent() in place of a.didMove(toParent: nil)", "add a; remove a"
            ),
            (
                "add a; a.willMove(toParent: nil); a.view.removeFromSuperview(); "
                    + "a.didMove(toParent: nil); a.removeFromParent()", "did-move-twice",
                "leave a.didMove(toParent: nil) out: removeFromParent sends it", "add a; remove a"
            ),
            (
                "add a; remove a; a.didMove(toParent: nil)", "did-move-twice",
                "leave a.didMove(toParent: nil) out: removeFromParent sends it", "add a; remove a"
            ),
        ])
    func sentences(_ script: String, id: String, mend: String, mended: String) {
        let session = TestSession()
        session.run(Self.start + script)
        let found = findings(session)
        #expect(found.map(\.id) == [id])
        #expect(found.map(\.mend) == [[mend]])
        let other = TestSession()
        other.run(Self.start + mended)
        #expect(findings(other).map(\.id) == [])
    }

    @Test func `a child whose view is put elsewhere, as in a new cell, may be told again`() {
        let session = TestSession()
        session.run(
            Self.start
                + "add a; let v = UIView(); p.view.addSubview(v)\n"
                + "p.addChild(a); v.addSubview(a.view); a.didMove(toParent: p)")
        #expect(findings(session).map(\.id) == [])
    }

    @Test func `removeFromParent without willMove, then a didMove by hand, is found all the same`()
    {
        let session = TestSession()
        session.run(
            Self.start
                + "add a; a.view.removeFromSuperview(); a.removeFromParent(); a.didMove(toParent: nil)"
        )
        #expect(findings(session).map(\.id) == ["will-move-missing", "did-move-twice"])
    }

    @Test func `a method's mend is in the method that ran, and nowhere where a line was typed`() {
        let other = Self.box.replacing(
            "    func show",
            with: """
                    func late(_ child: UIViewController) {
                        addChild(child)
                        child.didMove(toParent: self)
                    }
                    func show
                """)
        let session = TestSession()
        session.run(
            other
                + "new a; new b; new d\nc.show(a)\nc.addChild(b); b.didMove(toParent: c)\nadd d")
        #expect(
            findings(session).map { $0.mend.first ?? "" } == [
                "self.view.addSubview(child.view) behind addChild (Box.show, line 7)",
                "b.willMove(toParent: nil)",
            ])
    }

    @Test(
        "of a child without a name as well",
        arguments: [
            "class Box: UIViewController { func put() { let k = UIViewController(); addChild(k); k.didMove(toParent: self) } }\nnew c as Box; root c; c.put()",
            "new c; root c; [c addChildViewController:[UIViewController new]]; [c.childViewControllers[0] didMoveToParentViewController:c];",
        ])
    func nameless(script: String) {
        let session = TestSession()
        session.run(script)
        let found = findings(session)
        #expect(found.allSatisfy { $0.id == "view-not-added" } && !found.isEmpty)
        for line in found.flatMap(\.mend) where !line.contains(" behind ") {
            #expect(session.run(line) == .fine, "\(line)")
        }
        #expect(findings(session).map(\.id) == [])
    }

    @Test func `code that runs in a callback, in an observer, in a closure and in Objective-C`() {
        let swift = """
            class Home: UIViewController {
                let first = UIViewController()
                var second: UIViewController? { didSet { addChild(second!); second!.didMove(toParent: self) } }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    DispatchQueue.main.async {
                        self.addChild(self.first)
                        self.first.didMove(toParent: self)
                    }
                }
            }
            let h = Home(); let a = h.first; new b
            root h
            h.second = b
            """
        let session = TestSession()
        session.run(swift)
        #expect(
            findings(session).map { $0.mend.first ?? "" } == [
                "self.view.addSubview(second!.view) behind addChild (Home.second, line 3)",
                "self.view.addSubview(self.first.view) behind addChild (Home.viewDidLoad, line 7)",
            ])
    }
}
