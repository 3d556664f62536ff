import HeadlessUIKit

extension MemberList<UISearchBar> {
    mutating func addByHand() {
        TypeDescription.addInputTraits(&self)
    }
}
