import HeadlessUIKit

extension UIKeyboardType: ScriptChoice {
    static var type: TypeDescription { .keyboardType }
    static let choices = Array(allCases)
}

extension UIReturnKeyType: ScriptChoice {
    static var type: TypeDescription { .returnKeyType }
    static let choices = Array(allCases)
}

extension TypeDescription {
    static let keyboardType = TypeDescription(
        "UIKeyboardType", choices: UIKeyboardType.allCases.map { "\($0)" })
    static let returnKeyType = TypeDescription(
        "UIReturnKeyType", choices: UIReturnKeyType.allCases.map { "\($0)" })

    /// Who hears first of what the user types, and who performs an action.
    static func addFocus(_ type: inout MemberList<UIResponder>) {
        type.property("isFirstResponder", { $0.isFirstResponder })
        type.property("canBecomeFirstResponder", { $0.canBecomeFirstResponder })
        type.property("canResignFirstResponder", { $0.canResignFirstResponder })
        type.method("becomeFirstResponder()", UIResponder.becomeFirstResponder)
        type.method("resignFirstResponder()", UIResponder.resignFirstResponder)
        type.method("canPerformAction(_:withSender:)") { responder in
            { (action: String, sender: ScriptElement) in
                responder.canPerformAction(action, withSender: sender.value.objectOrNil)
            }
        }
        type.method("target(forAction:withSender:)") { responder in
            { (action: String, sender: ScriptElement) in
                responder.target(forAction: action, withSender: sender.value.objectOrNil)
            }
        }
    }
}
