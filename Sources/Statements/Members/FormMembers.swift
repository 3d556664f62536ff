import HeadlessUIKit

enum TextFieldDelegate: ModelProtocol {
    typealias Conformer = any UITextFieldDelegate
    static var type: TypeDescription { .textFieldDelegate }
}

/// A range of a text, which statements hold as an object.
@MainActor
final class ScriptTextRange: ScriptObject {
    let range: NSRange
    init(_ range: NSRange) { self.range = range }
}

extension NSRange: ScriptValue {
    static var valueType: ValueType { .named(.textRange) }
    static func from(_ value: Value) -> NSRange? { ScriptTextRange.from(value)?.range }
    var value: Value { .object(ScriptTextRange(self)) }
}

extension TypeDescription {
    static let textFieldDelegate = modelProtocol(
        "UITextFieldDelegate", isInstance: { $0 is any UITextFieldDelegate })

    static let textRange = TypeDescription("NSRange", class: ScriptTextRange.self) { type in
        type.initialiser("init(location:length:)") { (location: Int, length: Int) in
            ScriptTextRange(NSRange(location: location, length: length))
        }
        type.property("location", { $0.range.location })
        type.property("length", { $0.range.length })
    }

}

extension UITextFieldDelegate where Self: ScriptedObject {
    @_semantics("optimize.sil.specialize.generic.never")
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        answer("textFieldShouldBeginEditing(_:)", [textField.value]).flatMap(Bool.from) ?? true
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func textFieldDidBeginEditing(_ textField: UITextField) {
        _ = answer("textFieldDidBeginEditing(_:)", [textField.value])
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        answer("textFieldShouldEndEditing(_:)", [textField.value]).flatMap(Bool.from) ?? true
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func textFieldDidEndEditing(
        _ textField: UITextField, reason: UITextField.DidEndEditingReason
    ) {
        _ = answer("textFieldDidEndEditing(_:reason:)", [textField.value, reason.value])
    }

    /// Where the class has both, only the one with the reason is called.
    @_semantics("optimize.sil.specialize.generic.never")
    func textFieldDidEndEditing(_ textField: UITextField) {
        guard script.kind.method(named: "textFieldDidEndEditing(_:reason:)") == nil else { return }
        _ = answer("textFieldDidEndEditing(_:)", [textField.value])
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool {
        answer(
            "textField(_:shouldChangeCharactersIn:replacementString:)",
            [textField.value, range.value, string.value]
        ).flatMap(Bool.from) ?? true
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func textFieldDidChangeSelection(_ textField: UITextField) {
        _ = answer("textFieldDidChangeSelection(_:)", [textField.value])
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func textFieldShouldClear(_ textField: UITextField) -> Bool {
        answer("textFieldShouldClear(_:)", [textField.value]).flatMap(Bool.from) ?? true
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        answer("textFieldShouldReturn(_:)", [textField.value]).flatMap(Bool.from) ?? true
    }
}

extension Float {
    /// The same decimals in double precision: 0.8 stays 0.8.
    var asWritten: Double { Double(String(self)) ?? Double(self) }
}

extension MemberList<UISlider> {
    mutating func addByHand() {
        property("value", { $0.value.asWritten }, { $0.value = Float($1) })
        property(
            "minimumValue", { $0.minimumValue.asWritten }, { $0.minimumValue = Float($1) })
        property(
            "maximumValue", { $0.maximumValue.asWritten }, { $0.maximumValue = Float($1) })
        method("setValue(_:animated:)") { slider in
            { (value: Double, animated: Bool) in
                slider.setValue(Float(value), animated: animated)
            }
        }
    }
}

extension MemberList<UITextField> {
    mutating func addByHand() {
        property(
            "delegate", { ProtocolReference<TextFieldDelegate>($0.delegate) },
            { $0.delegate = $1?.object })
        TypeDescription.addInputTraits(&self)
        // Of a responder these are only read.
        property("inputView", { $0.inputView }, { $0.inputView = $1 })
        property(
            "inputAccessoryView", { $0.inputAccessoryView }, { $0.inputAccessoryView = $1 })
    }
}
