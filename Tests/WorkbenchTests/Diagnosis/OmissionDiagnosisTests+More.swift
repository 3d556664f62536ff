import HierarchyRecords
import Testing

@testable import Statements
@testable import Workbench

extension OmissionDiagnosisTests {
    @Test func `a clear view over a button`() {
        let script = """
            class Home: UIViewController {
                let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 40))
                let cover = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 400))
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(button)
                    view.addSubview(cover)
                    button.addTarget(self, action: #selector(go), for: .touchUpInside)
                }
                @objc func go() {}
            }
            let home = Home(); root home

            """
        let mend = "home.cover.isUserInteractionEnabled = false"
        #expect(
            findings(script) == [
                "control-covered U25 home.button,home.cover @3: \(mend) | or put it behind: add "
                    + "home.button after it"
            ])
        #expect(findings(script + mend) == [])
        #expect(findings(script + "home.view.bringSubviewToFront(home.button)") == [])
    }

    @Test func `items of a toolbar that is hidden, or given to the stack`() {
        let script = "let list = UIViewController(); new nav as nav with list; root nav\n"
        let items =
            ".toolbarItems = [UIBarButtonItem(title: \"A\", style: .plain, target: nil, action: nil)]\n"
        let show = "nav.isToolbarHidden = false"
        #expect(
            findings(script + "list" + items) == ["toolbar-hidden B20 list,nav @4: \(show)"])
        #expect(findings(script + "list" + items + show) == [])
        let give = "list.toolbarItems = nav.toolbarItems"
        #expect(
            findings(script + show + "; nav" + items) == ["item-of-stack B20 nav,list @4: \(give)"])
        #expect(findings(script + show + "; nav" + items + give) == [])
    }

    @Test func `a controller that is not asked how it may be turned`() {
        func movie(_ stack: String) -> String {
            """
            class Movie: UIViewController {
                override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
            }
            class Stack: UINavigationController {
                \(stack)
            }
            let movie = Movie(); let stack = Stack(rootViewController: movie); root stack

            """
        }
        let line =
            "override var supportedInterfaceOrientations: UIInterfaceOrientationMask { "
            + "topViewController?.supportedInterfaceOrientations ?? .all }"
        #expect(
            findings(movie("")) == ["orientation-unasked S05 movie,stack @4: \(line) in Stack"])
        #expect(findings(movie(line)) == [])
    }

    @Test func `a delegate of a split that comes too late`() {
        let script = """
            class List: UIViewController, UISplitViewControllerDelegate {
                func splitViewController(_ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController, onto primaryViewController: UIViewController) -> Bool { true }
            }
            let list = List(); let split = UISplitViewController()
            split.viewControllers = [UINavigationController(rootViewController: list), UINavigationController(rootViewController: UIViewController())]

            """
        let set = "split.delegate = list"
        #expect(
            findings(script + "root split\n" + set) == [
                "delegate-late B22 list,split @5: \(set) before the split is shown"
            ])
        #expect(findings(script + set + "\nroot split") == [])
    }

    @Test func `a target that nobody holds`() {
        func home(_ line: String) -> String {
            """
            class Helper: NSObject { @objc func go() {} }
            class Home: UIViewController {
                let button = UIButton()
                let kept = Helper()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    \(line)
                }
            }

            """
        }
        let add = "button.addTarget(helper, action: #selector(Helper.go), for: .touchUpInside)"
        #expect(
            sentences(home("let helper = Helper(); " + add)) == [
                "fault: Home.viewDidLoad (line 7) makes a Helper that nothing holds when viewDidLoad has "
                    + "ended: a target is referenced weakly, and its method does not come"
            ])
        #expect(findings(home(add.replacing("helper,", with: "kept,"))) == [])
    }

    @Test func `a back button for the controller below`() {
        func detail(_ code: String) -> String {
            """
            class Detail: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    navigationItem.backBarButtonItem = UIBarButtonItem(title: "Back", style: .plain, target: nil, action: nil)
                }
                \(code)
            }
            let list = UIViewController(); let detail = Detail(); new nav as nav with list; root nav
            nav.pushViewController(detail, animated: true)

            """
        }
        let mend =
            "list.navigationItem.backBarButtonItem = detail.navigationItem.backBarButtonItem"
        #expect(findings(detail("")) == ["back-item-astray B20 detail,list @5: \(mend)"])
        #expect(findings(detail("") + mend) == [])
        #expect(findings(detail("func go() { show(UIViewController(), sender: nil) }")) == [])
    }

    @Test func `a large title that the bar does not want`() {
        let script =
            "let list = UIViewController(); new nav as nav with list; root nav; "
            + "list.navigationItem.largeTitleDisplayMode = .always\n"
        let mend = "nav.navigationBar.prefersLargeTitles = true"
        #expect(findings(script) == ["large-title-unwanted B20 list,nav @4: \(mend)"])
        #expect(findings(script + mend) == [])
    }

    @Test func `a subview of a stack view that it does not arrange`() {
        let script = """
            new home; root home
            let stack = UIStackView(frame: CGRect(x: 0, y: 100, width: 300, height: 300)); home.view.addSubview(stack)
            let label = UILabel(); label.text = "x"; stack.addSubview(label)

            """
        let mend = "stack.addArrangedSubview(label)"
        #expect(findings(script) == ["subview-not-arranged A86 label,stack @4: \(mend)"])
        #expect(findings(script + mend) == [])
    }

    @Test func `a presentation controller that nobody asks for`() {
        func half(_ style: String) -> String {
            """
            class Half: UIViewController, UIViewControllerTransitioningDelegate {
                func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? { nil }
            }
            new home; root home
            let half = Half()
            half.transitioningDelegate = half
            \(style)
            home.present(half, animated: true)

            """
        }
        let custom = "half.modalPresentationStyle = .custom"
        #expect(
            findings(half("")).map { $0.prefix { $0 != "@" } } == [
                "style-not-custom P12 half,half "
            ])
        #expect(findings(half(custom)) == [])
    }
}
