import HeadlessUIKit

extension TypeDescription {
    /// Who hears first of what the user types, and who performs an action.
    static func addFocus(_ type: inout MemberList<UIResponder>) {
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
