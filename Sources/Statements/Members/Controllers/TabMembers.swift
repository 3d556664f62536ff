import HeadlessUIKit

/// A closure that makes the controller of a tab.
struct TabProvider: ScriptValue {
    let make: (UITab) -> UIViewController

    static var valueType: ValueType { .function([.named(.tab)], .named(.viewController)) }
    static func from(_ value: Value) -> TabProvider? {
        guard case .function(let function) = value else { return nil }
        return TabProvider { tab in
            function.call([tab.value]).objectOrNil as? UIViewController ?? UIViewController()
        }
    }
    var value: Value {
        .function(
            ScriptFunction { arguments in
                arguments.first.flatMap(UITab.from).map { make($0).value } ?? .null
            })
    }
}

extension MemberList<UITab> {
    mutating func addByHand() {
        initialiser(
            "init(title:image:identifier:viewControllerProvider:)",
            defaults: ["viewControllerProvider": .null]
        ) { (title: String, image: AnyTarget, identifier: String, provider: TabProvider?) in
            UITab(
                title: title, image: image.object, identifier: identifier,
                viewControllerProvider: provider?.make)
        }
        property(
            "image", { AnyTarget(object: $0.image) }, { $0.image = $1.object })
    }
}

extension MemberList<UITabGroup> {
    mutating func addByHand() {
        initialiser(
            "init(title:image:identifier:children:viewControllerProvider:)",
            defaults: ["viewControllerProvider": .null]
        ) {
            (
                title: String, image: AnyTarget, identifier: String, children: [UITab],
                provider: TabProvider?
            ) in
            UITabGroup(
                title: title, image: image.object, identifier: identifier, children: children,
                viewControllerProvider: provider?.make)
        }
    }
}

extension MemberList<UISearchTab> {
    mutating func addByHand() {
        initialiser(
            "init(viewControllerProvider:)", defaults: ["viewControllerProvider": .null]
        ) { (provider: TabProvider?) in UISearchTab(viewControllerProvider: provider?.make) }
        initialiser(
            "init(title:image:identifier:viewControllerProvider:)",
            defaults: ["viewControllerProvider": .null]
        ) { (title: String, image: AnyTarget, identifier: String, provider: TabProvider?) in
            UISearchTab(
                title: title, image: image.object, identifier: identifier,
                viewControllerProvider: provider?.make)
        }
    }
}
