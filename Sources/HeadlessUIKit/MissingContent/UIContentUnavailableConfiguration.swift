/// What a controller shows in the place of content that is missing: L18.
@available(iOS 17, *)
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
    /// Where the content stands.
    public enum Alignment: Int, Sendable, CaseIterable { case center, natural }

    /// How a text looks; it is not drawn.
    public struct TextProperties {
        /// The font of the text.
        public var font: UIFont
        /// The color of the text.
        public var color: UIColor = .black
        /// What becomes of text that does not fit.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// How many lines the text may have; 0 for any number.
        public var numberOfLines = 0
        /// Whether a font that is too large is made smaller.
        public var adjustsFontSizeToFitWidth = false
        /// How far text may shrink: a factor from 0 to 1, where 0 lets it not shrink.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether letters may move together before text is cut.
        public var allowsDefaultTighteningForTruncation = false

        init(size: CGFloat) { font = .systemFont(ofSize: size) }
    }

    /// How an image looks; it is not drawn.
    public struct ImageProperties {
        /// The color of a template image; nil for the tint color.
        public var tintColor: UIColor?
        /// In points.
        public var cornerRadius: CGFloat = 0
        /// The most room that the image takes, in points; 0 for any.
        public var maximumSize = CGSize.zero
        /// Whether the image stays as it is where colors are inverted.
        public var accessibilityIgnoresInvertColors = false

        init() {}
    }

    /// What a button does.
    public struct ButtonProperties {
        /// Runs where the button is tapped.
        public var primaryAction: UIAction?
        /// Shown where the button is tapped.
        public var menu: UIMenu?
        /// Whether the button can be tapped.
        public var isEnabled = true

        init() {}
    }

    /// Shown above the texts.
    public var image: UIImage?
    /// How the image is shown.
    public var imageProperties = ImageProperties()
    /// The first text.
    public var text: String?
    /// The first text with attributes; it goes before the plain one.
    public var attributedText: NSAttributedString?
    /// How the first text is shown.
    public var textProperties = TextProperties(size: 22)
    /// The second text, in a smaller font.
    public var secondaryText: String?
    /// The second text with attributes; it goes before the plain one.
    public var secondaryAttributedText: NSAttributedString?
    /// How the second text is shown.
    public var secondaryTextProperties = TextProperties(size: 15)
    /// The button below the texts; without a title and an image there is none.
    public var button = UIButton.Configuration.plain()
    /// What the button does.
    public var buttonProperties = ButtonProperties()
    /// The button below the first one; without a title and an image there is none.
    public var secondaryButton = UIButton.Configuration.plain()
    /// What the second button does.
    public var secondaryButtonProperties = ButtonProperties()
    /// Where the content stands.
    public var alignment = Alignment.center
    /// What lies behind the content.
    public var background = UIBackgroundConfiguration.clear()
    /// The room around the content, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 20, leading: 20, bottom: 20, trailing: 20)
    /// In points.
    public var imageToTextPadding: CGFloat = 10
    /// In points.
    public var textToSecondaryTextPadding: CGFloat = 6
    /// In points.
    public var textToButtonPadding: CGFloat = 20
    /// In points.
    public var buttonToSecondaryButtonPadding: CGFloat = 10

    private init() {}

    /// Nothing yet.
    public static func empty() -> UIContentUnavailableConfiguration {
        UIContentUnavailableConfiguration()
    }

    /// Content that is being loaded.
    public static func loading() -> UIContentUnavailableConfiguration {
        var made = UIContentUnavailableConfiguration()
        // AD-HOC: the English text.
        made.text = "Loading…"
        return made
    }

    /// A search that found nothing.
    @preconcurrency @MainActor
    public static func search() -> UIContentUnavailableConfiguration {
        var made = UIContentUnavailableConfiguration()
        made.image = UIImage(systemName: "magnifyingglass")
        // AD-HOC: the English texts, whatever is searched for.
        made.text = "No Results"
        made.secondaryText = "Check the spelling or try a new search."
        return made
    }

    /// Makes a view that shows the content.
    @preconcurrency @MainActor
    public func makeContentView() -> any UIView & UIContentView {
        UIContentUnavailableView(configuration: self)
    }
}

/// What is known where missing content is to be described: L18.
@available(iOS 17, *)
@preconcurrency @MainActor
public struct UIContentUnavailableConfigurationState {
    /// The traits of the controller.
    public var traitCollection: UITraitCollection
    /// The text that is searched for; nil without a search that is active.
    public var searchText: String?

    /// Creates a state without a search.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
