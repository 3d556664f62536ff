import HeadlessUIKit

extension TypeDescription {
    static let textViewDelegate = modelProtocol(
        "UITextViewDelegate", isInstance: { $0 is any UITextViewDelegate }
    ).conforming(to: [.scrollDelegate])

    static let textView = TypeDescription(
        "UITextView", class: UITextView.self, superclass: .scrollView
    ) { type in
        type.initialiser("init()") { UITextView() }
        type.initialiser("init(frame:)") { (frame: CGRect) in UITextView(frame: frame) }
        type.unwrappedProperty("text", { $0.text }, { $0.text = $1 })
        type.property("font", { $0.font }, { $0.font = $1 })
        type.property("textColor", { $0.textColor }, { $0.textColor = $1 })
        type.property("textAlignment", { $0.textAlignment }, { $0.textAlignment = $1 })
        type.property("isEditable", { $0.isEditable }, { $0.isEditable = $1 })
        type.property("isSelectable", { $0.isSelectable }, { $0.isSelectable = $1 })
        type.property(
            "textContainerInset", { $0.textContainerInset }, { $0.textContainerInset = $1 })
        type.property("keyboardType", { $0.keyboardType }, { $0.keyboardType = $1 })
        type.property("returnKeyType", { $0.returnKeyType }, { $0.returnKeyType = $1 })
        addInputTraits(&type)
        addAdjusting(&type)
        type.property("hasText", { $0.hasText })
        type.method("insertText(_:)", UITextView.insertText)
        type.method("deleteBackward()", UITextView.deleteBackward)
        type.staticProperty("textDidBeginEditingNotification") {
            UITextView.textDidBeginEditingNotification
        }
        type.staticProperty("textDidChangeNotification") { UITextView.textDidChangeNotification }
        type.staticProperty("textDidEndEditingNotification") {
            UITextView.textDidEndEditingNotification
        }
    }
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
