import HierarchyRecords

/// What a scene is called: by the person who drew it, or else by its title, its identifier or class.
struct SceneName {
    private let controller: ElementRecord

    init(_ controller: ElementRecord) { self.controller = controller }

    var text: String {
        let names = [
            controller.userLabel, controller.text("title"),
            controller.part("navigationItem")?.text("title"), controller.storyboardIdentifier,
            controller.part("tabBarItem")?.text("title"),
        ]
        if controller.kind == .viewControllerPlaceholder { return Self.reference(controller) }
        return names.compactMap(\.self).first { !$0.isEmpty } ?? Self.className(controller)
    }

    /// The class of its own, or UIKit's.
    static func className(_ controller: ElementRecord) -> String {
        if let name = controller.customClass { return name }
        let kind = controller.kind.rawValue
        return "UI" + kind.prefix(1).uppercased() + kind.dropFirst()
    }

    /// `Orders.storyboard`, with the scene there: `Orders.storyboard: NewOrder`.
    static func reference(_ controller: ElementRecord) -> String {
        let file = controller.text("storyboardName").map { "\($0).storyboard" } ?? "this file"
        let scene = controller.text("referencedIdentifier").map { ": \($0)" } ?? ""
        let bundle = controller.text("bundleIdentifier").map { " of \($0)" } ?? ""
        return file + scene + bundle
    }
}

/// What starts a segue, in words: `button "Slice"`.
struct SegueTrigger {
    private let element: ElementRecord

    init(_ element: ElementRecord) { self.element = element }

    /// Nil for the segue of a controller, which code performs.
    func text(_ said: Wording) -> String? {
        if element.kind.isController { return nil }
        let label = label.map { " \"\($0)\"" } ?? ""
        return said(word) + label
    }

    private var label: String? {
        let texts = [
            element.userLabel, element.text("title"), element.part("normal")?.text("title"),
            element.part("normal")?.text("attributedTitle"),
            element.text("configuration.title"), element.text("systemItem"),
            element.kind.isCell ? cellText ?? element.text("reuseIdentifier") : nil,
        ]
        return texts.compactMap(\.self).first { !$0.isEmpty }
    }

    /// The first label of a static cell.
    private var cellText: String? {
        guard element.text("reuseIdentifier") == nil else { return nil }
        let content = element.part("contentView")?.subviews ?? []
        return content.first { $0.kind == .label }?.text("text")
    }

    /// Words that are shorter than those of Interface Builder.
    private static let words: [ElementKind: String] = [
        .barButtonItem: "item", .tableViewCell: "cell", .collectionViewCell: "cell",
        .tapGestureRecognizer: "tap", .containerView: "container",
        .longPressGestureRecognizer: "long press", .swipeGestureRecognizer: "swipe",
        .panGestureRecognizer: "pan", .screenEdgePanGestureRecognizer: "pan",
    ]

    private var word: String {
        Self.words[element.kind] ?? element.kind.rawValue
    }
}
