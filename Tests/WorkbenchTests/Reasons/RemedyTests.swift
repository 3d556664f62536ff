import HierarchyRecords
import Testing

@testable import Workbench

/// What a person would do instead, where no change of the steps is meant.
@MainActor
@Suite("Why not: what to do instead")
struct RemedyTests {
    private struct Told {
        var rule: RuleID?
        var values: [String] = []
        var remedy: String?
        var changes: [[Alternative.Change]] = []
        var tried = 0
    }

    private func told(_ script: String, _ query: String) -> Told {
        let tests = WhyNotTests()
        guard let answer = tests.answer(tests.session(script), query),
            case .notSent(let reason, let alternatives) = answer.finding
        else { return Told() }
        return Told(
            rule: reason.failed?.rule, values: reason.failed?.values ?? [],
            remedy: reason.failed?.remedy, changes: alternatives.list.map(\.changes),
            tried: answer.tried)
    }

    @Test func `a view is loaded once`() {
        let told = told("new a; new b; root a; root b; root a", "a.viewDidLoad")
        #expect(told.rule == .l02)
        #expect(told.values == ["a.isViewLoaded was true before (step 3)"])
        #expect(told.remedy == Remedy.oncePerLoad.text.text)
        #expect(told.tried == 0)
    }

    @Test func `the app leaves the screen and comes back`() {
        let away = told("new a; root a; background", "a.viewDidDisappear")
        #expect(away.rule == .m1)
        #expect(away.remedy == Remedy.goingToBackground.text.text)
        #expect(away.tried == 0)
        let back = told("new a; root a; background; foreground", "a.viewDidAppear")
        #expect(
            back.values == [
                "a had appeared before (step 2)",
                "leaving the app and coming back takes no view out of its window",
            ])
        #expect(back.remedy == Remedy.comingToForeground.text.text)
    }

    @Test(arguments: ["swipe down; finish", "s.dismiss(animated: true)"])
    func `a sheet that goes leaves the presenter where it was`(end: String) {
        let told = told("new a; new s; root a; present s as pageSheet; \(end)", "a.viewWillAppear")
        #expect(told.rule == .p04)
        #expect(
            told.values == [
                "a had appeared before (step 3)",
                "s was shown as .pageSheet, which leaves a.view in the window",
            ])
        #expect(told.remedy?.hasPrefix("Hear that it goes: s.presentationController?") == true)
    }

    @Test func `an alert that goes: its action's handler`() {
        let told = told(
            """
            new a; root a
            let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default, handler: nil))
            a.present(alert, animated: true)
            tap "OK"
            """, "a.viewDidAppear")
        #expect(told.rule == .p05)
        #expect(
            told.remedy
                == "Do it in the handler of the alert's action, which runs once it has gone.")
    }

    private nonisolated static let unadopted = """
        class Host: UIViewController {
            let map = UIViewController()
            override func viewDidLoad() { super.viewDidLoad(); view.addSubview(map.view) }
        }
        let host = Host(); root host
        """

    @Test func `a view without its controller: addChild, in the words of the class`() {
        let told = told(Self.unadopted + "\nrotate landscape", "host.map.viewWillTransition")
        #expect(told.rule == .d05)
        #expect(
            told.values == [
                "UIViewController-1.parent is nil: it is no child",
                "UIViewController-1.view is in host.view, so that only host got the callback",
            ])
        #expect(
            told.remedy
                == "Make it a child where host's class adds its view: addChild(map) before the view "
                + "is added, and map.didMove(toParent: self) after it.")
        #expect(
            told.changes == [
                [.add("host.addChild(host.map)", [.before(step: 3), .before(step: 4)])]
            ])
    }

    @Test func `a stack whose view was added without it: who is no child`() {
        let told = told(
            """
            new inner; new nav as nav root inner; new host; root host
            host.view.addSubview(nav.view)
            new over; present over as fullScreen; dismiss over
            """, "inner.viewWillAppear")
        #expect(told.rule == .d05)
        #expect(told.values.first == "nav.parent is nil: it is no child")
        #expect(told.remedy?.contains("host.addChild(nav) before the view is added") == true)
    }

    @Test func `a turn of an iPad changes no traits`() {
        let told = told(
            "device \"iPad Pro 11\"; new a; root a; rotate", "a.traitCollectionDidChange")
        #expect(told.rule == .t08)
        #expect(
            told.values == [
                "they are wR hR light, before and after",
                "the size changes, but the size classes do not: the width is regular and the height "
                    + "regular in both",
            ])
        #expect(told.remedy == Remedy.sizeInsteadOfTraits.text.text)
    }

    @Test func `a presenter that presents already: who is in front`() {
        let told = told(
            """
            new a; new b; new c; root a; a.present(b, animated: true)
            a.present(c, animated: true)
            """, "c.viewDidLoad")
        #expect(told.rule == .e06)
        #expect(
            told.remedy
                == "Present from the controller in front, the last presentedViewController of the "
                + "root's: b.present(c, animated: true).")
        #expect(told.changes == [[.add("b.present(c, animated: true)", [.after(step: 6)])]])
    }

    @Test func `dismiss takes what is presented, and not the receiver`() {
        let told = told(
            """
            new a; new b; new c; root a; a.present(b, animated: true); b.present(c, animated: true)
            b.dismiss(animated: true)
            """, "b.viewWillDisappear")
        #expect(told.rule == .p24)
        #expect(told.values == ["b had presented c: dismiss took that away alone"])
    }

    @Test func `dismiss of what was pushed`() {
        let told = told(
            """
            new a; new b; new n as nav root a; root n; push b
            b.dismiss(animated: true)
            """, "b.viewWillDisappear")
        #expect(told.rule == .a08)
        #expect(
            told.values == ["nobody presents it, and it presents nobody: n has pushed it"])
        #expect(told.remedy == "Pop it: navigationController?.popViewController(animated: true).")
    }

    @Test func `a delegate that was not set, and the method's owner`() {
        let told = told(
            """
            class Tour: UIViewController, UIScrollViewDelegate {
                let scroll = UIScrollView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    scroll.frame = view.bounds
                    scroll.contentSize = CGSize(width: 900, height: 1500)
                    view.addSubview(scroll)
                }
                func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
            }
            let tour = Tour(); root tour
            drag 0 300
            """, "tour.scrollViewWillBeginDragging")
        #expect(
            told.values == [
                "tour.scroll.delegate is nil: none was set, or it is gone, as nothing held it"
            ])
        #expect(
            told.remedy
                == "tour has the method, but is not the delegate. Set scroll.delegate = self where its "
                + "class makes the view ready, as in viewDidLoad.")
        #expect(
            told.changes.first?.first.map { change in
                if case .add(let line, _) = change { line } else { "" }
            } == "tour.scroll.delegate = tour")
    }

    @Test func `a call on a stack that is nil`() {
        let told = told(
            """
            class Home: UIViewController {
                func open(_ next: UIViewController) {
                    navigationController?.pushViewController(next, animated: true)
                }
            }
            let home = Home(); root home; new next
            home.open(next)
            """, "next.viewWillAppear")
        #expect(told.rule == .e64)
        #expect(
            told.values == [
                "home.navigationController is nil, so that pushViewController on it does nothing "
                    + "(Home.open, line 3)", "home was never put on a stack",
            ])
    }

    @Test func `a split that has collapsed onto its secondary`() {
        let told = told(
            """
            new list; new detail; let s = UISplitViewController()
            s.viewControllers = [UINavigationController(rootViewController: list), detail]
            root s
            """, "list.viewDidAppear")
        #expect(told.rule == .c50)
        #expect(
            told.values == [
                "the width is compact, and s shows detail on top", "s.delegate is nil",
            ])
    }

    @Test func `who is asked for the orientations`() {
        let told = told(
            "new a; new n as nav root a; root n; rotate", "a.supportedInterfaceOrientations")
        #expect(told.rule == .s05)
        #expect(
            told.values == [
                "it is a child, and the system asks only the window's root, n, which is a "
                    + "UINavigationController"
            ])
        #expect(told.remedy == Remedy.orientations.text.text)
    }

    @Test func `a child that goes takes nothing away from its parent`() {
        let told = told("new a; new c; root a; add c; remove c", "a.viewWillAppear")
        #expect(told.rule == .m1)
        #expect(
            told.values == [
                "a had appeared before (step 3)",
                "c was its child: a child's view is inside of a.view, which stayed in the window",
            ])
        #expect(told.remedy == Remedy.toldByChild.text.text)
        #expect(told.tried == 0)
    }
}
