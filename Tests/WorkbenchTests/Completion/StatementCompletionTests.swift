import Testing

@testable import Statements
@testable import Workbench

@MainActor @Suite("Completion of statements")
struct StatementCompletionTests {
    private func items(_ line: String) -> [String] {
        let run = ScriptRun(
            """
            class Home: UIViewController {
                var current: UIViewController?
                func show(_ c: UIViewController, animated: Bool) { current = c }
            }
            new home as Home; root home
            let other = UIViewController()
            """)
        return run.workbench.completions(for: line).map(\.text)
    }

    @Test(
        "knows members by type",
        arguments: [
            ("home.view.autoresizingM", ["home.view.autoresizingMask"]),
            ("let x = home.curr", ["home.current"]),
            ("home.show", ["home.show(", "home.showDetailViewController("]),
            ("print(home.children.first?.isViewL", ["print(home.children.first?.isViewLoaded"]),
            ("home.view.addSubview(other.viewIf", ["home.view.addSubview(other.viewIfLoaded"]),
            ("UIView.perf", ["UIView.performWithoutAnimation("]),
            ("other.modalPresentationStyle = .full", [".fullScreen"]),
            ("home.view.frame.ori", ["home.view.frame.origin"]),
            ("[home.view addSub", ["addSubview:"]),
            ("[home addChildV", ["addChildViewController:"]),
            ("[[home view] bringSub", ["bringSubviewToFront:"]),
            ("[home presentViewController:other anim", ["animated:"]),
            ("[UIColor blac", ["blackColor"]),
            ("[[UIView alloc] initW", ["initWithFrame:"]),
            ("[home.view addSubview:othe", ["addSubview:other"]),
            (
                "other.modalPresentationStyle = UIModalPresentationFullS",
                ["UIModalPresentationFullScreen"]
            ),
            ("other.view.frame = CGRectGetWid", ["CGRectGetWidth("]),
        ])
    func members(line: String, expected: [String]) { #expect(items(line) == expected) }

    @Test(
        "knows what may come next in a call",
        arguments: [
            ("home.present(other, ", ["animated: "]),
            ("home.present(other, ani", ["animated: "]),
            ("present(other, ", ["animated: "]),
            ("home.present(other, animated: ", ["true", "false"]),
            ("home.present(other, animated: t", ["true"]),
            ("home.present(other, animated: true, ", ["completion: "]),
            ("home.show(other, ", ["animated: ", "sender: "]),
            ("home.addChild(", ["home.addChild(home", "home.addChild(other"]),
            ("home.addChild(oth", ["home.addChild(other"]),
            ("home.present(", ["home.present(home", "home.present(other"]),
            ("UIView.animate(withDuration: 0.3, anim", ["animations: "]),
            ("other.view.frame = CGRect(x: 0, ", ["y: "]),
            ("home.show(UIViewController(), ani", ["animated: "]),
            ("home.show(\"a, b\", ani", ["animated: "]),
            ("home.dismiss(animated: true, completion: nil, ", []),
        ])
    func calls(line: String, expected: [String]) { #expect(items(line) == expected) }

    @Test("in a class body, what may be overridden completes to whole signatures")
    func overrides() {
        let head = "class Page: UIViewController {\n    "
        #expect(
            items(head + "override func viewW") == [
                "viewWillAppear(_ animated: Bool)", "viewWillDisappear(_ animated: Bool)",
                "viewWillLayoutSubviews()",
                "viewWillTransition(to size: CGSize, with coordinator: "
                    + "any UIViewControllerTransitionCoordinator)", "viewWillUnload()",
            ])
        #expect(
            items("class Page: UIViewController { override func loadV") == ["loadView()"])
        #expect(
            items(head + "override var shouldAutor") == ["shouldAutorotate: Bool"])
        #expect(items("class Box: UIView {\noverride func layoutS") == ["layoutSubviews()"])
        #expect(items(head + "override func viewDidLoad() { super.viewDidLoad() }\n  func x") == [])
        #expect(items("class Page: Nothing { override func view") == [])
    }

    @Test(
        "offers nothing where nothing is known, and runs nothing",
        arguments: [
            "nobody.vie", "[nobody vie", "[", "[[", ").", "home..", "let x = \"a.", "x = [home .",
            "home.view.frame = CGRect(", "@[", "[home addChildViewController:", "let x = 1.",
            "[home show:[UIViewController new] anim", "print(UIViewController().vie", "((((((.",
            "\u{1B}[home \u{202E}.", "home.children[0].vie", ".", "a = .", "home?.!.",
        ])
    func hostile(line: String) {
        let run = ScriptRun("new home; root home")
        let events = run.workbench.log.events.count
        _ = run.workbench.completions(for: line)
        #expect(run.workbench.log.events.count == events)
        #expect(run.run("print(1 + 1)") == ["2"])
    }

    @Test func `a line may begin with a class`() {
        let items = ScriptRun().workbench.completions(for: "UIViewController").map(\.text)
        #expect(items.contains("UIViewController"))
        #expect(items.allSatisfy { $0.hasPrefix("UIViewController") })
    }
}
