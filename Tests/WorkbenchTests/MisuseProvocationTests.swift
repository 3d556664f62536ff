import HierarchyRecords
import Testing

@testable import Statements
@testable import Workbench

/// A script that makes the model say one text of the table.
private struct Provocation {
    let id: String
    let script: String
    /// What the letters of the table's text stand for.
    let objects: [String: String]

    init(
        _ id: String, _ script: String, _ objects: [String: String],
        others: [String: String] = [:]
    ) {
        self.id = id
        self.script = script
        self.objects = objects.mapValues { "<UIViewController: \($0)>" }
            .merging(others) { $1 }
    }

    private static let presenter = ["<B>": "b", "<R>": "p", "<S>": "p"]
    private static let inFlight = "new p; new a; new b; root p; hold; present a; wait 0.1; "

    static let all: [Provocation] =
        containment + presentation + containers + alerts + system + constraints + storyboards

    private static let storyboards = StoryboardProvocations.scripts.map {
        Provocation($0.id, $0.script, [:], others: $0.others)
    }

    private static let upsideDown =
        "class P: UIViewController { override var preferredInterfaceOrientationForPresentation: "
        + "UIInterfaceOrientation { .portraitUpsideDown } }; new a; root a; new p as P; "
        + "present p as fullScreen"

    private static let system = [
        Provocation(
            "E57",
            "set ios 12; class P: UIViewController { override var supportedInterfaceOrientations: "
                + "UIInterfaceOrientationMask { .portraitUpsideDown } }; new p as P; root p", [:],
            others: ["[Class ": "[P "]),
        Provocation("E58a", upsideDown, [:]),
        Provocation(
            "E58b", upsideDown, [:],
            others: [
                "'landscapeLeft'": "'portraitUpsideDown'",
                "'portrait, landscapeRight'": "'portrait, landscapeLeft, landscapeRight'",
            ]),
        Provocation(
            "E59",
            "class P: UIViewController { override var supportedInterfaceOrientations: "
                + "UIInterfaceOrientationMask { .landscape } }; new p as P; root p; "
                + "window.windowScene?.requestGeometryUpdate(.iOS(interfaceOrientations: "
                + ".portrait))", [:]),
        Provocation(
            "E60",
            "class P: UIViewController { override var traitCollection: UITraitCollection { "
                + "UITraitCollection(horizontalSizeClass: .compact) } }; new p as P; root p", [:],
            others: ["Class X ": "Class P "]),
        Provocation("E74", "let m = CLLocationManager(); m.requestLocation()", [:]),
    ]

    private static let tied = "new p; new a; root p; add a; "
    private static let width = "let k = a.view.widthAnchor.constraint(equalToConstant: 5); "

    private static func made(_ first: String, _ other: String, _ second: String) -> String {
        "NSLayoutConstraint(item: a.view!, attribute: .\(first), relatedBy: .equal, "
            + "toItem: \(other), attribute: .\(second), multiplier: 1, constant: 0)"
    }

    private static let constraints =
        ["E66a", "E66b"].map {
            Provocation(
                $0, tied + "constrain a.view.width = 100; constrain a.view.width = 200", [:],
                others: [
                    "<A>": "a.view.width == 100 (active)", "<B>": "a.view.width == 200 (active)",
                ])
        } + [
            Provocation(
                "E67", "new p; new z; root p; constrain z.view.top = p.view.top", [:],
                others: [
                    "<A>": "<NSLayoutYAxisAnchor: z.view.top>",
                    "<B>": "<NSLayoutYAxisAnchor: p.view.top>",
                ]),
            Provocation(
                "E68", tied + "a.view.addConstraint(\(made("width", "p.view", "width")))", [:],
                others: [
                    "<A>": "<NSLayoutConstraint: a.view.width == p.view.width>",
                    "<V>": "<UIView: a.view>",
                ]),
            Provocation("E69a", tied + "let k = \(made("left", "p.view", "top"))", [:]),
            Provocation("E69b", tied + "let k = \(made("left", "p.view", "leading"))", [:]),
            Provocation("E75", tied + width + "k.priority = UILayoutPriority(2000)", [:]),
            Provocation("E76a", tied + "a.view.center = CGPoint(x: .nan, y: 0.5)", [:]),
            Provocation(
                "E76b", tied + "a.view.bounds = CGRect(x: 0, y: 0, width: .nan, height: 1)", [:]),
            Provocation(
                "E78",
                "let x = UIViewPropertyAnimator(duration: 1, curve: .linear) {}; "
                    + "x.startAnimation(); x.finishAnimation(at: .end)", [:]),
            Provocation(
                "E77", tied + "let row = UIStackView(); row.insertArrangedSubview(a.view, at: 5)",
                [:]),
            Provocation(
                "E70", tied + "let k = \(made("left", "nil", "notAnAttribute"))", [:],
                others: ["<V>": "<UIView: a.view>"]),
            Provocation(
                "E71", tied + width + "let z = 0.0; k.constant = 1 / z", [:],
                others: ["nan": "inf", "<A>": "<NSLayoutConstraint: a.view.width == 5>"]),
            Provocation(
                "E72", tied + width + "k.isActive = true; k.priority = UILayoutPriority(250)",
                [:]),
            Provocation(
                "E73", tied + "constrain \"H:|-[a\"", [:],
                others: [
                    "<F>": "H:|-[a", "Expected a view": "Expected a ']' here", "(at 0)": "(at 6)",
                ]
            ),
        ]

