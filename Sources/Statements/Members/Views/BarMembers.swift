import HeadlessUIKit

extension MemberList<UIBarButtonItem> {
    mutating func addByHand() {
        initialiser(
            "init(title:style:target:action:)", defaults: ["target": .null, "action": .null]
        ) {
            (
                title: String?, style: UIBarButtonItem.Style, target: AnyTarget,
                selector: String?
            ) in
            let item = UIBarButtonItem(title: title)
            item.style = style
            item.primaryAction = target.action(selector) { [weak item] in item }
            return item
        }
        initialiser(
            "init(barButtonSystemItem:target:action:)",
            defaults: ["target": .null, "action": .null]
        ) { (systemItem: UIBarButtonItem.SystemItem, target: AnyTarget, selector: String?) in
            let item = UIBarButtonItem(systemItem: systemItem)
            item.primaryAction = target.action(selector) { [weak item] in item }
            return item
        }
    }
}

extension MemberList<UINavigationItem> {
    mutating func addByHand() {
        initialiser("init(title:)") { (title: String) in UINavigationItem(title: title) }
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
