/// A view that overrides traits for its subviews.
struct OverridingView {
    let view: UIView
    let station: TraitStation
}

extension UIView {
    /// The views with overrides between `last`, or the window, and this view; the outermost comes
    /// first.
    func overridingViews(upTo last: UIView?) -> [OverridingView] {
        var result: [OverridingView] = []
        var view: UIView? = self
        while let current = view, !(current is UIWindow) {
            if let station = current.looks?.station {
                result.append(OverridingView(view: current, station: station))
            }
            if current === last { break }
            view = current.storedSuperview
        }
        return result.reversed()
    }
}

extension UIViewController {
    /// From iOS 17 a controller inherits the overrides of the views that contain its view; these
    /// come outermost first.
    var viewsUpToParent: [OverridingView] {
        guard let parent = storedParent, simulator.systemVersion >= 17,
            let view = storedView?.storedSuperview, let last = parent.storedView,
            view.isDescendant(of: last)
        else { return [] }
        return view.overridingViews(upTo: last)
    }

    /// The controller and its ancestors, the outermost first.
    var fromRoot: [UIViewController] {
        sequence(first: self, next: \.storedParent).reversed()
    }
}
