import HierarchyRecords
import Testing

@testable import Workbench

/// Delegates hear of what the user does, and of nothing that code does.
extension WhyNotTests {
    private nonisolated static let tabs = """
        class Tabs: UITabBarController, UITabBarControllerDelegate {
            override func viewDidLoad() { super.viewDidLoad(); delegate = self }
            func tabBarController(_ tabs: UITabBarController, didSelect a: UIViewController) {}
        }
        new a; new b; let t = Tabs(); t.viewControllers = [a, b]; root t
        t.selectedIndex = 1
        """

    nonisolated static let tappedTabs = """
        class Tabs: UITabBarController, UITabBarControllerDelegate {
            func tabBarController(_ tabs: UITabBarController, didSelect b: UIViewController) {}
        }
        new a; new b; let t = Tabs(); t.delegate = t; t.viewControllers = [a, b]; root t
        tap b
        """

    @Test func `code that selects a tab: the tap in its place`() {
        let told = told(Self.tabs, "t.didSelect")
        #expect(told.rule == .a21)
        #expect(told.values == ["step 6 is code: t.selectedIndex = 1"])
        #expect(
            told.changes == [[.replace(step: 6, source: "t.selectedIndex = 1", with: "tap b")]])
    }

    @Test(arguments: ["t.didSelect", "t.tabBarController(_:didSelect:)"])
    func `a method is asked about by its label or by its whole name`(query: String) {
        #expect(told(Self.tabs, query).rule == .a21)
    }

    @Test func `what a container tells is in the log, and nobody hears it without a delegate`() {
        let told = told("new a; new b; new n as nav with a; root n; push b", "n.delegate.didShow")
        #expect(told.rule == .b22)
        #expect(
            told.values == [
                "n.delegate is nil: none was set, or it is gone, as nothing held it"
            ])
    }

    @Test func `a delegate that has the method has heard it`() {
        let told = told(
            """
            class Teller: NSObject, UINavigationControllerDelegate {
                func navigationController(_ n: UINavigationController, didShow c: UIViewController, animated: Bool) {}
            }
            new a; new b; let teller = Teller(); new n as nav with a; n.delegate = teller; root n; push b
            """, "n.delegate.didShow")
        #expect(told.rule == nil)
    }

    @Test func `a refresh that code begins sends no action`() {
        let told = told(
            """
            class Feed: UITableViewController {
                let pull = UIRefreshControl()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    tableView.refreshControl = pull
                    pull.addTarget(self, action: #selector(refresh), for: .valueChanged)
                }
                @objc func refresh() {}
            }
            let feed = Feed(); root feed
            feed.pull.beginRefreshing()
            """, "feed.refresh")
        #expect(told.rule == .u34)
    }

    private nonisolated static let sheet = """
        class Teller: NSObject, UIAdaptivePresentationControllerDelegate {
            func presentationControllerDidDismiss(_ controller: UIPresentationController) {}
        }
        new home; new s; root home; let d = Teller(); present s as pageSheet
        s.presentationController?.delegate = d
        s.dismiss(animated: true)
        """

    @Test(arguments: [
        "s.presentationControllerDidDismiss", "d.presentationControllerDidDismiss",
        "s.presentationController.presentationControllerDidDismiss",
    ])
    func `code that dismisses a sheet: the swipe in its place, whoever is asked about`(
        query: String
    ) {
        let told = told(Self.sheet, query)
        #expect(told.rule == .p11)
        #expect(told.values == ["step 8 is code: s.dismiss(animated: true)"])
        #expect(
            told.changes.first == [
                .replace(
                    step: 8, source: "s.dismiss(animated: true)", with: "swipe down; finish")
            ])
    }

    @Test func `pages set from code, with no data source for a finger`() {
        let told = told(
            """
            new a; new b; let p = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            p.setViewControllers([a], direction: .forward, animated: false); root p
            p.setViewControllers([b], direction: .forward, animated: true)
            """, "p.didFinishAnimating")
        #expect(told.rule == .c47)
        #expect(
            told.values == [
                "step 6 is code: p.setViewControllers([b], direction: .forward, animated: true)",
                "p.dataSource is nil: a finger finds no page",
                "p.delegate is nil: none was set, or it is gone, as nothing held it",
            ])
    }

    private nonisolated static func list(_ method: String) -> String {
        """
        class List: UIViewController, UITableViewDelegate, UITableViewDataSource {
            let table = UITableView()
            override func viewDidLoad() {
                super.viewDidLoad(); table.frame = view.bounds; view.addSubview(table)
                table.delegate = self; table.dataSource = self
            }
            func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 3 }
            func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell { UITableViewCell() }
            func tableView(_ t: UITableView, \(method) i: IndexPath) {}
        }
        let l = List(); root l; tap row 1
        """
    }

    @Test(arguments: ["l.didSelectRow", "l.didSelectRowAt", "l.table.didSelectRowAt"])
    func `a method that is named otherwise`(query: String) {
        let told = told(Self.list("didSelectRow"), query)
        #expect(told.rule == .u04)
        #expect(
            told.values == [
                "l.table.delegate is l, which has no such method",
                "it has tableView(_:didSelectRow:), which UIKit never calls",
            ])
        let renamed = Self.list("didSelectRowAt").split(separator: "let l")[0].dropLast()
        #expect(
            told.changes == [
                [
                    .replace(
                        step: 1,
                        source: String(
                            Self.list("didSelectRow").split(separator: "let l")[0].dropLast()),
                        with: String(renamed))
                ]
            ])
        #expect(answer(session(Self.list("didSelectRowAt")), query)?.finding == .sent([30]))
    }

    @Test func `a method of one's own: who sends it`() {
        let script = """
            class Menu: UIViewController { @objc func save(_ sender: Any) {} }
            let m = Menu(); root m
            let go = UIButton(frame: CGRect(x: 50, y: 200, width: 100, height: 40)); m.view.addSubview(go)
            """
        let without = told(script, "m.save")
        #expect(without.rule == .u22)
        #expect(
            without.values == [
                "no control and no recognizer that is there has it as an action",
                "no notification that runs it was posted in this step",
            ])
        let with = told(
            script + "\ngo.addTarget(m, action: #selector(m.save(_:)), for: .touchUpInside)",
            "m.save(_:)")
        #expect(with.values == ["go does, and nobody used it in this step"])
        #expect(with.changes == [[.add("tap go", [.after(step: 5)])]])
    }

    @Test func `the status bar asks another`() {
        let told = told(
            """
            class Dark: UIViewController { override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent } }
            new k as Dark; new n as nav with k; root n
            """, "k.preferredStatusBarStyle")
        #expect(told.rule == .s01)
        #expect(told.values == ["n is asked, and its childForStatusBarStyle is nil"])
    }

    @Test func `a sheet that a class presents: the style in its own line`() {
        let told = told(
            """
            class Detail: UIViewController {}
            class Menu: UIViewController {
                func show() {
                    let d = Detail()
                    present(d, animated: true)
                }
            }
            let m = Menu(); root m
            m.show()
            """, "m.viewWillDisappear")
        #expect(told.rule == .p04)
        let styles = told.changes.compactMap { changes -> String? in
            guard changes.count == 1, case .replace(_, _, let source) = changes[0] else {
                return nil
            }
            return source.split(separator: "\n").first { $0.contains("present(d") }.map {
                String($0.drop { $0 == " " })
            }
        }
        #expect(
            styles
                == ["fullScreen", "currentContext"].map {
                    "d.modalPresentationStyle = .\($0); present(d, animated: true)"
                })
    }

    private nonisolated static let twoForms = """
        class Form: UIViewController, UITextFieldDelegate {
            let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
            override func viewDidLoad() { super.viewDidLoad(); view.addSubview(field) }
            func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
        }
        let other = Form(); let form = Form(); root form
        form.field.delegate = other
        tap form.field
        type "a\\n" in form.field
        """

    @Test func `another object of the class is the delegate`() {
        let told = told(Self.twoForms, "form.textFieldShouldReturn")
        #expect(told.rule == .u24)
        #expect(told.values == ["form.field.delegate is other, which is told in its place"])
        #expect(
            told.changes.first == [
                .add("form.field.delegate = form", [.before(step: 5), .before(step: 6)])
            ])
    }

    private nonisolated static let todo = """
        class Todo: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
            override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
        }
        let todo = Todo(); root todo
        """

    @Test func `rows of a table that is edited`() {
        let told = told(
            Self.todo + "\ntodo.setEditing(true, animated: false)\ntap row 1 in todo",
            "todo.didSelectRow")
        #expect(told.rule == .u39)
        #expect(
            told.values == [
                "todo.tableView.allowsSelectionDuringEditing is false, and the table is being edited"
            ])
    }

    @Test func `a list's own controller has what its class overrides`() {
        #expect(told(Self.todo, "todo.didSelectRow").rule != .b37)
    }
}
