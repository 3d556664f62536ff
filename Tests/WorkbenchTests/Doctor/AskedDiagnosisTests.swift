import HierarchyRecords
import Testing

@testable import Statements
@testable import Workbench

/// Each finding is told whole, and goes with its mending line or with the class mended.
@MainActor
@Suite("doctor: what people ask about")
struct AskedDiagnosisTests {
    @Test func `a notification that is posted before anybody observes it`() {
        func login(_ done: String) -> String {
            """
            class Profile: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    NotificationCenter.default.addObserver(self, selector: #selector(loggedIn), name: Notification.Name("didLogin"), object: nil)
                }
                @objc func loggedIn() {}
            }
            class Login: UIViewController {
                let profile = Profile()
                func done() { \(done) }
            }
            let login = Login(); new nav as nav with login; root nav
            login.done()

            """
        }
        let post =
            "NotificationCenter.default.post(name: Notification.Name(\"didLogin\"), object: nil)"
        let push = "navigationController?.pushViewController(profile, animated: false)"
        let early = login(post + "; " + push)
        #expect(
            sentences(early) == [
                "fault: didLogin was posted while nobody observed it (Login.done, line 10), and "
                    + "Profile-1 observes it only since then (Profile.viewDidLoad, line 4): a notification "
                    + "is not kept"
            ])
        #expect(
            findings(early) == [
                "posted-early B30 Profile-1,didLogin @6: call addObserver in an initialiser, and not in "
                    + "Profile.viewDidLoad, line 4 | or give the new object the value in a property, in "
                    + "place of the post in Login.done, line 10"
            ])
        #expect(findings(login("profile.loadViewIfNeeded(); \(post); \(push)")) == [])
        #expect(findings(login("\(post); profile.loadViewIfNeeded(); \(post); \(push)")) == [])
    }

    @Test func `a title that renames the tab`() {
        func home(_ line: String) -> String {
            """
            class Home: UIViewController {
                override func viewDidLoad() { super.viewDidLoad(); \(line) }
            }
            let home = Home()
            home.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 0)
            new nav as nav with home; new tabs as tab with nav; root tabs

            """
        }
        let mend = "home.tabBarItem.title = \"Home\""
        #expect(
            findings(home("title = \"Welcome\"")) == [
                "tab-renamed C56 home @6: \(mend) | navigationItem.title = … in place of title "
                    + "(Home.viewDidLoad, line 2)"
            ])
        #expect(findings(home("title = \"Welcome\"") + mend) == [])
        #expect(findings(home("navigationItem.title = \"Welcome\"")) == [])
    }

    @Test func `what a controller does with a container that is not there`() {
        func shown(_ code: String) -> String {
            """
            class Sheet: UIViewController {
                func close() { \(code) }
            }
            new a; new b; new tabs as tab with a b; root tabs
            let sheet = Sheet()
            a.present(sheet, animated: false)
            sheet.close()

            """
        }
        let way =
            "(presentingViewController as? UITabBarController)? in place of tabBarController?: what is "
            + "presented is in no container, and its presenter is the outermost one"
        for code in [
            "tabBarController?.selectedIndex = 1",
            "tabBarController?.selectedIndex = 1; dismiss(animated: true)",
            "tabBarController?.tabBar.items?[0].badgeValue = \"1\"",
        ] {
            #expect(
                findings(shown(code)).map { $0.replacing(#/ @[0-9]+/#, with: "") } == [
                    "call-on-nil B29 sheet,tabBarController: \(way)"
                ], "\(code)")
        }
        #expect(
            sentences(shown("tabBarController?.selectedIndex = 1")) == [
                "fault: sheet.tabBarController is nil, so that setting selectedIndex does nothing: sheet "
                    + "is in no tab bar controller (Sheet.close, line 2)"
            ])
        for code in [
            "(presentingViewController as? UITabBarController)?.selectedIndex = 1; dismiss(animated: true)",
            "if let tabs = tabBarController { tabs.selectedIndex = 1 } else { dismiss(animated: true) }",
            "navigationController?.popViewController(animated: true); dismiss(animated: true)",
            "print(tabBarController?.selectedIndex ?? 0)",
        ] {
            #expect(findings(shown(code)) == [], "\(code)")
        }
    }

    @Test func `a push on nil in the handler of an alert`() {
        let script = """
            class Home: UIViewController {
                func ask() {
                    let alert = UIAlertController(title: "Hi", message: nil, preferredStyle: .alert)
                    alert.addAction(UIAlertAction(title: "OK", style: .default) { [weak self] _ in
                        self?.navigationController?.pushViewController(UIViewController(), animated: true)
                    })
                    present(alert, animated: false)
                }
            }
            let home = Home()
            root home
            home.ask()
            tap "OK"

            """
        #expect(
            findings(script) == [
                "call-on-nil B29 home,navigationController @3: show "
                    + "UINavigationController(rootViewController: home) in place of home"
            ])
        #expect(
            findings(
                script.replacing(
                    "root home",
                    with: "let nav = UINavigationController(rootViewController: home)\nroot nav"))
                == [])
    }

    @Test func `an accessory that nobody asks for`() {
        func chat(_ line: String) -> String {
            """
            class Chat: UIViewController {
                let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
                override var inputAccessoryView: UIView? { bar }
                \(line)
            }
            let chat = Chat(); root chat

            """
        }
        let line = "override var canBecomeFirstResponder: Bool { true }"
        #expect(
            sentences(chat("")) == [
                "fault: chat has inputAccessoryView, and nobody asks for it: chat can never become the "
                    + "first responder (Chat.inputAccessoryView, line 3)"
            ])
        #expect(
            findings(chat("")) == [
                "never-first-responder X40 chat,inputAccessoryView @3: \(line) in Chat"
            ])
        #expect(findings(chat(line)) == [])
        let keys = chat(line).replacing(
            "inputAccessoryView: UIView? { bar }",
            with: "keyCommands: [UIKeyCommand]? { nil }")
        #expect(
            findings(keys) == [
                "never-first-responder U23 chat,keyCommands @3: becomeFirstResponder() in "
                    + "viewDidAppear of Chat"
            ])
    }

    @Test func `a request that the class does not allow`() {
        func dice(_ line: String) -> String {
            """
            class Dice: UIViewController {
                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    becomeFirstResponder()
                }
                \(line)
            }
            let dice = Dice(); root dice

            """
        }
        let line = "override var canBecomeFirstResponder: Bool { true }"
        #expect(
            sentences(dice("")) == [
                "fault: dice.becomeFirstResponder() answers false: dice can never become the first "
                    + "responder (Dice.viewDidAppear, line 4)"
            ])
        #expect(
            findings(dice("")) == [
                "never-first-responder U23 dice,becomeFirstResponder @3: \(line) in Dice"
            ])
        #expect(findings(dice(line)) == [])
    }

    @Test func `a list without a size`() {
        func list(_ line: String, _ isC: Bool = false) -> String {
            """
            class List: UIViewController, UITableViewDataSource {
                let table = UITableView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(table)
                    table.dataSource = self
                    \(line)
                }
                func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
                func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
            }
            let list = List(); root list

            """
        }
        let mend = [
            "list.table.frame = list.view.bounds",
            "list.table.autoresizingMask = [.flexibleWidth, .flexibleHeight]",
        ]
        #expect(
            sentences(list("")) == [
                "fault: list.table has a data source and is 0 by 0 large: no row can be seen, so that "
                    + "it asks for no cell"
            ])
        #expect(
            findings(list("")) == [
                "list-without-size U01 list.table @3: \(mend.joined(separator: " | ")) | or table.frame = "
                    + "view.bounds in viewDidLayoutSubviews of List"
            ])
        #expect(findings(list("") + mend.joined(separator: "\n")) == [])
        #expect(findings(list("table.isHidden = true")) == [])
        let grid = """
            class Grid: UIViewController, UICollectionViewDataSource {
                let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
                override func viewDidLoad() {
                    super.viewDidLoad()
                    grid.dataSource = self
                    view.addSubview(grid)
                }
                func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
                func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell { UICollectionViewCell() }
            }
            let page = Grid(); root page

            """
        #expect(
            findings(grid).map { $0.prefix { $0 != ":" } } == [
                "list-without-size U06 page.grid @3"
            ])
    }

    @Test func `rows that nobody asked for again`() {
        func list(_ load: String) -> String {
            """
            class List: UITableViewController {
                var items: [String] = []
                func load() { \(load) }
                override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return items.count }
                override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
            }
            let list = List(); root list
            list.load()

            """
        }
        #expect(
            sentences(list("items.append(\"a\")")) == [
                "fault: list.tableView shows 0 rows, and items has 1 now: nobody called reloadData after "
                    + "the change (List.load, line 3)"
            ])
        let mend = "list.tableView.reloadData()"
        #expect(
            findings(list("items = [\"a\", \"b\"]")) == [
                "rows-outdated U01 list.view @4: \(mend) | tableView.reloadData() behind it (List.load, "
                    + "line 3)"
            ])
        #expect(findings(list("items = [\"a\"]") + mend) == [])
        #expect(findings(list("items = [\"a\"]; tableView.reloadData()")) == [])
    }

    @Test func `a size that does not reach the children`() {
        func host(_ turn: String) -> String {
            """
            class Host: UIViewController {
                let inner = UIViewController()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    addChild(inner)
                    view.addSubview(inner.view)
                    inner.didMove(toParent: self)
                }
                override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
                    \(turn)
                }
            }
            let host = Host(); root host

            """
        }
        let line = "super.viewWillTransition(to: size, with: coordinator)"
        #expect(
            sentences(host("print(size)")) == [
                "fault: Host.viewWillTransition (line 9) does not call super, which passes it on: the "
                    + "children of Host hear nothing of the change"
            ])
        #expect(
            findings(host("print(size)")) == [
                "super-missing B10 Host,viewWillTransition @1: \(line)"
            ])
        #expect(findings(host(line)) == [])
    }

    @Test func `a question about itself, where the container goes`() {
        func form(_ question: String) -> String {
            """
            class Form: UIViewController {
                override func viewWillDisappear(_ animated: Bool) {
                    super.viewWillDisappear(animated)
                    if \(question) { print("gone") }
                }
            }
            new home; root home
            let form = Form(); let nav = UINavigationController(rootViewController: form)
            home.present(nav, animated: false)

            """
        }
        let asked = form("isBeingDismissed")
        #expect(findings(asked) == [])
        #expect(
            sentences(asked + "home.dismiss(animated: false)") == [
                "fault: form.isBeingDismissed is false though form comes or goes: what is dismissed is "
                    + "nav, which contains it (Form.viewWillDisappear, line 4)"
            ])
        #expect(
            findings(asked + "home.dismiss(animated: false)") == [
                "asked-of-content B32 form,nav,isBeingDismissed @6: "
                    + "navigationController?.isBeingDismissed ?? false in place of isBeingDismissed "
                    + "(Form.viewWillDisappear, line 4)"
            ])
        let mended = form("navigationController?.isBeingDismissed ?? false")
        #expect(findings(mended + "home.dismiss(animated: false)") == [])
        #expect(findings(form("isMovingFromParent") + "home.dismiss(animated: false)") == [])
    }

    @Test func `a cast of the container`() {
        func home(_ cast: String) -> String {
            """
            class Detail: UIViewController { var name = "" }
            class Home: UIViewController {
                func open() {
                    let nav = UINavigationController(rootViewController: Detail())
                    if let detail = \(cast) { detail.name = "x" }
                    present(nav, animated: false)
                }
            }

            """
        }
        let mend = "(nav as? UINavigationController)?.viewControllers.first as? Detail"
        #expect(
            sentences(home("nav as? Detail")) == [
                "fault: the cast of nav to Detail fails: it is a UINavigationController, and the Detail "
                    + "is in it (Home.open, line 5)"
            ])
        #expect(
            findings(home("nav as? Detail")) == [
                "cast-of-container B31 Home,Detail @1: \(mend) in place of nav as? Detail (Home.open, "
                    + "line 5)"
            ])
        #expect(findings(home(mend)) == [])
        let tabs = """
            class Feed: UIViewController {}
            class Tabs: UITabBarController {
                var feed: Feed? { viewControllers?[0] as? Feed }
            }
            let tabs = Tabs(); tabs.viewControllers = [FEED]; root tabs

            """
        #expect(
            findings(
                tabs.replacing("FEED", with: "UINavigationController(rootViewController: Feed())")
            ) == [
                "cast-of-container B31 Tabs,Feed @3: (viewControllers[0] as? UINavigationController)?"
                    + ".viewControllers.first as? Feed in place of viewControllers[0] as? Feed (Tabs.feed, "
                    + "line 3)"
            ])
        #expect(findings(tabs.replacing("FEED", with: "Feed()")) == [])
    }
}
