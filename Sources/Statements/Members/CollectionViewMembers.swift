import HeadlessUIKit

extension UICollectionViewLayout: ScriptObject {}

extension UICollectionView.ScrollDirection: ScriptChoice {
    static var type: TypeDescription { .scrollDirection }
    static let choices: [Self] = [.vertical, .horizontal]
}

extension UICollectionView.ScrollPosition: ScriptOptions {
    static var type: TypeDescription { .collectionScrollPosition }
}

extension TypeDescription {
    static let collectionScrollPosition = TypeDescription(
        "UICollectionView.ScrollPosition",
        options: [
            ("top", UICollectionView.ScrollPosition.top),
            ("centeredVertically", .centeredVertically), ("bottom", .bottom), ("left", .left),
            ("centeredHorizontally", .centeredHorizontally), ("right", .right),
        ])

    static let scrollDirection = TypeDescription(
        "UICollectionView.ScrollDirection", choices: ["vertical", "horizontal"])

    static let collectionViewLayout = TypeDescription(
        "UICollectionViewLayout", class: UICollectionViewLayout.self
    ) { type in
        type.initialiser("init()") { UICollectionViewLayout() }
        type.property("collectionView", { $0.collectionView })
        type.property("collectionViewContentSize", { $0.collectionViewContentSize })
        type.method("invalidateLayout()", UICollectionViewLayout.invalidateLayout)
    }

    static let flowLayout = TypeDescription(
        "UICollectionViewFlowLayout", class: UICollectionViewFlowLayout.self,
        superclass: .collectionViewLayout
    ) { type in
        type.initialiser("init()") { UICollectionViewFlowLayout() }
        type.property("itemSize", { $0.itemSize }, { $0.itemSize = $1 })
        type.property(
            "minimumLineSpacing", { $0.minimumLineSpacing }, { $0.minimumLineSpacing = $1 })
        type.property(
            "minimumInteritemSpacing", { $0.minimumInteritemSpacing },
            { $0.minimumInteritemSpacing = $1 })
        type.property("sectionInset", { $0.sectionInset }, { $0.sectionInset = $1 })
        type.property("scrollDirection", { $0.scrollDirection }, { $0.scrollDirection = $1 })
    }

    static let collectionViewCell = TypeDescription(
        "UICollectionViewCell", class: UICollectionViewCell.self, superclass: .view
    ) { type in
        type.initialiser("init(frame:)") { (frame: CGRect) in UICollectionViewCell(frame: frame) }
        type.initialiser("init()") { UICollectionViewCell() }
        type.property("reuseIdentifier", { $0.reuseIdentifier })
        type.property("contentView", { $0.contentView })
        type.property("isSelected", { $0.isSelected }, { $0.isSelected = $1 })
        type.property("isHighlighted", { $0.isHighlighted }, { $0.isHighlighted = $1 })
        type.method("prepareForReuse()", UICollectionViewCell.prepareForReuse)
    }

    static let collectionView = TypeDescription(
        "UICollectionView", class: UICollectionView.self, superclass: .scrollView
    ) { type in
        type.initialiser("init(frame:collectionViewLayout:)") {
            (frame: CGRect, layout: UICollectionViewLayout) in
            UICollectionView(frame: frame, collectionViewLayout: layout)
        }
        type.property(
            "dataSource", { ProtocolReference<CollectionDataSource>($0.dataSource) },
            { $0.dataSource = $1?.object })
        type.property(
            "collectionViewLayout", { $0.collectionViewLayout }, { $0.collectionViewLayout = $1 })
        type.property("allowsSelection", { $0.allowsSelection }, { $0.allowsSelection = $1 })
        type.property(
            "allowsMultipleSelection", { $0.allowsMultipleSelection },
            { $0.allowsMultipleSelection = $1 })
        type.method("reloadData()", UICollectionView.reloadData)
        type.property(
            "numberOfSections", { $0.numberOfSections }, look: { $0.countsIfKnown?.count })
        type.method("numberOfItems(inSection:)", UICollectionView.numberOfItems)
        type.property("visibleCells", { $0.visibleCells })
        type.property("indexPathsForVisibleItems", { $0.indexPathsForVisibleItems })
        type.method("cellForItem(at:)", UICollectionView.cellForItem)
        type.method("indexPath(for:)", UICollectionView.indexPath)
        type.property("indexPathsForSelectedItems", { $0.indexPathsForSelectedItems })
        type.method("selectItem(at:animated:scrollPosition:)", UICollectionView.selectItem)
        type.method("deselectItem(at:animated:)", UICollectionView.deselectItem)
        type.method("register(_:forCellWithReuseIdentifier:)") { collection in
            { (kind: CellClass<UICollectionViewCell>?, identifier: String) in
                kind?.register(identifier, in: collection)
            }
        }
        type.method("dequeueReusableCell(withReuseIdentifier:for:)") { collection in
            { (identifier: String, path: IndexPath) in
                collection.dequeueReusableCell(withReuseIdentifier: identifier, for: path)
            }
        }
    }

