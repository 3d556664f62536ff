import HierarchyRecords
import Testing

@testable import Statements
@testable import Workbench

/// Each finding is told with its mending lines, and goes where the code is mended.
@MainActor
@Suite("doctor: what people ask in forums")
struct ForumDiagnosisTests {
    // MARK: Presentations

    @Test func `a presentation that its presenter has left behind`() {
        let script = """
            class Login: UIViewController {}
            class Main: UIViewController {}
            class Flow {
                func begin() {
                    let start = UIViewController()
                    window.rootViewController = start
                    window.makeKeyAndVisible()
                    DispatchQueue.main.async { start.present(Login(), animated: false) }
                }
                func end() {
                    window.rootViewController = Main()
                }
            }
            let flow = Flow(); flow.begin()

            """
        #expect(
            findings(script + "flow.end()") == [
                "presentation-left-behind A11 Login-1,UIViewController-1 @5: "
                    + "dismiss(animated: false) on the presenter before it goes: before rootViewController is set (Flow.end, line 11)"
            ])
        #expect(
            findings(script + "window.rootViewController?.dismiss(animated: false)\nflow.end()")
                == [])
    }

    @Test func `what is presented again at each return`() {
        func feed(_ body: String) -> String {
            """
            class Feed: UIViewController {
                var wasShown = false
                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    \(body)
                    wasShown = true
                    let login = UIViewController()
                    login.modalPresentationStyle = .fullScreen
                    present(login, animated: true)
                }
            }
            let feed = Feed(); root feed

            """
        }
        #expect(findings(feed("")) == [])
        #expect(
            findings(feed("") + "feed.dismiss(animated: true)") == [
                "repeated-on-return B46 feed,viewDidAppear @4: call present once: ask a property of Feed "
                    + "first, as in guard !wasShown else { return } | or call it where the reason for it "
                    + "arises, and not in viewDidAppear"
            ])
        #expect(
            findings(feed("guard !wasShown else { return }") + "feed.dismiss(animated: true)") == []
        )
    }

    @Test func `the presentation controller of what is put into a navigation controller`() {
        func board(_ owner: String, _ order: [String]) -> String {
            let lines = [
                "form": "\(owner).presentationController?.delegate = self",
                "nav": "let nav = UINavigationController(rootViewController: form)",
            ]
            return """
                class Board: UIViewController, UIAdaptivePresentationControllerDelegate {
                    func add() {
                        let form = UIViewController()
                        \(order.compactMap { lines[$0] }.joined(separator: "\n        "))
                        present(nav, animated: true)
                    }
                    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
                }
                let board = Board(); root board; board.add()

                """
        }
        #expect(
            findings(board("form", ["form", "nav"])) == [
                "content-configured B50 Board,add @1: "
                    + "nav.presentationController in place of form.presentationController"
            ])
        #expect(findings(board("nav", ["nav", "form"])) == [])
    }

    @Test func `a search that stays over another tab`() {
        let script = """
            class Films: UITableViewController {
                let search = UISearchController(searchResultsController: nil)
                override func viewDidLoad() {
                    super.viewDidLoad()
                    navigationItem.searchController = search
                }
            }
            let films = Films(); let other = UIViewController()
            new nav as nav with films; new tabs as tab with nav other; root tabs

            """
        let steps = "films.search.isActive = true\ntabs.selectedIndex = 1"
        #expect(
            findings(script + steps) == [
                "search-over-push B17 films,other @7: films.definesPresentationContext = true in "
                    + "viewDidLoad, before the search becomes active"
            ])
        #expect(findings(script + "films.definesPresentationContext = true\n" + steps) == [])
    }

    // MARK: Containers

    @Test func `a child that its container and UIKit tell of the same appearance`() {
        func pager(_ automatic: String) -> String {
            """
            class Pager: UIViewController {
                let first = UIViewController()
                \(automatic)
                override func viewDidLoad() {
                    super.viewDidLoad()
                    addChild(first)
                    first.beginAppearanceTransition(true, animated: false)
                    view.addSubview(first.view)
                    first.didMove(toParent: self)
                    first.endAppearanceTransition()
                }
            }
            let pager = Pager(); root pager

            """
        }
        #expect(
            findings(pager("")) == [
                "forwarded-twice C31 UIViewController-1,pager @3: override var "
                    + "shouldAutomaticallyForwardAppearanceMethods: Bool { false } in Pager, which then "
                    + "forwards everything by hand | or leave beginAppearanceTransition and "
                    + "endAppearanceTransition out: UIKit does it"
            ])
        #expect(
            findings(
                pager(
                    "override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }"))
                == [])
    }

    @Test func `children of which only the last is meant to be there`() {
        func menu(_ removal: String) -> String {
            """
            class Menu: UIViewController {
                func open(_ screen: UIViewController) {
                    \(removal)
                    addChild(screen)
                    screen.view.frame = view.bounds
                    view.addSubview(screen.view)
                    screen.didMove(toParent: self)
                }
            }
            let menu = Menu(); let a = UIViewController(); let b = UIViewController(); root menu
            menu.open(a); menu.open(b)

            """
        }
        #expect(
            findings(menu("")) == [
                "child-covered B48 a,b @4: a.willMove(toParent: nil) | a.view.removeFromSuperview() | "
                    + "a.removeFromParent() | do the same with the old child before the new one is added "
                    + "(Menu.open, line 4)"
            ])
        let lines = "a.willMove(toParent: nil)\na.view.removeFromSuperview()\na.removeFromParent()"
        #expect(findings(menu("") + lines) == [])
        let mended = menu(
            """
            for old in children {
                        old.willMove(toParent: nil)
                        old.view.removeFromSuperview()
                        old.removeFromParent()
                    }
            """)
        #expect(findings(mended) == [])
    }

    @Test func `a bar that a screen has hidden and left hidden`() {
        func detail(_ leaving: String) -> String {
            """
            class Detail: UIViewController {
                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    tabBarController?.tabBar.isHidden = true
                }
                override func viewWillDisappear(_ animated: Bool) {
                    super.viewWillDisappear(animated)
                    \(leaving)
                }
            }
            new list; new nav as nav with list; new tabs as tab with nav; root tabs
            nav.pushViewController(Detail(), animated: true)

            """
        }
        let pop = "nav.popViewController(animated: true)\n"
        #expect(findings(detail("")) == [])
        #expect(
            findings(detail("") + pop) == [
                "bar-left-behind B49 Detail-1,tabs @7: tabs.tabBar.isHidden = false | "
                    + "tabBarController?.tabBar.isHidden = false in viewWillDisappear of Detail | or "
                    + "hidesBottomBarWhenPushed = true in an initialiser of Detail, in place of it"
            ])
        #expect(findings(detail("") + pop + "tabs.tabBar.isHidden = false") == [])
        #expect(findings(detail("tabBarController?.tabBar.isHidden = false") + pop) == [])
    }

    @Test func `a page that is noted when the finger begins`() {
        func tour(_ method: String) -> String {
            """
            class Tour: UIPageViewController, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
                let steps = [UIViewController(), UIViewController()]
                var index = 0
                override func viewDidLoad() {
                    super.viewDidLoad()
                    dataSource = self
                    delegate = self
                    setViewControllers([steps[0]], direction: .forward, animated: false)
                }
                func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController) -> UIViewController? { nil }
                func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController) -> UIViewController? { steps[1] }
                \(method) { index = 1 }
            }
            let tour = Tour(transitionStyle: .scroll, navigationOrientation: .horizontal)
            root tour
            swipe forward in tour

            """
        }
        let will =
            "func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])"
        let did =
            "func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], transitionCompleted completed: Bool)"
        #expect(findings(tour(will) + "finish") == [])
        #expect(
            findings(tour(will) + "cancel") == [
                "announced-only B47 Tour,pageViewController @5: set index in "
                    + "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:), "
                    + "where transitionCompleted is true"
            ])
        #expect(findings(tour(did) + "cancel") == [])
    }

    // MARK: Views

    @Test func `what removeArrangedSubview leaves on the screen`() {
        let script = """
            class News: UIViewController {
                let stack = UIStackView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
                let banner = UILabel()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    banner.text = "Breaking"
                    stack.addArrangedSubview(banner)
                    view.addSubview(stack)
                }
                func hide() { stack.removeArrangedSubview(banner) }
            }
            let news = News(); root news; news.hide()

            """
        #expect(
            findings(script) == [
                "subview-not-arranged A86 news.banner,news.stack @4: news.banner.removeFromSuperview() | "
                    + "or, if it is to stay, news.stack.addArrangedSubview(news.banner)"
            ])
        #expect(findings(script + "news.banner.removeFromSuperview()") == [])
    }

    @Test func `a table that is told to scroll before it is laid out`() {
        func log(_ callback: String, _ before: String) -> String {
            """
            class Log: UITableViewController {
                override func \(callback) {
                    super.\(callback)
                    \(before)
                    tableView.scrollToRow(at: IndexPath(row: 60, section: 0), at: .middle, animated: false)
                }
                override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
                override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
            }
            let diary = Log(); root diary

            """
        }
        #expect(
            findings(log("viewDidLoad()", "")) == [
                "scroll-early B51 Log,viewDidLoad @1: move it to viewDidLayoutSubviews, where a property says "
                    + "that it is done once | or call view.layoutIfNeeded() before it, in viewWillAppear"
            ])
        #expect(findings(log("viewDidLoad()", "view.layoutIfNeeded()")) == [])
        #expect(findings(log("viewDidLayoutSubviews()", "")) == [])
    }

    @Test func `a view that is added to a cell itself`() {
        func cell(_ line: String) -> String {
            """
            class Price: UITableViewCell {
                let buy = UIButton()
                override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                    super.init(style: style, reuseIdentifier: reuseIdentifier)
                    \(line)
                }
                required init?(coder: NSCoder) { fatalError() }
            }

            """
        }
        #expect(
            findings(cell("addSubview(buy)")) == [
                "cell-subview B52 Price,init @1: contentView.addSubview(…) in place of addSubview(…)"
            ])
        #expect(findings(cell("contentView.addSubview(buy)")) == [])
    }

    // MARK: Memory and failures

    @Test func `an alert whose action holds it`() {
        func gate(_ capture: String) -> String {
            """
            class Gate: UIViewController {
                func ask() {
                    let alert = UIAlertController(title: "Login", message: nil, preferredStyle: .alert)
                    alert.addTextField()
                    alert.addAction(UIAlertAction(title: "OK", style: .default) { \(capture)_ in
                        print(alert\(capture.isEmpty ? "" : "?").textFields?.count ?? 0)
                    })
                    present(alert, animated: true)
                }
            }
            let gate = Gate(); root gate; gate.ask()
            tap "OK"

            """
        }
        #expect(
            findings(gate("")) == [
                "leak B15 UIAlertController-1 @5: [weak alert] in the handler: the alert holds the action, and "
                    + "the action its handler"
            ])
        #expect(findings(gate("[weak alert] ")) == [])
    }

    @Test func `a window that is nil, before and after`() {
        let early = """
            class Hud: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    print(view.window!.bounds.width)
                }
            }
            let hud = Hud()
            root hud

            """
        #expect(
            findingsAfter(early) == [
                "fatal-error B45 Hud,viewDidLoad @3: read view.window in viewIsAppearing or viewDidAppear (of "
                    + "a view, in didMoveToWindow): the view is in no window yet in viewDidLoad | if let value "
                    + "= view.window in place of view.window! (Hud.viewDidLoad, line 4)"
            ])
        let late = """
            class Ring: UIView {
                override func didMoveToWindow() {
                    super.didMoveToWindow()
                    print(window!.bounds.width)
                }
            }
            new a; new b; new nav as nav with a; root nav
            a.view.addSubview(Ring(frame: CGRect(x: 0, y: 100, width: 50, height: 50)))
            push b

            """
        #expect(
            findingsAfter(late) == [
                "fatal-error B45 Ring,didMoveToWindow @7: guard let window else { return }: didMoveToWindow "
                    + "comes as well when the view leaves its window, and window is nil then | if let value = "
                    + "window in place of window! (Ring.didMoveToWindow, line 4)"
            ])
    }

    @Test func `a class that was refused`() {
        let refused = """
            class Player: UIViewController {
                let play = UIButton(frame: CGRect.nowhere)
            }
            let player = Player()
            root player

            """
        #expect(
            findingsAfter(refused, "root player") == [
                "class-refused B53 Player @-: mend that line, and paste Player again"
            ])
        #expect(findingsAfter(refused, "class Player: UIViewController {}") == [])
    }

    @Test func `a warning about controllers that have gone, to which a class has led`() {
        let script = """
            class Flow {
                func begin() {
                    let start = UIViewController()
                    start.present(UIViewController(), animated: false)
                }
            }
            let flow = Flow(); flow.begin()

            """
        #expect(findings(script).map { $0.prefix(10) } == ["warned E05"])
    }

    /// What `doctor` finds after scripts of which the last line of each may fail.
    private func findingsAfter(_ scripts: String...) -> [String] {
        let session = TestSession()
        for script in scripts { session.run(script) }
        session.run("doctor")
        return session.foundLast?.map { finding in
            let since = finding.since.map { "@\($0.step)" } ?? "@-"
            return
                "\(finding.id) \(finding.rule.rawValue) \(finding.objects.joined(separator: ",")) "
                + "\(since): \(finding.mend.joined(separator: " | "))"
        } ?? ["?"]
    }

    // MARK: why not

    @Test func `rows of a table that is edited`() {
        let script = """
            class Todo: UITableViewController {
                override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
                override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
                override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { print("open") }
            }
            let todo = Todo(); root todo
            todo.setEditing(true, animated: false)

            """
        let session = TestSession()
        session.run(script + "tap row 1 in todo")
        #expect(session.lines == [])
        session.run("todo.tableView.allowsSelectionDuringEditing = true\ntap row 1 in todo")
        #expect(session.lines == ["open"])
    }
}
