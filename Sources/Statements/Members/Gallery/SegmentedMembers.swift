import Gallery
import HeadlessUIKit

extension SegmentedControllerDelegate where Self: ScriptedObject {
    @_semantics("optimize.sil.specialize.generic.never")
    func segmentedController(
        _ segmented: SegmentedController, shouldSelect child: UIViewController
    ) -> Bool {
        answer("segmentedController(_:shouldSelect:)", [segmented.value, child.value])
            .flatMap(Bool.from) ?? true
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func segmentedController(
        _ segmented: SegmentedController, didSelect child: UIViewController
    ) {
        _ = answer("segmentedController(_:didSelect:)", [segmented.value, child.value])
    }
}

extension MemberList<SegmentedController> {
    mutating func addByHand() {
        property(
            "delegate", { ScriptElement(value: $0.delegate.map { .object($0) } ?? .null) },
            { $0.delegate = $1.value.objectOrNil as? any SegmentedControllerDelegate })
        property("segments", { $0.segments })
        property("contentView", { $0.contentView })
    }
}
