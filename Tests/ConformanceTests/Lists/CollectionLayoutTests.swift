import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

/// Writes down what it is asked; its items stand side by side.
private final class AskedLayout: UICollectionViewLayout {
    var asked: [String] = []
    var width: CGFloat = 100

    override func prepare() {
        super.prepare()
        asked.append("prepare")
    }

    override var collectionViewContentSize: CGSize {
        asked.append("size")
        return CGSize(
            width: width * CGFloat(collectionView?.numberOfItems(inSection: 0) ?? 0), height: 50)
    }

    override func layoutAttributesForElements(
        in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
        asked.append("elements")
        let count = collectionView?.numberOfItems(inSection: 0) ?? 0
        let line = UICollectionViewLayoutAttributes(
            forDecorationViewOfKind: "line", with: IndexPath(item: 0, section: 0))
        line.frame = CGRect(x: 0, y: 48, width: 393, height: 2)
        line.zIndex = -1
        return [line]
            + (0..<count).compactMap {
                layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
            }
    }

    override func layoutAttributesForItem(
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(
            x: width * CGFloat(indexPath.item), y: 0, width: width, height: 50)
        attributes.alpha = indexPath.item == 0 ? 1 : 0.5
        return attributes
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        asked.append("bounds \(Int(newBounds.minX))")
        return newBounds.minX > 100
    }

    func take() -> [String] {
        defer { asked = [] }
        return asked
    }
}

private final class LineView: UICollectionReusableView {}

/// Sizes and headers for a flow layout.
private final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 90 + 60 * CGFloat(indexPath.item), height: 40) }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { CGSize(width: 0, height: 30) }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets { UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10) }
}

/// A grid with a header.
private final class HeadedGrid: UICollectionViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collectionView.register(
            LineView.self,
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
    }

    override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
}

@MainActor
@Suite("U40: the layout of a collection view")
struct CollectionLayoutTests {
    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    private func shown(_ scene: Scene, _ layout: UICollectionViewLayout) -> GridController {
        let grid = scene.named(GridController(collectionViewLayout: layout), "grid")
        grid.items = 3
        scene.show(grid)
        return grid
    }

    @Test(
        "U40: prepare, the size and the elements, once a change; the layout says what bounds mean")
    func asked() {
        let scene = Scene()
        let layout = AskedLayout()
        layout.register(LineView.self, forDecorationViewOfKind: "line")
        let grid = shown(scene, layout)
        #expect(layout.take() == ["prepare", "size", "elements"])
        let list: UICollectionView = grid.collectionView
        #expect(list.visibleCells.map(\.frame.minX) == [0, 100, 200])
        #expect(list.visibleCells.map(\.alpha) == [1, 0.5, 0.5])
        #expect(list.subviews.first is LineView)
        #expect(list.subviews.first?.frame == CGRect(x: 0, y: 48, width: 393, height: 2))

        list.contentOffset.x = 50
        scene.settle()
        #expect(layout.take() == ["bounds 50", "size", "elements"])
        list.contentOffset.x = 150
        scene.settle()
        #expect(layout.take() == ["bounds 150", "prepare", "size", "elements"])
        layout.width = 50
        layout.invalidateLayout()
        scene.settle()
        #expect(layout.take() == ["prepare", "size", "elements"])
        #expect(list.layoutAttributesForItem(at: path(2))?.frame.minX == 100)
    }