    private static let alerts = [
        Provocation(
            "E18", "device iPad; new p; new b; root p; present b as popover", [:],
            others: [
                "<PC>": "<UIPopoverPresentationController: b.presentationController>"
            ]),
        Provocation(
            "E19a", "device iPad; new p; root p; new a as sheet with OK; present a", [:],
            others: ["<X>": "<UIAlertController: a>"]),
        Provocation(
            "E19b", "device iPad; new p; root p; new a as sheet with OK; present a", [:],
            others: [
                "<X>": "<UIAlertController: a>",
                "Class (<S>)": "UIViewController (<UIViewController: p>)",
            ]),
        Provocation(
            "E20", "device iPad; new p; root p; new a as activity with text; present a", [:],
            others: ["<X>": "<UIActivityViewController: a>"]),
        Provocation("E21", "new p; root p; new a as alert; present a", [:]),
        Provocation(
            "E22",
            "new a as alert with Cancel; a.addAction(UIAlertAction(title: nil, style: .cancel))",
            [:]),
    ]

    private static let containment = [
        Provocation(
            "E01", "new p; new a; root p; add a; a.endAppearanceTransition()", ["<X>": "a"]),
        Provocation(
            "E02", "new p; new q; new a; root p; p.view.addSubview(a.view); q.addChild(a)",
            ["<C>": "a", "<P>": "p", "<R>": "q"]),
        Provocation(
            "E03", "new p; new q; new a; root p; q.addChild(a); p.view.addSubview(a.view)",
            ["<C>": "a", "<P>": "p", "<Q>": "q"]),
        Provocation(
            "E04", "new p; new a; p.view = UIView(); a.view = p.view", ["<X>": "p", "<Y>": "a"]),
        Provocation("E32", "new a; root a; a.view.addSubview(a.view)", [:]),
        Provocation(
            "E38",
            "new p; new a; new b; root p; add a; "
                + "p.transition(from: a, to: b, duration: 0, options: [], animations: nil)",
            ["<A>": "a", "<B>": "b"]),
        Provocation("E39", "new a; root a; a.viewWillAppear(true)", ["<X>": "a"]),
        Provocation(
            "E40", "new a; on a.deinit { a.loadViewIfNeeded() }; forget a", ["<X>": "a"]),
    ]

    private static let stack = "new a; new b; new x; new n as nav with a b; root n; "
    private static let tabs = "new a; new b; new x; new t as tab with a b; root t; "
    private static let nav = ["<NAV>": "<UINavigationController: n>"]

    private static let containers =
        ["E24a", "E24b"].map {
            Provocation($0, stack + "push a", ["<X>": "a"], others: nav)
        } + [
            Provocation("E25", stack + "push n", [:]),
            Provocation(
                "E26", stack + "[n pushViewController:nil animated:YES];", [:], others: nav),
            Provocation("E27", stack + "stack n x x", ["<X>": "x"]),
            Provocation("E28", stack + "n.popToViewController(x, animated: true)", [:]),
            Provocation(
                "E31", stack + "hold; push x; wait 0.1; pop", [:],
                others: [
                    "pushViewController:animated:": "popToViewController:transition:",
                    "<NAV>": "<UINavigationController n>",
                ]),
            Provocation(
                "E33", stack + "new s as split; n.pushViewController(s, animated: false)", [:],
                others: nav),
            Provocation("E35", stack + "n.navigationBar.delegate = a", [:]),
            Provocation("E36", tabs + "t.tabBar.items = []", [:]),
            Provocation("E37", tabs + "select x in t", [:]),
            Provocation(
                "E55",
                "new a; new b; new c; new p as page with a b c; root p; "
                    + "p.setViewControllers([a, b, c], direction: .forward, animated: false)", [:]),
            Provocation(
                "E56a",
                "new a; new b; new p as page with a b; root p; swipe forward; remove b; finish",
                [:], others: ["<VIEW>": "<UIView: b.view>"]),
        ]

