import HeadlessUIKit

/// What shows entries instead of controllers.
extension StockClass {
    static let table = StockClass("UITableViewController", word: "table") { _ in
        UITableViewController()
    }.with { $0.entries = .rows }

    static let collection = StockClass("UICollectionViewController", word: "collection") { _ in
        UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    }.with {
        $0.arguments = { _ in ControllerClass.flowLayoutArgument }
        $0.entries = .items
    }

    static let alert = StockClass("UIAlertController", word: "alert") { _ in
        UIAlertController()
    }.with { $0.entries = .alert(.alert) }

    static let sheet = StockClass("UIAlertController", word: "sheet") { _ in
        UIAlertController()
    }.with { $0.entries = .alert(.actionSheet) }

    static let activity = StockClass("UIActivityViewController", word: "activity") { _ in
        UIActivityViewController()
    }.with { $0.entries = .shared }
}
