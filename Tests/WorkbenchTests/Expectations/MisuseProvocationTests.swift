import HierarchyRecords
import Testing

@testable import Statements
@testable import Workbench

/// A script that makes the model say one text of the table.
struct Provocation {
    let id: String
    let script: String

    init(_ id: String, _ script: String) {
        self.id = id
        self.script = script
    }

    private static let inFlight = "new p; new a; new b; root p; hold; present a; wait 0.1; "
    private static let presenting =
        "new p; new a; root p; hold; present a as overFullScreen; wait 0.1; p.dismiss(animated: false)"
    private static let dismissing =
        "new p; new a; root p; present a; hold; dismiss; wait 0.1; p.dismiss(animated: false)"

    static let all: [Provocation] =
        containment + presentation + containers + alerts + system + constraints + storyboards

    private static let storyboards = StoryboardProvocations.scripts.map {
        Provocation($0.id, $0.script)
    }

    private static let upsideDown =
        "class P: UIViewController { override var preferredInterfaceOrientationForPresentation: "
        + "UIInterfaceOrientation { .portraitUpsideDown } }; new a; root a; new p as P; "
        + "present p as fullScreen"

    private static let system = [
        Provocation(
            "E57",
            "set ios 12; class P: UIViewController { override var supportedInterfaceOrientations: "
                + "UIInterfaceOrientationMask { .portraitUpsideDown } }; new p as P; root p"),
        Provocation("E58a", upsideDown),
        Provocation("E58b", upsideDown),
        Provocation(
            "E59",
            "class P: UIViewController { override var supportedInterfaceOrientations: "
                + "UIInterfaceOrientationMask { .landscape } }; new p as P; root p; "
                + "window.windowScene?.requestGeometryUpdate(.iOS(interfaceOrientations: "
                + ".portrait))"),
        Provocation(
            "E60",
            "class P: UIViewController { override var traitCollection: UITraitCollection { "
                + "UITraitCollection(horizontalSizeClass: .compact) } }; new p as P; root p"),
        Provocation("E74", "let m = CLLocationManager(); m.requestLocation()"),
    ]

    private static let tied = "new p; new a; root p; add a; "
    private static let width = "let k = a.view.widthAnchor.constraint(equalToConstant: 5); "

    private static func made(_ first: String, _ other: String, _ second: String) -> String {
        "NSLayoutConstraint(item: a.view!, attribute: .\(first), relatedBy: .equal, "
            + "toItem: \(other), attribute: .\(second), multiplier: 1, constant: 0)"
    }

    private static let constraints =
        ["E66a", "E66b"].map {
            Provocation($0, tied + "constrain a.view.width = 100; constrain a.view.width = 200")
        } + [
            Provocation("E67", "new p; new z; root p; constrain z.view.top = p.view.top"),
            Provocation("E68", tied + "a.view.addConstraint(\(made("width", "p.view", "width")))"),
            Provocation("E69a", tied + "let k = \(made("left", "p.view", "top"))"),
            Provocation("E69b", tied + "let k = \(made("left", "p.view", "leading"))"),
            Provocation("E75", tied + width + "k.priority = UILayoutPriority(2000)"),
            Provocation("E76a", tied + "a.view.center = CGPoint(x: .nan, y: 0.5)"),
            Provocation(
                "E76b", tied + "a.view.bounds = CGRect(x: 0, y: 0, width: .nan, height: 1)"),
            Provocation("E83a", rows), Provocation("E83b", rows),
            Provocation(
                "E78",
                "let x = UIViewPropertyAnimator(duration: 1, curve: .linear) {}; "
                    + "x.startAnimation(); x.finishAnimation(at: .end)"),
            Provocation(
                "E77", tied + "let row = UIStackView(); row.insertArrangedSubview(a.view, at: 5)"),
            Provocation("E70", tied + "let k = \(made("left", "nil", "notAnAttribute"))"),
            Provocation("E71", tied + width + "let z = 0.0; k.constant = 1 / z"),
            Provocation(
                "E72", tied + width + "k.isActive = true; k.priority = UILayoutPriority(250)"),
            Provocation("E73", tied + "constrain \"H:|-[a\""),
        ]

