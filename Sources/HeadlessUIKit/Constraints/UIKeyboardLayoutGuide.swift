/// The part of a view that the keyboard covers: A91.
@available(iOS 15, *)
open class UIKeyboardLayoutGuide: UILayoutGuide {
    /// Whether the guide extends to the safe area's lower edge while the keyboard covers less.
    @available(iOS 17, *)
    @Counted open var usesBottomSafeArea = true {
        didSet {
            if usesBottomSafeArea != oldValue, let view = owningView {
                view.simulator.layout.engine?.refreshGuides(of: view)
            }
        }
    }

    /// Whether the guide would follow a floating keyboard; there is none in the simulation.
    @Counted open var followsUndockedKeyboard = false

    init(in view: UIView) { super.init(.keyboard, in: view) }
}

extension UIView {
    /// The guide for the part that the keyboard covers, or for the part below the safe area if that
    /// is larger.
    @available(iOS 15, *)
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        Changes.made(constraintState?.keyboardGuide, UIKeyboardLayoutGuide(in: self)) {
            madeConstraintState.keyboardGuide = $0
        }
    }

    /// A91: the height of the view's lower part that the keyboard or the edge of the safe area
    /// covers.
    var coverOfKeyboard: CGFloat {
        let usesSafeArea = constraintState?.keyboardGuide?.usesBottomSafeArea ?? true
        let least = usesSafeArea ? safeAreaInsets.bottom : 0
        guard let keyboard = simulator.layout.keyboardFrame, window != nil else { return least }
        let bottom = convert(CGPoint(x: 0, y: bounds.maxY), to: nil).y
        return Swift.max(least, Swift.min(bottom - keyboard.minY, bounds.height))
    }
}

extension Simulator {
    /// A91: sets the keyboard's frame in the window's coordinates; nil means that it is hidden.
    func moveGuides(to frame: CGRect?) {
        layout.keyboardFrame = frame
        layout.engine?.refreshKeyboardGuides()
    }
}
