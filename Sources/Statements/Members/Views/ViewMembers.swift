import HeadlessUIKit

extension MemberList<UIView> {
    mutating func addByHand() {
        addTraitRegistration()
    }
}
