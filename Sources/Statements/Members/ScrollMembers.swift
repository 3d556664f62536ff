import HeadlessUIKit

extension MemberList<UIScrollView> {
    mutating func addByHand() {
        property(
            "delegate", { ProtocolReference<ScrollDelegate>($0.delegate) },
            { $0.delegate = $1?.object })
    }
}
