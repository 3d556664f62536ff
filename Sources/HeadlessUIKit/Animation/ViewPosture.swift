/// How a view stands: what an animation changes.
@MainActor
struct ViewPosture {
    private let view: UIView
    private let bounds: CGRect
    private let center: CGPoint
    private let transform: CGAffineTransform
    private let alpha: CGFloat

    init(_ view: UIView) {
        self.view = view
        (bounds, center) = (view.bounds, view.center)
        (transform, alpha) = (view.transform, view.alpha)
    }

    /// Whether it stands otherwise now.
    private var hasChanged: Bool {
        view.bounds != bounds || view.center != center || view.transform != transform
            || view.alpha != alpha
    }

    func restore() {
        if view.transform != transform { view.transform = transform }
        if view.bounds != bounds { view.bounds = bounds }
        if view.center != center { view.center = center }
        if view.alpha != alpha { view.alpha = alpha }
    }

    /// Of the views in and below one, how those stood that the animations change.
    static func changed(in root: UIView, by animations: () -> Void) -> [ViewPosture] {
        var before: [ViewPosture] = []
        var waiting = [root]
        while let view = waiting.popLast() {
            before.append(ViewPosture(view))
            waiting += view.subviews
        }
        animations()
        return before.filter(\.hasChanged)
    }
}
