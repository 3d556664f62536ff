import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("U33, U44: a search that its delegate presents, and its results")
struct SearchTests {
    /// A delegate that presents a search itself, or leaves it to the default.
    private final class Presenter: UIViewController, UISearchControllerDelegate {
        var presentsItself = false
        func presentSearchController(_ searchController: UISearchController) {
            if presentsItself { present(searchController, animated: false) }
        }
    }

    private func presented(_ scene: Scene, byItself: Bool) -> [String] {
        let home = scene.named(Presenter(), "home")
        home.presentsItself = byItself
        home.definesPresentationContext = true
        let search = scene.named(UISearchController(searchResultsController: nil), "search")
        search.delegate = home
        home.view.addSubview(search.searchBar)
        scene.show(home)
        return scene.lines(EventCategories(.delegate)) { search.isActive = true }
    }

    @Test("U33: one that the delegate presents is neither announced nor told as done")
    func itself() {
        let scene = Scene()
        #expect(presented(scene, byItself: true) == ["search.delegate.presentSearchController()"])
        #expect(scene.tree.contains { $0.contains("search") })
    }

    @Test("U33: one that the delegate leaves alone is presented with both")
    func byDefault() {
        #expect(
            presented(Scene(), byItself: false) == [
                "search.delegate.presentSearchController()", "search.delegate.willPresent()",
                "search.delegate.didPresent()",
            ])
    }

    @Test("U44: the results are seen when there is a text, or when code says so")
    func results() {
        let scene = Scene()
        let home = scene.named(UIViewController(), "home")
        home.definesPresentationContext = true
        let found = scene.named(UIViewController(), "found")
        let search = scene.named(UISearchController(searchResultsController: found), "search")
        home.view.addSubview(search.searchBar)
        scene.show(home)
        search.isActive = true
        scene.settle()
        var hidden = [found.view.isHidden]
        for text in ["a", ""] {
            search.searchBar.text = text
            hidden.append(found.view.isHidden)
        }
        search.showsSearchResultsController = true
        hidden.append(found.view.isHidden)
        #expect(hidden == [true, false, true, false])
        #expect(!search.automaticallyShowsSearchResultsController)
    }
}
