import HierarchyRecords
import Testing

@testable import Statements
@testable import Workbench

/// What systems from 16 on brought, and people stumble over.
@MainActor
@Suite("doctor: what systems from 16 on brought")
struct SystemsDiagnosisTests {
    @Test func `a swipe that is switched off by one of its two recognizers`() {
        let script = """
            new a; new b; new n as nav with a b; root n
            n.interactivePopGestureRecognizer?.isEnabled = false

            """
        let mend = "n.interactiveContentPopGestureRecognizer?.isEnabled = false"
        #expect(findings(script) == ["swipe-still-on C62 n @5: \(mend)"])
        #expect(findings(script + mend) == [])
        #expect(findings("set ios 18\n" + script) == [])
    }

    @Test func `a tab bar that follows no scroll view`() {
        let script = """
            new a; new t as tab with a; t.tabBarMinimizeBehavior = .onScrollDown; root t
            let head = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
            let list = UIScrollView(frame: CGRect(x: 0, y: 40, width: 393, height: 700))
            list.contentSize = CGSize(width: 393, height: 3000)
            a.view.addSubview(head); a.view.addSubview(list)

            """
        let mend = "a.setContentScrollView(list, for: .bottom)"
        #expect(findings(script) == ["bar-never-minimizes C67 t,list @8: \(mend)"])
        #expect(findings(script + mend) == [])
    }

    @Test func `a tab in a group that shows its own controller`() {
        let script = """
            new cover; new first; new t as tab
            let group = UITabGroup(title: "Stuff", image: nil, identifier: "stuff", children: [UITab(title: "First", image: nil, identifier: "first") { _ in first }]) { _ in cover }
            t.tabs = [group]; root t

            """
        let mend =
            "(t.tab(forIdentifier: \"stuff\") as? UITabGroup)?.managingNavigationController = "
            + "UINavigationController()"
        #expect(findings(script) == ["group-hides-tab C63 t @5: \(mend)"])
        #expect(findings(script + mend) == [])
    }
}

/// What looks ask of code, and what is forgotten with a world.
@MainActor
@Suite("Looks and fresh worlds")
struct LooksAndFreshWorldsTests {
    private static let night = """
        class Night: UIViewController {
            override var preferredStatusBarStyle: UIStatusBarStyle { print("asked"); return .lightContent }
        }
        new night as Night; new nav as nav with night; root nav
        doctor

        """

    @Test(arguments: ["reset", "undo"])
    func `what code prints that a look asks belongs to no later step`(travel: String) {
        let session = TestSession()
        session.run(Self.night)
        let before = session.replies.count
        #expect(session.run(travel + "\nnew a") == .fine)
        let printed = session.replies[before...].flatMap(\.contents).contains {
            if case .printed = $0 { true } else { false }
        }
        #expect(!printed)
    }

    @Test func `a class that was refused in a former world is none of this one's`() {
        let session = TestSession()
        session.run("class Box: UIViewController { func go() { viewDidApear() } }")
        session.run("reset\nnew a\nroot a")
        #expect(Diagnosis(session: session.workbench.session).diagnose() == [])
    }
}
