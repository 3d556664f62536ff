import HierarchyRecords
import Testing

@testable import Statements
@testable import Workbench

@MainActor
@Suite("A line that is one expression")
struct ValueLineTests {
    private nonisolated static let begin = """
        new detail; new home as nav root detail; new a; root home; new 设置; new cell-2; new tree
        let n = 3; let xs = ["x", "y"]; var none: String? = nil; let some: String? = "s"
        func twice(_ k: Int) -> Int { k * 2 }
        class Own: UIViewController { var half: Int { 5 }; lazy var box = UIView() }
        new own as Own
        struct P { var k = 1; var note: String? = "q" }
        let p = P(); let pair = (x: 1, y: some)
        """

    private func session(_ policy: RunPolicy = RunPolicy()) -> TestSession {
        let session = TestSession(policy)
        session.run(Self.begin)
        #expect(session.errors == [])
        return session
    }

    @Test(
        "shows its value and is no step",
        arguments: [
            ("home", "= <UINavigationController: home>"),
            ("设置", "= <UIViewController: 设置>"), ("设置.parent", "= nil"),
            ("cell-2", "= <UIViewController: cell-2>"), ("cell-2.isViewLoaded", "= false"),
            ("cell-2 === 设置", "= false"), ("n-1", "= 2"),
            ("home.topViewController", "= <UIViewController: detail>"),
            ("home.topViewController?.title", "= nil"),
            ("home.viewControllers", "= [<UIViewController: detail>]"),
            ("home.view.frame", "= (0.0, 0.0, 393.0, 852.0)"),
            ("home.view.frame.size", "= (393.0, 852.0)"),
            ("home.view.alpha", "= 1.0"), ("home.isViewLoaded", "= true"),
            ("home.modalPresentationStyle", "= .pageSheet"),
            ("3", "= 3"), ("3.5", "= 3.5"), ("3 + 4 * 2", "= 11"), ("-n", "= -3"),
            ("\"text\"", "= \"text\""), ("\"tree\"", "= \"tree\""),
            ("\"n is \\(n)\"", "= \"n is 3\""), ("\"a\" + \"b\"", "= \"ab\""),
            ("\"abc\".count", "= 3"), ("xs[1]", "= \"y\""), ("xs", "= [\"x\", \"y\"]"),
            ("xs == [\"x\", \"\\(n)\"]", "= false"),
            ("!home.isViewLoaded", "= false"), ("home is UINavigationController", "= true"),
            ("home as? UITabBarController", "= nil"), ("n > 2 ? \"more\" : \"less\"", "= \"more\""),
            ("(tree)", "= <UIViewController: tree>"), ("[n, 4]", "= [3, 4]"),
            ("none", "= nil"), ("some", "= \"s\""), ("some ?? \"-\"", "= \"s\""),
            ("[some, none]", "= [\"s\", nil]"), ("pair", "= (x: 1, y: \"s\")"),
            ("p", "= P(k: 1, note: Optional(\"q\"))"), ("p.k", "= 1"), ("1...3", "= 1...3"),
            ("true", "= true"), ("nil", "= nil"), ("YES", "= true"),
            ("own.half", "= 5"), ("CGRect.zero", "= (0.0, 0.0, 0.0, 0.0)"),
            ("UIView.areAnimationsEnabled", "= true"), ("home.title == nil", "= true"),
            ("n # a comment", "= 3"), ("n // a comment", "= 3"), ("n + 1;", "= 4"),
            ("@\"x\"", "= \"x\""), ("@[@1, @2]", "= [1, 2]"),
        ])
    func shown(line: String, value: String) {
        let session = session()
        let (steps, events) = (session.history.count, session.log(.all).count)
        #expect(session.run(line) == .fine)
        #expect(session.errors == [])
        #expect(session.lines == [value])
        #expect(session.replies.last?.step == nil)
        #expect(session.history.count == steps)
        #expect(session.log(.all).count == events)
    }

    @Test(
        "is no step where it calls what only tells something",
        arguments: [
            ("home.view.isDescendant(of: home.view)", "= true"),
            ("home.view.convert(CGPoint(x: 1, y: 2), to: nil)", "= (1.0, 2.0)"),
            ("home.view.viewWithTag(9)", "= nil"), ("[home isEqual:detail]", "= false"),
            ("home.view.isDescendant(of: home.view) && home.isViewLoaded", "= true"),
        ])
    func told(line: String, value: String) {
        let session = session(RunPolicy(isInteractive: true))
        let (steps, events) = (session.history.count, session.log(.all))
        #expect(session.run(line) == .fine)
        #expect(session.errors == [])
        #expect(session.lines == [value])
        #expect(session.replies.last?.step == nil)
        #expect(session.history.count == steps)
        #expect(session.log(.all) == events)
        session.run("new later; undo; redo; tree")
        #expect(session.errors == [])
    }

