import Gallery
import HeadlessUIKit
import HierarchyRecords

/// All that is said of a class that `new NAME as CLASS` makes: `new`, completion, `info`, trees, `code`
/// and `explain` read it. Each class has one, in the file of its kind.
struct StockClass: Sendable {
    /// Where a class comes from.
    enum Home: Sendable {
        /// UIKit.
        case uikit
        /// The gallery, as an app could have written it.
        case gallery
        /// The gallery, as a part of another or as another form of it.
        case part
        /// The gallery, with a bug for `doctor` to name.
        case broken
    }

    /// `UINavigationController`
    let name: String
    /// As the language shortens it, `nav`; nil for a class that is named in full.
    let word: String?
    let home: Home
    /// A controller of the class.
    let make: @MainActor @Sendable (Shape) -> UIViewController
    /// What Swift writes behind the class to make it.
    var arguments: @Sendable (Shape) -> String = { _ in "()" }
    /// What `new` gives it to show instead of controllers; nil where it takes controllers.
    var entries: Entries?
    /// How `new` puts controllers into it; nil where it takes none.
    var content: Content?
    /// What its objects tell of their children; nil for a class that says nothing of its own.
    var inside: Inside?
    /// The controllers that it makes itself, and that get names with it.
    var parts: Parts?
    /// Its page of `explain`, for a container of the gallery.
    var guide: GalleryGuide?

    init(
        _ name: String, word: String? = nil, home: Home = .uikit,
        make: @escaping @MainActor @Sendable (Shape) -> UIViewController
    ) {
        self.name = name
        self.word = word
        self.home = home
        self.make = make
    }

    /// The class of that name, whatever the case, or of that short word.
    init?(_ text: String) {
        let lowercased = text.lowercased()
        guard
            let found = Self.all.first(where: {
                $0.name.lowercased() == lowercased || $0.word == text
            })
        else { return nil }
        self = found
    }

    /// The description with some of it set.
    func with(_ change: (inout StockClass) -> Void) -> StockClass {
        var result = self
        change(&result)
        return result
    }

    /// A class of the gallery that inherits from this one and has a bug.
    func broken(
        _ name: String, make: @escaping @MainActor @Sendable (Shape) -> UIViewController
    ) -> StockClass {
        StockClass(name, home: .broken, make: make).with {
            $0.content = content
            $0.parts = parts
        }
    }

    /// Whether it is no class of UIKit's, but one that an app could have written.
    var isOfGallery: Bool {
        switch home {
        case .uikit: false
        case .gallery, .part, .broken: true
        }
    }

    /// `DrawerController (drawer)`
    var nameWithWord: String { word.map { "\(name) (\($0))" } ?? name }
}

extension StockClass {
    /// Every class, in the order in which they are listed.
    static let all: [StockClass] = [
        plain, stack, tabs, pages, split, table, collection, alert, sheet, activity, drawer, deck,
        scroll, segmented, antipodal, wholeAntipodal, map, placeWords, handedOn, brokenDrawer,
        brokenDeck, brokenScroll, brokenSegmented, brokenAntipodal,
    ]

    /// Their names, each once.
    static let names: [String] = all.map(\.name).reduce(into: []) {
        if $0.last != $1 { $0.append($1) }
    }

    /// Those whose objects tell of their children.
    private static let telling = all.filter { $0.inside != nil }

    /// Those that `explain` has a page on, in the order of the pages.
    static let guided = all.filter { $0.guide != nil }
        .sorted { $0.guide?.place ?? 0 < $1.guide?.place ?? 0 }

    /// The description of the class of a controller, or of the one that it inherits from.
    @MainActor
    static func describing(_ controller: UIViewController) -> StockClass? {
        telling.first { $0.inside?.isOne(controller) ?? false }
    }

    /// Where a container has its children that no tree of UIKit's tells, as a tree tells it.
    @MainActor
    static func places(in container: UIViewController) -> [Inside.Entry] {
        describing(container)?.inside?.places(container) ?? []
    }
}

extension StockClass {
    /// What else `new` says of it.
    struct Shape: Sendable {
        /// How many controllers are to stand in it.
        var count = 0
        /// Whether the one that it gets is its root.
        var isRoot = false
        /// `curl`: pages curl, where they would scroll.
        var curls = false
        /// `classic`: a split of two without columns.
        var isClassic = false
    }

    /// What shows entries instead of controllers.
    enum Entries: Sendable {
        case rows, items, alert(UIAlertController.Style), shared
    }
}
