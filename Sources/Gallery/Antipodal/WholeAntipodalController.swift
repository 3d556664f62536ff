import HeadlessUIKit

/// The same maps without a view for each half: their views stand in the container's own view, so that a flip of one
/// half turns everything (C24).
open class WholeAntipodalController: AntipodalController {
    open override func superview(of half: Half) -> UIView { return view }
}
