/// The part of a view that the keyboard covers; A91.
open class UIKeyboardLayoutGuide: UILayoutGuide {
    /// Whether it stands on the safe area's lower edge while the keyboard covers less.
    open var usesBottomSafeArea = true {
        didSet {
            if usesBottomSafeArea != oldValue, let view = owningView {
                view.simulator.layout.engine?.refreshGuides(of: view)
            }
        }
    }

    /// Whether it would follow a keyboard that floats; none does here.
    open var followsUndockedKeyboard = false

    init(in view: UIView) { super.init(.keyboard, in: view) }
}

extension UIView {
    /// The part that the keyboard covers, or what is below the safe area while it covers less.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        let state = madeConstraintState
        let guide = state.keyboardGuide ?? UIKeyboardLayoutGuide(in: self)
        state.keyboardGuide = guide
        return guide
    }

    /// A91: how much of the view, from below, the keyboard or the edge of the safe area covers.
    var coverOfKeyboard: CGFloat {
        let usesSafeArea = constraintState?.keyboardGuide?.usesBottomSafeArea ?? true
        let least = usesSafeArea ? safeAreaInsets.bottom : 0
        guard let keyboard = simulator.layout.keyboardFrame, window != nil else { return least }
        let bottom = convert(CGPoint(x: 0, y: bounds.maxY), to: nil).y
        return Swift.max(least, Swift.min(bottom - keyboard.minY, bounds.height))
    }
}

extension Simulator {
    /// A91: where the keyboard stands from now on, in the window's coordinates; nil where it is
    /// hidden.
    func moveGuides(to frame: CGRect?) {
        layout.keyboardFrame = frame
        layout.engine?.refreshKeyboardGuides()
    }
}
