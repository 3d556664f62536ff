import HeadlessUIKit

/// What a segmented controller asks and tells.
@MainActor
public protocol SegmentedControllerDelegate: AnyObject {
    /// Asked before a tap on a segment selects; code is not asked.
    func segmentedController(
        _ segmented: SegmentedController, shouldSelect child: UIViewController
    ) -> Bool

    /// Told when the exchange is over.
    func segmentedController(
        _ segmented: SegmentedController, didSelect child: UIViewController)
}

extension SegmentedControllerDelegate {
    /// Every tap selects where the delegate does not say otherwise.
    public func segmentedController(
        _ segmented: SegmentedController, shouldSelect child: UIViewController
    ) -> Bool { true }

    /// Nothing where the delegate does not want to know.
    public func segmentedController(
        _ segmented: SegmentedController, didSelect child: UIViewController
    ) {}
}
