import HeadlessUIKit

extension MemberList<UIBarButtonItem> {
    mutating func addByHand() {
        initialiser("init(title:style:target:action:)", defaults: UIBarButtonItem.withoutTarget) {
            (title: String?, style: UIBarButtonItem.Style, target: AnyTarget, selector: String?) in
            UIBarButtonItem().sending(selector, to: target) {
                ($0.title, $0.style) = (title, style)
            }
        }
        initialiser("init(image:style:target:action:)", defaults: UIBarButtonItem.withoutTarget) {
            (image: UIImage?, style: UIBarButtonItem.Style, target: AnyTarget, selector: String?) in
            UIBarButtonItem().sending(selector, to: target) {
                ($0.image, $0.style) = (image, style)
            }
        }
        initialiser(
            "init(barButtonSystemItem:target:action:)", defaults: UIBarButtonItem.withoutTarget
        ) { (systemItem: UIBarButtonItem.SystemItem, target: AnyTarget, selector: String?) in
            UIBarButtonItem().sending(selector, to: target) {
                $0.adopt(systemItem: systemItem, primaryAction: nil, menu: nil)
            }
        }
        property(
            "target", { AnyTarget(object: $0.target) },
            { item, target in
                item.target = target.object
                item.sendByName()
            })
        property(
            "action", { $0.action?.name },
            { (item: inout UIBarButtonItem, selector: String?) in
                item.action = selector.map { Selector($0) }
                item.sendByName()
            })
    }
}

extension UIBarButtonItem {
    fileprivate static var withoutTarget: [String: Value] { ["target": .null, "action": .null] }

    /// The item as `show` makes it, with an action that sends the message.
    @discardableResult
    fileprivate func sending(
        _ selector: String?, to target: AnyTarget, _ show: (UIBarButtonItem) -> Void
    ) -> UIBarButtonItem {
        show(self)
        self.target = target.object
        action = selector.map { Selector($0) }
        sendByName()
        return self
    }

    /// Sends the message by the name that it has in the session's code.
    fileprivate func sendByName() {
        primaryAction = AnyTarget(object: target).action(action?.name) { [weak self] in self }
    }

    /// The initialisers with a target, for classes of sessions.
    static var initialisersWithTarget: [ScriptInitialiser] {
        [
            ScriptInitialiser(
                "init(title:style:target:action:)", isConvenience: true, defaults: withoutTarget
            ) {
                (
                    own: UIBarButtonItem, title: String?, style: Style, target: AnyTarget,
                    selector: String?
                ) in
                own.sending(selector, to: target) { ($0.title, $0.style) = (title, style) }
            },
            ScriptInitialiser(
                "init(image:style:target:action:)", isConvenience: true, defaults: withoutTarget
            ) {
                (
                    own: UIBarButtonItem, image: UIImage?, style: Style, target: AnyTarget,
                    selector: String?
                ) in
                own.sending(selector, to: target) { ($0.image, $0.style) = (image, style) }
            },
            ScriptInitialiser(
                "init(barButtonSystemItem:target:action:)", isConvenience: true,
                defaults: withoutTarget
            ) {
                (own: UIBarButtonItem, item: SystemItem, target: AnyTarget, selector: String?) in
                own.sending(selector, to: target) {
                    $0.adopt(systemItem: item, primaryAction: nil, menu: nil)
                }
            },
        ]
    }
}

extension MemberList<UINavigationBar> {
    mutating func addByHand() {
        property(
            "delegate", { ScriptElement(value: $0.delegate.map { .object($0) } ?? .null) },
            { bar, delegate in
                // E35
                if bar.isManaged { return bar.refuseDelegate() }
                bar.delegate = delegate.value.objectOrNil as? any UINavigationBarDelegate
            })
    }
}
