import HierarchyRecords

/// How a section of a compositional layout looks that is like a table: U42. AD-HOC: a class, as in Objective-C, where
/// Swift has a structure; sessions keep in it what nothing acts on.
@preconcurrency @MainActor
@available(iOS 14, *)
open class UICollectionLayoutListConfiguration: NSObject {
    /// What kind of table it looks like.
    public enum Appearance: Int, Sendable, CaseIterable {
        case plain, grouped, insetGrouped, sidebar, sidebarPlain
    }

    /// What stands above the section's rows.
    public enum HeaderMode: Int, Sendable, CaseIterable {
        case none, supplementary, firstItemInSection
    }
    /// What stands below the section's rows.
    public enum FooterMode: Int, Sendable, CaseIterable { case none, supplementary }

    /// What kind of table it looks like.
    public let appearance: Appearance
    /// What stands above the section's rows.
    @Counted open var headerMode = HeaderMode.none
    /// What stands below the section's rows.
    @Counted open var footerMode = FooterMode.none
    /// Whether there are lines between rows.
    @Counted open var showsSeparators = true

    /// Creates a list of that look.
    public init(appearance: Appearance) {
        self.appearance = appearance
        super.init()
    }
}

extension NSCollectionLayoutSection {
    /// A section of rows as broad as there is room, and as high as their cells ask for; 44 points until they do.
    @available(iOS 14, *)
    public class func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let section = NSCollectionLayoutSection(
            group: .vertical(
                layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.contentInsets = configuration.insets
        section.boundarySupplementaryItems = configuration.boundaries
        return section
    }
}

extension UICollectionViewCompositionalLayout {
    /// A layout whose sections are all lists of that look.
    @available(iOS 14, *)
    public class func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in
            .list(using: configuration, layoutEnvironment: environment)
        }
    }
}

@available(iOS 14, *)
extension UICollectionLayoutListConfiguration {
    /// AD-HOC: the room around rows that a grouped table of iOS 14 leaves.
    fileprivate var insets: NSDirectionalEdgeInsets {
        switch appearance {
        case .plain, .sidebarPlain: .zero
        case .grouped: NSDirectionalEdgeInsets(top: 17.5, leading: 0, bottom: 17.5, trailing: 0)
        case .insetGrouped, .sidebar:
            NSDirectionalEdgeInsets(top: 17.5, leading: 16, bottom: 17.5, trailing: 16)
        }
    }

    /// AD-HOC: a header or footer takes 28 points, since its view is not asked how high it would like to be.
    fileprivate var boundaries: [NSCollectionLayoutBoundarySupplementaryItem] {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(28))
        var items: [NSCollectionLayoutBoundarySupplementaryItem] = []
        if headerMode == .supplementary {
            items.append(
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader,
                    alignment: .top))
        }
        if footerMode == .supplementary {
            items.append(
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter,
                    alignment: .bottom))
        }
        return items
    }
}
