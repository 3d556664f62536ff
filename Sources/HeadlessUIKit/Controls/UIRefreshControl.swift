/// A control above the content of a scroll view, which starts a refresh.
@available(iOS 6, *)
open class UIRefreshControl: UIControl {
    /// Whether a refresh has begun and not ended.
    @Counted public private(set) var isRefreshing = false

    /// What stands below the spinner.
    @Counted open var attributedTitle: NSAttributedString?

    /// Creates a control of the usual size.
    public override init(frame: CGRect) {
        super.init(frame: Self.place(in: frame))
    }

    override func frameAtFirst(_ frame: CGRect) -> CGRect { Self.place(in: frame) }

    private static func place(in frame: CGRect) -> CGRect {
        CGRect(x: 0, y: 0, width: frame.width, height: 60)
    }

    /// Decodes the control from a storyboard or nib.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// AD-HOC: how far a finger pulls the content down for a refresh, in points.
    static let distanceOfPull: CGFloat = 120

    /// U37: a finger has pulled the content that far below its top.
    func userPulls(by distance: CGFloat) {
        guard distance >= Self.distanceOfPull, !isRefreshing, isEnabled, !simulator.isStopped
        else { return }
        isRefreshing = true
        sendActions(for: .valueChanged)
    }

    /// Begins a refresh from code, which sends no action (U37).
    open func beginRefreshing() { isRefreshing = true }

    /// Ends the refresh.
    open func endRefreshing() { isRefreshing = false }
}
