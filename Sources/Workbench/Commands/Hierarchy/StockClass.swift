import Gallery
import HeadlessUIKit

/// The model's and the gallery's classes that `new NAME as CLASS` makes, with the short words for them.
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
    case drawer = "DrawerController"
    case deck = "DeckController"
    case scroll = "ScrollController"
    case segmented = "SegmentedController"
    case antipodal = "AntipodalController"
    case wholeAntipodal = "WholeAntipodalController"
    case map = "MapController"
    case placeWords = "PlaceController"
    case handedOn = "HandedOnController"
    case brokenDrawer = "BrokenDrawerController"
    case brokenDeck = "BrokenDeckController"
    case brokenScroll = "BrokenScrollController"
    case brokenSegmented = "BrokenSegmentedController"
    case brokenAntipodal = "BrokenAntipodalController"

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
        case .plain, .wholeAntipodal, .map, .placeWords, .handedOn, .brokenDrawer, .brokenDeck,
            .brokenScroll, .brokenSegmented, .brokenAntipodal:
            nil
        case .antipodal: "antipodal"
        case .stack: "nav"
        case .tabs: "tab"
        case .pages: "page"
        case .split: "split"
        case .table: "table"
        case .collection: "collection"
        case .alert: "alert"
        case .sheet: "sheet"
        case .activity: "activity"
        case .drawer: "drawer"
        case .deck: "deck"
        case .scroll: "scroll"
        case .segmented: "segmented"
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
        case .drawer: DrawerController()
        case .deck: DeckController()
        case .scroll: ScrollController()
        case .segmented: SegmentedController()
        case .antipodal: AntipodalController()
        case .wholeAntipodal: WholeAntipodalController()
        case .map: MapController()
        case .placeWords: PlaceController()
        case .handedOn: HandedOnController()
        case .brokenDrawer: BrokenDrawerController()
        case .brokenDeck: BrokenDeckController()
        case .brokenScroll: BrokenScrollController()
        case .brokenSegmented: BrokenSegmentedController()
        case .brokenAntipodal: BrokenAntipodalController()
        }
    }

    /// What Swift writes behind the class to make it.
    func arguments(_ shape: Shape) -> String {
        switch self {
        case .pages:
            "(transitionStyle: .\(shape.curls ? "pageCurl" : "scroll"), "
                + "navigationOrientation: .horizontal)"
        case .split:
            shape.isClassic
                ? "()" : "(style: .\(shape.count > 2 ? "tripleColumn" : "doubleColumn"))"
        case .plain, .stack, .tabs, .table, .collection, .alert, .sheet, .activity, .drawer, .deck,
            .scroll, .segmented, .antipodal, .wholeAntipodal, .map, .placeWords, .handedOn,
            .brokenDrawer, .brokenDeck, .brokenScroll, .brokenSegmented, .brokenAntipodal:
            "()"
        }
    }

    /// Whether it is no class of UIKit's, but one that an app could have written.
    var isOfGallery: Bool {
        switch self {
        case .plain, .stack, .tabs, .pages, .split, .table, .collection, .alert, .sheet, .activity:
            false
        case .drawer, .deck, .scroll, .segmented, .antipodal, .wholeAntipodal, .map, .placeWords,
            .handedOn, .brokenDrawer, .brokenDeck, .brokenScroll, .brokenSegmented,
            .brokenAntipodal:
            true
        }
    }

    /// Whether it is antipodal maps.
    var isMaps: Bool {
        self == .antipodal || self == .wholeAntipodal || self == .brokenAntipodal
    }

    /// Whether it is a centre with sides.
    var hasSides: Bool {
        [.drawer, .deck, .brokenDrawer, .brokenDeck].contains(self)
    }

    /// Whether `new` gives it entries to show instead of controllers.
    var showsEntries: Bool {
        [.table, .collection, .alert, .sheet, .activity].contains(self)
    }

    /// Whether its entries are actions.
    var isAlert: Bool { self == .alert || self == .sheet }
}