    static let collectionViewController = TypeDescription(
        "UICollectionViewController", class: UICollectionViewController.self,
        superclass: .viewController
    ) { type in
        type.initialiser("init()") { UICollectionViewController() }
        type.initialiser("init(collectionViewLayout:)") { (layout: UICollectionViewLayout) in
            UICollectionViewController(collectionViewLayout: layout)
        }
        type.unwrappedProperty(
            "collectionView", { $0.collectionView }, { $0.collectionView = $1 },
            look: { $0.collectionIfLoaded })
        type.property("collectionViewLayout", { $0.collectionViewLayout })
        type.property(
            "clearsSelectionOnViewWillAppear", { $0.clearsSelectionOnViewWillAppear },
            { $0.clearsSelectionOnViewWillAppear = $1 })
        addAnswers(&type)
        addMessages(&type)
    }.conforming(to: [.collectionDataSource, .collectionDelegate, .scrollDelegate])

    private static func addAnswers(_ type: inout MemberList<UICollectionViewController>) {
        type.method("numberOfSections(in:)", UICollectionViewController.numberOfSections)
        type.method("collectionView(_:numberOfItemsInSection:)") { controller in
            { (collection: UICollectionView, section: Int) in
                controller.collectionView(collection, numberOfItemsInSection: section)
            }
        }
        type.method("collectionView(_:cellForItemAt:)") { controller in
            { (collection: UICollectionView, path: IndexPath) in
                controller.collectionView(collection, cellForItemAt: path)
            }
        }
        type.method("collectionView(_:shouldHighlightItemAt:)") { controller in
            { (collection: UICollectionView, path: IndexPath) in
                controller.collectionView(collection, shouldHighlightItemAt: path)
            }
        }
        type.method("collectionView(_:shouldSelectItemAt:)") { controller in
            { (collection: UICollectionView, path: IndexPath) in
                controller.collectionView(collection, shouldSelectItemAt: path)
            }
        }
        type.method("collectionView(_:shouldDeselectItemAt:)") { controller in
            { (collection: UICollectionView, path: IndexPath) in
                controller.collectionView(collection, shouldDeselectItemAt: path)
            }
        }
    }

    private static func addMessages(_ type: inout MemberList<UICollectionViewController>) {
        type.method("collectionView(_:willDisplay:forItemAt:)") { controller in
            { (collection: UICollectionView, cell: UICollectionViewCell, path: IndexPath) in
                controller.collectionView(collection, willDisplay: cell, forItemAt: path)
            }
        }
        type.method("collectionView(_:didEndDisplaying:forItemAt:)") { controller in
            { (collection: UICollectionView, cell: UICollectionViewCell, path: IndexPath) in
                controller.collectionView(collection, didEndDisplaying: cell, forItemAt: path)
            }
        }
        type.method("collectionView(_:didHighlightItemAt:)") { controller in
            { (collection: UICollectionView, path: IndexPath) in
                controller.collectionView(collection, didHighlightItemAt: path)
            }
        }
        type.method("collectionView(_:didUnhighlightItemAt:)") { controller in
            { (collection: UICollectionView, path: IndexPath) in
                controller.collectionView(collection, didUnhighlightItemAt: path)
            }
        }
        type.method("collectionView(_:didSelectItemAt:)") { controller in
            { (collection: UICollectionView, path: IndexPath) in
                controller.collectionView(collection, didSelectItemAt: path)
            }
        }
        type.method("collectionView(_:didDeselectItemAt:)") { controller in
            { (collection: UICollectionView, path: IndexPath) in
                controller.collectionView(collection, didDeselectItemAt: path)
            }
        }
        type.method("scrollViewDidScroll(_:)", UICollectionViewController.scrollViewDidScroll)
    }
}
