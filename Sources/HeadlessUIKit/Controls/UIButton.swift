/// A control that the user taps.
open class UIButton: UIControl {
    @Counted private var titles: [State.RawValue: String] = [:]

    /// Creates a button; its action runs when it is tapped.
    @available(iOS 14, *)
    public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
        self.init(frame: frame)
        adopt(frame: frame, primaryAction: primaryAction)
    }

    package override func adopt(frame: CGRect, primaryAction: UIAction?) {
        super.adopt(frame: frame, primaryAction: primaryAction)
        if let title = primaryAction?.title, !title.isEmpty { setTitle(title, for: .normal) }
    }

    /// The kind of button that the system draws.
    public enum ButtonType: Int, Sendable, CaseIterable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close
    }

    /// The type for which the button was made.
    @Counted public private(set) var buttonType = ButtonType.custom
    @Counted private var titleColors: [State.RawValue: UIColor] = [:]

    /// Creates a button of that type.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        adopt(type: buttonType)
    }

    /// Takes the type of the button.
    package func adopt(type buttonType: ButtonType) { self.buttonType = buttonType }

    /// Sets the colour of the title for a state.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        titleColors[state.rawValue] = color
    }

    /// The colour of the title for a state; if none was set, that for the normal state.
    open func titleColor(for state: State) -> UIColor? {
        titleColors[state.rawValue] ?? titleColors[State.normal.rawValue]
    }

    /// Sets the title for a state.
    open func setTitle(_ title: String?, for state: State) {
        titles[state.rawValue] = title
        madeTitleLabel?.text = shownTitle
        invalidateIntrinsicContentSize()
    }

    /// The title for a state; if none was set, that for the normal state.
    open func title(for state: State) -> String? {
        titles[state.rawValue] ?? titles[State.normal.rawValue]
    }

    @Counted private var images: [State.RawValue: UIImage] = [:]

    /// Sets the image for a state, which is not drawn and takes no room.
    open func setImage(_ image: UIImage?, for state: State) {
        images[state.rawValue] = image
        madeImageView?.image = currentImage
    }

    /// The image for a state; if none was set, that for the normal state.
    open func image(for state: State) -> UIImage? {
        images[state.rawValue] ?? images[State.normal.rawValue]
    }

    /// The image for the present state.
    open var currentImage: UIImage? { image(for: state) }

    @Counted private var attributedTitles: [State.RawValue: NSAttributedString] = [:]

    /// Sets the title for a state with its attributes, which are not drawn.
    @available(iOS 6, *)
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        attributedTitles[state.rawValue] = title
        invalidateIntrinsicContentSize()
    }

    /// The title with attributes for a state; if none was set, that for the normal state.
    @available(iOS 6, *)
    open func attributedTitle(for state: State) -> NSAttributedString? {
        attributedTitles[state.rawValue] ?? attributedTitles[State.normal.rawValue]
    }

    /// The title with attributes for the present state.
    @available(iOS 6, *)
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

    /// The title that is seen: one that was set for the state, or that of the configuration.
    package var shownTitle: String? {
        currentAttributedTitle?.string ?? currentTitle ?? configurationTitle
    }

    private var configurationTitle: String? { configuration?.title }

    /// What the button shows and how; nil for one that its own properties tell.
    @available(iOS 15, *)
    @Counted open var configuration: Configuration? { didSet { invalidateIntrinsicContentSize() } }

    /// Creates a button that shows what the configuration says.
    @available(iOS 15, *)
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero)
        adopt(configuration: configuration, primaryAction: primaryAction)
    }

    /// Takes what the button shows, and the action that runs when it is tapped.
    @available(iOS 15, *)
    package func adopt(configuration: Configuration, primaryAction: UIAction?) {
        adopt(frame: .zero, primaryAction: primaryAction)
        self.configuration = configuration
    }

    /// What a long press shows, or a tap where that is the primary action.
    @available(iOS 14, *)
    @Counted open var menu: UIMenu?

    /// The titles in the menu that a tap shows.
    package override var choices: [String] { shownMenu?.choices.map(\.title) ?? [] }

    private var shownMenu: UIMenu? { showsMenuAsPrimaryAction ? menu : nil }

    /// U28: the finger opens the menu, and may choose from it.
    override func fingerLeft(for choice: Int?) {
        guard let menu = shownMenu else { return super.fingerLeft(for: choice) }
        isHighlighted = false
        // "The menu sends menuActionTriggered in the place of the primary action."
        tell(.none) { sendActions(for: .menuActionTriggered) }
        // "What is chosen runs, with the control as its sender."
        guard let choice, menu.choices.indices.contains(choice) else { return }
        menu.choices[choice].run(from: self)
    }

    override func choice(at place: CGPoint) -> Int? { wantedChoice }

    /// The font that the app, or a storyboard or nib, gives the title; nil for the usual one.
    @Counted var ownTitleFont: UIFont? { didSet { invalidateIntrinsicContentSize() } }

    private var titleFont: UIFont {
        currentAttributedTitle?.firstFont ?? ownTitleFont
            ?? .systemFont(ofSize: buttonType == .custom ? 18 : 15)
    }

    /// The title's label, if something has asked for it.
    @Counted package private(set) var madeTitleLabel: UILabel?
    /// The image's view, if something has asked for it.
    @Counted package private(set) var madeImageView: UIImageView?

    // AD-HOC: UIKit's label and image view are subviews of the button.
    /// The label of the title: its font is the title's.
    open var titleLabel: UILabel? {
        let label = madeTitleLabel ?? ButtonTitleLabel(of: self, titleFont)
        madeTitleLabel = label
        return label
    }

    /// The view of the image.
    open var imageView: UIImageView? {
        let view = madeImageView ?? UIImageView(image: currentImage)
        madeImageView = view
        return view
    }

    /// A89: the size of its title, with six points above and below.
    open override var intrinsicContentSize: CGSize {
        if let configuration { return configuration.size(of: shownTitle, in: self) }
        guard let title = shownTitle, !title.isEmpty else { return CGSize(width: 30, height: 34) }
        let size = metrics(of: titleFont).size(of: title, lines: 1, limit: 0)
        return CGSize(width: Swift.max(30, size.width), height: size.height + 12)
    }

    override var firstBaselineOffset: CGFloat {
        6 + metrics(of: titleFont).pixels(titleFont.ascender)
    }
    override var lastBaselineOffset: CGFloat {
        intrinsicContentSize.height - firstBaselineOffset
    }

    /// The name of an image that an interface file gives it: there are no image files.
    @Counted package var imageName: String?

    /// The title for the present state.
    open var currentTitle: String? { title(for: state) }
}

/// The label of a button's title.
private final class ButtonTitleLabel: UILabel {
    private weak var button: UIButton? { didSet { Changes.note() } }

    init(of button: UIButton, _ font: UIFont) {
        super.init(frame: .zero)
        super.font = font
        text = button.shownTitle
        self.button = button
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var font: UIFont {
        get { super.font }
        set {
            super.font = newValue
            button?.ownTitleFont = newValue
        }
    }
}
