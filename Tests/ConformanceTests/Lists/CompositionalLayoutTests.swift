import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

private typealias Size = NSCollectionLayoutSize
private typealias Item = NSCollectionLayoutItem
private typealias Group = NSCollectionLayoutGroup
private typealias Section = NSCollectionLayoutSection

/// A cell that would like to be 70 points high, 100 in the second place.
private final class TallCell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let wanted = UICollectionViewLayoutAttributes(forCellWith: layoutAttributes.indexPath)
        wanted.frame = layoutAttributes.frame
        wanted.size.height = layoutAttributes.indexPath.item == 1 ? 100 : 70
        return wanted
    }
}

private final class SectionView: UICollectionReusableView {}

/// So many items in each section; the cells of a class.
private final class SectionBoard: UICollectionViewController {
    var counts = [5]
    var cells: AnyClass = UICollectionViewCell.self

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(cells, forCellWithReuseIdentifier: "cell")
        for kind in ["badge", "head", "foot"] {
            collectionView.register(
                SectionView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
        }
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { counts[section] }

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
            ofKind: kind, withReuseIdentifier: kind, for: indexPath)
    }
}

@MainActor
@Suite("U42: a compositional layout")
struct CompositionalLayoutTests {
    /// On an iPhone, whose window is 393 points broad; bars cover 59 points above and 34 below.
    private func shown(
        _ section: Section, counts: [Int] = [5], cells: AnyClass = UICollectionViewCell.self,
        _ configure: (UICollectionViewCompositionalLayout) -> Void = { _ in }
    ) -> UICollectionView {
        let scene = Scene()
        let layout = UICollectionViewCompositionalLayout(section: section)
        configure(layout)
        let board = scene.named(SectionBoard(collectionViewLayout: layout), "board")
        (board.counts, board.cells) = (counts, cells)
        scene.show(board)
        return board.collectionView
    }

    private func frames(_ list: UICollectionView) -> [CGRect] {
        list.indexPathsForVisibleItems.compactMap { list.cellForItem(at: $0)?.frame }
    }

    private func size(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> Size { Size(widthDimension: width, heightDimension: height) }

    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    @Test("U42: a row takes as many items as fit, less their insets; the section repeats it")
    func grid() {
        let item = Item(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let section = Section(
            group: .horizontal(
                layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [item]))
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(
            top: 5, leading: 13, bottom: 7, trailing: 20)
        let list = shown(section)
        #expect(
            frames(list) == [
                rect(15, 6, 174, 56), rect(195, 6, 174, 56), rect(15, 76, 174, 56),
                rect(195, 76, 174, 56), rect(15, 146, 174, 56),
            ])
        #expect(list.contentSize == CGSize(width: 393, height: 5 + 3 * 60 + 2 * 10 + 7))
    }

    @Test("U42: a number of items shares the length of the row, less the distances between them")
    func sharing() {
        let item = Item(layoutSize: size(.absolute(20), .absolute(30)))
        let group = Group.horizontal(
            layoutSize: size(.absolute(320), .absolute(40)), subitem: item, count: 3)
        group.interItemSpacing = .fixed(10)
        let list = shown(Section(group: group), counts: [4])
        #expect(
            frames(list) == [
                rect(0, 0, 100, 30), rect(110, 0, 100, 30), rect(220, 0, 100, 30),
                rect(0, 40, 100, 30),
            ])
    }

    @Test("U42: flexible distances share the room that is left")
    func flexible() {
        let item = Item(layoutSize: size(.absolute(50), .absolute(30)))
        let other = Item(layoutSize: size(.absolute(100), .absolute(20)))
        let group = Group.horizontal(
            layoutSize: size(.absolute(200), .absolute(40)), subitems: [item, other])
        group.interItemSpacing = .flexible(10)
        let list = shown(Section(group: group), counts: [2])
        #expect(frames(list) == [rect(0, 0, 50, 30), rect(100, 0, 100, 20)])
    }

    @Test("U42: groups in groups: a large item beside a column of two")
    func nested() {
        let large = Item(layoutSize: size(.fractionalWidth(0.6), .fractionalHeight(1)))
        let small = Item(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
        let column = Group.vertical(
            layoutSize: size(.fractionalWidth(0.4), .fractionalHeight(1)), subitems: [small])
        let section = Section(
            group: .horizontal(
                layoutSize: size(.absolute(300), .fractionalWidth(0.5)), subitems: [large, column]))
        let list = shown(section, counts: [4])
        #expect(
            frames(list) == [
                rect(0, 0, 180, 196.5), rect(180, 0, 120, 98.25), rect(180, 98.25, 120, 98.25),
                rect(0, 196.5, 180, 196.5),
            ])
    }

    @Test(
        "U42: groups that scroll across the layout stand side by side; only those in sight have cells"
    )
    func orthogonal() {
        let item = Item(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let section = Section(
            group: .horizontal(
                layoutSize: size(.absolute(150), .absolute(80)), subitems: [item]))
        section.orthogonalScrollingBehavior = .continuous
        section.interGroupSpacing = 10
        let list = shown(section, counts: [6, 1])
        #expect(
            frames(list) == [
                rect(0, 0, 150, 80), rect(160, 0, 150, 80), rect(320, 0, 150, 80),
                rect(0, 80, 150, 80),
            ])
        #expect(list.contentSize == CGSize(width: 393, height: 160))
    }