    private static let presentation =
        ["E05a", "E05b"].map {
            Provocation($0, "new p; new b; p.present(b, animated: false)", presenter)
        }
        + ["E06a", "E06b", "E06c"].map {
            Provocation(
                $0,
                "new p; new q; new b; root p; present q as overFullScreen; "
                    + "p.present(b, animated: false)",
                presenter.merging(["<Q>": "q"]) { $1 })
        }
        + ["E07a", "E07b"].map {
            Provocation($0, inFlight + "p.present(b, animated: false)", presenter)
        } + [
            Provocation(
                "E08",
                "new p; new s; new q; new b; root p; hold; present s as pageSheet; wait 0.1; "
                    + "present q from s; present b from s", ["<B>": "b", "<S>": "s", "<Q>": "q"]),
            Provocation("E09", inFlight + "p.dismiss(animated: false)", ["<X>": "p"]),
            Provocation("E10", inFlight + "p.dismiss(animated: false)", [:]),
        ]
        + ["E13", "E14"].map {
            Provocation(
                $0, "new a; new b; new c; root a; present b; c.present(b, animated: false)",
                ["<B>": "b", "<A>": "a"])
        } + [
            Provocation(
                "E14b", "new a; new p; new b; root a; add b to p; a.present(b, animated: false)",
                ["<B>": "b", "<P>": "p"]),
            Provocation(
                "E15", "new p; root p; [p presentViewController:nil animated:NO completion:nil];",
                ["<S>": "p"]),
            Provocation("E16", "new p; new b; root p; present b as none", [:]),
            Provocation(
                "E61", "new p; new b; root p; present b as overFullScreen with partialCurl",
                ["<B>": "b", "<A>": "p"]),
        ]
        + ["E17a", "E17b", "E17c"].map {
            Provocation(
                $0,
                "new p; new s; new b; root p; p.view.addSubview(s.view); "
                    + "s.present(b, animated: false)", ["<B>": "b", "<S>": "s"])
        }
}

@MainActor
@Suite("E01–E78: what the model can say is said by a script, in each version's words")
struct MisuseProvocationTests {
    private nonisolated static let raised = MisuseTable.all.filter(\.isRaised)

    /// The newest and the oldest version among these that says it.
    private static func versions(of row: MisuseText) -> [Int] {
        let known = [26, 14, 12, 10].filter(row.holds)
        if known.isEmpty { return [8] }
        return known.first == known.last
            ? Array(known.prefix(1)) : [known[0], known[known.count - 1]]
    }

    @Test("every text that the model can raise has a script")
    func complete() {
        #expect(Provocation.all.map(\.id).sorted() == Self.raised.map(\.id))
    }

    @Test("the script makes the log say the table's text", arguments: raised)
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
            #expect(
                said.map(log.text) == [expected(row.misuse, provocation)],
                "\(row.id) on \(version)")
        }
    }

    private func expected(_ misuse: Misuse, _ provocation: Provocation) -> String {
        let head =
            switch misuse.kind {
            case .warning: "warning: "
            case .exception(let name): "exception \(name): "
            }
        let views = [
            "<V>": "<UIView: p.view>",
            "<PC>": "<_UIPageSheetPresentationController: a.presentationController>",
        ]
        return provocation.objects.merging(views) { own, _ in own }.reduce(head + misuse.text) {
            $0.replacingText($1.key, by: $1.value)
        }
    }
}

extension Callback {
    fileprivate var isMisuse: Bool { self == .warning || self == .exception }
}

extension String {
    fileprivate func replacingText(_ part: String, by other: String) -> String {
        split(separator: part, omittingEmptySubsequences: false).joined(separator: other)
    }
}
