import Gallery
import HeadlessUIKit

extension MemberList<DeckController> {
    mutating func addByHand() {
        property("dimmingView", { $0.dimmingView })
    }
}
