import HeadlessUIKit

extension TypeDescription {
    /// What every controller has for the containers around it.
    static func addContainers(_ type: inout MemberList<UIViewController>) {
        type.method("show(_:sender:)") { controller in
            { (shown: UIViewController, sender: ScriptElement) in
                controller.show(shown, sender: sender.value.objectOrNil)
            }
        }
        type.method("targetViewController(forAction:sender:)") { controller in
            { (action: String, sender: ScriptElement) in
                controller.targetViewController(
                    forAction: action, sender: sender.value.objectOrNil)
            }
        }
        type.method("showDetailViewController(_:sender:)") { controller in
            { (shown: UIViewController, sender: ScriptElement) in
                controller.showDetailViewController(shown, sender: sender.value.objectOrNil)
            }
        }
    }
}

extension Value {
    /// The object that it is; nil for anything else.
    var objectOrNil: AnyObject? { if case .object(let object) = self { object } else { nil } }
}

extension MemberList<UINavigationController> {
    mutating func addByHand() {
        unwrappedProperty("toolbar", { $0.toolbar })
    }
}
