/// How a bar looks. It is stored, and nothing of it is drawn.
@available(iOS 13, *)
@preconcurrency @MainActor
open class UIBarAppearance {
    /// What is blurred behind the bar; nil for nothing.
    @Counted open var backgroundEffect: UIBlurEffect?
    /// The color behind the bar's content.
    @Counted open var backgroundColor: UIColor?
    /// An image behind the bar's content.
    @Counted open var backgroundImage: UIImage?
    /// How the background image fills the bar.
    @Counted open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
    /// The colour of the line at the bar's edge.
    @Counted open var shadowColor: UIColor?
    /// The picture of the line at the bar's edge.
    @Counted open var shadowImage: UIImage?

    /// Creates the look that a bar of the system has.
    public required init() { configureWithDefaultBackground() }

    /// Takes the background of the system's bars: a blur and a line.
    open func configureWithDefaultBackground() {
        clear()
        backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    }

    /// Takes a background through which nothing is seen.
    open func configureWithOpaqueBackground() {
        clear()
        backgroundColor = .systemBackground
    }

    /// Takes no background and no line.
    open func configureWithTransparentBackground() { clear() }

    private func clear() {
        (backgroundEffect, backgroundColor, backgroundImage) = (nil, nil, nil)
        (shadowColor, shadowImage) = (nil, nil)
    }
}

/// How a navigation bar looks.
@available(iOS 13, *)
open class UINavigationBarAppearance: UIBarAppearance {
    /// The attributes of titles of the usual size.
    @Counted open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The attributes of large titles.
    @Counted open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// How a tab bar looks.
@available(iOS 13, *)
open class UITabBarAppearance: UIBarAppearance {
    /// The colour of the mark behind the selected item.
    @Counted open var selectionIndicatorTintColor: UIColor?
    /// The picture behind the selected item.
    @Counted open var selectionIndicatorImage: UIImage?
}

/// How a toolbar looks.
@available(iOS 13, *)
open class UIToolbarAppearance: UIBarAppearance {}
