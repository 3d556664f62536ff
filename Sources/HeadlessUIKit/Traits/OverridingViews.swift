/// A view that overrides traits of what is in it.
struct OverridingView {
    let view: UIView
    let station: TraitStation
}

extension UIView {
    /// The views that override traits from the last one, or below the window, down to this one,
    /// outermost first.
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
    /// From iOS 17 a controller has the traits of the views that its view is in, outermost first.
    var viewsUpToParent: [OverridingView] {
        guard let parent = storedParent, simulator.systemVersion >= 17,
            let view = storedView?.storedSuperview, let last = parent.storedView,
            view.isDescendant(of: last)
        else { return [] }
        return view.overridingViews(upTo: last)
    }

    /// Its ancestors and itself, the outermost first.
    var fromRoot: [UIViewController] {
        sequence(first: self, next: \.storedParent).reversed()
    }
}
