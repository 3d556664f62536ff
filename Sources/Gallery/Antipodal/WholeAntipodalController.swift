import HeadlessUIKit

/// The same maps without a view for each half: their views are in the container's own view, so that
/// flipping one half rotates everything (C24).
open class WholeAntipodalController: AntipodalController {
    open override func superview(of half: Half) -> UIView { return view }
}
