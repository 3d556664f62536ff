/// What a constraint relates: a view or a layout guide.
@MainActor
enum LayoutItem {
    case view(UIView)
    case guide(UILayoutGuide)

    init?(_ object: AnyObject?) {
        if let view = object as? UIView {
            self = .view(view)
        } else if let guide = object as? UILayoutGuide {
            self = .guide(guide)
        } else {
            return nil
        }
    }

    /// The view itself, or the view that owns the guide.
    var view: UIView? {
        switch self {
        case .view(let view): view
        case .guide(let guide): guide.owningView
        }
    }

    var guide: UILayoutGuide? {
        if case .guide(let guide) = self { guide } else { nil }
    }

    var object: AnyObject {
        switch self {
        case .view(let view): view
        case .guide(let guide): guide
        }
    }

    var simulator: Simulator? { view?.simulator }
}
