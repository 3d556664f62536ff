import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

/// Shows that it is empty, and counts how often it was asked.
private final class Shelf: UIViewController {
    var books: [String] = []
    private(set) var texts: [String?] = []

    override func updateContentUnavailableConfiguration(
        using state: UIContentUnavailableConfigurationState
    ) {
        super.updateContentUnavailableConfiguration(using: state)
        texts.append(state.searchText)
        contentUnavailableConfiguration =
            books.isEmpty ? UIContentUnavailableConfiguration.search() : nil
    }
}

@MainActor
@Suite("L18: what stands for content that is missing")
struct MissingContentTests {
    private let all = EventCategories.of(.appearance, .layout)
    private let asked = "a.updateContentUnavailableConfiguration(using: state)"

    private func parts(of controller: UIViewController) -> [String] {
        controller.view.subviews.map { String(describing: type(of: $0)) }
    }

    @Test("L18: what asks for it hears it in the next pass, once, before the layout")
    func request() {
        let scene = Scene()
        let a = scene.root("a")
        #expect(
            scene.lines(all) {
                a.setNeedsUpdateContentUnavailableConfiguration()
                a.setNeedsUpdateContentUnavailableConfiguration()
            } == [asked])
        #expect(
            scene.lines(all) {
                a.setNeedsUpdateContentUnavailableConfiguration()
                a.setNeedsUpdateProperties()
                a.view.setNeedsLayout()
            } == [
                "a.updateProperties()", asked, "a.viewWillLayoutSubviews()",
                "a.viewDidLayoutSubviews()",
            ])
    }

    @Test("L18: not before iOS 17", arguments: [16, 17])
    func older(ios: Int) {
        let scene = Scene(ios: ios)
        let a = scene.root("a")
        let heard = scene.lines(all) { a.setNeedsUpdateContentUnavailableConfiguration() }
        #expect(heard == (ios == 17 ? [asked] : []))
    }

    @Test("L18: what overrides it is asked once by itself, and its view lies over all others")
    func override() {
        let scene = Scene()
        let shelf = scene.named(Shelf(), "shelf")
        let label = UILabel()
        shelf.view.addSubview(label)
        scene.show(shelf)
        #expect(shelf.texts == [nil])
        #expect(parts(of: shelf) == ["UILabel", "UIContentUnavailableView"])
        #expect(shelf.view.subviews.last?.frame == shelf.view.bounds)
        shelf.books = ["one"]
        shelf.setNeedsUpdateContentUnavailableConfiguration()
        scene.settle()
        #expect(shelf.texts == [nil, nil])
        #expect(parts(of: shelf) == ["UILabel"])
    }

    @Test("L18: the state has the text that is searched for")
    func searchText() {
        let scene = Scene()
        let shelf = scene.named(Shelf(), "shelf")
        let search = scene.named(UISearchController(searchResultsController: nil), "search")
        shelf.navigationItem.searchController = search
        scene.show(UINavigationController(rootViewController: shelf))
        search.isActive = true
        scene.settle()
        search.searchBar.text = "abc"
        shelf.setNeedsUpdateContentUnavailableConfiguration()
        scene.settle()
        #expect(shelf.texts == [nil, "abc"])
    }

    @Test("L18: a configuration that is set before the view is loaded waits for it")
    func early() {
        let scene = Scene()
        let a = scene.controller("a")
        var content = UIContentUnavailableConfiguration.empty()
        content.text = "Nothing here"
        content.button.title = "Add"
        a.contentUnavailableConfiguration = content
        #expect(!a.isViewLoaded)
        scene.show(a)
        #expect(parts(of: a) == ["UIContentUnavailableView"])
        let shown = a.view.subviews.last?.subviews ?? []
        #expect(shown.map { String(describing: type(of: $0)) } == ["UILabel", "UIButton"])
        let middle = shown.first.map { $0.frame.midX }
        #expect(middle == a.view.bounds.midX)
        a.contentUnavailableConfiguration = nil
        #expect(parts(of: a).isEmpty)
    }
}
