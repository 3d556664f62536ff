import HeadlessUIKit

extension UIAlertAction: ScriptObject {}

extension UIAlertAction.Style: ScriptChoice {
    static var type: TypeDescription { .alertActionStyle }
    static let choices: [Self] = [.default, .cancel, .destructive]
}

extension UIAlertController.Style: ScriptChoice {
    static var type: TypeDescription { .alertStyle }
    static let choices: [Self] = [.actionSheet, .alert]
}

extension TypeDescription {
    static let alertActionStyle = TypeDescription(
        "UIAlertAction.Style", choices: ["default", "cancel", "destructive"])
    static let alertStyle = TypeDescription(
        "UIAlertController.Style", choices: ["actionSheet", "alert"])

    static let alertAction = TypeDescription("UIAlertAction", class: UIAlertAction.self) { type in
        type.initialiser("init(title:style:handler:)", defaults: ["handler": .null]) {
            (title: String?, style: UIAlertAction.Style, handler: ObjectBlock<UIAlertAction>?) in
            UIAlertAction(title: title, style: style, handler: handler?.run)
        }
        type.property("title", { $0.title })
        type.property("style", { $0.style })
        type.property("isEnabled", { $0.isEnabled }, { $0.isEnabled = $1 })
    }

    static let alertController = TypeDescription(
        "UIAlertController", class: UIAlertController.self, superclass: .viewController
    ) { type in
        type.initialiser("init(title:message:preferredStyle:)") {
            (title: String?, message: String?, style: UIAlertController.Style) in
            UIAlertController(title: title, message: message, preferredStyle: style)
        }
        type.property("message", { $0.message }, { $0.message = $1 })
        type.property("preferredStyle", { $0.preferredStyle })
        type.property("actions", { $0.actions })
        type.property("preferredAction", { $0.preferredAction }, { $0.preferredAction = $1 })
        type.method("addAction(_:)", UIAlertController.addAction)
        type.property("textFields", { $0.textFields })
        type.method(
            "addTextField(configurationHandler:)", defaults: ["configurationHandler": .null]
        ) {
            alert in
            { (handler: ObjectBlock<UITextField>?) in
                alert.addTextField(configurationHandler: handler?.run)
            }
        }
    }

    static let activityController = TypeDescription(
        "UIActivityViewController", class: UIActivityViewController.self,
        superclass: .viewController
    ) { type in
        type.initialiser("init(activityItems:applicationActivities:)") {
            (items: [ScriptElement], _: [ScriptElement]?) in
            UIActivityViewController(
                activityItems: items.map(\.value.printedText), applicationActivities: nil)
        }
        type.property("activityItems", { $0.activityItems.compactMap { $0 as? String } })
        type.property(
            "completionHandler", { $0.completionHandler.map(FinishedBlock.init) },
            { $0.completionHandler = $1?.run })
    }
}
