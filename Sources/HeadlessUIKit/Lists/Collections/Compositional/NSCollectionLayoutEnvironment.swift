import HierarchyRecords

/// The room that a compositional layout, a section or a group has: U42.
@preconcurrency @MainActor
@available(iOS 13, *)
public protocol NSCollectionLayoutContainer: AnyObject {
    /// The whole room, in points.
    var contentSize: CGSize { get }
    /// The room without the insets, in points.
    var effectiveContentSize: CGSize { get }
    /// The insets, in points.
    var contentInsets: NSDirectionalEdgeInsets { get }
    /// The insets that count, in points.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// What a section of a compositional layout is made for: U42.
@preconcurrency @MainActor
@available(iOS 13, *)
public protocol NSCollectionLayoutEnvironment: AnyObject {
    /// The room that there is.
    var container: any NSCollectionLayoutContainer { get }
    /// The traits of the collection view.
    var traitCollection: UITraitCollection { get }
}

/// The room of a layout, less what lies under bars.
@MainActor
final class LayoutContainer: NSObject, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let insets: UIEdgeInsets

    init(_ contentSize: CGSize, _ insets: UIEdgeInsets) {
        (self.contentSize, self.insets) = (contentSize, insets)
        super.init()
    }

    var effectiveContentSize: CGSize {
        let room = CGRect(origin: .zero, size: contentSize).inset(by: insets)
        return CGSize(width: max(0, room.width), height: max(0, room.height))
    }
    var contentInsets: NSDirectionalEdgeInsets { NSDirectionalEdgeInsets(insets, .leftToRight) }
    var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
}

/// The room and the traits of a layout at one moment.
@MainActor
final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment {
    let container: any NSCollectionLayoutContainer
    let traitCollection: UITraitCollection

    init(_ container: any NSCollectionLayoutContainer, _ traits: UITraitCollection) {
        (self.container, traitCollection) = (container, traits)
        super.init()
    }
}
