import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("U36: what a search bar asks its delegate")
struct SearchBarTests {
    /// A delegate that may refuse, and notes the texts that it is told.
    private final class Home: UIViewController, UISearchBarDelegate {
        var begins = true
        var texts: [String] = []
        func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { begins }
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
            texts.append(searchText)
        }
        func searchBar(
            _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange,
            replacementText text: String
        ) -> Bool { text != "!" }
    }

    private func shown(_ scene: Scene) -> (home: Home, bar: UISearchBar) {
        let home = scene.named(Home(), "home")
        let bar = scene.named(UISearchBar(), "bar")
        bar.frame = CGRect(x: 0, y: 0, width: 200, height: 56)
        bar.delegate = home
        home.view.addSubview(bar)
        scene.show(home)
        return (home, bar)
    }

    @Test("U36: a tap, what is typed, the search key, the cancel button, and the end")
    func bar() {
        let scene = Scene()
        let (home, bar) = shown(scene)
        #expect(
            scene.lines(EventCategories(.delegate)) { bar.userTaps() } == [
                "bar.delegate.shouldBeginEditing()", "bar.delegate.textDidBeginEditing()",
            ])
        #expect(bar.isFirstResponder && scene.simulator.showsKeyboard)
        #expect(
            scene.lines(EventCategories(.delegate)) { bar.userTypes("a!\n") } == [
                "bar.delegate.shouldChangeText(0..<0, \"a\")", "bar.delegate.textDidChange(\"a\")",
                "bar.delegate.shouldChangeText(1..<1, \"!\")", "bar.delegate.searchButtonClicked()",
            ])
        #expect(home.texts == ["a"] && bar.text == "a" && bar.isFirstResponder)
        #expect(
            scene.lines(EventCategories(.delegate)) { bar.userCancels() } == [
                "bar.delegate.cancelButtonClicked()"
            ])
        #expect(bar.isFirstResponder)
        #expect(
            scene.lines(EventCategories(.delegate)) { bar.resignFirstResponder() } == [
                "bar.delegate.shouldEndEditing()", "bar.delegate.textDidEndEditing()",
            ])
    }

    @Test("U36, U34: a delegate that refuses; a text that code sets is told to nobody")
    func refused() {
        let scene = Scene()
        let (home, bar) = shown(scene)
        home.begins = false
        #expect(
            scene.lines(EventCategories(.delegate)) { bar.userTaps() } == [
                "bar.delegate.shouldBeginEditing()"
            ])
        #expect(!bar.isFirstResponder)
        #expect(scene.lines(EventCategories(.delegate)) { bar.text = "b" } == [])
    }

    @Test("U36, U18: a tap on the bar of a search makes it active, Cancel ends it")
    func search() {
        let scene = Scene()
        let home = scene.named(Home(), "home")
        let search = scene.named(UISearchController(searchResultsController: nil), "search")
        search.searchBar.delegate = home
        scene.simulator.setName("bar", of: search.searchBar)
        home.view.addSubview(search.searchBar)
        scene.show(home)
        #expect(search.searchBar.bounds.size == CGSize(width: 393, height: 56))
        #expect(
            scene.lines(EventCategories(.delegate)) { search.searchBar.userTaps() } == [
                "bar.delegate.shouldBeginEditing()", "bar.delegate.textDidBeginEditing()",
                "search.delegate.willPresent()", "search.delegate.didPresent()",
            ])
        #expect(search.isActive)
        #expect(
            scene.lines(EventCategories(.delegate)) { search.searchBar.userCancels() } == [
                "bar.delegate.cancelButtonClicked()", "bar.delegate.shouldEndEditing()",
                "bar.delegate.textDidEndEditing()", "search.delegate.willDismiss()",
                "search.delegate.didDismiss()",
            ])
        #expect(!search.isActive)
    }

    @Test("U36: the bar of an item's search is typed into as well")
    func inNavigationBar() {
        let scene = Scene()
        let home = scene.named(Home(), "home")
        let search = scene.named(UISearchController(searchResultsController: nil), "search")
        search.searchBar.delegate = home
        scene.simulator.setName("bar", of: search.searchBar)
        home.navigationItem.searchController = search
        scene.show(scene.named(UINavigationController(rootViewController: home), "n"))
        search.searchBar.userTaps()
        scene.settle()
        #expect(search.isActive && search.searchBar.isTypedInto)
        #expect(
            scene.lines(EventCategories(.delegate)) { search.searchBar.userTypes("a") } == [
                "bar.delegate.shouldChangeText(0..<0, \"a\")", "bar.delegate.textDidChange(\"a\")",
            ])
        search.isActive = false
        #expect(!search.searchBar.isTypedInto)
    }

    @Test("U38: a table gives its header its own width")
    func header() {
        let scene = Scene()
        let table = UITableViewController(style: .plain)
        let header = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 40))
        table.tableView.tableHeaderView = header
        scene.show(table)
        #expect(header.frame == CGRect(x: 0, y: 0, width: 393, height: 40))
    }
}
