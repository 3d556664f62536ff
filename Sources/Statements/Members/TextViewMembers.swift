import HeadlessUIKit

extension MemberList<UITextView> {
    mutating func addByHand() {
        TypeDescription.addInputTraits(&self)
        // Of a responder these are only read.
        property("inputView", { $0.inputView }, { $0.inputView = $1 })
        property(
            "inputAccessoryView", { $0.inputAccessoryView }, { $0.inputAccessoryView = $1 })
    }
}
