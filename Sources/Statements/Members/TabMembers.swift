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

// A bar is asked of by its delegate's methods, and a stack by its own where its class says that it is
// its bar's delegate (R42).
extension UINavigationBarDelegate where Self: ScriptedObject {
    @_semantics("optimize.sil.specialize.generic.never")
    func navigationBar(
        _ navigationBar: UINavigationBar, shouldPush item: UINavigationItem
    ) -> Bool {
        answer("navigationBar(_:shouldPush:)", [navigationBar.value, item.value])
            .flatMap(Bool.from) ?? true
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
        _ = answer("navigationBar(_:didPush:)", [navigationBar.value, item.value])
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func navigationBar(
        _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
    ) -> Bool {
        answer("navigationBar(_:shouldPop:)", [navigationBar.value, item.value])
            .flatMap(Bool.from) ?? true
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
        _ = answer("navigationBar(_:didPop:)", [navigationBar.value, item.value])
    }
}

extension PlainObject: UINavigationBarDelegate {}
extension ScriptedResponder: UINavigationBarDelegate {}
extension ScriptedView: UINavigationBarDelegate {}
extension ScriptedViewController: UINavigationBarDelegate {}
extension ScriptedNavigationController: UINavigationBarDelegate {}

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
