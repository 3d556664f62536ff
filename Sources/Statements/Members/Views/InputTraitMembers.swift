import HeadlessUIKit

// What a view that takes text wishes of the keyboard.

extension TypeDescription {
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
        type.members.properties.last?.limit(to: 10)
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
