import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("U06–U08, E86: collections and their controllers")
struct CollectionTests {
    private let lists = EventCategories.of(.load, .appearance, .datasource)

    private func grid(_ scene: Scene, items: Int = 2) -> GridController {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        let grid = scene.named(GridController(collectionViewLayout: layout), "grid")
        grid.items = items
        return grid
    }

    @Test("U06, U07: the first appearance asks for everything in the layout")
    func firstAppearance() {
        let scene = Scene()
        let grid = grid(scene)
        scene.simulator.window.rootViewController = grid
        #expect(
            scene.lines(lists) { scene.simulator.window.makeKeyAndVisible() } == [
                "grid.loadView()",
                "grid.viewDidLoad()",
                "grid.viewWillAppear(false)",
                "grid.viewIsAppearing(false)",
                "grid.scrollViewDidChangeAdjustedContentInset()",
                "grid.scrollViewDidScroll()",
                "grid.numberOfSections()",
                "grid.numberOfItems(inSection: 0)",
                "grid.cellForItem(at: [0, 0])",
                "grid.willDisplay(forItemAt: [0, 0])",
                "grid.cellForItem(at: [0, 1])",
                "grid.willDisplay(forItemAt: [0, 1])",
                "grid.viewDidAppear(false)",
            ])
        #expect(grid.view !== grid.collectionView)
        #expect(grid.collectionView.superview === grid.view)
    }

    @Test("E86: a controller without a layout raises as its view is loaded, not before")
    func noLayout() {
        let scene = Scene()
        let grid = scene.named(UICollectionViewController(), "grid")
        #expect(
            scene.lines {
                scene.simulator.window.rootViewController = grid
                scene.simulator.window.makeKeyAndVisible()
            } == [
                "grid.loadView()",
                "exception NSInvalidArgumentException: UICollectionView must be initialized with a "
                    + "non-nil layout parameter",
            ])
    }

    @Test("E86: so does a collection view of init(frame:)")
    func noLayoutOfView() {
        let scene = Scene()
        #expect(
            scene.lines { _ = UICollectionView(frame: .zero) } == [
                "exception NSInvalidArgumentException: UICollectionView must be initialized with a "
                    + "non-nil layout parameter"
            ])
    }

    @Test("U06: items flow in lines, three of 100 points in 393")
    func flow() {
        let scene = Scene()
        let grid = grid(scene, items: 4)
        scene.show(grid)
        #expect(
            grid.collectionView.visibleCells.map(\.frame) == [
                CGRect(x: 0, y: 0, width: 100, height: 100),
                CGRect(x: 146.5, y: 0, width: 100, height: 100),
                CGRect(x: 293, y: 0, width: 100, height: 100),
                CGRect(x: 0, y: 110, width: 100, height: 100),
            ])
        #expect(grid.collectionView.contentSize == CGSize(width: 393, height: 210))
    }

    @Test("U08, U05: a tap on an item, and on another one after it; code selects in silence")
    func taps() {
        let scene = Scene()
        let grid = grid(scene)
        scene.show(grid)
        let collection: UICollectionView = grid.collectionView
        #expect(
            scene.lines(.of(.datasource)) {
                collection.userTaps(IndexPath(item: 0, section: 0))
            } == [
                "grid.shouldHighlightItem(at: [0, 0])", "grid.didHighlightItem(at: [0, 0])",
                "grid.shouldSelectItem(at: [0, 0])", "grid.didSelectItem(at: [0, 0])",
                "grid.didUnhighlightItem(at: [0, 0])",
            ])
        #expect(
            scene.lines(.of(.datasource)) {
                collection.userTaps(IndexPath(item: 1, section: 0))
            } == [
                "grid.shouldHighlightItem(at: [0, 1])", "grid.didHighlightItem(at: [0, 1])",
                "grid.shouldSelectItem(at: [0, 1])", "grid.didDeselectItem(at: [0, 0])",
                "grid.didSelectItem(at: [0, 1])", "grid.didUnhighlightItem(at: [0, 1])",
            ])
        #expect(
            scene.lines(.all) {
                collection.selectItem(
                    at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
            } == [])
        #expect(collection.indexPathsForSelectedItems?.map(\.item) == [0])
    }

    @Test("U08: a second tap deselects under multiple selection")
    func multiple() {
        let scene = Scene()
        let grid = grid(scene)
        scene.show(grid)
        grid.collectionView.allowsMultipleSelection = true
        let path = IndexPath(item: 0, section: 0)
        grid.collectionView.userTaps(path)
        _ = scene.run()
        #expect(
            scene.lines(.of(.datasource)) { grid.collectionView.userTaps(path) } == [
                "grid.shouldHighlightItem(at: [0, 0])", "grid.didHighlightItem(at: [0, 0])",
                "grid.shouldDeselectItem(at: [0, 0])", "grid.didDeselectItem(at: [0, 0])",
                "grid.didUnhighlightItem(at: [0, 0])",
            ])
        #expect(grid.collectionView.indexPathsForSelectedItems == [])
    }

    @Test("U06: of a million items only those in sight are asked for")
    func many() {
        let scene = Scene()
        let grid = grid(scene, items: 1_000_000)
        scene.show(grid)
        grid.collectionView.contentOffset = CGPoint(x: 0, y: 11_000_000)
        scene.settle()
        #expect(
            grid.collectionView.indexPathsForVisibleItems.map(\.item) == Array(300_000..<300_024))
    }
}
