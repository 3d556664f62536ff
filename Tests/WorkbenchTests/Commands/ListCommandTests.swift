import HierarchyRecords
import Testing

@testable import Statements
@testable import Workbench

@MainActor
@Suite("Commands on lists, controls and alerts")
struct ListCommandTests {
    private let lists = EventCategories.shownByDefault.union(EventCategories(.datasource))

    /// The events of the last commands.
    private func lines(
        _ setUp: String, _ last: String, _ categories: EventCategories = .shownByDefault
    ) -> [String] {
        let session = TestSession()
        session.run(setUp)
        let before = session.log(categories).count
        session.run(last)
        #expect(session.errors == [])
        return Array(session.log(categories).dropFirst(before))
    }

    private func error(_ commands: String, _ last: String) -> [String] {
        let session = TestSession()
        session.run(commands)
        #expect(session.errors == [])
        session.run(last)
        return session.errors.map { String($0.drop { $0 != " " }.dropFirst()) }
    }

    private let menu =
        "new detail; new menu as table with detail \"Privacy\"; new n as nav root menu; root n"

    @Test func `a tap on a row shows what the row is of, by the controller's own push`() {
        let all = lines(menu, "tap row 0", lists)
        #expect(
            Array(all.prefix(6)) == [
                "menu.shouldHighlightRow(at: [0, 0])", "menu.didHighlightRow(at: [0, 0])",
                "menu.didUnhighlightRow(at: [0, 0])", "menu.willSelectRow(at: [0, 0])",
                "menu.didSelectRow(at: [0, 0])", "detail.willMove(toParent: n)",
            ])
        #expect(
            all.suffix(2) == ["detail.didMove(toParent: n)", "n.delegate.didShow(detail, true)"])
        #expect(lines(menu, "tap row 1") == [])
    }

    @Test func `what on hangs on a selection runs at the tap`() {
        let shown = lines(
            menu + "; new other; on menu.didSelectRow { push other }", "tap row 1 in menu")
        #expect(shown.first == "other.willMove(toParent: n)")
    }

    @Test func `a selected row is cleared when the table comes back`() {
        let session = TestSession()
        session.run(menu + "; tap row 0; expect menu.tableView.indexPathForSelectedRow.row 0")
        #expect(session.errors == [])
        session.run("pop; expect menu.tableView.indexPathForSelectedRow nil")
        #expect(session.errors == [])
        #expect(session.failures.map(\.summary) == [])
    }

    @Test func `a finger that goes back and changes its mind keeps the selection`() {
        let session = TestSession()
        session.run(menu + "; tap row 0; swipe back; progress 0.5; cancel")
        session.run("expect menu.tableView.indexPathForSelectedRow.row 0")
        session.run("swipe back; finish; expect menu.tableView.indexPathForSelectedRow nil")
        #expect(session.errors == [])
        #expect(session.failures.map(\.summary) == [])
    }

    @Test func `an item of a collection is tapped like a row`() {
        let grid = "new a; new grid as collection with a \"B\"; new n as nav root grid; root n"
        #expect(lines(grid, "tap item 0").first == "a.willMove(toParent: n)")
        #expect(
            lines(grid, "tap item 1", lists).prefix(3) == [
                "grid.shouldHighlightItem(at: [0, 1])", "grid.didHighlightItem(at: [0, 1])",
                "grid.shouldSelectItem(at: [0, 1])",
            ])
    }

    @Test func `an alert is asked, answered and gone`() {
        let ask =
            "new home; root home; new ask as alert titled \"Delete?\" with Delete! Cancel; "
            + "present ask"
        #expect(
            lines(ask, "tap Delete") == [
                "ask.presentationController.dismissalTransitionWillBegin()",
                "ask.viewWillDisappear(true)", "ask.viewDidDisappear(true)",
                "ask.presentationController.dismissalTransitionDidEnd(true)",
                "ask.action(\"Delete\")",
            ])
        #expect(error(ask, "tap Keep") == ["'ask' has no action 'Keep': it has Delete, Cancel"])
    }

    @Test func `buttons and segments are tapped`() {
        let scene =
            "new home; root home; let go = UIButton(); home.view.addSubview(go); "
            + "let seg = UISegmentedControl(items: [\"A\", \"B\"]); home.view.addSubview(seg); "
            + "go.addAction(UIAction { _ in home.title = \"went\" }, for: .touchUpInside)"
        #expect(lines(scene, "tap go; expect home.title \"went\"") == ["go.action()"])
        #expect(lines(scene, "tap B in seg") == ["seg.action(\"B\")"])
        #expect(error(scene, "tap C in seg") == ["there is no segment 'C'"])
        #expect(
            error("let go = UIButton()", "tap go") == ["'go' is not on the screen"])
    }

    @Test func `what cannot be tapped is named`() {
        #expect(error(menu, "tap row 7") == ["there is no row 7"])
        #expect(error(menu, "tap item 0") == ["there is no collection on the screen there"])
        #expect(error(menu, "tap column 0") == ["'column' is not numbered: 'row' and 'item' are"])
        #expect(error("new a; root a", "tap row 0") == ["there is no table on the screen there"])
    }

    @Test func `new refuses what a class does not take`() {
        #expect(
            error("new a", "new x as table root a") == [
                "only a navigation controller has a root: say 'as nav'"
            ])
        #expect(
            error("new a", "new x titled \"T\"") == [
                "'titled' is for alerts: say 'as alert' or 'as sheet'"
            ])
        #expect(
            error("new a", "new x as table with 2000000000") == [
                "a list takes at most 100000 entries here"
            ])
    }

    @Test func `a class of the user's is a table's data source, and only what it has is logged`() {
        let rows = """
            class Rows: NSObject, UITableViewDataSource {
              func tableView(_ t: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
              func tableView(_ t: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
              }
            }
            let rows = Rows()
            new home
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            table.dataSource = rows
            home.view.addSubview(table)
            """
        #expect(
            lines(rows, "root home", EventCategories(.datasource)) == [
                "rows.numberOfRows(inSection: 0)", "rows.cellForRow(at: [0, 0])",
            ])
    }

    @Test func `a data source lacks what the protocol asks for`() {
        #expect(
            error("new a", "class Rows: NSObject, UITableViewDataSource { }") == [
                "type 'Rows' does not conform to protocol 'UITableViewDataSource'"
            ])
    }

    @Test func `a table controller of the user's answers, and super is UIKit's own`() {
        let menu = """
            class Menu: UITableViewController {
              let items = ["A", "B"]
              override func viewDidLoad() {
                super.viewDidLoad()
                tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
              }
              override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                items.count
              }
              override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
                cell.textLabel?.text = items[indexPath.row]
                return cell
              }
              override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                title = items[indexPath.row]
              }
            }
            new m as Menu
            root m
            """
        let session = TestSession()
        session.run(menu)
        session.run("tap row 1; expect m.title \"B\"; expect m.tableView.visibleCells.count 2")
        #expect(session.errors == [])
        #expect(session.failures.map(\.summary) == [])
    }
}
