import Gallery
import HeadlessUIKit

extension MemberList<DrawerController> {
    mutating func addByHand() {
        property("centerContainer", { $0.centerContainer })
    }
}