    private static let alerts = [
        Provocation("E18", "device iPad; new p; new b; root p; present b as popover"),
        Provocation("E19a", "device iPad; new p; root p; new a as sheet with OK; present a"),
        Provocation("E19b", "device iPad; new p; root p; new a as sheet with OK; present a"),
        Provocation("E20", "device iPad; new p; root p; new a as activity with text; present a"),
        Provocation("E21", "new p; root p; new a as alert; present a"),
        Provocation(
            "E22",
            "new a as alert with Cancel; a.addAction(UIAlertAction(title: nil, style: .cancel))"),
        Provocation(
            "E84",
            """
            set ios 8; device iPad; new p; new a; root p
            func pop() {
                let popover = UIPopoverController(contentViewController: a)
                popover.present(
                    from: CGRect(x: 0, y: 0, width: 9, height: 9), in: p.view,
                    permittedArrowDirections: .any, animated: false)
            }
            pop()
            """),
        Provocation(
            "E23",
            "set device iPad; let popover = UIPopoverController(contentViewController: UIViewController()); "
                + "popover.present(from: .zero, in: UIView(), permittedArrowDirections: .any, animated: true)"
        ),
        Provocation("E85", "new a; let popover = UIPopoverController(contentViewController: a)"),
        Provocation(
            "E86", "let grid = UICollectionViewController(); root grid"),
    ]

    private static let containment = [
        Provocation("E01", "new p; new a; root p; add a; a.endAppearanceTransition()"),
        Provocation("E02", "new p; new q; new a; root p; p.view.addSubview(a.view); q.addChild(a)"),
        Provocation("E03", "new p; new q; new a; root p; q.addChild(a); p.view.addSubview(a.view)"),
        Provocation("E04", "new p; new a; p.view = UIView(); a.view = p.view"),
        Provocation("E32", "new a; root a; a.view.addSubview(a.view)"),
        Provocation(
            "E38",
            "new p; new a; new b; root p; add a; "
                + "p.transition(from: a, to: b, duration: 0, options: [], animations: nil)"),
        Provocation("E39", "new a; root a; a.viewWillAppear(true)"),
        Provocation("E40", "new a; on a.deinit { a.loadViewIfNeeded() }; forget a"),
        Provocation(
            "E81",
            """
            class Home: UIViewController {
                override func loadView() { view.isHidden = true }
            }
            new a as Home
            root a
            """),
    ]

    private static let rows =
        "class R: UITableViewController { "
        + "override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 1 }; "
        + "override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell { "
        + "let c = UITableViewCell(style: .default, reuseIdentifier: nil); let l = UILabel(); "
        + "l.translatesAutoresizingMaskIntoConstraints = false; c.contentView.addSubview(l); "
        + "l.topAnchor.constraint(equalTo: c.contentView.topAnchor, constant: 8).isActive = true; "
        + "return c } }; let r = R(style: .plain); "
        + "r.tableView.rowHeight = UITableView.automaticDimension; "
        + "r.tableView.estimatedRowHeight = 44; root r"
    private static let stack = "new a; new b; new x; new n as nav with a b; root n; "
    private static let nested = stack + "hold; pop; wait 0.1; push x"
    private static let tabs = "new a; new b; new x; new t as tab with a b; root t; "

