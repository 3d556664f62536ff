/// What a cell shows, as a value: it makes the view that shows it.
@available(iOS 14, *)
public protocol UIContentConfiguration {
    /// Makes a view that shows the content.
    @MainActor
    func makeContentView() -> any UIView & UIContentView
}

/// A view that shows what its configuration says.
@preconcurrency @MainActor
@available(iOS 14, *)
public protocol UIContentView: UIView {
    /// What it shows.
    var configuration: any UIContentConfiguration { get set }
}

/// The content of a usual cell: an image, a text and a second text.
@available(iOS 14, *)
public struct UIListContentConfiguration: UIContentConfiguration {
    /// How a text looks; it is not drawn.
    public struct TextProperties {
        /// How lines are aligned.
        public enum TextAlignment: Int, Sendable, CaseIterable { case natural, center, justified }
        /// What becomes of small and large letters.
        public enum TextTransform: Int, Sendable, CaseIterable {
            case none, uppercase, lowercase, capitalized
        }

        /// The font of the text.
        public var font: UIFont
        /// The color of the text.
        public var color: UIColor = .black
        /// How the lines lie in the width.
        public var alignment = TextAlignment.natural
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
        /// Whether the font follows the user's text size.
        public var adjustsFontForContentSizeCategory = true
        /// Whether the text is shown in capitals.
        public var transform = TextTransform.none

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
        /// The room that is kept for the image, in points; 0 for its own size.
        public var reservedLayoutSize = CGSize.zero
        /// Whether the image stays as it is where colors are inverted.
        public var accessibilityIgnoresInvertColors = false

        init() {}
    }

    /// The first text.
    public var text: String?
    /// The first text with attributes; it goes before the plain one.
    public var attributedText: NSAttributedString?
    /// The second text, in a smaller font.
    public var secondaryText: String?
    /// The second text with attributes; it goes before the plain one.
    public var secondaryAttributedText: NSAttributedString?
    /// Shown before the texts.
    public var image: UIImage?
    /// How the first text is shown.
    public var textProperties = TextProperties(size: 17)
    /// How the second text is shown.
    public var secondaryTextProperties = TextProperties(size: 12)
    /// How the image is shown.
    public var imageProperties = ImageProperties()
    /// Whether the second text stands beside the first one where there is room.
    public var prefersSideBySideTextAndSecondaryText = false
    /// The room around the content, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 11, leading: 20, bottom: 11, trailing: 8)
    /// In points.
    public var imageToTextPadding: CGFloat = 16
    /// Where the texts stand side by side, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 8
    /// Where the texts stand one below the other, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat = 3

    private init() {}

    /// A cell with a text.
    public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
    /// A cell with its second text below the first one.
    public static func subtitleCell() -> UIListContentConfiguration {
        UIListContentConfiguration()
    }
    /// A cell with its second text beside the first one.
    public static func valueCell() -> UIListContentConfiguration {
        var made = UIListContentConfiguration()
        made.prefersSideBySideTextAndSecondaryText = true
        made.secondaryTextProperties = TextProperties(size: 17)
        return made
    }
    /// A header of a plain list.
    public static func plainHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
    /// A footer of a plain list.
    public static func plainFooter() -> UIListContentConfiguration { UIListContentConfiguration() }
    /// A header of a grouped list.
    public static func groupedHeader() -> UIListContentConfiguration {
        UIListContentConfiguration()
    }
    /// A footer of a grouped list.
    public static func groupedFooter() -> UIListContentConfiguration {
        UIListContentConfiguration()
    }
    /// A row of a sidebar.
    public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration() }
    /// A row of a sidebar with two texts.
    public static func sidebarSubtitleCell() -> UIListContentConfiguration {
        UIListContentConfiguration()
    }
    /// A header of a sidebar.
    public static func sidebarHeader() -> UIListContentConfiguration {
        UIListContentConfiguration()
    }

    /// Makes a list content view.
    @preconcurrency @MainActor
    public func makeContentView() -> any UIView & UIContentView {
        UIListContentView(configuration: self)
    }

    /// The text that is shown, with its attributes or without.
    var shownText: String? { attributedText?.string ?? text }
    var shownSecondaryText: String? { secondaryAttributedText?.string ?? secondaryText }
}

/// The view of a list content configuration.
@available(iOS 14, *)
open class UIListContentView: UIView, UIContentView {
    private let label = UILabel()
    private let secondaryLabel = UILabel()
    private let imageView = UIImageView()

    /// What the view shows.
    @Counted open var configuration: any UIContentConfiguration { didSet { show() } }

    /// Creates a view that shows the content.
    public init(configuration: UIListContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        show()
    }

    /// Not in a storyboard or nib.
    public required init?(coder: NSCoder) { nil }

    /// Those of its views that have something to show are in it.
    private func show() {
        guard let content = configuration as? UIListContentConfiguration else { return }
        label.text = content.shownText
        secondaryLabel.text = content.shownSecondaryText
        imageView.image = content.image
        let parts: [(UIView, Bool)] = [
            (imageView, content.image == nil), (label, label.text == nil),
            (secondaryLabel, secondaryLabel.text == nil),
        ]
        for (view, isEmpty) in parts {
            if isEmpty { view.removeFromSuperview() } else { addSubview(view) }
        }
    }
}

/// Content of a kind that code of a session declares: its views are of a class of the session, and no content views of
/// the model's.
package protocol ContentOfSession: UIContentConfiguration {
    /// The view that shows the content in the place of that one: itself where it can show it.
    @MainActor
    func contentView(inPlaceOf old: UIView) -> UIView
}

@available(iOS 14, *)
@MainActor
extension UIContentConfiguration {
    /// The content view to stand in the place of that one: itself where it can show the content.
    func contentView(inPlaceOf old: UIView, in cell: UIView) -> UIView {
        let own = (self as? any ContentOfSession)?.contentView(inPlaceOf: old)
        if own === old { return old }
        if own == nil, let known = old as? any UIView & UIContentView,
            type(of: known.configuration) == type(of: self)
        {
            known.configuration = self
            return known
        }
        let made = own ?? makeContentView()
        made.frame = old.frame
        made.autoresizingMask = old.autoresizingMask
        old.removeFromSuperview()
        cell.addSubview(made)
        return made
    }
}
