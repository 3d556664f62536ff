extension UIViewController {
    /// Insets that the controller adds to the safe area of its view (A126); from iOS 11.
    @available(iOS 11, *)
    public var additionalSafeAreaInsets: UIEdgeInsets {
        get { optional?.additionalSafeAreaInsets ?? .zero }
        set {
            guard newValue != additionalSafeAreaInsets else { return }
            box.additionalSafeAreaInsets = newValue
            viewIfLoaded?.noteOwnSafeArea()
        }
    }

    /// Whether the margins of its view are at least the system's (A127).
    @available(iOS 11, *)
    public var viewRespectsSystemMinimumLayoutMargins: Bool {
        get { optional?.respectsSystemMargins ?? true }
        set {
            guard newValue != viewRespectsSystemMinimumLayoutMargins else { return }
            box.respectsSystemMargins = newValue
            viewIfLoaded?.marginsDidChange()
        }
    }

    /// The smallest margins that the system wants at the sides of its view, whether they are
    /// respected or not; reading this loads the view (A127).
    @available(iOS 11, *)
    public var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let side = systemMargin(width: view.bounds.width)
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    /// A127: the smallest margins that the system wants at the sides of a view of that width.
    func systemMargins(width: CGFloat) -> UIEdgeInsets {
        guard viewRespectsSystemMinimumLayoutMargins else { return .zero }
        let side = systemMargin(width: width)
        return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
    }

    private func systemMargin(width: CGFloat) -> CGFloat { simulator.systemMargin(width: width) }
}

extension Simulator {
    /// A127: 16 points at each side, 20 in a wide view; up to iOS 25 that begins with the large phones.
    func systemMargin(width: CGFloat) -> CGFloat {
        width < (systemVersion >= 26 ? 390 : 414) ? 16 : 20
    }
}