    @Test("is no step where its function prints around what only tells something")
    func printing() {
        let session = session(RunPolicy(isInteractive: true))
        session.run(
            "func look() -> Bool { let x = home.view.isDescendant(of: home.view); print(x); return x }"
        )
        let (steps, events) = (session.history.count, session.log(.all))
        session.run("look(); look()")
        #expect(session.lines == ["true", "= true", "true", "= true"])
        #expect(session.history.count == steps && session.log(.all) == events)
    }

    @Test("is a step where it calls what may change something, or loads a view on the way")
    func changes() {
        let session = session(RunPolicy(isInteractive: true))
        let steps = session.history.count
        session.run("home.view.endEditing(true); home.popViewController(animated: false)")
        session.run("a.view.isDescendant(of: home.view)")
        #expect(session.history.count == steps + 2)
    }

    @Test("that loads a view is a step, its events before its value")
    func loads() {
        let session = session()
        let steps = session.history.count
        session.run("a.view.bounds.width")
        #expect(session.lines == ["= 393.0"])
        guard let reply = session.replies.last else { return }
        #expect(reply.step == steps + 1)
        #expect(
            session.workbench.log.events[reply.events].map(session.workbench.log.text) == [
                "a.loadView()", "a.viewDidLoad()",
            ])
        session.run("a.view.bounds.width")
        #expect(session.replies.last?.step == nil)
        #expect(session.history.count == steps + 1)
        session.run("undo; expect a.isViewLoaded false; redo; expect a.isViewLoaded true")
        #expect(session.failures == [])
    }

    @Test("keeps the number of the next step, and what the last step changed")
    func quiet() {
        let session = session(RunPolicy(isInteractive: true))
        session.run("new b; home; 3; b.title; tree; new c; tree")
        let steps = session.replies.compactMap(\.step)
        #expect(Array(steps.suffix(2)) == [steps.count - 1, steps.count])
        session.run("push a; a.title; tree")
        #expect(session.differences.last??.changes.isEmpty == false)
    }

    @Test(
        "is a whole command word before a name, and a name before a word cut short",
        arguments: [
            ("tree", []), ("Tree", []), ("pu", ["= <UIViewController: pu>"]),
            ("pu.title", ["= nil"]), ("se", ["= 4"]), ("se + 1", ["= 5"]),
            ("twice", ["= (Function)"]),
        ])
    func precedence(line: String, lines: [String]) {
        let session = session(RunPolicy(isInteractive: true))
        session.run("new pu; let se = 4")
        session.run(line)
        #expect(session.errors == [])
        #expect(session.lines == lines)
    }

    @Test("cut short is the command where operands make it none")
    func abbreviation() {
        let session = session(RunPolicy(isInteractive: true))
        session.run("new pu; pus a; pu")
        #expect(session.errors == [])
        #expect(session.lines == ["= <UIViewController: pu>"])
        #expect(session.history.last?.command == "push a")
    }

    @Test(
        "that makes no sense says what is wrong with it",
        arguments: [
            ("hom", "unknown command 'hom'; did you mean 'home'?"),
            ("hme.title", "unknown name 'hme'; did you mean 'home'?"),
            ("tre", "unknown command 'tre' (a script may not abbreviate); did you mean 'tree'?"),
            ("teee", "unknown command 'teee'; did you mean 'tree'?"),
            ("lgo -5", "unknown command 'lgo'; did you mean 'log'?"),
            ("-foo", "unknown command '-foo'"),
            ("home.titel", "'UINavigationController' has no member 'titel'; did you mean 'title'?"),
            ("home.foo.bar", "'UINavigationController' has no member 'foo'"),
            ("home tree", "unknown command 'home'"),
            ("3 +", "expected a value, found the end of the statement"),
            ("UIView", "'UIView' is a type: make a value with 'UIView(…)'"),
            ("home + 1", "'+' does not go with UINavigationController and Int"),
            ("xs[7]", "Fatal error: Index out of range"), ("none!", "nil"),
        ])
    func mistakes(line: String, message: String) {
        let session = session()
        let steps = session.history.count
        #expect(session.run(line) == .commandFailed)
        #expect(session.errors.count == 1)
        #expect(session.errors.first?.contains(message) == true, "\(session.errors)")
        #expect(session.lines == [])
        #expect(session.history.count == steps)
    }

    @Test("of an object that is gone says so")
    func dead() {
        let session = session()
        session.run("forget a")
        session.run("a")
        session.run("a.title")
        #expect(session.errors == ["1:1: 'a' was deallocated", "1:1: 'a' was deallocated"])
    }

    // MARK: Calls

    private nonisolated static let calls = [
        ("[home topViewController]", "= <UIViewController: detail>"),
        ("[home topViewController];", "= <UIViewController: detail>"),
        ("home.viewControllers.count(where: { _ in true })", "= 1"),
        ("twice(4)", "= 8"), ("xs.map { $0 + \"!\" }", "= [\"x!\", \"y!\"]"),
        ("home.view.frame.contains(CGPoint(x: 1, y: 2))", "= true"),
        ("xs.firstIndex(of: \"y\")", "= 1"), ("xs.first { $0 == \"q\" }", "= nil"),
        ("CGRect(x: 1, y: 2, width: 3, height: 4)", "= (1.0, 2.0, 3.0, 4.0)"),
        ("CGRectMake(1, 2, 3, 4);", "= (1.0, 2.0, 3.0, 4.0)"),
    ]

    @Test("shows what a call gives at the prompt alone", arguments: calls)
    func call(line: String, value: String) {
        let typed = session(RunPolicy(isInteractive: true))
        let steps = typed.history.count
        typed.run(line)
        #expect(typed.errors == [])
        #expect(typed.lines == [value])
        #expect(typed.history.count == steps)
        let script = session()
        script.run(line)
        script.run(line, file: "x.vcr")
        typed.run(line, file: "x.vcr")
        typed.run("repeat 2 { \(line) }")
        typed.run("together { \(line) }; on a.viewDidLoad { \(line) }; a.loadViewIfNeeded()")
        typed.run("define go { \(line)\n }; go")
        typed.workbench.isPaste = true
        typed.run(line)
        #expect(typed.errors + script.errors == [])
        #expect(typed.lines == [value])
        #expect(script.lines == [])
    }

    @Test("shows a call that is a part of it anywhere")
    func partOfCall() {
        let session = session()
        session.run(
            "twice(4) + 1; home.viewControllers.first!.title; [home topViewController] == a;")
        #expect(session.lines == ["= 9", "= nil", "= false"])
    }

    @Test("is a step where a call changed something or was sent to UIKit, and shows no Void")
    func steps() {
        let session = session(RunPolicy(isInteractive: true))
        let steps = session.history.count
        session.run(
            "home.popViewController(animated: false); _ = twice(3); a.loadViewIfNeeded(); print(n)")
        #expect(session.lines == ["= nil", "3"])
        #expect(
            session.history.dropFirst(steps).map(\.command) == [
                "home.popViewController(animated: false); _ = twice(3); a.loadViewIfNeeded(); print(n)"
            ])
        session.run("var k = 0; func count() -> Int { k += 1; return k }")
        let before = session.history.count
        session.run("count()")
        session.run("count()")
        session.run("expect k 2")
        #expect(session.lines.suffix(2) == ["= 1", "= 2"])
        #expect(session.history.count == before + 2)
        session.run("undo; expect k 1")
        #expect(session.failures == [])
    }

    @Test("within a block, a hook or a step stands at its place among the events")
    func places() {
        let run = ScriptRun(
            """
            new p; new c; root p
            on c.viewDidLoad { c.isViewLoaded; [c title]; }
            together { c.parent
            p.addChild(c); c.parent == p
            p.view.addSubview(c.view) }
            """)
        #expect(
            Array(run.told.drop { $0 != "= nil" }) == [
                "= nil", "c.willMove(toParent: p)", "= true", "c.loadView()", "c.viewDidLoad()",
                "= true", "c.viewWillAppear(false)", "c.viewIsAppearing(false)",
                "c.viewDidAppear(false)",
            ])
    }

    // MARK: Long and hostile values

    @Test("is cut where it is long, and writes no control character")
    func bounded() throws {
        let session = session(RunPolicy(isInteractive: true))
        session.run("Array(1...1000)")
        session.run("Array(repeating: Array(repeating: \"word\", count: 90), count: 90)")
        session.run("String(repeating: \"x\", count: 100_000) + \"\"")
        session.run("\"\\u{1B}[2J\\u{202E}\\n\\u{7}\"")
        let lines = session.lines
        try #require(lines.count == 4)
        #expect(lines[0].hasPrefix("= [1, 2, 3") && lines[0].hasSuffix("100, … 900 more]"))
        #expect(lines[1].utf8.count < 6000 && lines[1].hasSuffix(" more]"))
        #expect(lines[2].utf8.count < 6000 && lines[2].hasSuffix("x\"…"))
        #expect(lines[3] == "= \"\\u{1B}[2J\\u{202E}\\n\\u{7}\"")
    }

    // MARK: Sessions

    @Test("is taken as a step again by undo, save and code")
    func again() throws {
        let session = TestSession()
        session.run("new a; a.view.alpha; new b; b.title")
        session.run("new cell-2; cell-2.view.alpha")
        let sources = session.history.map(\.command)
        #expect(sources == ["new a", "a.view.alpha", "new b", "new cell-2", "cell-2.view.alpha"])
        session.run("code 2; code 2 --objc; code 5")
        #expect(
            session.lines.suffix(3) == [
                "_ = a.view.alpha", "(void)(a.view.alpha);", "_ = cell_2.view.alpha",
            ])
        let folder = try TemporaryDirectory()
        session.run("save \"\(folder.path)/s.vcr\"")
        let other = TestSession()
        other.run("load \"\(folder.path)/s.vcr\"")
        #expect(other.errors == [])
        #expect(other.history.map(\.command) == sources)
        #expect(other.log(.all) == session.log(.all))
    }

    @Test("can be tried, and stepped through")
    func tried() {
        let session = session()
        session.run("dry a.view; compare \"a.view\" \"a.title\"")
        #expect(session.errors == [])
        session.run("expect a.isViewLoaded false")
        #expect(session.failures == [])
    }
}
