import Gallery
import HeadlessUIKit

extension MemberList<ScrollController> {
    mutating func addByHand() {
        property("scrollView", { $0.scrollView })
    }
}
