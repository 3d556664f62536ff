import HierarchyRecords
import Testing

@testable import Statements
@testable import Workbench

@MainActor
@Suite("doctor: everyday faults that the session can see, and what mends them")
struct EverydayDiagnosisTests {
    /// What is found after a script, and what is left when its first lines that mend were typed.
    private func mended(_ script: String, lines count: Int = 1) -> (found: [String], left: [String])
    {
        let session = TestSession()
        session.run(script + "\ndoctor")
        let found = session.foundLast ?? []
        let mends = found.first?.mend.prefix(count).joined(separator: "\n") ?? ""
        return (
            found.map { "\($0.id) \($0.rule.rawValue) \($0.objects.joined(separator: ","))" },
            findings(script + mends + "\n").map { String($0.prefix { $0 != ":" }) }
        )
    }

    // MARK: Children that are hidden

    private func container(_ show: String, _ hide: String) -> String {
        """
        class Feed: UIViewController {
            override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); print("feed") }
        }
        class Box: UIViewController {
            let feed = Feed()
            override func viewDidLoad() {
                super.viewDidLoad()
                addChild(feed)
                view.addSubview(feed.view)
                feed.didMove(toParent: self)
            }
            func show() { \(show) }
            func hide() { \(hide) }
        }
        new box as Box; root box
        box.hide()
        box.show()

        """
    }

