import HeadlessUIKit

// A delegate is an object of a user's class: it says which of the delegate's methods it has by
// defining them, as in Objective-C.

extension ScriptedObject {
    /// Calls the class's method of that full name; nil where it has none.
    @_semantics("optimize.sil.specialize.generic.never")
    func answer(_ name: String, _ arguments: [Value]) -> Value? {
        guard let member = script.kind.method(named: name) else { return nil }
        return script.kind.call(member.call, on: self, arguments)
    }
}

extension UINavigationControllerDelegate where Self: ScriptedObject {
    @_semantics("optimize.sil.specialize.generic.never")
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
    ) {
        _ = answer(
            "navigationController(_:willShow:animated:)",
            [navigationController.value, viewController.value, animated.value])
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
    ) {
        _ = answer(
            "navigationController(_:didShow:animated:)",
            [navigationController.value, viewController.value, animated.value])
    }
}

extension UITabBarControllerDelegate where Self: ScriptedObject {
    @_semantics("optimize.sil.specialize.generic.never")
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        answer(
            "tabBarController(_:shouldSelect:)", [tabBarController.value, viewController.value]
        ).flatMap(Bool.from) ?? true
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {
        _ = answer(
            "tabBarController(_:didSelect:)", [tabBarController.value, viewController.value])
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
    ) -> Bool {
        answer("tabBarController(_:shouldSelectTab:)", [tabBarController.value, tab.value])
            .flatMap(Bool.from) ?? true
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab tab: UITab, previousTab: UITab?
    ) {
        _ = answer(
            "tabBarController(_:didSelectTab:previousTab:)",
            [tabBarController.value, tab.value, previousTab.value])
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func tabBarController(
        _ tabBarController: UITabBarController, willBeginCustomizing tabs: [UIViewController]
    ) {
        _ = answer(
            "tabBarController(_:willBeginCustomizing:)", [tabBarController.value, tabs.value])
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func tabBarController(
        _ tabBarController: UITabBarController, willEndCustomizing tabs: [UIViewController],
        changed: Bool
    ) {
        _ = answer(
            "tabBarController(_:willEndCustomizing:changed:)",
            [tabBarController.value, tabs.value, changed.value])
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func tabBarController(
        _ tabBarController: UITabBarController, didEndCustomizing tabs: [UIViewController],
        changed: Bool
    ) {
        _ = answer(
            "tabBarController(_:didEndCustomizing:changed:)",
            [tabBarController.value, tabs.value, changed.value])
    }
}

/// The property `delegate` of a navigation controller.
@MainActor
enum NavigationDelegate {
    static func get(_ stack: UINavigationController) -> ScriptElement {
        ScriptElement(value: stack.delegate.map { .object($0) } ?? .null)
    }

    static func set(_ stack: inout UINavigationController, _ delegate: ScriptElement) {
        stack.delegate = delegate.value.objectOrNil as? any UINavigationControllerDelegate
    }
}

/// The property `delegate` of a tab bar controller.
@MainActor
enum TabDelegate {
    static func get(_ tabs: UITabBarController) -> ScriptElement {
        ScriptElement(value: tabs.delegate.map { .object($0) } ?? .null)
    }

    static func set(_ tabs: inout UITabBarController, _ delegate: ScriptElement) {
        tabs.delegate = delegate.value.objectOrNil as? any UITabBarControllerDelegate
    }
}

/// The property `delegate` of a navigation bar; a stack's own belongs to the stack (E35).
@MainActor
enum NavigationBarDelegate {
    static func get(_ bar: UINavigationBar) -> ScriptElement {
        ScriptElement(value: bar.delegate.map { .object($0) } ?? .null)
    }

    static func set(_ bar: inout UINavigationBar, _ delegate: ScriptElement) {
        guard bar.isManaged else {
            return bar.delegate = delegate.value.objectOrNil as? any UINavigationBarDelegate
        }
        bar.refuseDelegate()
    }
}
