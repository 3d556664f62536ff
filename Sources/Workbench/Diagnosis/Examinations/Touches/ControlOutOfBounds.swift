import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// A control that is seen and that no finger reaches, since it lies outside of a view around it (U25).
enum ControlOutOfBounds: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.world.simulator.window.subtreeOfViews.compactMap { $0 as? UIControl }
            .compactMap { finding($0, in: world) }
    }

    private static func finding(_ control: UIControl, in world: ExaminedWorld) -> Finding? {
        guard control.isEnabled, control.isUserInteractionEnabled, control.isSeen,
            let around = control.viewThatMissesItsMiddle
        else { return nil }
        let names = (control: world.code(control), around: world.code(around))
        let rect = around.convert(control.bounds, from: control)
        let size = (
            width: max(around.bounds.maxX, rect.maxX) - around.bounds.minX,
            height: max(around.bounds.maxY, rect.maxY) - around.bounds.minY
        )
        return Finding(
            "control-out-of-bounds", rule: .u25, objects: [names.control, names.around],
            "\(names.control) is seen and gets no touches: it lies outside of the bounds of "
                + "\(names.around), and touches end there",
            mend: mends(names.around, around, size.width, size.height, rect, world.language))
    }

    /// Bounds that reach as far as the control; where it lies before them, it has to move.
    private static func mends(
        _ name: String, _ around: UIView, _ width: CGFloat, _ height: CGFloat, _ rect: CGRect,
        _ language: SourceLanguage
    ) -> [String] {
        if rect.minX < around.bounds.minX || rect.minY < around.bounds.minY {
            return ["make \(name) larger, or put the control into a view around \(name)"]
        }
        let (width, height) = (Decimal.text(Double(width)), Decimal.text(Double(height)))
        return switch language {
        case .swift:
            [
                "\(name).bounds.size = CGSize(width: \(width), height: \(height))",
                "or override point(inside:with:) in its class, so that it counts what sticks out",
            ]
        case .objectiveC:
            [
                "\(name).bounds = CGRectMake(0, 0, \(width), \(height));",
                "or override pointInside:withEvent: in its class, so that it counts what sticks out",
            ]
        }
    }
}

extension UIView {
    /// Whether it is in a window, and neither it nor a view around it is hidden or transparent.
    var isSeen: Bool {
        guard window != nil else { return false }
        var view: UIView? = self
        while let current = view {
            if current.isHidden || current.alpha < 0.01 { return false }
            view = current.superview
        }
        return true
    }

    /// The nearest view around it, below its controller's root view, that shows what lies outside of its bounds
    /// and has the view's middle there.
    fileprivate var viewThatMissesItsMiddle: UIView? {
        guard !bounds.isEmpty, ownController == nil else { return nil }
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        var around = superview
        while let view = around, view.ownController == nil, view !== window, view.isPlain {
            if view.clipsToBounds { return nil }
            if !view.point(inside: view.convert(middle, from: self), with: nil) { return view }
            around = view.superview
        }
        return nil
    }

    /// Whether it neither scrolls nor is a bar or a cell of UIKit's, which move what is in them.
    private var isPlain: Bool {
        !(self is UIScrollView || self is UITableViewCell || self is UICollectionViewCell
            || self is UINavigationBar || self is UIControl)
    }
}
