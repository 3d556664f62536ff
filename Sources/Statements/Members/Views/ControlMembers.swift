import HeadlessUIKit

extension MemberList<UIAction> {
    mutating func addByHand() {
        property("sender", { $0.sender as? UIResponder })
    }
}

extension MemberList<UIKeyCommand> {
    mutating func addByHand() {
        initialiser("init(input:modifierFlags:action:)") {
            (input: String, flags: UIKeyModifierFlags, action: String) in
            UIKeyCommand(input: input, modifierFlags: flags, action: Selector(action))
        }
        property("action", { $0.action?.name })
    }
}

extension MemberList<UIControl> {
    mutating func addByHand() {
        method("addTarget(_:action:for:)") { control in
            { (target: AnyTarget, selector: String, events: UIControl.Event) in
                control.addTarget(target.object, method: selector, for: events) {
                    AnyTarget(object: $0).send(selector, from: $1)
                }
            }
        }
        method("removeTarget(_:action:for:)") { control in
            { (target: AnyTarget, selector: String?, events: UIControl.Event) in
                control.removeTarget(target.object, method: selector, for: events)
            }
        }
        method("actions(forTarget:forControlEvent:)") { control in
            { (target: AnyTarget, events: UIControl.Event) in
                control.actions(forTarget: target.object, forControlEvent: events)
            }
        }
    }
}

extension MemberList<UIButton> {
    mutating func addByHand() {
        initialiser(
            "init(frame:primaryAction:)",
            defaults: ["frame": .rect(.zero), "primaryAction": .null]
        ) { (frame: CGRect, action: UIAction?) in
            UIButton(frame: frame, primaryAction: action)
        }
    }
}

extension MemberList<UISegmentedControl> {
    mutating func addByHand() {
        initialiser("init(items:)") { (items: [String]?) in UISegmentedControl(items: items) }
    }
}
