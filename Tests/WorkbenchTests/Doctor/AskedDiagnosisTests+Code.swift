import HierarchyRecords
import Testing

@testable import Statements
@testable import Workbench

extension AskedDiagnosisTests {
    @Test func `a window that nothing holds`() {
        func home(_ property: String, _ line: String) -> String {
            """
            class Home: UIViewController {
                \(property)
                func showOverlay() {
                    \(line)
                    window.rootViewController = UIViewController()
                    window.isHidden = false
                }
            }

            """
        }
        let made = "window = UIWindow(frame: UIScreen.main.bounds)"
        #expect(
            sentences(home("", "let " + made)) == [
                "fault: Home.showOverlay (line 4) makes a UIWindow that nothing holds when showOverlay "
                    + "has ended: it leaves the screen at once, with all that it shows"
            ])
        #expect(
            findings(home("", "let " + made)) == [
                "object-dies B18 Home,showOverlay @1: hold it in a property of the class: let window = "
                    + "UIWindow(…)"
            ])
        #expect(findings(home("var window: UIWindow!", made)) == [])
        let inC = """
            @interface Home : UIViewController
            @end
            @implementation Home
            - (void)showOverlay {
                UIWindow *window = [[UIWindow alloc] initWithFrame:CGRectMake(0, 0, 300, 300)];
                window.hidden = NO;
            }
            @end

            """
        #expect(findings(inC).map { $0.prefix(15) } == ["object-dies B18"])
    }

    @Test func `a delegate of the app's own that is nil`() {
        func picker(_ line: String) -> String {
            """
            protocol PickerDelegate: AnyObject { func picked(_ name: String) }
            class Picker: UIViewController {
                weak var delegate: PickerDelegate?
                func choose() { delegate?.picked("red") }
            }
            class Home: UIViewController, PickerDelegate {
                let picker = Picker()
                func open() {
                    let picker = self.picker
                    \(line)
                    present(picker, animated: false)
                }
                func picked(_ name: String) {}
            }
            let home = Home(); root home
            home.open()

            """
        }
        #expect(findings(picker("")) == [])
        #expect(
            sentences(picker("") + "home.picker.choose()") == [
                "fault: home adopts PickerDelegate, and nobody asks it: Picker-1.delegate is nil when "
                    + "choose calls picked (Picker.choose, line 4)"
            ])
        let mend = "home.picker.delegate = home"
        #expect(
            findings(picker("") + "home.picker.choose()") == [
                "delegate-never-set B22 home,Picker-1 @6: \(mend)"
            ])
        #expect(findings(picker("picker.delegate = self") + "home.picker.choose()") == [])
    }

    @Test func `an object that is set up beside the one that is shown`() {
        func home(_ lines: String) -> String {
            """
            class Detail: UIViewController { var text = "" }
            class Home: UIViewController {
                func open() {
                    \(lines)
                }
            }

            """
        }
        let made = "let detail = Detail(); detail.text = \"hello\"; "
        func push(_ object: String) -> String {
            "navigationController?.pushViewController(\(object), animated: false)"
        }
        #expect(
            sentences(home(made + push("Detail()"))) == [
                "fault: Home.open (line 4) sets up detail, a Detail that nothing shows, and gives "
                    + "pushViewController another Detail (line 4)"
            ])
        #expect(
            findings(
                home(
                    made
                        + "present(UINavigationController(rootViewController: Detail()), animated: true)"
                ))
                == [
                    "other-instance B33 Home,open @2: give present detail, the object that was set up "
                        + "(line 4)"
                ])
        #expect(findings(home(made + push("detail"))) == [])
        #expect(
            findings(
                home(
                    "let first = Detail(); first.text = \"a\"; \(push("first")); \(push("Detail()"))"
                ))
                == [])
    }

    @Test func `a layer's frame, set once`() {
        func card(_ rest: String) -> String {
            """
            class Card: UIViewController {
                let gradient = CAGradientLayer()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    gradient.frame = view.bounds
                    view.layer.addSublayer(gradient)
                }
                \(rest)
            }

            """
        }
        #expect(
            sentences(card("")) == [
                "advice: Card.viewDidLoad (line 5) computes a frame from a view that has not its size "
                    + "yet, and a layer does not follow its view"
            ])
        #expect(
            findings(card("")) == [
                "sizes-early B08 Card,viewDidLoad @1: gradient.frame = view.bounds in "
                    + "viewDidLayoutSubviews"
            ])
        let layout = """
            override func viewDidLayoutSubviews() {
                    super.viewDidLayoutSubviews()
                    gradient.frame = view.bounds
                }
            """
        #expect(findings(card(layout)) == [])
    }

    @Test func `a constraint that jumps`() {
        func panel(_ lines: String) -> String {
            """
            class Panel: UIViewController {
                var height: NSLayoutConstraint!
                func open() {
                    UIView.animate(withDuration: 0.3) { \(lines) }
                }
                func grow() { height.constant = 300 }
            }

            """
        }
        let change = "self.height.constant = 300"
        let layout = "self.view.layoutIfNeeded()"
        #expect(
            sentences(panel(change)) == [
                "fault: Panel.open (line 4) changes height.constant in an animation that lays nothing "
                    + "out: the views jump to their new places with the next layout"
            ])
        #expect(
            findings(panel(change)) == [
                "constraint-jumps B35 Panel,open @1: \(layout) behind it, in the same closure"
            ])
        #expect(findings(panel("self.grow()")).map { $0.prefix(20) } == ["constraint-jumps B35"])
        #expect(findings(panel(change + "; " + layout)) == [])
        #expect(findings(panel("self.view.alpha = 0")) == [])
        let inC = """
            @interface Panel : UIViewController
            @property (nonatomic, strong) NSLayoutConstraint *height;
            @end
            @implementation Panel
            - (void)open {
                [UIView animateWithDuration:0.3 animations:^{ self.height.constant = 300; }];
            }
            @end

            """
        #expect(
            findings(inC) == [
                "constraint-jumps B35 Panel,open @1: [self.view layoutIfNeeded]; behind it, in the same "
                    + "closure"
            ])
    }

    @Test func `a child in a box that is smaller`() {
        func host(_ line: String) -> String {
            """
            class Host: UIViewController {
                let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
                let inner = UIViewController()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(box)
                    addChild(inner)
                    \(line)
                    box.addSubview(inner.view)
                    inner.didMove(toParent: self)
                }
            }
            let host = Host(); root host

            """
        }
        let lines = [
            "host.inner.view.frame = host.box.bounds",
            "host.inner.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]",
        ]
        #expect(
            sentences(host("")) == [
                "fault: the view of UIViewController-1 is 393 by 852 in host.box, which is 200 by 100: a "
                    + "view that is added keeps its frame (Host.viewDidLoad, line 9)"
            ])
        #expect(
            findings(host("")) == [
                "child-larger-than-box A86 UIViewController-1,host @3: "
                    + lines.joined(separator: " | ")
            ])
        #expect(findings(host("") + lines.joined(separator: "\n")) == [])
        #expect(findings(host("inner.view.frame = box.bounds")) == [])
    }

    @Test func `an app's delegate where the scene's is told`() {
        let app = """
            class AppDelegate: UIResponder, UIApplicationDelegate {
                func applicationDidEnterBackground(_ application: UIApplication) {}
            }

            """
        let scene = """
            class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?
            }

            """
        #expect(
            sentences(app + scene) == [
                "fault: AppDelegate.applicationDidEnterBackground does not come: from iOS 13 on the "
                    + "delegate of the scene is told, SceneDelegate "
                    + "(AppDelegate.applicationDidEnterBackground, line 2)"
            ])
        #expect(
            findings(app + scene) == [
                "app-delegate-untold U27 AppDelegate,applicationDidEnterBackground,SceneDelegate @1: "
                    + "func sceneDidEnterBackground(_ scene: UIScene) in SceneDelegate, in its place"
            ])
        #expect(findings(app) == [])
    }

    @Test func `a delegate of a search bar`() {
        func search(_ line: String) -> String {
            """
            class Search: UIViewController, UISearchBarDelegate {
                let search = UISearchController(searchResultsController: nil)
                override func viewDidLoad() {
                    super.viewDidLoad()
                    navigationItem.searchController = search
                    \(line)
                }
                func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
            }
            let page = Search(); new nav as nav with page; root nav

            """
        }
        #expect(
            sentences(search("")) == [
                "fault: page adopts UISearchBarDelegate, and nobody asks it: UISearchBar-1.delegate is nil, "
                    + "and was never set to it"
            ])
        #expect(
            findings(search("")) == [
                "delegate-never-set B22 page,UISearchBar-1 @4: UISearchBar-1.delegate = page | "
                    + "UISearchBar-1.delegate = self in viewDidLoad of Search"
            ])
        #expect(findings(search("search.searchBar.delegate = self")) == [])
    }

    @Test func `a delegate of a recognizer, and of a presentation`() {
        let board = """
            class Board: UIViewController, UIGestureRecognizerDelegate {
                let pan = UIPanGestureRecognizer()
                override func viewDidLoad() { super.viewDidLoad(); view.addGestureRecognizer(pan) }
                func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
            }
            let board = Board(); root board

            """
        #expect(
            findings(board) == [
                "delegate-never-set B22 board,board.pan @3: board.pan.delegate = board | pan.delegate = "
                    + "self in viewDidLoad of Board"
            ])
        #expect(findings(board + "board.pan.delegate = board") == [])
        let home = """
            class Home: UIViewController, UIAdaptivePresentationControllerDelegate {
                func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
            }
            let home = Home(); root home

            """
        let present = "home.present(UIViewController(), animated: false)\n"
        let way = "home.presentedViewController?.presentationController?.delegate = home"
        #expect(findings(home) == [])
        #expect(
            sentences(home + present) == [
                "fault: home adopts UIAdaptivePresentationControllerDelegate, and nobody asks it: no code "
                    + "sets home.presentedViewController?.presentationController?.delegate"
            ])
        #expect(findings(home + present + way) == [])
    }

    @Test func `what viewDidLoad puts in the place of a value`() {
        func profile(_ text: String) -> String {
            """
            class Profile: UIViewController {
                let label = UILabel(frame: CGRect(x: 0, y: 100, width: 100, height: 20))
                var name: String? { didSet { label.text = name } }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    label.text = \(text)
                    view.addSubview(label)
                }
            }
            let page = Profile()

            """
        }
        let early = profile("\"Unknown\"") + "page.name = \"Ann\"\nroot page\n"
        let mend = "page.label.text = \"Ann\""
        #expect(
            sentences(early) == [
                "fault: page.label.text is 'Unknown' though name is 'Ann': it was set before the view was "
                    + "loaded, and viewDidLoad replaces it (Profile.viewDidLoad, line 6)"
            ])
        #expect(
            findings(early) == [
                "late-overwrite B34 page,name @4: \(mend) | label.text = name ?? \"Unknown\" in "
                    + "viewDidLoad (Profile.viewDidLoad, line 6)"
            ])
        #expect(findings(early + mend) == [])
        #expect(
            findings(profile("name ?? \"Unknown\"") + "page.name = \"Ann\"\nroot page") == [])
        #expect(findings(profile("\"Unknown\"") + "root page\npage.name = \"Ann\"") == [])
    }

    @Test func `what was asked about comes first`() {
        let script = """
            class One: UIViewController { override func viewDidLoad() {} }
            class Two: UIViewController { override func viewWillAppear(_ animated: Bool) {} }
            let one = One(); let two = Two(); root one

            """
        let ids = { (text: String) in findings(text).map { $0.prefix { $0 != ":" } } }
        #expect(
            ids(script) == [
                "super-missing B10 One,viewDidLoad @1", "super-missing B10 Two,viewWillAppear @2",
            ])
        #expect(
            ids(script + "why not two.viewDidAppear") == [
                "super-missing B10 Two,viewWillAppear @2", "super-missing B10 One,viewDidLoad @1",
            ])
    }
}
