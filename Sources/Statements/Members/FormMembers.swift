import HeadlessUIKit

extension UITextField.BorderStyle: ScriptChoice {
    static var type: TypeDescription { .fieldBorderStyle }
    static let choices = Array(allCases)
}

extension UITextField.ViewMode: ScriptChoice {
    static var type: TypeDescription { .fieldViewMode }
    static let choices = Array(allCases)
}

extension UITextField.DidEndEditingReason: ScriptChoice {
    static var type: TypeDescription { .fieldEndReason }
    static let choices = Array(allCases)
}

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
    static let fieldBorderStyle = TypeDescription(
        "UITextField.BorderStyle", choices: UITextField.BorderStyle.allCases.map { "\($0)" })
    static let fieldViewMode = TypeDescription(
        "UITextField.ViewMode", choices: UITextField.ViewMode.allCases.map { "\($0)" })
    static let fieldEndReason = TypeDescription(
        "UITextField.DidEndEditingReason",
        choices: UITextField.DidEndEditingReason.allCases.map { "\($0)" })
    static let textFieldDelegate = modelProtocol(
        "UITextFieldDelegate", isInstance: { $0 is any UITextFieldDelegate })

    static let textRange = TypeDescription("NSRange", class: ScriptTextRange.self) { type in
        type.initialiser("init(location:length:)") { (location: Int, length: Int) in
            ScriptTextRange(NSRange(location: location, length: length))
        }
        type.property("location", { $0.range.location })
        type.property("length", { $0.range.length })
    }

    static let switchControl = TypeDescription(
        "UISwitch", class: UISwitch.self, superclass: .control
    ) { type in
        type.initialiser("init()") { UISwitch() }
        type.initialiser("init(frame:)") { (frame: CGRect) in UISwitch(frame: frame) }
        type.property("isOn", { $0.isOn }, { $0.isOn = $1 })
        type.method("setOn(_:animated:)", UISwitch.setOn)
    }

    static let slider = TypeDescription("UISlider", class: UISlider.self, superclass: .control) {
        type in
        type.initialiser("init()") { UISlider() }
        type.initialiser("init(frame:)") { (frame: CGRect) in UISlider(frame: frame) }
        type.property("value", { $0.value.asWritten }, { $0.value = Float($1) })
        type.property(
            "minimumValue", { $0.minimumValue.asWritten }, { $0.minimumValue = Float($1) })
        type.property(
            "maximumValue", { $0.maximumValue.asWritten }, { $0.maximumValue = Float($1) })
        type.property("isContinuous", { $0.isContinuous }, { $0.isContinuous = $1 })
        type.method("setValue(_:animated:)") { slider in
            { (value: Double, animated: Bool) in
                slider.setValue(Float(value), animated: animated)
            }
        }
    }

    static let textField = TypeDescription(
        "UITextField", class: UITextField.self, superclass: .control
    ) { type in
        type.initialiser("init()") { UITextField() }
        type.initialiser("init(frame:)") { (frame: CGRect) in UITextField(frame: frame) }
        type.property("text", { $0.text }, { $0.text = $1 })
        type.property("hasText", { $0.hasText })
        type.property("isEditing", { $0.isEditing })
        type.property(
            "delegate", { ProtocolReference<TextFieldDelegate>($0.delegate) },
            { $0.delegate = $1?.object })
        type.method("insertText(_:)", UITextField.insertText)
        type.method("deleteBackward()", UITextField.deleteBackward)
        addLooks(&type)
        addInputTraits(&type)
        addAdjusting(&type)
        type.staticProperty("textDidBeginEditingNotification") {
            UITextField.textDidBeginEditingNotification
        }
        type.staticProperty("textDidChangeNotification") { UITextField.textDidChangeNotification }
        type.staticProperty("textDidEndEditingNotification") {
            UITextField.textDidEndEditingNotification
        }
    }

    private static func addLooks(_ type: inout MemberList<UITextField>) {
        type.property(
            "adjustsFontSizeToFitWidth", { $0.adjustsFontSizeToFitWidth },
            { $0.adjustsFontSizeToFitWidth = $1 })
        type.property("minimumFontSize", { $0.minimumFontSize }, { $0.minimumFontSize = $1 })
        type.property("placeholder", { $0.placeholder }, { $0.placeholder = $1 })
        type.property("font", { $0.font }, { $0.font = $1 })
        type.property("textColor", { $0.textColor }, { $0.textColor = $1 })
        type.property("textAlignment", { $0.textAlignment }, { $0.textAlignment = $1 })
        type.property("borderStyle", { $0.borderStyle }, { $0.borderStyle = $1 })
        type.property("clearButtonMode", { $0.clearButtonMode }, { $0.clearButtonMode = $1 })
        type.property(
            "clearsOnBeginEditing", { $0.clearsOnBeginEditing }, { $0.clearsOnBeginEditing = $1 })
        type.property(
            "isSecureTextEntry", { $0.isSecureTextEntry }, { $0.isSecureTextEntry = $1 })
        type.property("keyboardType", { $0.keyboardType }, { $0.keyboardType = $1 })
        type.property("returnKeyType", { $0.returnKeyType }, { $0.returnKeyType = $1 })
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
