/// An effect on what lies behind or in a view; it is not drawn.
@preconcurrency @MainActor
@available(iOS 8, *)
open class UIVisualEffect {
    /// Creates an effect that changes nothing.
    public init() {}
}

/// A blur of what lies behind the view.
@available(iOS 8, *)
open class UIBlurEffect: UIVisualEffect {
    /// How light the blur is.
    public enum Style: Int, Sendable, CaseIterable {
        case extraLight, light, dark
        case regular = 4
        case prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial
        case systemThickMaterial, systemChromeMaterial
    }

    /// How light it is.
    let style: Style

    /// Creates a blur of that style.
    public init(style: Style) {
        self.style = style
        super.init()
    }
}

/// A view with an effect, whose content lies in a view of its own.
@available(iOS 8, *)
open class UIVisualEffectView: UIView {
    /// What becomes of what is seen through the view.
    @Counted open var effect: UIVisualEffect?
    /// The view that takes subviews; add none to the effect view itself.
    public let contentView = UIView()

    /// Creates a view with that effect.
    public init(effect: UIVisualEffect? = nil) {
        self.effect = effect
        super.init(frame: .zero)
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    /// Takes the effect with which code makes the view.
    package func adopt(effect: UIVisualEffect?) { self.effect = effect }

    /// Decodes the view from a storyboard or nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if contentView.frame.isEmpty { contentView.frame = bounds }
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }
}
