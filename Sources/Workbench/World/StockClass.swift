import HeadlessUIKit

/// The model's classes that `new NAME as CLASS` makes, with the short words for them.
enum StockClass: String, CaseIterable {
    case plain = "UIViewController"
    case stack = "UINavigationController"
    case tabs = "UITabBarController"
    case pages = "UIPageViewController"
    case split = "UISplitViewController"
    case table = "UITableViewController"
    case collection = "UICollectionViewController"
    case alert = "UIAlertController"
    /// An alert controller of the style `actionSheet`.
    case sheet
    case activity = "UIActivityViewController"

    /// What else `new` says of it.
    struct Shape {
        /// How many controllers are to stand in it.
        var count = 0
        /// `curl`: pages curl, where they would scroll.
        var curls = false
        /// `classic`: a split of two without columns.
        var isClassic = false
    }

    /// As the language shortens it.
    var word: String? {
        switch self {
        case .plain: nil
        case .stack: "nav"
        case .tabs: "tab"
        case .pages: "page"
        case .split: "split"
        case .table: "table"
        case .collection: "collection"
        case .alert: "alert"
        case .sheet: "sheet"
        case .activity: "activity"
        }
    }

    /// The class of that name, whatever the case, or of that short word.
    init?(_ text: String) {
        let lowercased = text.lowercased()
        guard
            let found = Self.allCases.first(where: {
                $0.rawValue.lowercased() == lowercased || $0.word == text
            })
        else { return nil }
        self = found
    }

    /// A controller of the class.
    @MainActor
    func make(_ shape: Shape) -> UIViewController {
        switch self {
        case .plain: UIViewController()
        case .stack: UINavigationController()
        case .tabs: UITabBarController()
        case .pages:
            UIPageViewController(
                transitionStyle: shape.curls ? .pageCurl : .scroll,
                navigationOrientation: .horizontal)
        case .split:
            shape.isClassic
                ? UISplitViewController()
                : UISplitViewController(style: shape.count > 2 ? .tripleColumn : .doubleColumn)
        case .table: UITableViewController()
        case .collection: UICollectionViewController()
        case .alert, .sheet: UIAlertController()
        case .activity: UIActivityViewController()
        }
    }

    /// What Swift writes behind the class to make it.
    func arguments(_ shape: Shape) -> String {
        switch self {
        case .pages:
            "(transitionStyle: .\(shape.curls ? "pageCurl" : "scroll"), "
                + "navigationOrientation: .horizontal)"
        case .split where !shape.isClassic:
            "(style: .\(shape.count > 2 ? "tripleColumn" : "doubleColumn"))"
        default: "()"
        }
    }

    /// Whether `new` gives it entries to show instead of controllers.
    var showsEntries: Bool {
        switch self {
        case .table, .collection, .alert, .sheet, .activity: true
        default: false
        }
    }

    /// Whether its entries are actions.
    var isAlert: Bool { self == .alert || self == .sheet }
}
