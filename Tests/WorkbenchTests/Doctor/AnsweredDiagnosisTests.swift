import HierarchyRecords
import Testing

@testable import Statements
@testable import Workbench

/// Each finding is told whole, and goes with its mending line or with the code mended.
@MainActor
@Suite("doctor: what fresh questions were about")
struct AnsweredDiagnosisTests {
    /// What `doctor` finds behind a script whose last line fails.
    private func failed(_ script: String) -> [String]? {
        let session = TestSession()
        session.run(script)
        session.run("doctor")
        return session.foundLast?.map {
            "\($0.id) \($0.rule.rawValue) \($0.objects.joined(separator: ","))"
        }
    }

    @Test func `a row of pages that UIKit pushes down below the bar`() {
        func strip(_ mended: String) -> String {
            """
            class Strip: UIViewController {
                let scroll = UIScrollView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    \(mended)
                    view.addSubview(scroll)
                }
                override func viewDidLayoutSubviews() {
                    super.viewDidLayoutSubviews()
                    scroll.frame = view.bounds
                    scroll.contentSize = CGSize(width: view.bounds.width * 3, height: view.bounds.height)
                }
            }
            let strip = Strip(); new nav as nav with strip; root nav

            """
        }
        #expect(
            findings(strip("")) == [
                "row-under-bar U15 strip.scroll,strip @4: strip.scroll.contentInsetAdjustmentBehavior = .never"
            ])
        #expect(findings(strip("scroll.contentInsetAdjustmentBehavior = .never")) == [])
    }

    @Test func `before iOS 11 the controller says so`() {
        let script = """
            new pages; new nav as nav with pages; root nav
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
            scroll.contentSize = CGSize(width: 1200, height: 500)
            pages.view.addSubview(scroll)

            """
        #expect(
            findings(script, ios: 10) == [
                "row-under-bar U30 scroll,pages @6: pages.automaticallyAdjustsScrollViewInsets = false"
            ])
        let mended = findings(
            script + "pages.automaticallyAdjustsScrollViewInsets = false", ios: 10)
        #expect(!mended.contains { $0.hasPrefix("row-under-bar") })
    }

    @Test func `a view in the bar that nothing gives a size`() {
        func home(_ mended: String) -> String {
            """
            class Logo: UIView { \(mended) }
            let logo = Logo()
            new home; new nav as nav with home
            home.navigationItem.titleView = logo
            root nav

            """
        }
        #expect(
            findings(home("")).map { $0.prefix { $0 != ":" } } == [
                "bar-view-without-size A162 logo,home @6"
            ])
        let sized =
            "override var intrinsicContentSize: CGSize { CGSize(width: 120, height: 32) }"
        #expect(findings(home(sized)) == [])
    }

    @Test func `a layout callback that begins the layout again`() {
        let script = """
            class Welcome: UIViewController {
                override func viewDidLayoutSubviews() {
                    super.viewDidLayoutSubviews()
                    view.setNeedsLayout()
                    view.layoutIfNeeded()
                }
            }
            let welcome = Welcome()
            root welcome
            """
        #expect(
            failed(script)?.first == "calls-without-end A93 Welcome,viewDidLayoutSubviews")
        let method = """
            class Counter: UIViewController {
                func count() { again() }
                func again() { count() }
            }
            let counter = Counter()
            counter.count()
            """
        #expect(failed(method) == ["calls-without-end B65 Counter,again"])
    }

    @Test func `a forced cast of a container whose step was undone`() {
        let script = """
            class Search: UIViewController { var word = "" }
            class Start: UIViewController {
                override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                    let search = segue.destination as! Search
                    search.word = "tea"
                }
            }
            let stack = UINavigationController(rootViewController: Search())
            let start = Start(); root start
            let segue = UIStoryboardSegue(identifier: "go", source: start, destination: stack) { }
            start.prepare(for: segue, sender: nil)
            """
        let session = TestSession()
        session.run(script)
        session.run("doctor")
        let mend = session.foundLast?.first?.mend.first ?? ""
        #expect(
            mend.hasPrefix(
                "(segue.destination as? UINavigationController)?.viewControllers.first as? Search in place of "
                    + "segue.destination as! Search"))
    }

    @Test func `a header that is set at each layout, a mask that is none, a sheet that may stay`() {
        let seen = [
            """
            class A: UITableViewController {
                override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews(); tableView.tableHeaderView = UIView() }
            }
            """:
                "The app hangs, or lays out without end, since viewDidLayoutSubviews sets tableHeaderView.",
            """
            @interface B : UIViewController
            @end
            @implementation B
            - (UIInterfaceOrientationMask)supportedInterfaceOrientations { return UIInterfaceOrientationPortrait; }
            @end
            """:
                "Objective-C: a controller that answers UIInterfaceOrientationPortrait turns all the same, or the app crashes.",
            """
            class C: UIViewController, UIAdaptivePresentationControllerDelegate {
                func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { print("closed") }
            }
            """: "presentationControllerWillDismiss came, and the sheet is still there.",
        ]
        for (script, sentence) in seen {
            let session = TestSession()
            session.run(script + "\ndoctor")
            #expect(
                session.foundLast?.compactMap(\.symptom).contains(sentence) == true, "\(script)")
        }
    }
}
