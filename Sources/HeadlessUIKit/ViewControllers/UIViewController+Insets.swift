extension UIViewController {
    /// What its own bars and the like take of its view besides the system's (A126); from iOS 11.
    public var additionalSafeAreaInsets: UIEdgeInsets {
        get { optional?.additionalSafeAreaInsets ?? .zero }
        set {
            guard newValue != additionalSafeAreaInsets else { return }
            box.additionalSafeAreaInsets = newValue
            viewIfLoaded?.noteOwnSafeArea()
        }
    }

    /// Whether its view has at least the system's margins at its sides (A127).
    public var viewRespectsSystemMinimumLayoutMargins: Bool {
        get { optional?.respectsSystemMargins ?? true }
        set {
            guard newValue != viewRespectsSystemMinimumLayoutMargins else { return }
            box.respectsSystemMargins = newValue
            viewIfLoaded?.marginsDidChange()
        }
    }

    /// What the system wants at least at the sides of its view, whether that is respected or not; the
    /// view is loaded (A127).
    public var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let side = Self.systemMargin(width: view.bounds.width)
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    /// A127: what the system wants at least at the sides of a view of that width.
    func systemMargins(width: CGFloat) -> UIEdgeInsets {
        guard viewRespectsSystemMinimumLayoutMargins else { return .zero }
        let side = Self.systemMargin(width: width)
        return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
    }

    private static func systemMargin(width: CGFloat) -> CGFloat { width < 390 ? 16 : 20 }
}
