/// A bar that fills: A139.
open class UIProgressView: UIView {
    /// Where it stands.
    public enum Style: Int, Sendable, CaseIterable { case `default`, bar }

    private var stored: Float = 0

    open var progressViewStyle = Style.default
    open var progressTintColor: UIColor?
    open var trackTintColor: UIColor?

    /// One that has no frame yet.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
    }

    /// How much is done, from 0 to 1.
    open var progress: Float {
        get { stored }
        set { stored = newValue.isNaN ? stored : min(max(newValue, 0), 1) }
    }

    /// Sets how much is done.
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

    /// A139: as long as it is made.
    open override var intrinsicContentSize: CGSize {
        CGSize(
            width: UIView.noIntrinsicMetric, height: simulator.systemVersion < 14 ? 2 : 4)
    }
}
