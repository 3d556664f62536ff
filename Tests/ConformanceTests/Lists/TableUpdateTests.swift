import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("U32, E80: rows that come, go and move")
struct TableUpdateTests {
    private func menu(_ scene: Scene, rows: [Int] = [3]) -> MenuController {
        let menu = scene.named(MenuController(style: .plain), "menu")
        menu.rows = rows
        scene.show(menu)
        return menu
    }

    private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
        IndexPath(row: row, section: section)
    }

    @Test("U32: an inserted row is counted and asked for within the call")
    func insert() {
        let scene = Scene()
        let menu = menu(scene)
        let table: UITableView = menu.tableView
        let second = table.cellForRow(at: path(1))
        menu.rows = [4]
        table.insertRows(at: [path(1)], with: .automatic)
        #expect(table.cellForRow(at: path(2)) === second)
        #expect(
            scene.take(.of(.datasource)) == [
                "menu.numberOfSections()", "menu.numberOfRows(inSection: 0)",
                "menu.cellForRow(at: [0, 1])", "menu.willDisplay(forRowAt: [0, 1])",
            ])
        scene.settle()
        #expect(table.visibleCells.map(\.frame.minY) == [0, 44, 88, 132])
        #expect(table.contentSize.height == 176)
    }

    @Test(
        "U32: a deleted row ends with the animation; without one, or outside of a window, at once",
        arguments: [(true, UITableView.RowAnimation.fade), (true, .none), (false, .fade)])
    func delete(isShown: Bool, animation: UITableView.RowAnimation) {
        let scene = Scene()
        let menu = menu(scene)
        let table: UITableView = menu.tableView
        if !isShown { table.removeFromSuperview() }
        scene.settle()
        _ = scene.take()
        menu.rows = [2]
        table.deleteRows(at: [path(0)], with: animation)
        let atOnce = scene.take(.of(.datasource)).filter { !$0.contains("scrollView") }
        let later = scene.run(.of(.datasource))
        let counts = ["menu.numberOfSections()", "menu.numberOfRows(inSection: 0)"]
        let end = ["menu.didEndDisplaying(forRowAt: [0, 0])"]
        let waits = isShown && animation != .none
        #expect(atOnce == counts + (waits ? [] : end))
        #expect(later == (waits ? end : []))
    }

    @Test(
        "U32: changes between beginUpdates and endUpdates count together, and the selection moves along"
    )
    func together() {
        let scene = Scene()
        let menu = menu(scene, rows: [3, 2])
        let table: UITableView = menu.tableView
        let cells = table.visibleCells
        table.selectRow(at: path(2), animated: false, scrollPosition: .none)
        menu.rows = [2, 3]
        #expect(
            scene.lines(.of(.datasource)) {
                table.beginUpdates()
                table.deleteRows(at: [path(0)], with: .fade)
                table.insertRows(at: [path(0, 1)], with: .fade)
                table.moveRow(at: path(2), to: path(0))
                table.endUpdates()
            } == [
                "menu.numberOfSections()", "menu.numberOfRows(inSection: 0)",
                "menu.numberOfRows(inSection: 1)", "menu.cellForRow(at: [1, 0])",
                "menu.willDisplay(forRowAt: [1, 0])", "menu.didEndDisplaying(forRowAt: [0, 0])",
            ])
        #expect(table.cellForRow(at: path(0)) === cells[2])
        #expect(table.cellForRow(at: path(1)) === cells[1])
        #expect(table.cellForRow(at: path(1, 1)) === cells[3])
        #expect(table.cellForRow(at: path(2, 1)) === cells[4])
        #expect(table.indexPathForSelectedRow == path(0))
    }

    @Test("U32: a reloaded row gets another cell, and the completion comes with the end")
    func reload() {
        let scene = Scene()
        let menu = menu(scene)
        let table: UITableView = menu.tableView
        var ends: [Bool] = []
        table.performBatchUpdates(
            { table.reloadRows(at: [path(1)], with: .fade) }, completion: { ends.append($0) })
        #expect(ends == [])
        #expect(
            scene.run(.of(.datasource)) == [
                "menu.numberOfSections()", "menu.numberOfRows(inSection: 0)",
                "menu.cellForRow(at: [0, 1])", "menu.willDisplay(forRowAt: [0, 1])",
                "menu.didEndDisplaying(forRowAt: [0, 1])",
            ])
        #expect(ends == [true])
    }

    @Test("U32: a reloaded row is selected no more, and the others stay as they are")
    func reloadOfSelected() {
        let scene = Scene()
        let table: UITableView = menu(scene).tableView
        table.selectRow(at: path(1), animated: false, scrollPosition: .none)
        table.reloadRows(at: [path(0)], with: .none)
        #expect(table.indexPathForSelectedRow == path(1))
        table.reloadRows(at: [path(1)], with: .none)
        #expect(table.indexPathForSelectedRow == nil)
    }

    @Test(
        "U32: a table that was not asked before is asked first, so that the new row is there already"
    )
    func unasked() {
        let scene = Scene()
        let menu = scene.named(MenuController(style: .plain), "menu")
        menu.rows = [1]
        menu.loadViewIfNeeded()
        let lines = scene.lines(.of(.datasource)) {
            menu.tableView.insertRows(at: [path(0)], with: .fade)
        }
        let counts = ["menu.numberOfSections()", "menu.numberOfRows(inSection: 0)"]
        #expect(lines == counts + counts)
        let log = scene.simulator.log
        let text = Self.newText(1, "Insert row (0 - 0)")
        #expect(
            log.events.last.map(log.text)
                == "exception NSInternalInconsistencyException: " + text)
    }

    nonisolated private static func oldText(_ gap: String) -> String {
        """
        Invalid update: invalid number of rows in section 0.\(gap)The number of rows contained in an \
        existing section after the update (3) must be equal to the number of rows contained in that \
        section before the update (3), plus or minus the number of rows inserted or deleted from that \
        section (0 inserted, 1 deleted) and plus or minus the number of rows moved into or out of that \
        section (0 moved in, 0 moved out).
        """
    }

    nonisolated private static func newText(_ count: Int, _ changes: String) -> String {
        """
        Invalid batch updates detected: the number of sections and/or rows returned by the data source \
        before and after performing the batch updates are inconsistent with the updates. Data source \
        before updates = { 1 section with row counts: [\(count)] } Data source after updates = { 1 \
        section with row counts: [\(count)] } Updates = [ \(changes) ]
        """
    }

    nonisolated private static let texts = [
        (12, oldText("  ")), (15, oldText(" ")), (17, newText(3, "Delete row (0 - 1)")),
    ]

    @Test("E80: numbers that do not fit raise, and nothing has changed", arguments: texts)
    func misfit(ios: Int, text: String) {
        let scene = Scene(ios: ios)
        let menu = menu(scene)
        let lines = scene.lines { menu.tableView.deleteRows(at: [path(1)], with: .fade) }
        #expect(lines.last == "exception NSInternalInconsistencyException: " + text)
        #expect(menu.tableView.visibleCells.count == 3)
    }

    @Test("E80: rows and sections that are not there")
    func missing() {
        let scene = Scene(ios: 15)
        let menu = menu(scene, rows: [1])
        let table: UITableView = menu.tableView
        func text(_ change: () -> Void) -> String? {
            let line = scene.lines(of: change).last
            scene.simulator.clearException()
            return line?.replacing("exception NSInternalInconsistencyException: ", with: "")
        }
        #expect(text { table.deleteRows(at: [path(1)], with: .fade) } == Self.missingRow)
        #expect(text { table.insertRows(at: [path(8)], with: .fade) } == Self.rowTooMany)
        #expect(text { table.moveRow(at: path(0), to: path(8)) } == Self.rowTooMany)
        menu.rows = [1, 1]
        let sections = text {
            table.beginUpdates()
            table.endUpdates()
        }
        #expect(sections == Self.newSection)
    }

    private static let missingRow =
        "attempt to delete row 1 from section 0 which only contains 1 rows before the update"
    private static let rowTooMany =
        "attempt to insert row 8 into section 0, but there are only 1 rows in section 0 after the update"
    private static let newSection = """
        Invalid update: invalid number of sections. The number of sections contained in the table view \
        after the update (2) must be equal to the number of sections contained in the table view before \
        the update (1), plus or minus the number of sections inserted or deleted (0 inserted, 0 deleted).
        """

    @Test("U32: of a million rows only those that have a cell are gone through")
    func many() {
        let scene = Scene()
        let menu = menu(scene, rows: [1_000_000])
        let table: UITableView = menu.tableView
        let cells = table.visibleCells
        menu.rows = [999_999]
        table.deleteRows(at: [path(0)], with: .none)
        #expect(table.cellForRow(at: path(0)) === cells[1])
        #expect(table.numberOfRows(inSection: 0) == 999_999)
    }
}
