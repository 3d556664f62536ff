/// A closure with a title that a control or a menu runs.
@available(iOS 13, *)
open class UIAction: UIMenuElement {
    /// What an action is known by.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Like the initializer with a label.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    open override var title: String {
        get { storedTitle }
        set { storedTitle = newValue }
    }
    open override var image: UIImage? {
        get { storedImage }
        set { storedImage = newValue }
    }
    /// Tells the action from others.
    public let identifier: Identifier
    /// What the system says of it where commands are listed.
    @Counted open var discoverabilityTitle: String?
    /// Whether a menu shows it as disabled, destructive or not at all.
    @Counted open var attributes: UIMenuElement.Attributes
    /// Whether a menu shows a check mark beside it.
    @Counted open var state: UIMenuElement.State
    let handler: (UIAction) -> Void
    /// The control that runs the action, while it runs.
    @available(iOS 14, *)
    public internal(set) weak var sender: AnyObject? { didSet { Changes.note() } }

    /// Creates an action; the handler receives the action itself.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil,
        identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
        handler: @escaping (UIAction) -> Void
    ) {
        self.identifier = identifier ?? Identifier("action")
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Runs the handler without a sender, as a bar button item does.
    package func perform() { handler(self) }

    func run(from sender: AnyObject) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}
