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

    /// A127: what the system wants at least at the sides of a view of that width.
    func systemMargins(width: CGFloat) -> UIEdgeInsets {
        guard viewRespectsSystemMinimumLayoutMargins else { return .zero }
        let side: CGFloat = width < 390 ? 16 : 20
        return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
    }
}
