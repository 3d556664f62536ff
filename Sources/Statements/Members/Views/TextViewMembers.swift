import HeadlessUIKit

extension MemberList<UITextView> {
    mutating func addByHand() {
        TypeDescription.addInputTraits(&self)
    }
}