    @Test("U42: headers and footers stand around the insets, backgrounds behind the section")
    func boundaries() {
        let item = Item(layoutSize: size(.fractionalWidth(1), .absolute(50)))
        let section = Section(
            group: .vertical(layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
        )
        section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 6, trailing: 3)
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: "head",
                alignment: .top),
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(.absolute(100), .absolute(20)), elementKind: "foot",
                alignment: .bottomTrailing),
        ]
        section.decorationItems = [.background(elementKind: "back")]
        let list = shown(section, counts: [1, 1]) {
            $0.configuration.interSectionSpacing = 9
            $0.register(SectionView.self, forDecorationViewOfKind: "back")
        }
        #expect(frames(list) == [rect(10, 35, 380, 50), rect(10, 155, 380, 50)])
        #expect(
            list.visibleSupplementaryViews(ofKind: "head").map(\.frame)
                == [rect(10, 0, 380, 30), rect(10, 120, 380, 30)])
        #expect(
            list.visibleSupplementaryViews(ofKind: "foot").map(\.frame)
                == [rect(290, 91, 100, 20), rect(290, 211, 100, 20)])
        #expect(
            list.subviews.prefix(2).map(\.frame).sorted { $0.minY < $1.minY }
                == [rect(0, 0, 393, 111), rect(0, 120, 393, 111)])
        #expect(list.contentSize.height == 231)
    }

    @Test("U42: a header that stays in sight moves with the content as far as its section reaches")
    func pinned() {
        let item = Item(layoutSize: size(.fractionalWidth(1), .absolute(500)))
        let section = Section(
            group: .vertical(
                layoutSize: size(.fractionalWidth(1), .absolute(500)), subitems: [item]))
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: "head",
            alignment: .top)
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        let list = shown(section, counts: [2, 2])
        list.contentOffset.y = 400
        list.layoutIfNeeded()
        #expect(list.visibleSupplementaryViews(ofKind: "head").first?.frame.minY == 400)
        list.contentOffset.y = 1015
        list.layoutIfNeeded()
        #expect(list.visibleSupplementaryViews(ofKind: "head").map(\.frame.minY) == [1000, 1030])
    }

    @Test("U42: a badge stands at its item, by the points that its anchors name")
    func badge() {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(
                edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
        let item = Item(
            layoutSize: size(.absolute(100), .absolute(100)), supplementaryItems: [badge])
        let list = shown(
            Section(
                group: .horizontal(
                    layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item])),
            counts: [2])
        #expect(
            list.visibleSupplementaryViews(ofKind: "badge").map(\.frame)
                == [rect(90, -10, 20, 20), rect(190, -10, 20, 20)])
    }

    @Test("U42: what is estimated is as high as its cell asks for")
    func estimated() {
        let row = size(.fractionalWidth(1), .estimated(44))
        let section = Section(group: .vertical(layoutSize: row, subitems: [Item(layoutSize: row)]))
        let list = shown(section, counts: [3], cells: TallCell.self)
        #expect(
            frames(list) == [
                rect(0, 0, 393, 70), rect(0, 70, 393, 100), rect(0, 170, 393, 70),
            ])
        #expect(list.contentSize.height == 240)
    }

    @Test("U42: a list has rows of 44 points, inset where it is grouped so")
    func list() {
        let scene = Scene()
        let layout = UICollectionViewCompositionalLayout.list(
            using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
        let board = scene.named(SectionBoard(collectionViewLayout: layout), "board")
        board.counts = [2]
        scene.show(board)
        #expect(
            frames(board.collectionView) == [rect(16, 17.5, 361, 44), rect(16, 61.5, 361, 44)])
    }

    @Test("U42: each section is asked for while the layout is prepared, for the room that there is")
    func provider() {
        var asked: [String] = []
        let scene = Scene()
        let layout = UICollectionViewCompositionalLayout { section, environment in
            let room = environment.container.effectiveContentSize
            asked.append("\(section): \(room.width) × \(room.height)")
            if section == 1 { return nil }
            let item = Item(
                layoutSize: Size(
                    widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            return Section(
                group: .vertical(
                    layoutSize: Size(
                        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5)
                    ),
                    subitems: [item]))
        }
        let board = scene.named(SectionBoard(collectionViewLayout: layout), "board")
        board.counts = [1, 4]
        scene.show(board)
        #expect(asked == ["0: 393.0 × 759.0", "1: 393.0 × 759.0"])
        #expect(frames(board.collectionView) == [rect(0, 0, 393, 379.5)])
    }

    @Test("U42: sections that follow each other sideways")
    func sideways() {
        let item = Item(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
        let section = Section(
            group: .vertical(
                layoutSize: size(.absolute(100), .absolute(200)), subitems: [item]))
        let list = shown(section, counts: [3, 1]) {
            $0.configuration.scrollDirection = .horizontal
        }
        #expect(
            frames(list).map { $0.offsetBy(dx: 0, dy: -(frames(list).first?.minY ?? 0)) } == [
                rect(0, 0, 100, 100), rect(0, 100, 100, 100), rect(100, 0, 100, 100),
                rect(200, 0, 100, 100),
            ])
        #expect(list.contentSize.width == 300)
    }

    @Test("U42: items without a length, or without a group, end; nothing hangs")
    func degenerate() {
        let nothing = Item(layoutSize: size(.absolute(0), .absolute(0)))
        let row = Group.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [nothing])
        #expect(shown(Section(group: row), counts: [100]).contentSize.height == 4000)
        let empty = Group.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [])
        #expect(shown(Section(group: empty), counts: [100]).contentSize.height == 0)
    }
}
