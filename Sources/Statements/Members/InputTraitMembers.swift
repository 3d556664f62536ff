import HeadlessUIKit

// What a view that takes text wishes of the keyboard.

extension UITextAutocapitalizationType: ScriptChoice {
    static var type: TypeDescription { .autocapitalization }
    static let choices = Array(allCases)
}

extension UITextAutocorrectionType: ScriptChoice {
    static var type: TypeDescription { .autocorrection }
    static let choices = Array(allCases)
}

extension UITextSpellCheckingType: ScriptChoice {
    static var type: TypeDescription { .spellChecking }
    static let choices = Array(allCases)
}

extension UITextSmartQuotesType: ScriptChoice {
    static var type: TypeDescription { .smartQuotes }
    static let choices = Array(allCases)
}

extension UITextSmartDashesType: ScriptChoice {
    static var type: TypeDescription { .smartDashes }
    static let choices = Array(allCases)
}

extension UITextSmartInsertDeleteType: ScriptChoice {
    static var type: TypeDescription { .smartInsertDelete }
    static let choices = Array(allCases)
}

extension UIKeyboardAppearance: ScriptChoice {
    static var type: TypeDescription { .keyboardAppearance }
    static let choices = Array(allCases)
}

extension UITextContentType: ScriptChoice {
    static var type: TypeDescription { .textContentType }
    static let choices = Array(allCases)
}

extension TypeDescription {
    static let autocapitalization = TypeDescription(
        "UITextAutocapitalizationType",
        choices: UITextAutocapitalizationType.allCases.map { "\($0)" })
    static let autocorrection = TypeDescription(
        "UITextAutocorrectionType", choices: UITextAutocorrectionType.allCases.map { "\($0)" })
    static let spellChecking = TypeDescription(
        "UITextSpellCheckingType", choices: UITextSpellCheckingType.allCases.map { "\($0)" })
    static let smartQuotes = TypeDescription(
        "UITextSmartQuotesType", choices: UITextSmartQuotesType.allCases.map { "\($0)" })
    static let smartDashes = TypeDescription(
        "UITextSmartDashesType", choices: UITextSmartDashesType.allCases.map { "\($0)" })
    static let smartInsertDelete = TypeDescription(
        "UITextSmartInsertDeleteType", choices: UITextSmartInsertDeleteType.allCases.map { "\($0)" }
    )
    static let keyboardAppearance = TypeDescription(
        "UIKeyboardAppearance", choices: UIKeyboardAppearance.allCases.map { "\($0)" })
    static let textContentType = TypeDescription(
        "UITextContentType", choices: UITextContentType.allCases.map { "\($0)" })

    static func addInputTraits<View: UITextInputTraits & ScriptValue>(
        _ type: inout MemberList<View>
    ) {
        add("enablesReturnKeyAutomatically", \.enablesReturnKeyAutomatically, to: &type)
        add("autocapitalizationType", \.autocapitalizationType, to: &type)
        add("autocorrectionType", \.autocorrectionType, to: &type)
        add("spellCheckingType", \.spellCheckingType, to: &type)
        add("smartQuotesType", \.smartQuotesType, to: &type)
        add("smartDashesType", \.smartDashesType, to: &type)
        add("smartInsertDeleteType", \.smartInsertDeleteType, to: &type)
        add("keyboardAppearance", \.keyboardAppearance, to: &type)
        add("textContentType", \.textContentType, to: &type)
    }

    private static func add<View: UITextInputTraits & ScriptValue, Type: ScriptValue>(
        _ name: String, _ path: WritableKeyPath<TextInputPreferences, Type> & Sendable,
        to type: inout MemberList<View>
    ) {
        type.property(
            name, { $0.inputPreferences[keyPath: path] },
            { $0.inputPreferences[keyPath: path] = $1 })
    }
}
