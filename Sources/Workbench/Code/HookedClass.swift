import HierarchyRecords

/// A class for one controller: what `on` hung on its callbacks are closures, and get-only properties
/// that `set` changes are overridden.
struct HookedClass {
    private let owner: String
    private var callbacks: [Callback] = []
    private var forwardsByProperty = false

    /// A class for the controller of that name.
    init(name: String) { owner = name }

    /// `HomeController`
    var name: String {
        owner.swiftIdentifier.filter { $0 != "`" }.capitalisedFirst + "Controller"
    }

    /// Whether anything is to be hung or overridden.
    var isNeeded: Bool { !callbacks.isEmpty || forwardsByProperty }

    /// Makes a place for closures on the callback of that base name.
    mutating func hook(_ base: String) {
        guard let callback = Self.hookable(base), !callbacks.contains(callback) else { return }
        callbacks.append(callback)
    }

    /// Makes a get-only property one that can be set, where it is known here.
    mutating func override(_ property: String) {
        if property == Self.forwarding { forwardsByProperty = true }
    }

    /// The property that stands for a get-only one.
    static func storedName(of property: String) -> String? {
        property == forwarding ? "forwardsAppearance" : nil
    }

    /// The property that holds what hangs on a callback: `onViewDidLoad`.
    static func closureName(of base: String) -> String? {
        hookable(base).map { "on" + $0.spelling.base.capitalisedFirst }
    }

    private static let forwarding = "shouldAutomaticallyForwardAppearanceMethods"

    private static func hookable(_ base: String) -> Callback? {
        parameters.keys.sorted { $0.rawValue < $1.rawValue }.first { $0.spelling.base == base }
    }

    /// The whole declaration.
    func declaration(of superclass: String) -> String {
        var lines = ["class \(name): \(superclass) {"]
        lines += callbacks.compactMap { callback in
            Self.closureName(of: callback.spelling.base).map { "    var \($0): (() -> Void)?" }
        }
        if forwardsByProperty {
            lines += [
                "    var forwardsAppearance = true", "",
                "    override var \(Self.forwarding): Bool { forwardsAppearance }",
            ]
        }
        for callback in callbacks { lines += [""] + Self.override(of: callback) }
        return (lines + ["}"]).joined(separator: "\n")
    }

    private static func override(of callback: Callback) -> [String] {
        let method = callback.spelling.swift.prefix { $0 != "(" }
        let (written, passed) = parameters[callback] ?? ("", "")
        return [
            "    override func \(method)(\(written)) {",
            "        super.\(method)(\(passed))",
            "        \(closureName(of: callback.spelling.base) ?? "")?()",
            "    }",
        ]
    }

    /// What stands between the parentheses of the method, and of the call of `super`.
    private static let parameters: [Callback: (String, String)] =
        controllerParameters.merging(entryParameters) { first, _ in first }

    /// What a list tells of one row or item.
    private static let entryParameters: [Callback: (String, String)] = [
        .tableDidSelect: row("didSelectRowAt"), .tableDidDeselect: row("didDeselectRowAt"),
        .tableAccessoryTapped: row("accessoryButtonTappedForRowWith"),
        .tableDidHighlight: row("didHighlightRowAt"),
        .tableDidUnhighlight: row("didUnhighlightRowAt"),
        .collectionDidSelect: item("didSelectItemAt"),
        .collectionDidDeselect: item("didDeselectItemAt"),
        .collectionDidHighlight: item("didHighlightItemAt"),
        .collectionDidUnhighlight: item("didUnhighlightItemAt"),
    ]

    private static func row(_ label: String) -> (String, String) {
        entry("tableView", "UITableView", label)
    }

    private static func item(_ label: String) -> (String, String) {
        entry("collectionView", "UICollectionView", label)
    }

    private static func entry(
        _ list: String, _ type: String, _ label: String
    ) -> (String, String) {
        ("_ \(list): \(type), \(label) indexPath: IndexPath", "\(list), \(label): indexPath")
    }

    private static let controllerParameters: [Callback: (String, String)] = {
        let animated = ("_ animated: Bool", "animated")
        let parent = ("toParent parent: UIViewController?", "toParent: parent")
        let coordinator = "with coordinator: any UIViewControllerTransitionCoordinator"
        return [
            .loadView: ("", ""), .viewDidLoad: ("", ""),
            .viewWillAppear: animated, .viewIsAppearing: animated, .viewDidAppear: animated,
            .viewWillDisappear: animated, .viewDidDisappear: animated,
            .willMoveToParent: parent, .didMoveToParent: parent,
            .updateViewConstraints: ("", ""), .viewWillLayoutSubviews: ("", ""),
            .viewDidLayoutSubviews: ("", ""), .viewSafeAreaInsetsDidChange: ("", ""),
            .viewLayoutMarginsDidChange: ("", ""),
            .viewWillTransitionToSize: (
                "to size: CGSize, \(coordinator)", "to: size, with: coordinator"
            ),
            .willTransitionToTraits: (
                "to collection: UITraitCollection, \(coordinator)",
                "to: collection, with: coordinator"
            ),
            .traitCollectionDidChange: (
                "_ previous: UITraitCollection?", "previous"
            ),
            .didReceiveMemoryWarning: ("", ""), .viewWillUnload: ("", ""),
            .viewDidUnload: ("", ""),
        ]
    }()
}
