import HeadlessUIKit

extension TypeDescription {
    static let textViewDelegate = modelProtocol(
        "UITextViewDelegate", isInstance: { $0 is any UITextViewDelegate }
    ).conforming(to: [.scrollDelegate])

}

extension UITextViewDelegate where Self: ScriptedObject {
    @_semantics("optimize.sil.specialize.generic.never")
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        answer("textViewShouldBeginEditing(_:)", [textView.value]).flatMap(Bool.from) ?? true
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func textViewDidBeginEditing(_ textView: UITextView) {
        _ = answer("textViewDidBeginEditing(_:)", [textView.value])
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
        answer("textViewShouldEndEditing(_:)", [textView.value]).flatMap(Bool.from) ?? true
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func textViewDidEndEditing(_ textView: UITextView) {
        _ = answer("textViewDidEndEditing(_:)", [textView.value])
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
        answer(
            "textView(_:shouldChangeTextIn:replacementText:)",
            [textView.value, range.value, text.value]
        ).flatMap(Bool.from) ?? true
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func textViewDidChange(_ textView: UITextView) {
        _ = answer("textViewDidChange(_:)", [textView.value])
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func textViewDidChangeSelection(_ textView: UITextView) {
        _ = answer("textViewDidChangeSelection(_:)", [textView.value])
    }
}

extension MemberList<UITextView> {
    mutating func addByHand() {
        TypeDescription.addInputTraits(&self)
        // Of a responder these are only read.
        property("inputView", { $0.inputView }, { $0.inputView = $1 })
        property(
            "inputAccessoryView", { $0.inputAccessoryView }, { $0.inputAccessoryView = $1 })
    }
}
