import HeadlessUIKit

/// The delegate of a segmented controller.
@MainActor
public protocol SegmentedControllerDelegate: AnyObject {
    /// Asked before a tap on a segment selects its controller; not asked for selections by code.
    func segmentedController(
        _ segmented: SegmentedController, shouldSelect child: UIViewController
    ) -> Bool

    /// Sent at the end of a change.
    func segmentedController(
        _ segmented: SegmentedController, didSelect child: UIViewController)
}

extension SegmentedControllerDelegate {
    /// Returns true.
    public func segmentedController(
        _ segmented: SegmentedController, shouldSelect child: UIViewController
    ) -> Bool { true }

    /// Does nothing.
    public func segmentedController(
        _ segmented: SegmentedController, didSelect child: UIViewController
    ) {}
}