    private static let containers =
        ["E24a", "E24b"].map {
            Provocation($0, stack + "push a")
        } + [
            Provocation("E25", stack + "push n"),
            Provocation("E26", stack + "[n pushViewController:nil animated:YES];"),
            Provocation("E27", stack + "stack n x x"),
            Provocation("E28", stack + "n.popToViewController(x, animated: true)"),
            Provocation("E29a", nested), Provocation("E29b", stack + "hold; push x; wait 0.1; pop"),
            Provocation("E30", nested + "; release"),
            Provocation(
                "E34",
                stack + "let bar = UINavigationBar(); bar.items = [b.navigationItem]; "
                    + "n.view.setNeedsLayout()"),
            Provocation("E31", stack + "hold; push x; wait 0.1; pop"),
            Provocation(
                "E33", stack + "new s as split classic; n.pushViewController(s, animated: false)"),
            Provocation("E35", stack + "n.navigationBar.delegate = a"),
            Provocation(
                "E82",
                "set ios 8; " + stack
                    + "n.navigationBar.addConstraint(NSLayoutConstraint("
                    + "item: n.navigationBar, attribute: .width, relatedBy: .equal, toItem: nil, "
                    + "attribute: .notAnAttribute, multiplier: 1, constant: 320))"),
            Provocation("E36", tabs + "t.tabBar.items = []"),
            Provocation("E37", tabs + "select x in t"),
            Provocation(
                "E55",
                "new a; new b; new c; new p as page with a b c; root p; "
                    + "p.setViewControllers([a, b, c], direction: .forward, animated: false)"),
            Provocation(
                "E56a",
                "new a; new b; new p as page with a b; root p; swipe forward; remove b; finish"),
        ]

    private static let presentation =
        ["E05a", "E05b"].map {
            Provocation($0, "new p; new b; p.present(b, animated: false)")
        }
        + ["E06a", "E06b", "E06c"].map {
            Provocation(
                $0,
                "new p; new q; new b; root p; present q as overFullScreen; "
                    + "p.present(b, animated: false)")
        }
        + ["E07a", "E07b"].map {
            Provocation($0, inFlight + "p.present(b, animated: false)")
        } + [
            Provocation(
                "E08",
                "new p; new s; new q; new b; root p; hold; present s as pageSheet; wait 0.1; "
                    + "present q from s; present b from s"),
            Provocation("E09", dismissing), Provocation("E10", presenting),
            Provocation("E11", dismissing), Provocation("E12", presenting),
        ]
        + ["E13", "E14"].map {
            Provocation($0, "new a; new b; new c; root a; present b; c.present(b, animated: false)")
        } + [
            Provocation(
                "E14b", "new a; new p; new b; root a; add b to p; a.present(b, animated: false)"),
            Provocation(
                "E15", "new p; root p; [p presentViewController:nil animated:NO completion:nil];"),
            Provocation("E16", "new p; new b; root p; present b as none"),
            Provocation(
                "E61", "new p; new b; root p; present b as overFullScreen with partialCurl"),
        ]
        + ["E17a", "E17b", "E17c"].map {
            Provocation(
                $0,
                "new p; new s; new b; root p; p.view.addSubview(s.view); "
                    + "s.present(b, animated: false)")
        }
}

@MainActor
@Suite("E01–E78: what the model can say is said by a script, in each version's words")
struct MisuseProvocationTests {
    private nonisolated static let raised = MisuseTable.all.filter(\.isRaised)

    /// The newest and the oldest version among these that says it.
    private static func versions(of row: MisuseText) -> [SystemVersion] {
        let known: [SystemVersion] = [26, 14, 12, 10].filter(row.holds)
        if known.isEmpty { return [7, 13, 9].filter(row.holds).prefix(1) + [] }
        return known.first == known.last
            ? Array(known.prefix(1)) : [known[0], known[known.count - 1]]
    }

    @Test("every text that the model can raise has a script")
    func complete() {
        #expect(Provocation.all.map(\.id).sorted() == Self.raised.map(\.id))
    }

    @Test("the script makes the log say the text, letter by letter", arguments: raised)
    func text(_ row: MisuseText) throws {
        let provocation = try #require(Provocation.all.first { $0.id == row.id })
        let folder = try TemporaryDirectory()
        for (name, text) in StoryboardProvocations.files { try folder.write(text, to: name) }
        let script = provocation.script.replacing("FOLDER", with: folder.path)
        for version in Self.versions(of: row) {
            let session = TestSession()
            session.run("set ios \(version); " + script)
            let log = session.workbench.log
            let said = log.events.filter { $0.rule == row.misuse.rule && $0.callback.isMisuse }
            #expect(said.map(log.text) == [MisuseLiterals.lines[row.id]], "\(row.id) on \(version)")
        }
    }
}

extension Callback {
    fileprivate var isMisuse: Bool { self == .warning || self == .exception }
}
