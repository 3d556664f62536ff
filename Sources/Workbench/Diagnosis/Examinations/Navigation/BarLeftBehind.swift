import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// A bar that one screen hid or showed when it came, and left so when it went (B49).
enum BarLeftBehind: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        let changes = world.classes.flatMap { declared in
            ContainersBar.allCases.compactMap { bar in
                bar.change(in: declared).map { (bar, declared, $0) }
            }
        }
        return changes.flatMap { bar, declared, change -> [Finding] in
            let gone = world.log.objects.first(of: declared.name, among: world.histories.departed)
            guard let gone else { return [] }
            return world.controllers.filter { container in
                bar.isLeft(in: container) && container.viewIfLoaded?.window != nil
                    && world.isFree(of: declared, container)
            }.prefix(1).map {
                finding(bar, change, declared, gone, in: $0, world)
            }
        }
    }

    private static func finding(
        _ bar: ContainersBar, _ place: String, _ declared: DeclaredClass, _ gone: ObjectID,
        in container: UIViewController, _ world: ExaminedWorld
    ) -> Finding {
        let names = (gone: world.log.objects.name(gone), container: world.name(container))
        let isSwift = world.language == .swift
        let code = world.code(container)
        return Finding(
            "bar-left-behind", rule: .b49, objects: [names.gone, names.container],
            "the \(bar.words) of \(names.container) is \(bar.state): \(names.gone) made it so when it came "
                + "(\(place)), and nothing has undone it since: the bar belongs to "
                + "\(names.container), and not to a screen",
            mend: [
                bar.line(of: code, isSwift),
                bar.undoing(isSwift) + " in viewWillDisappear of \(declared.name)",
            ]
                + (bar == .tabBar
                    ? [
                        "or hidesBottomBarWhenPushed = \(isSwift ? "true" : "YES") in an initialiser of "
                            + "\(declared.name), in place of it"
                    ] : []))
    }
}

/// A bar that a container has for all of its screens, in the state that differs from the first one.
private enum ContainersBar: CaseIterable {
    case tabBar, navigationBar, toolbar

    var words: String {
        switch self {
        case .tabBar: "tab bar"
        case .navigationBar: "navigation bar"
        case .toolbar: "toolbar"
        }
    }

    var state: String { self == .toolbar ? "shown" : "hidden" }

    /// Whether it is hidden in that state.
    private var value: Bool { self != .toolbar }

    private var container: String {
        self == .tabBar ? "tabBarController" : "navigationController"
    }

    private var properties: [String] {
        switch self {
        case .tabBar: ["tabBar.isHidden", "tabBar.hidden", "isTabBarHidden", "tabBarHidden"]
        case .navigationBar:
            [
                "isNavigationBarHidden", "navigationBarHidden", "navigationBar.isHidden",
                "navigationBar.hidden",
            ]
        case .toolbar: ["isToolbarHidden", "toolbarHidden"]
        }
    }

    private var setter: String {
        switch self {
        case .tabBar: "setTabBarHidden"
        case .navigationBar: "setNavigationBarHidden"
        case .toolbar: "setToolbarHidden"
        }
    }

    private static let coming = ["viewWillAppear", "viewIsAppearing", "viewDidAppear"]

    /// Where the class brings the bar into that state when it comes, `Detail.viewWillAppear, line 4`; nil where a
    /// line of it undoes that, or sets it to what is worked out.
    func change(in declared: DeclaredClass) -> String? {
        let all = declared.bodies.flatMap { method, statements in
            values(in: statements).map { (method: method, value: $0.value, span: $0.span) }
        }
        guard all.allSatisfy({ $0.value == value }),
            let first = all.first(where: {
                Self.coming.contains($0.method) || self == .tabBar && $0.method == "viewDidLoad"
            })
        else { return nil }
        return declared.text(of: first.span, in: first.method)
    }

    /// What the statements set the bar's state to; nil for what is no literal.
    private func values(in statements: [Statement]) -> [(value: Bool?, span: SourceSpan)] {
        let set = CodeSetting.all(in: statements).filter { setting in
            properties.contains { setting.path == "\(container).\($0)" }
        }.map { (value: $0.value.flag, span: $0.span) }
        var called: [(value: Bool?, span: SourceSpan)] = []
        CodeWalk.expressions(of: statements) { expression in
            guard let call = CodeCall(expression), call.name == setter,
                call.receiver.isOwn(container)
            else { return }
            called.append((call.arguments.first?.value.flag, call.span))
        }
        return set + called
    }

    /// Whether the bar of that container is in the state.
    @MainActor
    func isLeft(in controller: UIViewController) -> Bool {
        switch self {
        case .tabBar:
            (controller as? UITabBarController).map { $0.tabBar.isHidden || $0.isTabBarHidden }
                ?? false
        case .navigationBar:
            (controller as? UINavigationController)?.isNavigationBarHidden ?? false
        case .toolbar: (controller as? UINavigationController).map { !$0.isToolbarHidden } ?? false
        }
    }

    /// The line that brings the bar back.
    func line(of container: String, _ isSwift: Bool) -> String {
        let property = properties[isSwift ? 0 : 1]
        let value = isSwift ? "\(!value)" : (value ? "NO" : "YES")
        return "\(container).\(property) = \(value)" + (isSwift ? "" : ";")
    }

    func undoing(_ isSwift: Bool) -> String {
        line(of: isSwift ? container + "?" : "self." + container, isSwift)
    }
}

extension ExaminedWorld {
    /// Whether no controller of the class is what the container shows.
    fileprivate func isFree(of declared: DeclaredClass, _ container: UIViewController) -> Bool {
        !controllers.contains { controller in
            log.objects.className(controller.objectID) == declared.name
                && controller.viewIfLoaded?.window != nil
                && sequence(first: controller) { $0.parent }.contains { $0 === container }
        }
    }
}

extension ObjectDirectory {
    /// The first of the objects that is of the class.
    fileprivate func first(of className: String, among objects: Set<ObjectID>) -> ObjectID? {
        objects.filter { self.className($0) == className }.min()
    }
}

extension CommandLanguage.Expression {
    /// The value of `true`, `NO` and the like.
    fileprivate var flag: Bool? {
        if case .literal(.boolean(let value)) = unchained.kind { return value }
        if isName("YES") { return true }
        return isName("NO") ? false : nil
    }
}
