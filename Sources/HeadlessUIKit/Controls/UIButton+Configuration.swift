extension UIButton {
    /// What a button shows and how; of the looks, only what its size depends on has an effect.
    @available(iOS 15, *)
    public struct Configuration {
        /// How large a button is.
        public enum Size: Int, Sendable, CaseIterable { case medium, small, mini, large }

        /// How round its corners are.
        public enum CornerStyle: Int, Sendable, CaseIterable {
            case fixed = -1
            case dynamic, small, medium, large, capsule
        }

        /// How title and subtitle are aligned.
        public enum TitleAlignment: Int, Sendable, CaseIterable {
            case automatic, leading, center, trailing
        }

        /// The text of the button.
        public var title: String?
        /// A second line of text below the title.
        public var subtitle: String?
        /// Shown beside the title.
        public var image: UIImage?
        /// The distance between image and title, in points.
        public var imagePadding: CGFloat = 0
        /// The distance between title and subtitle, in points.
        public var titlePadding: CGFloat = 1
        /// The edge at which the image stands.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// How title and subtitle stand to each other.
        public var titleAlignment = TitleAlignment.automatic
        // AD-HOC: the system's styles all have these insets here.
        /// The room around the content, in points.
        public var contentInsets = NSDirectionalEdgeInsets(
            top: 7, leading: 12, bottom: 7, trailing: 12)
        /// Which of UIKit's sizes the button has.
        public var buttonSize = Size.medium
        /// How round the corners are.
        public var cornerStyle = CornerStyle.dynamic
        /// The color that text and image are derived from.
        public var baseForegroundColor: UIColor?
        /// The color that the background is derived from.
        public var baseBackgroundColor: UIColor?
        /// How the background is drawn.
        public var background = UIBackgroundConfiguration.clear()
        /// Whether a spinner stands in the place of the image.
        public var showsActivityIndicator = false

        private init() {}

        /// Sets the insets to those of the style.
        public mutating func setDefaultContentInsets() {
            contentInsets = Configuration().contentInsets
        }

        /// The size of its content with the insets; AD-HOC: in body text.
        @MainActor
        func size(of title: String?, in button: UIButton) -> CGSize {
            let metrics = button.metrics(of: .systemFont(ofSize: 17))
            let lines = [title ?? self.title, subtitle].compactMap { $0 }
                .map { metrics.size(of: $0, lines: 1, limit: 0) }
            var width = lines.map(\.width).max() ?? 0
            var height = lines.map(\.height).reduce(0, +)
            if lines.count > 1 { height += titlePadding }
            if let image {
                let padding = lines.isEmpty ? 0 : imagePadding
                if imagePlacement.isDisjoint(with: [.top, .bottom]) {
                    width += image.size.width + padding
                    height = Swift.max(height, image.size.height)
                } else {
                    width = Swift.max(width, image.size.width)
                    height += image.size.height + padding
                }
            }
            return CGSize(
                width: width + contentInsets.leading + contentInsets.trailing,
                height: height + contentInsets.top + contentInsets.bottom)
        }

        /// A button of which only the title is seen.
        public static func plain() -> Configuration { Configuration() }
        /// A button on a light shade of the tint colour.
        public static func tinted() -> Configuration { Configuration() }
        /// A button on grey.
        public static func gray() -> Configuration { Configuration() }
        /// A button on the tint colour.
        public static func filled() -> Configuration { Configuration() }
        /// A button without a background.
        public static func borderless() -> Configuration { Configuration() }
        /// A button on a rounded background.
        public static func bordered() -> Configuration { Configuration() }
        /// A button on a rounded shade of the tint colour.
        public static func borderedTinted() -> Configuration { Configuration() }
        /// A button on the rounded tint colour.
        public static func borderedProminent() -> Configuration { Configuration() }
    }
}

/// What lies behind a cell or a button; it is not drawn.
@available(iOS 14, *)
public struct UIBackgroundConfiguration: Sendable {
    /// The color of the background; nil for the tint color.
    public var backgroundColor: UIColor?
    /// The room between the background and the view's edges, in points.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// In points.
    public var cornerRadius: CGFloat = 0
    /// The color of the line around the background.
    public var strokeColor: UIColor?
    /// In points; 0 draws none.
    public var strokeWidth: CGFloat = 0
    /// How far outside of the edge the stroke is, in points.
    public var strokeOutset: CGFloat = 0

    private init() {}

    /// Nothing.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    /// Behind a row of a plain list.
    public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    /// Behind a header or footer of a plain list.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration()
    }
    /// Behind a row of a grouped list.
    public static func listGroupedCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration()
    }
    /// Behind a header or footer of a grouped list.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration()
    }
    /// Behind a row of a sidebar.
    public static func listSidebarCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration()
    }
    /// Behind a header of a sidebar.
    public static func listSidebarHeader() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration()
    }
}
