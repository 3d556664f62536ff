/// A bar that shows progress: A139.
open class UIProgressView: UIView {
    /// Where the bar is used.
    public enum Style: Int, Sendable, CaseIterable { case `default`, bar }

    @Counted private var stored: Float = 0

    /// How the bar is drawn.
    @Counted open var progressViewStyle = Style.default
    /// The color of the filled part; nil for the tint color.
    @available(iOS 5, *)
    @Counted open var progressTintColor: UIColor?
    /// The color of the part that is not filled; nil for the usual one.
    @available(iOS 5, *)
    @Counted open var trackTintColor: UIColor?

    /// Creates a bar of that style, without a frame.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        adopt(progressViewStyle: style)
    }

    /// Takes the style with which code makes the view.
    package func adopt(progressViewStyle style: Style) { progressViewStyle = style }

    /// The progress, from 0 to 1.
    open var progress: Float {
        get { stored }
        set { stored = newValue.isNaN ? stored : min(max(newValue, 0), 1) }
    }

    /// Sets the progress.
    @available(iOS 5, *)
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

    /// A139: the bar has a height; its width is up to the layout.
    open override var intrinsicContentSize: CGSize {
        CGSize(
            width: UIView.noIntrinsicMetric, height: simulator.systemVersion < 14 ? 2 : 4)
    }
}