    @Test("U40: in no window the layout is prepared, and no cell is there")
    func outside() {
        _ = Scene()
        let layout = AskedLayout()
        let source = GridController(collectionViewLayout: UICollectionViewFlowLayout())
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 393, height: 100), collectionViewLayout: layout)
        list.dataSource = source
        list.layoutIfNeeded()
        #expect(layout.take() == ["prepare", "size"])
        #expect(list.contentSize == CGSize(width: 300, height: 50))
        #expect(list.visibleCells == [])
    }

    @Test("U40: another layout is asked from then on, and the cells move")
    func another() {
        let scene = Scene()
        let grid = shown(scene, AskedLayout())
        let list: UICollectionView = grid.collectionView
        let first = list.cellForItem(at: path(1))
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 393, height: 20)
        var isThere = false
        list.setCollectionViewLayout(flow, animated: false) { isThere = $0 }
        #expect(isThere)
        #expect(list.cellForItem(at: path(1)) === first)
        #expect(list.visibleCells.map(\.frame.minY) == [0, 30, 60])
    }

    @Test("U40: a flow layout asks its delegate; a full line reaches from edge to edge")
    func sizes() {
        let scene = Scene()
        let layout = UICollectionViewFlowLayout()
        let grid = scene.named(HeadedGrid(collectionViewLayout: layout), "grid")
        let sizes = Sizes()
        grid.loadViewIfNeeded()
        grid.collectionView.delegate = sizes
        scene.show(grid)
        let list: UICollectionView = grid.collectionView
        #expect(
            list.visibleCells.map(\.frame) == [
                CGRect(x: 10, y: 35, width: 90, height: 40),
                CGRect(x: 233, y: 35, width: 150, height: 40),
                CGRect(x: 10, y: 85, width: 210, height: 40),
            ])
        #expect(list.contentSize == CGSize(width: 393, height: 130))
        let kind = UICollectionView.elementKindSectionHeader
        #expect(
            list.visibleSupplementaryViews(ofKind: kind).map(\.frame) == [
                CGRect(x: 0, y: 0, width: 393, height: 30)
            ])
        layout.sectionHeadersPinToVisibleBounds = true
        list.contentOffset.y = 20
        scene.settle()
        #expect(list.supplementaryView(forElementKind: kind, at: path(0))?.frame.minY == 20)
    }

    @Test("U32: items that come and go are counted and asked for within the call")
    func updates() {
        let scene = Scene()
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 393, height: 20)
        let grid = shown(scene, layout)
        let list: UICollectionView = grid.collectionView
        let second = list.cellForItem(at: path(1))
        _ = scene.take()
        grid.items = 4
        list.performBatchUpdates {
            list.deleteItems(at: [path(0)])
            list.insertItems(at: [path(1), path(3)])
        }
        #expect(list.cellForItem(at: path(0)) === second)
        #expect(
            scene.take(.of(.datasource)) == [
                "grid.numberOfSections()", "grid.numberOfItems(inSection: 0)",
                "grid.cellForItem(at: [0, 1])", "grid.willDisplay(forItemAt: [0, 1])",
                "grid.cellForItem(at: [0, 3])", "grid.willDisplay(forItemAt: [0, 3])",
            ])
        scene.settle()
        #expect(list.visibleCells.map(\.frame.minY) == [0, 30, 60, 90])
        list.scrollToItem(at: path(9), at: .top, animated: false)
        #expect(list.contentOffset.y == -list.adjustedContentInset.top)
    }

    @Test("E80: items that do not fit the change", arguments: [12, 18])
    func misfit(ios: Int) {
        let scene = Scene(ios: ios)
        let grid = shown(scene, UICollectionViewFlowLayout())
        _ = scene.take()
        grid.collectionView.deleteItems(at: [path(0)])
        let text =
            ios == 12
            ? "Invalid update: invalid number of items in section 0.  The number of items contained in "
                + "an existing section after the update (3) must be equal to the number of items contained "
                + "in that section before the update (3), plus or minus the number of items inserted or "
                + "deleted from that section (0 inserted, 1 deleted) and plus or minus the number of items "
                + "moved into or out of that section (0 moved in, 0 moved out)."
            : "Invalid batch updates detected: the number of sections and/or items returned by the data "
                + "source before and after performing the batch updates are inconsistent with the updates. "
                + "Data source before updates = { 1 section with item counts: [3] } Data source after "
                + "updates = { 1 section with item counts: [3] } Updates = [ Delete item (0 - 0) ]"
        #expect(scene.simulator.pendingException?.text.contains(text) == true)
    }

    @Test("U40: a cell that finds its own size moves those behind it")
    func ownSize() {
        let scene = Scene()
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 100, height: 30)
        let grid = scene.named(WideGrid(collectionViewLayout: layout), "grid")
        scene.show(grid)
        #expect(
            grid.collectionView.visibleCells.map(\.frame) == [
                CGRect(x: 0, y: 0, width: 200, height: 44),
                CGRect(x: 0, y: 54, width: 200, height: 44),
            ])
    }
}

/// Cells that are 200 points wide and 44 high by their constraints.
private final class WideGrid: UICollectionViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(WideCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 2 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}

private final class WideCell: UICollectionViewCell {
    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.widthAnchor.constraint(equalToConstant: 200).isActive = true
        contentView.heightAnchor.constraint(equalToConstant: 44).isActive = true
    }

    required init?(coder: NSCoder) { nil }
}
