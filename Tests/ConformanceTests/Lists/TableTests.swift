import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("U01–U05, U19, U20, U31, U39: tables and their controllers")
struct TableTests {
    private let lists = EventCategories.of(.load, .appearance, .datasource)

    private func menu(_ scene: Scene, rows: [Int] = [3]) -> MenuController {
        let menu = scene.named(MenuController(style: .plain), "menu")
        menu.rows = rows
        return menu
    }

    @Test("U01, U02: the first appearance reloads in viewWillAppear, and cells come in the layout")
    func firstAppearance() {
        let scene = Scene()
        let menu = menu(scene, rows: [2, 1])
        scene.simulator.window.rootViewController = menu
        #expect(
            scene.lines(lists) { scene.simulator.window.makeKeyAndVisible() } == [
                "menu.loadView()",
                "menu.viewDidLoad()",
                "menu.viewWillAppear(false)",
                "menu.numberOfSections()",
                "menu.numberOfRows(inSection: 0)",
                "menu.numberOfRows(inSection: 1)",
                "menu.scrollViewDidChangeAdjustedContentInset()",
                "menu.scrollViewDidScroll()",
                "menu.viewIsAppearing(false)",
                "menu.cellForRow(at: [0, 0])",
                "menu.willDisplay(forRowAt: [0, 0])",
                "menu.cellForRow(at: [0, 1])",
                "menu.willDisplay(forRowAt: [0, 1])",
                "menu.cellForRow(at: [1, 0])",
                "menu.willDisplay(forRowAt: [1, 0])",
                "menu.viewDidAppear(false)",
            ])
        #expect(menu.tableView.visibleCells.map(\.frame.minY) == [0, 44, 88])
        #expect(menu.tableView.contentSize == CGSize(width: 393, height: 132))
    }

    @Test("U01, U20: only rows in sight have cells, and cells that go are used again")
    func reuse() {
        let scene = Scene()
        let menu = menu(scene, rows: [1000])
        scene.show(menu)
        let table: UITableView = menu.tableView
        // 59 points of safe area stand above the first row: 793 points show 19 rows.
        #expect(table.contentOffset == CGPoint(x: 0, y: -59))
        #expect(table.visibleCells.count == 19)
        let first = table.cellForRow(at: IndexPath(row: 0, section: 0))
        let lines = scene.lines(.of(.datasource)) {
            table.contentOffset = CGPoint(x: 0, y: 44)
        }
        #expect(
            lines == [
                "menu.scrollViewDidScroll()",
                "menu.didEndDisplaying(forRowAt: [0, 0])",
                "menu.cellForRow(at: [0, 19])",
                "menu.willDisplay(forRowAt: [0, 19])",
                "menu.cellForRow(at: [0, 20])",
                "menu.willDisplay(forRowAt: [0, 20])",
            ])
        #expect(table.cellForRow(at: IndexPath(row: 19, section: 0)) === first)
    }

    @Test("U02: the selection goes each time the table is about to appear, the data stays")
    func clearing() {
        let scene = Scene()
        let home = scene.controller("home")
        let menu = menu(scene)
        menu.view.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
        scene.show(home)
        home.addChild(menu)
        home.view.addSubview(menu.view)
        menu.didMove(toParent: home)
        scene.settle()
        let row = IndexPath(row: 1, section: 0)
        menu.tableView.selectRow(at: row, animated: false, scrollPosition: .none)
        #expect(scene.run(.all) == [])
        #expect(menu.tableView.indexPathForSelectedRow == row)
        menu.beginAppearanceTransition(false, animated: false)
        menu.endAppearanceTransition()
        #expect(menu.tableView.indexPathForSelectedRow == row)
        _ = scene.take()
        #expect(
            scene.lines(lists) {
                menu.beginAppearanceTransition(true, animated: false)
                menu.endAppearanceTransition()
            } == [
                "menu.viewWillAppear(false)", "menu.viewIsAppearing(false)",
                "menu.viewDidAppear(false)",
            ])
        #expect(menu.tableView.indexPathForSelectedRow == nil)
    }

    @Test("U02, U03: clearsSelectionOnViewWillAppear false keeps the selection, and so do several")
    func keeping() {
        let scene = Scene()
        let menu = menu(scene)
        menu.clearsSelectionOnViewWillAppear = false
        let row = IndexPath(row: 1, section: 0)
        scene.show(menu)
        menu.tableView.selectRow(at: row, animated: false, scrollPosition: .none)
        func comeBack() {
            menu.beginAppearanceTransition(false, animated: false)
            menu.endAppearanceTransition()
            menu.beginAppearanceTransition(true, animated: false)
            menu.endAppearanceTransition()
        }
        comeBack()
        #expect(menu.tableView.indexPathForSelectedRow == row)
        menu.clearsSelectionOnViewWillAppear = true
        menu.tableView.allowsMultipleSelection = true
        comeBack()
        #expect(menu.tableView.indexPathForSelectedRow == row)
    }

    @Test("U31: a tap on a detail button tells the delegate and selects nothing")
    func accessories() {
        let scene = Scene()
        let menu = menu(scene)
        scene.show(menu)
        let table: UITableView = menu.tableView
        let (first, second) = (IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0))
        table.cellForRow(at: first)?.accessoryType = .disclosureIndicator
        table.cellForRow(at: second)?.accessoryType = .detailDisclosureButton
        #expect(scene.lines(.of(.datasource)) { table.userTapsAccessory(first) } == [])
        #expect(
            scene.lines(.of(.datasource)) { table.userTapsAccessory(second) } == [
                "menu.accessoryButtonTappedForRow(with: [0, 1])"
            ])
        #expect(table.indexPathForSelectedRow == nil)
        #expect(table.hasTappableAccessory(first) == false)
        #expect(table.hasTappableAccessory(second) == true)
        #expect(table.hasTappableAccessory(IndexPath(row: 9, section: 0)) == nil)
    }

    @Test("U04: a tap on a row, and on another one after it")
    func taps() {
        let scene = Scene()
        let menu = menu(scene)
        var chosen: [IndexPath] = []
        menu.onSelect = { chosen.append($0) }
        scene.show(menu)
        #expect(
            scene.lines(.of(.datasource)) {
                menu.tableView.userTaps(IndexPath(row: 0, section: 0))
            } == [
                "menu.shouldHighlightRow(at: [0, 0])", "menu.didHighlightRow(at: [0, 0])",
                "menu.didUnhighlightRow(at: [0, 0])", "menu.willSelectRow(at: [0, 0])",
                "menu.didSelectRow(at: [0, 0])",
            ])
        #expect(
            scene.lines(.of(.datasource)) {
                menu.tableView.userTaps(IndexPath(row: 2, section: 0))
            } == [
                "menu.shouldHighlightRow(at: [0, 2])", "menu.didHighlightRow(at: [0, 2])",
                "menu.didUnhighlightRow(at: [0, 2])", "menu.willSelectRow(at: [0, 2])",
                "menu.willDeselectRow(at: [0, 0])", "menu.didDeselectRow(at: [0, 0])",
                "menu.didSelectRow(at: [0, 2])",
            ])
        #expect(chosen.map(\.row) == [0, 2])
        #expect(menu.tableView.indexPathForSelectedRow?.row == 2)
    }

    @Test(
        "U04: a tap on a row out of sight scrolls to it; one on a row that is not there does nothing"
    )
    func farTaps() {
        let scene = Scene()
        let menu = menu(scene, rows: [100])
        scene.show(menu)
        menu.tableView.userTaps(IndexPath(row: 99, section: 0))
        #expect(menu.tableView.indexPathForSelectedRow?.row == 99)
        #expect(menu.tableView.contentOffset == CGPoint(x: 0, y: 3582))
        _ = scene.run()
        #expect(
            scene.lines(.all) { menu.tableView.userTaps(IndexPath(row: 100, section: 0)) } == [])
    }

    @Test("U39: a row of a table that is edited is not selected, unless the table allows that")
    func editing() {
        let scene = Scene()
        let menu = menu(scene)
        scene.show(menu)
        let table: UITableView = menu.tableView
        table.isEditing = true
        scene.settle()
        let tap = { table.userTaps(IndexPath(row: 0, section: 0)) }
        #expect(
            scene.lines(.of(.datasource), of: tap) == ["menu.shouldHighlightRow(at: [0, 0])"])
        #expect(table.indexPathForSelectedRow == nil)
        table.allowsSelectionDuringEditing = true
        #expect(
            scene.lines(.of(.datasource), of: tap) == [
                "menu.shouldHighlightRow(at: [0, 0])", "menu.didHighlightRow(at: [0, 0])",
                "menu.didUnhighlightRow(at: [0, 0])", "menu.willSelectRow(at: [0, 0])",
                "menu.didSelectRow(at: [0, 0])",
            ])
        #expect(table.indexPathForSelectedRow?.row == 0)
    }

    @Test("U05: selection from code tells the delegate nothing")
    func fromCode() {
        let scene = Scene()
        let menu = menu(scene)
        scene.show(menu)
        let row = IndexPath(row: 1, section: 0)
        #expect(
            scene.lines(.all) {
                menu.tableView.selectRow(at: row, animated: true, scrollPosition: .middle)
                menu.tableView.deselectRow(at: row, animated: true)
            } == [])
    }

    @Test("U19: a child in a cell comes and goes with its row")
    func childInCell() {
        let scene = Scene()
        let menu = menu(scene, rows: [100])
        let child = scene.controller("child")
        var clears = true
        menu.onCell = { cell, path in
            if clears, path.row > 0, child.viewIfLoaded?.superview === cell.contentView {
                child.view.removeFromSuperview()
            }
            guard path.row == 0, child.parent == nil else { return }
            menu.addChild(child)
            child.view.frame = cell.contentView.bounds
            cell.contentView.addSubview(child.view)
            child.didMove(toParent: menu)
        }
        let shown = scene.lines {
            scene.simulator.window.rootViewController = menu
            scene.simulator.window.makeKeyAndVisible()
        }
        #expect(
            shown == [
                "menu.loadView()", "menu.viewDidLoad()", "menu.viewWillAppear(false)",
                "menu.viewIsAppearing(false)", "child.willMove(toParent: menu)",
                "child.loadView()", "child.viewDidLoad()", "child.didMove(toParent: menu)",
                "child.viewWillAppear(false)", "child.viewIsAppearing(false)",
                "menu.viewDidAppear(false)", "child.viewDidAppear(false)",
            ])
        #expect(
            scene.lines { menu.tableView.contentOffset = CGPoint(x: 0, y: 2000) } == [
                "child.viewWillDisappear(false)", "child.viewDidDisappear(false)",
            ])
        clears = false
        menu.tableView.visibleCells[0].contentView.addSubview(child.view)
        scene.settle()
        // A cell that nobody clears takes the child along to its next row.
        #expect(
            scene.lines { menu.tableView.contentOffset = CGPoint(x: 0, y: 0) } == [
                "child.viewWillDisappear(false)", "child.viewWillAppear(false)",
                "child.viewIsAppearing(false)", "child.viewDidAppear(false)",
            ])
    }

    @Test("E65: a cell that nobody registered")
    func unregistered() {
        let scene = Scene()
        let table = scene.named(UITableView(frame: .zero, style: .plain), "table")
        _ = table.dequeueReusableCell(withIdentifier: "row", for: IndexPath(row: 0, section: 0))
        #expect(
            scene.take() == [
                "exception NSInternalInconsistencyException: unable to dequeue a cell with "
                    + "identifier row - must register a nib or a class for the identifier or connect "
                    + "a prototype cell in a storyboard"
            ])
    }

    @Test("R23: the view of a table controller is an empty table, and clears its selection")
    func defaults() {
        let scene = Scene()
        let controller = scene.named(UITableViewController(style: .grouped), "t")
        #expect(controller.view.frame == .zero)
        #expect(controller.view is UITableView)
        #expect(controller.clearsSelectionOnViewWillAppear)
        #expect(controller.tableView.style == .grouped)
        #expect(controller.tableView.dataSource === controller)
    }

    @Test("U01: a data source that is no responder is known by its class")
    func stranger() {
        final class Rows: UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                1
            }
            func tableView(
                _ tableView: UITableView, cellForRowAt indexPath: IndexPath
            ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
        }
        let scene = Scene()
        let home = scene.controller("home")
        let rows = Rows()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        table.dataSource = rows
        home.view.addSubview(table)
        scene.simulator.window.rootViewController = home
        #expect(
            scene.lines(.of(.datasource)) { scene.simulator.window.makeKeyAndVisible() } == [
                "Rows-1.numberOfSections()", "Rows-1.numberOfRows(inSection: 0)",
                "Rows-1.cellForRow(at: [0, 0])",
            ])
    }
}
