import Testing

@testable import Workbench

@MainActor
@Suite("What a tap finds")
struct TapInSightTests {
    /// What was printed and noted, and the errors.
    private func outcome(_ script: String) -> [String] {
        let session = TestSession(RunPolicy(keepsGoing: true))
        for line in script.split(separator: "\n") { session.run(String(line)) }
        return session.lines + session.notes + session.errors
    }

    @Test func `a finger reaches what a stack shows`() {
        let script = """
            new h; new n as nav root h; root n
            class T: NSObject { @objc func tapped() { print("tapped") } }
            let t = T(); let g = UITapGestureRecognizer(target: t, action: #selector(T.tapped)); h.view.addGestureRecognizer(g)
            let b = UIButton(frame: CGRect(x: 50, y: 300, width: 100, height: 44)); h.view.addSubview(b)
            b.addAction(UIAction { _ in print("pressed") }, for: .touchUpInside)
            tap h.view
            touch b
            """
        #expect(outcome(script) == ["tapped", "pressed"])
    }

    @Test func `an item of a bar by its path, by its name, and by what stands on it`() {
        let script = """
            new a; new n as nav root a; root n
            let item = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in print("add") })
            let other = UIBarButtonItem(title: nil, primaryAction: UIAction { _ in print("other") })
            a.navigationItem.rightBarButtonItems = [item, other]
            tap item
            tap a.navigationItem.rightBarButtonItem
            tap Add
            tap add
            tap other
            other.accessibilityLabel = "More"
            tap More
            a.navigationItem.rightBarButtonItems = [item]
            tap other
            """
        #expect(
            outcome(script) == [
                "add", "add", "add", "add", "other", "other",
                "1:5: 'other' is in no bar on the screen",
            ])
    }

    @Test func `a controller with an embedded child keeps its bar`() {
        let script = """
            new a; new b; new n as nav root a; root n; add b to a
            a.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Info", primaryAction: UIAction { _ in print("info") })
            tap Info
            """
        #expect(outcome(script) == ["info"])
    }

    @Test func `of two buttons with a title the one that a finger reaches`() {
        let script = """
            new a; new b; root a
            let low = UIButton(frame: CGRect(x: 50, y: 300, width: 100, height: 44)); a.view.addSubview(low)
            let high = UIButton(frame: CGRect(x: 50, y: 300, width: 100, height: 44)); b.view.addSubview(high)
            low.setTitle("Go", for: .normal); high.setTitle("Go", for: .normal)
            low.addAction(UIAction { _ in print("low") }, for: .touchUpInside)
            high.addAction(UIAction { _ in print("high") }, for: .touchUpInside)
            present b as pageSheet unanimated
            tap Go
            dismiss unanimated
            tap Go
            """
        #expect(outcome(script) == ["high", "low"])
    }

    @Test func `an item that is switched off is there, and not enabled`() {
        let script = """
            new a; new n as nav root a; root n
            let item = UIBarButtonItem(title: "Save", primaryAction: UIAction { _ in print("save") })
            a.navigationItem.rightBarButtonItem = item
            item.isEnabled = false
            tap Save
            tap a.navigationItem.rightBarButtonItem
            item.isEnabled = true
            tap Save
            """
        #expect(
            outcome(script) == [
                "save", "1:5: 'Save' is not enabled",
                "1:5: 'a.navigationItem.rightBarButtonItem' is not enabled",
            ])
    }

    @Test func `an item that is hidden is not there`() {
        let script = """
            new a; new n as nav root a; root n
            let item = UIBarButtonItem(title: "Save", primaryAction: UIAction { _ in print("save") })
            a.navigationItem.rightBarButtonItem = item
            item.isHidden = true
            tap Save
            item.isHidden = false
            tap Save
            """
        #expect(outcome(script) == ["save", "1:5: there is no 'Save' to tap here"])
    }

    @Test func `of several buttons that all lie behind a sheet, it says what lies over them`() {
        let script = """
            new a; root a
            let b = UIButton(frame: CGRect(x: 50, y: 300, width: 100, height: 44)); b.setTitle("Go", for: .normal)
            let c = UIButton(frame: CGRect(x: 50, y: 400, width: 100, height: 44)); c.setTitle("Go", for: .normal)
            a.view.addSubview(b); a.view.addSubview(c)
            new s; present s as fullScreen; s.view.backgroundColor = .white
            tap Go
            """
        #expect(outcome(script).filter { $0.contains("buttons have that title") } == [])
    }

    @Test func `the button at the end of a row, where it has one`() {
        let session = TestSession(RunPolicy(keepsGoing: true))
        session.run(
            """
            class T: UITableViewController {
                override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
                override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                    if indexPath.row == 1 { cell.accessoryType = .detailDisclosureButton }
                    return cell
                }
                override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
                    print("tapped", indexPath.row)
                }
            }
            """)
        session.run("new t as T; root t")
        session.run("tap row 0 accessory")
        session.run("tap row 1 accessory")
        #expect(
            session.errors == ["1:1: row 0 has no button at its end that can be tapped"])
        #expect(session.lines == ["tapped 1"])
    }

    @Test func `completion offers the titles of buttons in views`() {
        let session = TestSession()
        session.run("new a; root a")
        session.run("let b = UIButton(frame: CGRect(x: 50, y: 300, width: 100, height: 44))")
        session.run("b.setTitle(\"Settings\", for: .normal); a.view.addSubview(b)")
        #expect(session.workbench.completions(for: "tap Set").map(\.text) == ["Settings"])
    }

    @Test func `rows beside what is in front, and by their text`() {
        let script = """
            device iPad Pro 11
            new m as table; new d; new s as split with m d; root s
            class Rows: NSObject, UITableViewDataSource { func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 3 }; func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell { let cell = UITableViewCell(); cell.textLabel?.text = ["Tea", "Milk", "Tea"][p.row]; return cell } }
            let rows = Rows(); m.tableView.dataSource = rows; m.tableView.reloadData()
            on m.didSelectRow { echo chosen }
            tap row 1
            tap Milk
            tap row 2
            m.tableView(m.tableView, cellForRowAt: IndexPath(row: 9, section: 0))
            tap Tea
            """
        #expect(outcome(script).suffix(1) == ["1:5: 2 rows have that text: row 0, row 2"])
    }

    @Test func `segments, and bars that stand in views`() {
        let script = """
            new a; root a
            let seg = UISegmentedControl(items: ["First", "Second"]); seg.frame = CGRect(x: 0, y: 200, width: 200, height: 30); a.view.addSubview(seg)
            let bar = UIToolbar(frame: CGRect(x: 0, y: 400, width: 393, height: 44)); a.view.addSubview(bar)
            bar.items = [UIBarButtonItem(title: "Send", primaryAction: UIAction { _ in print("sent") })]
            tap Second
            print(seg.selectedSegmentIndex)
            tap Send
            """
        #expect(outcome(script) == ["1", "sent"])
    }

    @Test func `a Swift action has the selector that Swift exports`() {
        let script = """
            class A: UIViewController { @objc func unwind(sender: Any) { print("unwound") }; @objc func go(forSegue s: Any) {}; @objc func moveTo(place p: Any) { print("moved") }; @objc func plain(_ x: Any, then y: Any) {} }
            new a as A
            NSLog(@"%d %d", [a respondsToSelector:@selector(unwindWithSender:)], [a respondsToSelector:@selector(unwindSender:)]);
            NSLog(@"%d %d", [a respondsToSelector:@selector(goForSegue:)], [a respondsToSelector:@selector(moveToPlace:)]);
            NSLog(@"%d", [a respondsToSelector:@selector(plain:then:)]);
            a.perform(#selector(A.moveTo(place:)), with: a)
            a.perform(Selector("unwind(sender:)"), with: a)
            """
        #expect(outcome(script) == ["1 0", "1 1", "1", "moved", "unwound"])
    }
}
