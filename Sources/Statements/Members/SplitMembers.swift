import HeadlessUIKit

extension UISplitViewController.Style: ScriptChoice {
    static var type: TypeDescription { .splitStyle }
    static let choices: [Self] = [.unspecified, .doubleColumn, .tripleColumn]
}

extension UISplitViewController.Column: ScriptChoice {
    static var type: TypeDescription { .splitColumn }
    static let choices = allCases
}

extension UISplitViewController.DisplayMode: ScriptChoice {
    static var type: TypeDescription { .splitDisplayMode }
    static let choices = allCases
}

extension UISplitViewController.SplitBehavior: ScriptChoice {
    static var type: TypeDescription { .splitBehavior }
    static let choices: [Self] = [.automatic, .tile, .overlay, .displace]
}

extension UISplitViewController.PrimaryEdge: ScriptChoice {
    static var type: TypeDescription { .splitPrimaryEdge }
    static let choices: [Self] = [.leading, .trailing]
}

extension UISplitViewController.BackgroundStyle: ScriptChoice {
    static var type: TypeDescription { .splitBackgroundStyle }
    static let choices: [Self] = [.none, .sidebar]
}

extension TypeDescription {
    static let splitStyle = TypeDescription(
        "UISplitViewController.Style", choices: ["unspecified", "doubleColumn", "tripleColumn"])
    static let splitColumn = TypeDescription(
        "UISplitViewController.Column",
        choices: UISplitViewController.Column.allCases.map { "\($0)" })
    static let splitDisplayMode = TypeDescription(
        "UISplitViewController.DisplayMode",
        choices: UISplitViewController.DisplayMode.allCases.map { "\($0)" })
    static let splitBehavior = TypeDescription(
        "UISplitViewController.SplitBehavior",
        choices: ["automatic", "tile", "overlay", "displace"])
    static let splitPrimaryEdge = TypeDescription(
        "UISplitViewController.PrimaryEdge", choices: ["leading", "trailing"])
    static let splitBackgroundStyle = TypeDescription(
        "UISplitViewController.BackgroundStyle", choices: ["none", "sidebar"])

    static let splitViewController = TypeDescription(
        "UISplitViewController", class: UISplitViewController.self, superclass: .viewController
    ) { type in
        type.initialiser("init()") { UISplitViewController() }
        type.initialiser("init(style:)") { (style: UISplitViewController.Style) in
            UISplitViewController(style: style)
        }
        type.staticProperty("automaticDimension") { UISplitViewController.automaticDimension }
        type.property("style", { $0.style })
        type.property("viewControllers", { $0.viewControllers }, { $0.viewControllers = $1 })
        type.property("isCollapsed", { $0.isCollapsed })
        type.property("delegate", SplitDelegate.get, SplitDelegate.set)
        type.method("viewController(for:)", UISplitViewController.viewController)
        type.method("setViewController(_:for:)", UISplitViewController.setViewController)
        type.method("show(_:)") { split in
            { (column: UISplitViewController.Column) in split.show(column) }
        }
        type.method("hide(_:)", UISplitViewController.hide)
        addModes(&type)
        addWidths(&type)
    }

    private static func addModes(_ type: inout MemberList<UISplitViewController>) {
        type.property("displayMode", { $0.displayMode })
        type.property(
            "preferredDisplayMode", { $0.preferredDisplayMode }, { $0.preferredDisplayMode = $1 })
        type.property("splitBehavior", { $0.splitBehavior })
        type.property(
            "preferredSplitBehavior", { $0.preferredSplitBehavior },
            { $0.preferredSplitBehavior = $1 })
        type.property(
            "presentsWithGesture", { $0.presentsWithGesture }, { $0.presentsWithGesture = $1 })
        type.property("primaryEdge", { $0.primaryEdge }, { $0.primaryEdge = $1 })
        type.property(
            "primaryBackgroundStyle", { $0.primaryBackgroundStyle },
            { $0.primaryBackgroundStyle = $1 })
    }

    private static func addWidths(_ type: inout MemberList<UISplitViewController>) {
        type.property("primaryColumnWidth", { $0.primaryColumnWidth })
        type.property("supplementaryColumnWidth", { $0.supplementaryColumnWidth })
        type.property(
            "preferredPrimaryColumnWidthFraction", { $0.preferredPrimaryColumnWidthFraction },
            { $0.preferredPrimaryColumnWidthFraction = $1 })
        type.property(
            "preferredPrimaryColumnWidth", { $0.preferredPrimaryColumnWidth },
            { $0.preferredPrimaryColumnWidth = $1 })
        type.property(
            "minimumPrimaryColumnWidth", { $0.minimumPrimaryColumnWidth },
            { $0.minimumPrimaryColumnWidth = $1 })
        type.property(
            "maximumPrimaryColumnWidth", { $0.maximumPrimaryColumnWidth },
            { $0.maximumPrimaryColumnWidth = $1 })
        type.property(
            "preferredSupplementaryColumnWidthFraction",
            { $0.preferredSupplementaryColumnWidthFraction },
            { $0.preferredSupplementaryColumnWidthFraction = $1 })
        type.property(
            "preferredSupplementaryColumnWidth", { $0.preferredSupplementaryColumnWidth },
            { $0.preferredSupplementaryColumnWidth = $1 })
        type.property(
            "minimumSupplementaryColumnWidth", { $0.minimumSupplementaryColumnWidth },
            { $0.minimumSupplementaryColumnWidth = $1 })
        type.property(
            "maximumSupplementaryColumnWidth", { $0.maximumSupplementaryColumnWidth },
            { $0.maximumSupplementaryColumnWidth = $1 })
    }
}

/// The property `delegate` of a split.
@MainActor
enum SplitDelegate {
    static func get(_ split: UISplitViewController) -> ScriptElement {
        ScriptElement(value: split.delegate.map { .object($0) } ?? .null)
    }

    static func set(_ split: inout UISplitViewController, _ delegate: ScriptElement) {
        split.delegate = delegate.value.objectOrNil as? any UISplitViewControllerDelegate
    }
}
