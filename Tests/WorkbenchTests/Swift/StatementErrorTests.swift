import HeadlessUIKit
import HierarchyRecords
import Testing

@testable import Statements
@testable import Workbench

@MainActor @Suite("Statements that cannot run")
struct StatementErrorTests {
    @Test(
        "say where, why and what was probably meant, and change nothing",
        arguments: [
            (
                "p.addChld(c)",
                "1:3: 'UIViewController' has no member 'addChld'; did you mean 'addChild(_:)'?"
            ),
            (
                "p.veiw.alpha = 1",
                "1:3: 'UIViewController' has no member 'veiw'; did you mean 'view'?"
            ),
            ("q.addChild(c)", "1:1: unknown name 'q'"),
            ("homme.addChild(c)", "1:1: unknown name 'homme'; did you mean 'home'?"),
            (
                "p.present(c, animate: true)",
                "1:3: 'UIViewController' has no 'present(_:animate:)'; did you mean 'present(_:animated:completion:)'?"
            ),
            (
                "p.addChild()",
                "1:3: 'UIViewController' has no 'addChild()'; did you mean 'addChild(_:)'?"
            ),
            (
                "p.addChild(c, c)",
                "1:3: 'UIViewController' has no 'addChild(_:_:)'; did you mean 'addChild(_:)'?"
            ),
            (
                "p.view.addSubview(c)",
                "1:19: 'addSubview(_:)' needs UIView, not UIViewController; did you mean 'c.view'?"
            ),
            (
                "p.addChild(c.parent)",
                "1:14: 'addChild(_:)' needs UIViewController, not UIViewController?"
            ),
            ("p.view.alpha = \"x\"", "1:16: 'alpha' needs Double, not String"),
            ("p.view.tag = 1.5", "1:14: 'tag' needs Int, not Double"),
            ("p.view.isHidden = nil", "1:19: 'isHidden' needs Bool, not nil"),
            (
                "p.modalPresentationStyle = .fullScren",
                "1:29: 'UIModalPresentationStyle' has no 'fullScren'; did you mean 'fullScreen'?"
            ),
            (
                "p.view.autoresizingMask = [.flexibleWith]",
                "1:29: 'UIView.AutoresizingMask' has no 'flexibleWith'; did you mean 'flexibleWidth'?"
            ),
            ("p.parent.title = \"x\"", "1:3: UIViewController? must be unwrapped before 'title'"),
            ("p.title?.count.foo()", "1:16: 'Int' has no member 'foo'"),
            ("p?.addChild(c)", "1:1: '?' needs an optional before it, not UIViewController"),
            ("p!.addChild(c)", "1:2: '!' needs an optional before it, not UIViewController"),
            ("p.parent = c", "1:3: 'UIViewController.parent' cannot be assigned: it is get-only"),
            (
                "p.shouldAutomaticallyForwardAppearanceMethods = false",
                "1:3: 'UIViewController.shouldAutomaticallyForwardAppearanceMethods' cannot be assigned: it is get-only"
            ),
            ("p = c", "1:1: 'p' cannot be assigned: it is a constant"),
            ("let p = c", "1:5: 'p' is a name already"),
            ("let window = c", "1:5: 'window' is a name already"),
            ("let UIView = c", "1:5: 'UIView' is a name of the language"),
            ("let x: UIVeiw = c", "1:8: unknown type 'UIVeiw'; did you mean 'UIView'?"),
            ("let x = nil", "1:9: 'x' needs a type: the value tells none"),
            (
                "let x: UIView = c",
                "1:17: 'x' needs UIView, not UIViewController; did you mean 'c.view'?"
            ),
            ("let x = .zero", "1:10: nothing here tells the type that '.zero' belongs to"),
            ("let x = 1 + true", "1:11: '+' does not go with Int and Bool"),
            ("let x = p + c", "1:11: '+' does not go with UIViewController and UIViewController"),
            ("let x = 1.5 % 2", "1:13: '%' does not go with Double and Double"),
            ("let x = p < c", "1:11: '<' does not go with UIViewController and UIViewController"),
            ("let x = p == 1", "1:11: '==' does not go with UIViewController and Int"),
            ("let x = 1 ... p", "1:11: '...' does not go with Int and UIViewController"),
            ("let x = p ..< p", "1:11: a range of UIViewController is not understood"),
            (
                "let x = true ? 1 : p",
                "1:20: the other half of '? :' needs Int, not UIViewController"
            ),
            ("let x = [1, p]", "1:13: an array needs Int, not UIViewController"),
            ("let (x, y) = (1, 2, 3)", "1:14: 2 names need as many values, not (Int, Int, Int)"),
            (
                "p.children[p].title = \"x\"",
                "1:12: an array's index needs Int, not UIViewController"
            ),
            ("p.children[0, 1].title = \"x\"", "1:11: an index is one value"),
            ("p.title()", "1:3: 'title' is a property: leave '()' out"),
            (
                "let x = p.addChild",
                "1:11: 'addChild' is a method: call it; did you mean 'addChild(_:)'?"
            ),
            (
                "UIView.animte(withDuration: 1) { }",
                "1:8: 'UIView' has no 'animte' of its own; did you mean 'animate(withDuration:delay:options:animations:completion:)'?"
            ),
            (
                "CGRect(x: 0, y: 0)",
                "1:1: 'CGRect' has no 'init(x:y:)'; did you mean 'init(x:y:width:height:)'?"
            ),
            ("UIApplication()", "1:1: a UIApplication cannot be made here"),
            ("doit(p)", "1:1: unknown function 'doit'"),
            ("min(1)", "1:1: 'min' needs 2 numbers of one type"),
            ("p.view.frame.width = 5", "1:14: 'CGRect.width' cannot be assigned: it is get-only"),
            (
                "p.view.convert(1, to: nil)",
                "1:16: 'convert(_:to:)' needs CGPoint or CGRect, not Int"
            ),
        ])
    func diagnostics(statement: String, line: String) {
        let run = ScriptRun("new p; new c; new home")
        let before = run.workbench.promptState.step
        #expect(run.run(statement) == [line])
        #expect(run.workbench.promptState.step == before)
        #expect(run.log(.all) == [])
    }

