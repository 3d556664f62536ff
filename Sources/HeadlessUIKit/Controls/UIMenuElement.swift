/// What a menu shows: an action, or a menu within it.
@available(iOS 13, *)
@preconcurrency @MainActor
open class UIMenuElement {
    /// The mark before an element.
    public enum State: Int, Sendable, CaseIterable { case off, on, mixed }

    /// How an element looks and whether it can be chosen.
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let disabled = Attributes(rawValue: 1 << 0)
        public static let destructive = Attributes(rawValue: 1 << 1)
        public static let hidden = Attributes(rawValue: 1 << 2)
        @available(iOS 16, *)
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }

    @Counted var storedTitle: String
    @Counted var storedImage: UIImage?
    /// What the element is called.
    open var title: String { storedTitle }
    /// What stands beside the title.
    open var image: UIImage? { storedImage }
    /// A line below the title.
    @available(iOS 15, *)
    @Counted open var subtitle: String?

    init(title: String, subtitle: String?, image: UIImage?) {
        storedTitle = title
        storedImage = image
        self.subtitle = subtitle
    }
}

/// Elements under a title, in a button's menu or within another menu.
@available(iOS 13, *)
open class UIMenu: UIMenuElement {
    /// What a menu is known by.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Like the initializer with a label.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// How a menu shows its elements.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let displayInline = Options(rawValue: 1 << 0)
        public static let destructive = Options(rawValue: 1 << 1)
        @available(iOS 15, *)
        public static let singleSelection = Options(rawValue: 1 << 5)
        @available(iOS 17, *)
        public static let displayAsPalette = Options(rawValue: 1 << 7)
    }

    /// Tells the menu from others.
    public let identifier: Identifier
    /// How the menu shows its elements, and itself in another one.
    public let options: Options
    /// The elements of the menu, from the top.
    public let children: [UIMenuElement]

    /// Creates a menu of those elements.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil,
        identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
    ) {
        self.identifier = identifier ?? Identifier("menu")
        self.options = options
        self.children = children
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// A menu like this one, with other elements.
    public func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier,
            options: options, children: newChildren)
    }

    /// The elements that are marked, of menus within it as well.
    @available(iOS 15, *)
    open var selectedElements: [UIMenuElement] { actions.filter { $0.state == .on } }

    /// Its actions and those of the menus within it, from top to bottom.
    var actions: [UIAction] {
        children.flatMap { element in
            (element as? UIMenu)?.actions ?? (element as? UIAction).map { [$0] } ?? []
        }
    }

    /// The actions that a finger can choose.
    var choices: [UIAction] {
        actions.filter { $0.attributes.isDisjoint(with: [.disabled, .hidden]) }
    }
}
