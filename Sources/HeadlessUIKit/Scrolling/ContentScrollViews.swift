/// The scroll views that a controller names for the edges of its view.
@MainActor
final class ContentScrollViews {
    private weak var top: UIScrollView? { didSet { Changes.note() } }
    private weak var leading: UIScrollView? { didSet { Changes.note() } }
    private weak var bottom: UIScrollView? { didSet { Changes.note() } }
    private weak var trailing: UIScrollView? { didSet { Changes.note() } }

    func name(_ scrollView: UIScrollView?, at edges: NSDirectionalRectEdge) {
        if edges.contains(.top) { top = scrollView }
        if edges.contains(.leading) { leading = scrollView }
        if edges.contains(.bottom) { bottom = scrollView }
        if edges.contains(.trailing) { trailing = scrollView }
    }

    /// The view that all of the edges have; nil where they have different ones.
    func view(at edges: NSDirectionalRectEdge) -> UIScrollView? {
        let all: [(NSDirectionalRectEdge, UIScrollView?)] = [
            (.top, top), (.leading, leading), (.bottom, bottom), (.trailing, trailing),
        ]
        let views = all.filter { edges.contains($0.0) }.map(\.1)
        guard let first = views.first, views.allSatisfy({ $0 === first }) else { return nil }
        return first
    }
}

extension UIViewController {
    /// Names the scroll view whose scrolling a bar at the edges follows (C67); from iOS 15.
    @available(iOS 15, *)
    public func setContentScrollView(
        _ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all
    ) {
        let views = box.contentScrollViews ?? ContentScrollViews()
        views.name(scrollView, at: edge)
        box.contentScrollViews = views
    }
}