    @Test(
        "end with Swift's own words, and the step is undone",
        arguments: [
            (
                "p.parent!.title = \"x\"",
                "1:9: Fatal error: Unexpectedly found nil while unwrapping an Optional value"
            ),
            ("print(p.children[0])", "1:17: Fatal error: Index out of range"),
            ("print(p.children[-1])", "1:17: Fatal error: Index out of range"),
            ("p.view.tag = 1 / (1 - 1)", "1:16: Fatal error: Division by zero"),
            ("p.view.tag = 1 % 0", "1:16: Fatal error: Division by zero in remainder operation"),
            ("p.view.tag = 9223372036854775807 + 1", "1:34: Fatal error: arithmetic overflow"),
            ("p.view.tag = -9223372036854775807 - 2", "1:35: Fatal error: arithmetic overflow"),
            ("p.view.tag = 9223372036854775807 * 2", "1:34: Fatal error: arithmetic overflow"),
            (
                "let x = p.parent as! UIView",
                "1:18: Fatal error: Unexpectedly found nil while unwrapping an Optional value"
            ),
            ("let x = p as! UIView", "1:11: Could not cast value p to 'UIView'"),
            (
                "let x = [1: 2, 1: 3]",
                "1:16: Fatal error: Dictionary literal contains duplicate keys"
            ),
        ])
    func failures(statement: String, line: String) {
        let run = ScriptRun("new p")
        #expect(run.run(statement) == [line])
        let half = "UIView.performWithoutAnimation { p.title = \"half\"; \(statement) }"
        #expect(run.run(half).count == 1)
        #expect(run.run("expect p.title nil; expect p.isViewLoaded false") == [])
        #expect(run.log(.all) == [])
    }

    @Test("are checked as a whole before anything of them runs")
    func whole() {
        let run = ScriptRun("new p")
        #expect(
            run.run("UIView.animate(withDuration: 1) { p.title = \"x\"; p.view.nosuch() }") == [
                "1:57: 'UIView' has no member 'nosuch'"
            ])
        #expect(run.run("p.view.addSubview(p.parent!.nosuch)").count == 1)
        #expect(run.log(.all) == [])
    }

    @Test("stop at an exception, which undoes the step")
    func exceptions() {
        let run = ScriptRun(
            """
            new p; root p
            UIView.performWithoutAnimation { p.title = "half"; p.addChild(p); p.title = "x" }
            expect exception "itself"
            expect p.title nil
            """)
        #expect(run.talk == [])
    }

    @Test(
        "survive any text",
        arguments: [
            "let a = UIViewController(); root1.view.addSubview(a.view)",
            "root1.view.frame = CGRect(x: 0, y: 64, width: root1.view.bounds.width / 2, height: 700)",
            "UIView.animate(withDuration: 0.3, animations: { root1.view.alpha = -1 }) { _ in print($0) }",
            "root1.children.first?.view.subviews[0].frame.origin.x += 1 - (2 ?? 3)",
            "var x: [UIViewController?] = [nil, root1, nil] + [root1.parent]; x[1]!.title = \"\\(x)\"",
            "root1.transition(from: root1, to: root1, duration: .nan, options: [], animations: nil)",
            "window.rootViewController = root1 as? UIViewController ?? nil; _ = !(1 == 2) && true",
        ])
    func mutilated(statement: String) {
        let characters = Array(statement)
        var survived = 0
        for length in 0..<characters.count {
            let run = ScriptRun("new root1; root root1")
            run.run(String(characters[..<length]))
            run.run(String(characters[..<length] + characters[(length + 1)...]))
            run.run(String(characters[...length] + characters[length...]))
            if run.run("expect root1.isViewLoaded true").isEmpty { survived += 1 }
        }
        #expect(survived == characters.count)
    }

    @Test("refuse what is nested too deeply")
    func depth() {
        let run = ScriptRun("new p")
        for statement in [
            "p.view.tag = " + String(repeating: "(", count: 5_000) + "1",
            "p.view.tag = " + String(repeating: "-", count: 5_000) + "1",
            "p.view.tag = " + String(repeating: "1 + ", count: 5_000) + "1",
            "p" + String(repeating: ".view", count: 5_000) + ".tag = 1",
            "p.view.tag = " + String(repeating: "true ? 1 : ", count: 5_000) + "1",
            "p.f(" + String(repeating: "{ p.f(", count: 5_000) + "1",
            "p.view.tag = " + String(repeating: "[", count: 5_000) + "1"
                + String(repeating: "]", count: 5_000),
        ] {
            #expect(run.run(statement).count == 1)
        }
        #expect(run.log(.all) == [])
    }
}
