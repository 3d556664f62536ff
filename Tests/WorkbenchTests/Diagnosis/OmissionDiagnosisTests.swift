import HierarchyRecords
import Testing

@testable import Statements
@testable import Workbench

/// Each finding is told whole, and goes with the line that mends it or with the class mended.
@MainActor
@Suite("doctor: what apps leave out")
struct OmissionDiagnosisTests {
    // MARK: Bars

    @Test func `an item of the navigation controller's own`() {
        let script = """
            class Inbox: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    navigationController?.navigationItem.prompt = "3 new"
                }
            }
            let inbox = Inbox(); new nav as nav with inbox; root nav

            """
        #expect(
            findings(script) == [
                "item-of-stack B20 nav,inbox @4: "
                    + "inbox.navigationItem.prompt = nav.navigationItem.prompt | "
                    + "navigationItem.prompt = … in place of "
                    + "navigationController.navigationItem.prompt (Inbox.viewDidLoad, line 4)"
            ])
        #expect(
            findings(script + "inbox.navigationItem.prompt = nav.navigationItem.prompt") == [])
        #expect(findings(script.replacing("navigationController?.", with: "")) == [])
    }

    @Test func `a title of the navigation controller`() {
        let script =
            "let note = UIViewController(); new nav as nav with note; root nav; nav.title = \"Note\"\n"
        #expect(
            findings(script) == ["title-of-stack B20 nav,note @4: note.title = \"Note\""])
        #expect(findings(script + "note.title = \"Note\"") == [])
        #expect(
            findings(
                "new a; new nav as nav with a; new t as tab with nav; root t; nav.title = \"A\"")
                == [])
    }

    @Test func `an item of a child of the controller in the stack, and of one in no stack`() {
        let script = """
            class Page: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Add", style: .plain, target: nil, action: nil)
                }
            }
            let page = Page(); new t as tab with page

            """
        #expect(
            sentences(script + "new nav as nav with t; root nav") == [
                "fault: page.navigationItem has a rightBarButtonItem, and no bar shows it: in the stack "
                    + "is t, and the bar shows the navigationItem of that (Page.viewDidLoad, line 4)"
            ])
        #expect(
            sentences(script + "root t") == [
                "fault: page.navigationItem has a rightBarButtonItem, and page is in no navigation "
                    + "controller: there is no bar to show it (Page.viewDidLoad, line 4)"
            ])
        #expect(
            findings(script + "new nav as nav with page; t.viewControllers = [nav]; root t") == [])
    }

    @Test func `a call on a container that is not there`() {
        let script = """
            class Settings: UIViewController {
                @objc func showAbout() { navigationController?.pushViewController(UIViewController(), animated: true) }
            }
            new list; root list
            let settings = Settings()
            list.present(settings, animated: true)

            """
        #expect(findings(script) == [])
        #expect(
            findings(script + "settings.showAbout()") == [
                "call-on-nil B29 settings,navigationController @5: present "
                    + "UINavigationController(rootViewController: settings) from list in place of settings"
            ])
        let wrapped = script.replacing(
            "present(settings", with: "present(UINavigationController(rootViewController: settings)"
        )
        #expect(findings(wrapped + "settings.showAbout()") == [])
    }

    @Test func `a swipe back that begins on the root`() {
        let script = """
            let list = UIViewController(); new nav as nav with list; root nav
            nav.interactivePopGestureRecognizer?.delegate = nil

            """
        let mend = "nav.interactivePopGestureRecognizer?.isEnabled = nav.viewControllers.count > 1"
        #expect(
            findings(script) == [
                "swipe-on-root B28 nav @4: \(mend) | or a delegate whose gestureRecognizerShouldBegin "
                    + "returns viewControllers.count > 1"
            ])
        #expect(findings(script + mend) == [])
    }

    // MARK: Touches

    @Test func `touches that a view around switches off`() {
        func home(_ plate: String) -> String {
            """
            class Home: UIViewController {
                let plate = \(plate)(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
                let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(plate)
                    plate.addSubview(button)
                    button.addTarget(self, action: #selector(go), for: .touchUpInside)
                }
                @objc func go() {}
            }
            let home = Home(); root home

            """
        }
        #expect(
            sentences(home("UIImageView")) == [
                "fault: home.button has an action and gets no touches: it lies in home.plate, and "
                    + "isUserInteractionEnabled of home.plate is false, as it is of each UIImageView at first"
            ])
        #expect(findings(home("UIImageView") + "home.plate.isUserInteractionEnabled = true") == [])
        #expect(findings(home("UIView")) == [])
        #expect(
            findings(home("UIView") + "home.view.isUserInteractionEnabled = false") == [
                "touches-switched-off U25 home.button,home.view @4: "
                    + "home.view.isUserInteractionEnabled = true"
            ])
    }

    @Test func `one recognizer for two views`() {
        func colours(_ inside: String, _ outside: String) -> String {
            """
            class Colours: UIViewController {
                let red = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
                let blue = UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
                override func viewDidLoad() {
                    super.viewDidLoad()
                    \(outside)
                    for view in [red, blue] {
                        \(inside)
                        self.view.addSubview(view)
                        view.addGestureRecognizer(tap)
                    }
                }
                @objc func pick() {}
            }
            let colours = Colours(); root colours

            """
        }
        let tap = "let tap = UITapGestureRecognizer(target: self, action: #selector(pick))"
        #expect(
            sentences(colours("", tap)) == [
                "fault: colours.red lost the UITapGestureRecognizer when it was added to colours.blue: a "
                    + "recognizer is on one view alone, the last (Colours.viewDidLoad, line 10)"
            ])
        #expect(findings(colours(tap, "")) == [])
    }

    // MARK: Delegates

    @Test func `a delegate that nobody has set`() {
        func tabs(_ code: String) -> String {
            """
            class Tabs: UITabBarController, UITabBarControllerDelegate {
                override func viewDidLoad() { super.viewDidLoad(); \(code) }
                func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool { false }
            }
            let tabs = Tabs(); tabs.viewControllers = [UIViewController(), UIViewController()]; root tabs

            """
        }
        #expect(
            findings(tabs("")) == [
                "delegate-never-set B22 tabs,tabs @3: tabs.delegate = tabs | delegate = self in "
                    + "viewDidLoad of Tabs"
            ])
        #expect(findings(tabs("") + "tabs.delegate = tabs") == [])
        #expect(findings(tabs("delegate = self")) == [])
    }

    @Test func `a sheet that goes while nobody is its delegate`() {
        func sheet(_ code: String) -> String {
            """
            class Home: UIViewController, UIAdaptivePresentationControllerDelegate {
                func open() { let sheet = UIViewController(); \(code); present(sheet, animated: true) }
                func presentationControllerDidDismiss(_ controller: UIPresentationController) {}
            }
            let home = Home(); root home
            home.open()
            swipe down; finish
            """
        }
        #expect(
            findings(sheet("_ = sheet")) == [
                "delegate-never-set B22 home,UIViewController-1 @6: presentationController?.delegate = self "
                    + "on what Home presents, before present in Home"
            ])
        #expect(findings(sheet("sheet.presentationController?.delegate = self")) == [])
    }

    @Test func `a child that a lazy property holds, mended in its class`() {
        let found = findings(
            """
            class Feed: UIViewController {
                lazy var banner = UIViewController()
                override func viewDidLoad() { super.viewDidLoad(); view.addSubview(banner.view) }
            }
            let nav = UINavigationController(rootViewController: Feed()); root nav
            """)
        #expect(
            found == [
                "view-without-controller C12 UIViewController-1,Feed-1 @3: self.addChild(banner) before its view "
                    + "is added, and banner.didMove(toParent: self) after that, in Feed"
            ])
    }

    @Test func `a data source that a variable alone holds, and a search controller`() {
        let pages = """
            class Source: NSObject, UIPageViewControllerDataSource {
                func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController) -> UIViewController? { nil }
                func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController) -> UIViewController? { nil }
            }
            class Pages: UIPageViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let source = Source()
                    dataSource = source
                }
            }

            """
        #expect(
            sentences(pages) == [
                "fault: Pages.viewDidLoad (line 9) gives dataSource a Source that nothing holds when "
                    + "viewDidLoad has ended: dataSource is weak, and nil then"
            ])
        let search = """
            class Notes: UITableViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let search = UISearchController(searchResultsController: nil)
                    tableView.tableHeaderView = search.searchBar
                }
            }

            """
        #expect(
            findings(search) == [
                "object-dies B18 Notes,viewDidLoad @1: hold it in a property of the class: let search = "
                    + "UISearchController(…)"
            ])
        #expect(
            findings(
                search.replacing(
                    "tableView.tableHeaderView = search.searchBar",
                    with: "navigationItem.searchController = search"))
                == [])
    }

    // MARK: The keyboard

    @Test func `first responder before there is a window`() {
        func list(_ lines: String) -> String {
            """
            class List: UIViewController {
                let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 30))
                func add() {
                    \(lines)
                }
            }
            let list = List(); root list; list.add()

            """
        }
        let early = list("field.becomeFirstResponder(); view.addSubview(field)")
        #expect(
            sentences(early) == [
                "fault: list.field.becomeFirstResponder() came while list.field was in no window: it "
                    + "returned false, and no keyboard came (List.add, line 4)"
            ])
        #expect(findings(early + "list.field.becomeFirstResponder()") == [])
        #expect(findings(list("view.addSubview(field); field.becomeFirstResponder()")) == [])
    }

    @Test func `a field behind the keyboard`() {
        let script = """
            class Comment: UIViewController {
                let field = UITextField(frame: CGRect(x: 20, y: 780, width: 350, height: 34))
                override func viewDidLoad() { super.viewDidLoad(); view.addSubview(field) }
            }
            let comment = Comment(); root comment; tap comment.field

            """
        #expect(
            sentences(script) == [
                "fault: the keyboard covers comment.field, which is being typed into: its lower edge is "
                    + "297 points below the keyboard's upper one, and nothing has moved it"
            ])
        #expect(findings(script + "comment.field.frame.origin.y -= 297") == [])
    }
}
