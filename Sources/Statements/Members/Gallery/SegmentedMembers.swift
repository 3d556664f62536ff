import Gallery
import HeadlessUIKit

extension MemberList<SegmentedController> {
    mutating func addByHand() {
        property("segments", { $0.segments })
        property("contentView", { $0.contentView })
    }
}
