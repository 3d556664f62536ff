import HierarchyRecords
import Testing

@testable import Statements
@testable import Workbench

/// What code does in the wrong order, too early, once too seldom, or where nobody sees it.
@MainActor
@Suite("doctor: order, moments and what is in the way")
struct OrderDiagnosisTests {
    @Test func `a value before what bounds it`() {
        func tabs(_ lines: String) -> String {
            """
            class Main: UITabBarController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    \(lines)
                }
            }

            """
        }
        let index = "selectedIndex = 1"
        let controllers = "viewControllers = [UIViewController(), UIViewController()]"
        #expect(
            findings(tabs(index + "; " + controllers)) == [
                "set-before-bounds B54 Main,viewDidLoad @1: set selectedIndex after viewControllers"
            ])
        #expect(findings(tabs(controllers + "; " + index)) == [])
        let slider = "let slider = UISlider(); "
        #expect(
            sentences(tabs(slider + "slider.value = 40; slider.maximumValue = 100")) == [
                "fault: Main.viewDidLoad (line 4) sets slider.value before maximumValue: a value outside of "
                    + "the bounds that it has then is ignored or moved into them"
            ])
        #expect(findings(tabs(slider + "slider.value = 0.4; slider.maximumValue = 100")) == [])
        #expect(findings(tabs(slider + "slider.maximumValue = 100; slider.value = 40")) == [])
        #expect(
            findings(
                "let slider = UISlider()\nslider.setValue(1, animated: false)\nslider.value = 40\n"
                    + "slider.maximumValue = 100"
            ) == [
                "set-before-bounds B54 slider @4: set slider.value after maximumValue"
            ])
    }

    @Test func `what a call has emptied`() {
        func list(_ lines: String) -> String {
            """
            class List: UITableViewController {
                func open() {
                    let path = IndexPath(row: 0, section: 0)
                    \(lines)
                }
                override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                    print(tableView.indexPathForSelectedRow as Any)
                }
            }

            """
        }
        let clear = "tableView.deselectRow(at: path, animated: true)"
        let go = "performSegue(withIdentifier: \"go\", sender: self)"
        let mend =
            "read it before deselectRow, into a constant: let kept = tableView.indexPathForSelectedRow"
        let found = ["read-after-cleared U05 List,open @1: " + mend]
        #expect(
            findings(list(clear + "; print(tableView.indexPathForSelectedRow as Any)")) == found)
        #expect(findings(list(clear + "; " + go)) == found)
        #expect(findings(list(go + "; " + clear)) == [])
    }

    @Test func `what is undone at each leaving and set up once`() {
        func cart(_ first: String, _ last: String) -> String {
            """
            class Cart: UIViewController {
                override func \(first) {
                    super.\(first.contains("Load") ? "viewDidLoad()" : "viewWillAppear(animated)")
                    NotificationCenter.default.addObserver(self, selector: #selector(reload), name: Notification.Name("cart"), object: nil)
                }
                override func viewWillDisappear(_ animated: Bool) {
                    super.viewWillDisappear(animated)
                    \(last)
                }
                @objc func reload() {}
            }

            """
        }
        let remove = "NotificationCenter.default.removeObserver(self)"
        #expect(
            findings(cart("viewDidLoad()", remove)) == [
                "undone-for-good B46 Cart,viewWillDisappear @1: move addObserver from viewDidLoad to "
                    + "viewWillAppear, which comes at each return | or let viewWillDisappear take it back "
                    + "only where isMovingFromParent or isBeingDismissed is true"
            ])
        #expect(findings(cart("viewWillAppear(_ animated: Bool)", remove)) == [])
        #expect(findings(cart("viewDidLoad()", "if isMovingFromParent { \(remove) }")) == [])
    }

    @Test func `an observer that the user passes by`() {
        func tabs(_ superclass: String) -> String {
            """
            class Main: \(superclass) {
                override var selectedIndex: Int { didSet { print(selectedIndex) } }
            }

            """
        }
        #expect(
            findings(tabs("UITabBarController")) == [
                "setter-passed-by B55 Main,selectedIndex @1: hear of the user by "
                    + "tabBarController(_:didSelect:) of its delegate"
            ])
    }

    @Test func `a size that a view computes as it is made`() {
        func banner(_ method: String) -> String {
            """
            class Banner: UIView {
                let line = UIView()
                \(method)
            }
            class Home: UIViewController { let banner = Banner() }

            """
        }
        let set = "line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1)"
        let coder = "; required init?(coder: NSCoder) { fatalError() }"
        #expect(
            findings(
                banner(
                    "override init(frame: CGRect) { super.init(frame: frame); \(set) }" + coder))
                == [
                    "size-in-init B08 Banner,init @1: line.frame = … in layoutSubviews, which comes with each "
                        + "new size"
                ])
        #expect(
            findings(banner("override func layoutSubviews() { super.layoutSubviews(); \(set) }"))
                == [])
    }

    @Test func `a row whose cell keeps the tap`() {
        func list(_ line: String) -> String {
            """
            class List: UITableViewController {
                let switched = UISwitch()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "a")
                }
                override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
                override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                    let cell = tableView.dequeueReusableCell(withIdentifier: "a", for: indexPath)
                    \(line)
                    return cell
                }
                override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
            }
            let list = List(); root list

            """
        }
        #expect(
            sentences(list("cell.isUserInteractionEnabled = false")) == [
                "advice: a tap on the cells of list.tableView does not send didSelectRowAt: "
                    + "isUserInteractionEnabled of its cells is false"
            ])
        #expect(findings(list("")) == [])
    }

    @Test func `a header of a table that has no height`() {
        let script = """
            let list = UITableViewController(); root list
            let header = UIView(); header.addSubview(UILabel())
            list.tableView.tableHeaderView = header

            """
        #expect(
            findings(script) == [
                "header-without-height U38 list.tableView.tableHeaderView @4: "
                    + "list.tableView.tableHeaderView!.frame.size.height = 60 | "
                    + "list.tableView.tableHeaderView = list.tableView.tableHeaderView | or in "
                    + "viewDidLayoutSubviews the height that systemLayoutSizeFitting(_:) tells, where it "
                    + "has changed"
            ])
        #expect(
            findings(script + "list.tableView.tableHeaderView!.frame.size.height = 60\n") == [])
    }

    @Test func `a push behind what is presented`() {
        let script = """
            let inbox = UIViewController(); new nav as nav with inbox; root nav
            let compose = UIViewController(); compose.modalPresentationStyle = .fullScreen
            inbox.present(compose, animated: true)
            let sent = UIViewController(); nav.pushViewController(sent, animated: true)

            """
        let dismiss = "compose.dismiss(animated: false)"
        #expect(
            findings(script).map { String($0.prefix { $0 != "|" }) } == [
                "changed-behind P05 sent,nav,compose @6: \(dismiss) "
            ])
        #expect(findings(script + dismiss) == [])
    }

    @Test func `a trait that is read once and changes`() {
        func home(_ method: String) -> String {
            """
            class Home: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = traitCollection.userInterfaceStyle == .dark ? .black : .white
                }
                \(method)
            }
            let home = Home(); root home
            trait style dark

            """
        }
        #expect(
            findings(home("")).map { String($0.prefix { $0 != ":" }) } == [
                "read-of-what-changed B17 home,viewDidLoad @4"
            ])
        #expect(
            findings(
                home(
                    "override func traitCollectionDidChange(_ previous: UITraitCollection?) { "
                        + "super.traitCollectionDidChange(previous) }")) == [])
    }

    @Test func `a child that was made as large as its parent was`() {
        func home(_ mask: String) -> String {
            """
            class Home: UIViewController {
                let chart = UIViewController()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    addChild(chart)
                    chart.view.autoresizingMask = \(mask)
                    chart.view.frame = view.bounds
                    view.addSubview(chart.view)
                    chart.didMove(toParent: self)
                }
            }
            let home = Home(); root home
            rotate landscape

            """
        }
        #expect(
            findings(home("[]")).map { String($0.prefix { $0 != "@" }) } == [
                "frame-left-behind A86 UIViewController-1,home "
            ])
        #expect(findings(home("[.flexibleWidth, .flexibleHeight]")) == [])
    }

    @Test func `a presenter that has left, and what a static property holds`() {
        let script = """
            let home = UIViewController(); let plan = UIViewController(); root home
            home.addChild(plan); home.view.addSubview(plan.view); plan.didMove(toParent: home)
            let offer = UIViewController(); plan.present(offer, animated: false)
            plan.willMove(toParent: nil); plan.view.removeFromSuperview(); plan.removeFromParent()

            """
        #expect(
            findings(script).map { String($0.prefix { $0 != "@" }) } == [
                "presenter-left P05 offer,plan "
            ])
        let shared = """
            class Center {
                static let shared = Center()
                var block: (() -> Void)?
            }
            class Account: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    Center.shared.block = { self.view.layoutIfNeeded() }
                }
            }
            let home = UIViewController(); root home
            home.present(Account(), animated: true)
            home.dismiss(animated: true)

            """
        #expect(
            findings(shared).map { String($0.prefix { $0 != "@" }) } == ["leak B15 Account-1 "])
    }
}
