import Testing

@Suite("Compositional layouts in pasted classes") @MainActor
struct CompositionalClassTests {
    private static let controller = """
        class Board: UICollectionViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            }
            override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
            override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
                view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            }
        }
        func show(_ layout: UICollectionViewLayout) -> Board {
            Board(collectionViewLayout: layout)
        }
        func frames(_ board: Board) -> [CGRect] {
            board.collectionView.indexPathsForVisibleItems.map { board.collectionView.cellForItem(at: $0)!.frame }
        }

        """

    @Test("a section provider in Swift, with what it is told of the room")
    func swift() {
        let run = ScriptRun(
            Self.controller + """
                func makeLayout() -> UICollectionViewLayout {
                    let layout = UICollectionViewCompositionalLayout { (index: Int, environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection? in
                        let wide = environment.container.effectiveContentSize.width > 500
                        let item = NSCollectionLayoutItem(
                            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0)))
                        item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
                        let group = NSCollectionLayoutGroup.horizontal(
                            layoutSize: .init(widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(44)),
                            subitem: item, count: wide ? 4 : 2)
                        let section = NSCollectionLayoutSection(group: group)
                        section.interGroupSpacing = 6
                        return section
                    }
                    return layout
                }
                let board = show(makeLayout())
                root board
                print(frames(board))
                """)
        #expect(
            run.talk == [
                "[(2.0, 2.0, 192.5, 40.0), (198.5, 2.0, 192.5, 40.0), (2.0, 52.0, 192.5, 40.0)]"
            ])
    }

    @Test("a list, and a layout of its own arrangement")
    func list() {
        let run = ScriptRun(
            Self.controller + """
                let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
                let board = show(UICollectionViewCompositionalLayout.list(using: configuration))
                root board
                print(frames(board))
                let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(90))
                let steps = NSCollectionLayoutGroup.custom(layoutSize: size) { environment in
                    (0..<3).map { NSCollectionLayoutGroupCustomItem(frame: CGRect(x: $0 * 20, y: $0 * 30, width: 20, height: 30)) }
                }
                let other = show(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: steps)))
                root other
                print(frames(other))
                """)
        #expect(
            run.talk == [
                "[(0.0, 0.0, 393.0, 44.0), (0.0, 44.0, 393.0, 44.0), (0.0, 88.0, 393.0, 44.0)]",
                "[(0.0, 0.0, 20.0, 30.0), (20.0, 30.0, 20.0, 30.0), (40.0, 60.0, 20.0, 30.0)]",
            ])
    }

    @Test("Objective-C says the same by its own names")
    func objectiveC() {
        let run = ScriptRun(
            Self.controller + """
                NSCollectionLayoutSize *size = [NSCollectionLayoutSize sizeWithWidthDimension:[NSCollectionLayoutDimension fractionalWidthDimension:0.5] heightDimension:[NSCollectionLayoutDimension absoluteDimension:60]];
                NSCollectionLayoutItem *item = [NSCollectionLayoutItem itemWithLayoutSize:size];
                NSCollectionLayoutSize *row = [NSCollectionLayoutSize sizeWithWidthDimension:[NSCollectionLayoutDimension fractionalWidthDimension:1] heightDimension:[NSCollectionLayoutDimension absoluteDimension:60]];
                NSCollectionLayoutGroup *group = [NSCollectionLayoutGroup horizontalGroupWithLayoutSize:row subitems:@[item]];
                group.interItemSpacing = [NSCollectionLayoutSpacing fixedSpacing:0];
                NSCollectionLayoutSection *section = [NSCollectionLayoutSection sectionWithGroup:group];
                UICollectionViewCompositionalLayout *layout = [[UICollectionViewCompositionalLayout alloc] initWithSection:section];
                let board = show(layout)
                root board
                print(frames(board))
                """)
        #expect(
            run.talk == [
                "[(0.0, 0.0, 196.5, 60.0), (196.5, 0.0, 196.5, 60.0), (0.0, 60.0, 196.5, 60.0)]"
            ])
    }
}
