import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("U33: a search that its delegate presents")
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
}
