import HeadlessUIKit

/// An object that the model knows as one of a protocol only, such as a data source.
protocol ModelProtocol {
    associatedtype Conformer
    @MainActor static var type: TypeDescription { get }
}

/// The object, as statements hold it.
struct ProtocolReference<Model: ModelProtocol>: ScriptValue {
    let object: Model.Conformer

    init?(_ object: Model.Conformer?) {
        guard let object else { return nil }
        self.object = object
    }

    static var valueType: ValueType { .named(Model.type) }
    static func from(_ value: Value) -> ProtocolReference? {
        guard case .object(let object) = value else { return nil }
        return ProtocolReference(object as? Model.Conformer)
    }
    var value: Value { .object(object as AnyObject) }
}

enum TableDataSource: ModelProtocol {
    typealias Conformer = any UITableViewDataSource
    static var type: TypeDescription { .tableDataSource }
}
enum CollectionDataSource: ModelProtocol {
    typealias Conformer = any UICollectionViewDataSource
    static var type: TypeDescription { .collectionDataSource }
}
enum ScrollDelegate: ModelProtocol {
    typealias Conformer = any UIScrollViewDelegate
    static var type: TypeDescription { .scrollDelegate }
}
enum SearchUpdater: ModelProtocol {
    typealias Conformer = any UISearchResultsUpdating
    static var type: TypeDescription { .searchUpdater }
}
enum SearchDelegate: ModelProtocol {
    typealias Conformer = any UISearchControllerDelegate
    static var type: TypeDescription { .searchDelegate }
}

extension TypeDescription {
    /// A protocol of the model's that classes of the user's may conform to; they must have the
    /// methods, named in full.
    static func modelProtocol(
        _ name: String, isInstance: @escaping (AnyObject) -> Bool,
        requiring requirements: [(name: String, types: [ValueType], result: ValueType)] = []
    ) -> TypeDescription {
        let type = TypeDescription(name, .object(isInstance: isInstance)) {
            var members = TypeMembers()
            members.methods = requirements.map {
                MemberMethod($0.name, parameters: $0.types, result: $0.result)
            }
            return members
        }
        type.isProtocol = true
        return type
    }

    static let tableDataSource = modelProtocol(
        "UITableViewDataSource", isInstance: { $0 is any UITableViewDataSource },
        requiring: [
            ("tableView(_:numberOfRowsInSection:)", [.named(.tableView), .int], .int),
            (
                "tableView(_:cellForRowAt:)", [.named(.tableView), .named(.indexPath)],
                .named(.tableViewCell)
            ),
        ])
    static let tableDelegate = modelProtocol(
        "UITableViewDelegate", isInstance: { $0 is any UITableViewDelegate }
    ).conforming(to: [.scrollDelegate])
    static let collectionDataSource = modelProtocol(
        "UICollectionViewDataSource", isInstance: { $0 is any UICollectionViewDataSource },
        requiring: [
            (
                "collectionView(_:numberOfItemsInSection:)", [.named(.collectionView), .int], .int
            ),
            (
                "collectionView(_:cellForItemAt:)", [.named(.collectionView), .named(.indexPath)],
                .named(.collectionViewCell)
            ),
        ])
    static let collectionDelegate = modelProtocol(
        "UICollectionViewDelegate", isInstance: { $0 is any UICollectionViewDelegate }
    ).conforming(to: [.scrollDelegate])
    static let scrollDelegate = modelProtocol(
        "UIScrollViewDelegate", isInstance: { $0 is any UIScrollViewDelegate })
    static let searchUpdater = modelProtocol(
        "UISearchResultsUpdating", isInstance: { $0 is any UISearchResultsUpdating },
        requiring: [("updateSearchResults(for:)", [.named(.searchController)], .void)])
    static let searchDelegate = modelProtocol(
        "UISearchControllerDelegate", isInstance: { $0 is any UISearchControllerDelegate })
}