    @Test func `a child that is shown by isHidden`() {
        let script = container("feed.view.isHidden = false", "feed.view.isHidden = true")
        #expect(
            sentences(script) == [
                "fault: Feed-1 gets no appearance callbacks when isHidden of its view changes: its view "
                    + "stays in the window all the while (Box.show, line 12)"
            ])
        #expect(
            findings(script) == [
                "shown-by-hiding B38 Feed-1,box @4: view.addSubview(feed.view) to show it, and "
                    + "feed.view.removeFromSuperview() to hide it (Box.show, line 12)"
            ])
        let other = container("view.addSubview(feed.view)", "feed.view.removeFromSuperview()")
        #expect(findings(other) == [])
        let session = TestSession()
        session.run(other)
        #expect(session.lines.count(where: { $0 == "feed" }) == 2)
    }

    // MARK: Bars

    @Test func `a large title over a scroll view that is not the first subview`() {
        let script = """
            class Rows: UITableViewController {
                override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 90 }
                override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell { UITableViewCell() }
            }
            let source = Rows()
            class List: UIViewController {
                let head = UIView(); let table = UITableView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    head.frame = CGRect(x: 0, y: 0, width: 393, height: 20)
                    view.addSubview(head)
                    table.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
                    view.addSubview(table)
                }
            }
            let list = List(); let nav = UINavigationController(rootViewController: list); root nav
            nav.navigationBar.prefersLargeTitles = true
            list.table.dataSource = source; list.table.reloadData()

            """
        let result = mended(script)
        #expect(result.found == ["large-title-stands B39 list,list.table"])
        #expect(result.left == [])
    }

    @Test func `a bar that has its colour away from the edge only`() {
        let script = """
            class Main: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    navigationController?.navigationBar.barTintColor = .red
                }
            }
            let main = Main(); let nav = UINavigationController(rootViewController: main); root nav

            """
        let result = mended(script, lines: 5)
        #expect(result.found == ["bar-at-edge B40 nav,UINavigationBar-1"])
        #expect(result.left == [])
        #expect(findings(script, ios: 14) == [])
    }

    // MARK: Lists

    private let shopping = """
        class Shopping: UIViewController {
            let table = UITableView()
            override func viewDidLoad() {
                super.viewDidLoad()
                navigationItem.rightBarButtonItem = editButtonItem
                view.addSubview(table)
            }
            override func viewWillLayoutSubviews() { table.frame = view.bounds }
        OVERRIDE
        }
        let shop = Shopping(); let nav = UINavigationController(rootViewController: shop); root nav
        tap Edit

        """

    @Test func `a table in a plain controller that the edit button does not reach`() {
        let script = shopping.replacing("OVERRIDE\n", with: "")
        let result = mended(script)
        #expect(result.found == ["editing-untold B41 shop,shop.table"])
        #expect(result.left == [])
        let override = """
            override func setEditing(_ editing: Bool, animated: Bool) {
                super.setEditing(editing, animated: animated)
                table.setEditing(editing, animated: animated)
            }
            """
        #expect(findings(shopping.replacing("OVERRIDE", with: override)) == [])
    }

    @Test func `a list that lets nothing be selected, whose delegate waits for it`() {
        let feed = """
            class Feed: UITableViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    tableView.allowsSelection = false
                }
                WAITING
            }
            let feed = Feed(); root feed

            """
        let waiting = """
            override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
            """
        let result = mended(feed.replacing("WAITING", with: waiting))
        #expect(result.found == ["selection-switched-off U04 feed.tableView"])
        #expect(result.left == [])
        #expect(findings(feed.replacing("WAITING", with: "")) == [])
        #expect(
            findings(
                feed.replacing("WAITING", with: waiting) + "feed.setEditing(true, animated: false)")
                == [])
    }

    private func tasks(_ filling: String, _ selecting: String) -> String {
        """
        class Tasks: UITableViewController {
            var done: Set<Int> = []
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "task", for: indexPath)
                \(filling)
                return cell
            }
            override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                \(selecting)
            }
        }

        """
    }

    @Test func `what a row sets on its cell and the next one keeps`() {
        let selecting =
            "if let cell = tableView.cellForRow(at: indexPath) { cell.accessoryType = .checkmark }"
        #expect(
            findings(tasks("cell.textLabel?.text = \"a\"", selecting)) == [
                "reused-cell B42 Tasks,tableView @1: keep it in the data, and set cell.accessoryType in "
                    + "cellForRowAt for every row (Tasks.cellForRowAt, line 3)"
            ])
        let always = "cell.accessoryType = done.contains(indexPath.row) ? .checkmark : .none"
        #expect(findings(tasks(always, selecting)) == [])
        let half = "if done.contains(indexPath.row) { cell.accessoryType = .checkmark }"
        #expect(
            findings(tasks(half, "")) == [
                "reused-cell B42 Tasks,cellForRowAt @1: set cell.accessoryType in an else, too"
            ])
        #expect(findings(tasks(half + " else { cell.accessoryType = .none }", "")) == [])
    }

    // MARK: Pages and styles

    private func pages(_ style: String, _ methods: String) -> String {
        """
        class Intro: UIPageViewController, UIPageViewControllerDataSource {
            override func viewDidLoad() {
                super.viewDidLoad(); dataSource = self
                setViewControllers([UIViewController()], direction: .forward, animated: false)
            }
            func pageViewController(_ p: UIPageViewController, viewControllerBefore c: UIViewController) -> UIViewController? { nil }
            func pageViewController(_ p: UIPageViewController, viewControllerAfter c: UIViewController) -> UIViewController? { nil }
            func presentationCount(for pageViewController: UIPageViewController) -> Int { 3 }
            \(methods)
        }
        let intro = Intro(transitionStyle: \(style), navigationOrientation: .horizontal, options: nil)
        root intro

        """
    }

    @Test func `pages that are counted and have no dots`() {
        let index =
            "func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }"
        #expect(
            sentences(pages(".pageCurl", index)) == [
                "fault: intro shows no page dots: its transitionStyle is pageCurl, and only scroll has dots"
            ])
        #expect(
            sentences(pages(".scroll", "")) == [
                "fault: intro shows no page dots: its data source has presentationCount without "
                    + "presentationIndex"
            ])
        #expect(findings(pages(".scroll", index)) == [])
    }

    @Test func `a switch of the style that reaches one screen`() {
        let script = """
            class Settings: UIViewController {
                func toggle() { overrideUserInterfaceStyle = .dark }
            }
            let settings = Settings(); let home = UIViewController()
            let tabs = UITabBarController(); tabs.viewControllers = [settings, home]; root tabs
            settings.toggle()

            """
        let result = mended(script)
        #expect(result.found == ["style-of-one-screen B43 settings"])
        #expect(result.left == [])
    }

    // MARK: What a line failed by

    /// What is found after a script whose last line failed.
    private func failed(_ script: String, _ last: String) -> [Finding] {
        let session = TestSession()
        session.run(script + last)
        return Diagnosis(session: session.workbench.session).diagnose()
    }

    @Test func `an outlet that is nil`() {
        let script = """
            class Detail: UIViewController {
                @IBOutlet weak var label: UILabel!
                override func viewDidLoad() { super.viewDidLoad(); label.text = "a" }
            }
            class Main: UIViewController {
                func open() { present(Detail(), animated: false) }
            }
            let main = Main(); root main

            """
        #expect(
            failed(script, "main.open()").map(\.text) == [
                "label is nil in Detail.viewDidLoad, line 3: it is an outlet, which a storyboard or "
                    + "a nib connects, and code made the Detail by itself (Main.open, line 6)"
            ])
    }

    @Test func `a cell that is asked for under another spelling`() {
        let script = """
            class Grid: UITableViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "customCell")
                }
                override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 1 }
                override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {
                    t.dequeueReusableCell(withIdentifier: "CustomCell", for: i)
                }
            }
            let grid = Grid()

            """
        #expect(
            failed(script, "root grid").flatMap(\.mend) == [
                "dequeue under 'customCell', which is registered, in place of 'CustomCell' "
                    + "(Grid.tableView, line 8): identifiers are compared letter by letter"
            ])
    }

    @Test func `a delegate of another object than the one that is shown`() {
        let script = """
            protocol PickerDelegate: AnyObject { func picked(_ name: String) }
            class Picker: UIViewController { weak var delegate: PickerDelegate? }
            class Home: UIViewController, PickerDelegate {
                let picker = Picker()
                override func viewDidLoad() { super.viewDidLoad(); picker.delegate = self }
                func open() { present(SHOWN, animated: true) }
                func picked(_ name: String) {}
            }

            """
        #expect(
            sentences(script.replacing("SHOWN", with: "Picker()")) == [
                "fault: Home.viewDidLoad (line 5) sets up picker, a Picker that nothing shows, and gives "
                    + "present another Picker (line 6)"
            ])
        #expect(findings(script.replacing("SHOWN", with: "picker")) == [])
    }
}
