import HeadlessUIKit

extension UIResponder: ScriptObject {}

extension TypeDescription {
    static let responder = TypeDescription("UIResponder", class: UIResponder.self) { type in
        type.initialiser("init()") { UIResponder() }
        addNotifications(&type)
        type.property("next", { $0.next })
        type.method("awakeFromNib()", UIResponder.awakeFromNib)
        addFocus(&type)
        addTouches(&type)
    }

    static let application = TypeDescription(
        "UIApplication", class: UIApplication.self, superclass: .responder
    ) { type in
        type.staticProperty("shared") { UIApplication.shared }
        addNotifications(&type)
        type.property("keyWindow", { $0.keyWindow })
        type.property("windows", { $0.windows })
        type.property(
            "delegate", { ProtocolReference<ApplicationDelegate>($0.delegate) },
            { $0.delegate = $1?.object })
        type.property("applicationState", { $0.applicationState })
        type.property("connectedScenes", { SceneSet($0.connectedScenes) })
        type.property("preferredContentSizeCategory", { $0.preferredContentSizeCategory })
        type.property("keyboardFrame", { $0.keyboardFrame })
        type.method("sendAction(_:to:from:for:)") { application in
            { (action: String, target: AnyTarget, sender: AnyTarget, _: AnyTarget) in
                target.perform(action, from: sender.object)
            }
        }
    }

    static let screen = TypeDescription("UIScreen", class: UIScreen.self, superclass: .responder) {
        type in
        type.staticProperty("main") { UIScreen.main }
        type.property("bounds", { $0.bounds })
        type.property("scale", { $0.scale })
        type.property("traitCollection", { $0.traitCollection })
    }
}
