import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("U37: pull to refresh")
struct RefreshTests {
    private final class Source: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int)
            -> Int
        { 3 }
    }

    /// A refresh control that counts how often it has sent its action.
    private func counting(_ control: UIRefreshControl) -> () -> Int {
        let counter = Counter()
        control.addAction(UIAction { _ in counter.count += 1 }, for: .valueChanged)
        return { counter.count }
    }

    @MainActor private final class Counter { var count = 0 }

    @Test("U37: a pull sends valueChanged once, and again when the refresh has ended")
    func pull() {
        let scene = Scene()
        let home = scene.named(Source(style: .plain), "home")
        let control = UIRefreshControl()
        home.refreshControl = control
        let count = counting(control)
        scene.show(home)
        home.tableView.userDrags(by: CGPoint(x: 0, y: -100))
        #expect(count() == 0 && !control.isRefreshing)
        home.tableView.userDrags(by: CGPoint(x: 0, y: -200))
        #expect(count() == 1 && control.isRefreshing)
        home.tableView.userDrags(by: CGPoint(x: 0, y: -200))
        #expect(count() == 1)
        control.endRefreshing()
        scene.settle()
        home.tableView.userDrags(by: CGPoint(x: 0, y: -200))
        #expect(count() == 2)
    }

    @Test("U37: beginRefreshing from code sends nothing and does not scroll")
    func byCode() {
        let scene = Scene()
        let home = scene.named(Source(style: .plain), "home")
        let control = UIRefreshControl()
        home.refreshControl = control
        let count = counting(control)
        scene.show(home)
        let offset = home.tableView.contentOffset
        control.beginRefreshing()
        scene.settle()
        #expect(count() == 0 && control.isRefreshing && home.tableView.contentOffset == offset)
    }

    @Test("U37: short content of a scroll view is pulled with alwaysBounceVertical only")
    func short() {
        let scene = Scene()
        let home = scene.controller("home")
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
        let control = UIRefreshControl()
        scroll.refreshControl = control
        home.view.addSubview(scroll)
        let count = counting(control)
        scene.show(home)
        scroll.userDrags(by: CGPoint(x: 0, y: -200))
        #expect(count() == 0)
        scroll.alwaysBounceVertical = true
        scroll.userDrags(by: CGPoint(x: 0, y: -200))
        #expect(count() == 1)
    }
}
