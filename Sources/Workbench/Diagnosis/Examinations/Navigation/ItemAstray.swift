import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// What a navigation bar was to show and does not, since the wrong controller was given it (B20).
enum ItemAstray: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.controllers.flatMap { controller -> [Finding] in
            if let stack = controller as? UINavigationController {
                return [ofStack(stack, in: world), titleOfStack(stack, in: world)]
                    .compactMap(\.self)
            }
            return [ofOther(controller, in: world), titleOfChild(controller, in: world)]
                .compactMap(\.self)
        }
    }

    // MARK: The stack's own

    private static func ofStack(
        _ stack: UINavigationController, in world: ExaminedWorld
    ) -> Finding? {
        guard stack.navigationController == nil, let top = stack.topViewController,
            let item = stack.navigationItemIfMade
        else { return nil }
        let parts = item.parts(besides: nil, lackedBy: top.navigationItemIfMade)
        guard let first = parts.first else { return nil }
        let place = world.place(setting: parts, of: stack) { declared, path in
            path.hasSuffix("navigationController.navigationItem")
                || path == "navigationItem" && world.isDeclared(declared, for: stack)
        }
        let (name, shown) = (world.name(stack), world.name(top))
        return Finding(
            "item-of-stack", rule: .b20, objects: [name, shown],
            "\(name).navigationItem has \(parts.words), and no bar shows it: the bar of \(name) shows "
                + "the navigationItem of the controller on top, \(shown)"
                + (place?.text.inParentheses ?? ""),
            mend: lines(parts, from: world.code(stack), to: world.code(top), world)
                + own(place, first, world, stack: stack))
    }

    private static func own(
        _ place: PlaceOfSetting?, _ part: UINavigationItem.Part, _ world: ExaminedWorld,
        stack: UINavigationController
    ) -> [String] {
        guard let place else { return [] }
        let isOwn = world.isDeclared(place.declared, for: stack)
        let better = isOwn ? "topViewController?.navigationItem" : "navigationItem"
        return [place.mend(better, part.rawValue)]
    }

    /// The title of the navigation controller, which names its tab alone.
    private static func titleOfStack(
        _ stack: UINavigationController, in world: ExaminedWorld
    ) -> Finding? {
        guard let title = stack.title, !title.isEmpty, let top = stack.topViewController,
            top.showsNoTitle
        else { return nil }
        let place = world.place(setting: [.title], of: stack) { declared, path in
            path.hasSuffix("navigationController")
                || path.isEmpty && world.isDeclared(declared, for: stack)
        }
        if place == nil, stack.parent is UITabBarController { return nil }
        let (name, shown) = (world.name(stack), world.name(top))
        let isOwn = place.map { world.isDeclared($0.declared, for: stack) } ?? false
        return Finding(
            "title-of-stack", rule: .b20, objects: [name, shown],
            "\(name).title is '\(title)', and the bar shows no title: it shows the title of the "
                + "controller on top, and \(shown) has none" + (place?.text.inParentheses ?? ""),
            mend: [world.setting(world.code(top) + ".title", to: title)]
                + (place.map { [$0.mend(isOwn ? "topViewController?" : "", "title")] } ?? []))
    }

    // MARK: Other controllers

    private static func ofOther(
        _ controller: UIViewController, in world: ExaminedWorld
    ) -> Finding? {
        guard let item = controller.navigationItemIfMade, item.ownBar == nil,
            controller.viewIfLoaded?.window != nil, !(controller is UISearchController)
        else { return nil }
        guard let stack = controller.navigationController else {
            return withoutStack(controller, item, in: world)
        }
        guard let shown = stack.viewControllers.first(where: { controller.isWithin($0) }),
            shown !== controller
        else { return nil }
        return ofChild(controller, item, shown, in: world)
    }

    private static func ofChild(
        _ child: UIViewController, _ item: UINavigationItem, _ shown: UIViewController,
        in world: ExaminedWorld
    ) -> Finding? {
        let parts = item.parts(besides: child.title, lackedBy: shown.navigationItemIfMade)
        guard let first = parts.first else { return nil }
        let place = world.place(setting: parts, of: child) { declared, path in
            path == "navigationItem" && world.isDeclared(declared, for: child)
        }
        let (name, outer) = (world.name(child), world.name(shown))
        return Finding(
            "item-of-child", rule: .b20, objects: [name, outer],
            "\(name).navigationItem has \(parts.words), and no bar shows it: in the stack is \(outer), "
                + "and the bar shows the navigationItem of that"
                + (place?.text.inParentheses ?? ""),
            mend: lines(parts, from: world.code(child), to: world.code(shown), world)
                + (place.map {
                    [$0.mend("\(shown.wayFromChild(child)).navigationItem", first.rawValue)]
                }
                    ?? []))
    }

    /// The title of the only child of what the stack shows, where the bar has none.
    private static func titleOfChild(
        _ child: UIViewController, in world: ExaminedWorld
    ) -> Finding? {
        guard let title = child.title, !title.isEmpty, let shown = child.parent,
            !(shown is UINavigationController), shown.children.count == 1,
            child.viewIfLoaded?.window != nil, shown.showsNoTitle,
            shown.parent is UINavigationController
        else { return nil }
        let (name, outer) = (world.name(child), world.name(shown))
        let line = world.code(shown) + ".title = " + world.code(child) + ".title"
        return Finding(
            "title-of-child", .advice, rule: .b20, objects: [name, outer],
            "\(name).title is '\(title)', and the bar shows no title: in the stack is \(outer), and the bar "
                + "shows the title of that",
            mend: [line + (world.language == .swift ? "" : ";")])
    }

    /// A controller that has something for a bar and is in no stack.
    private static func withoutStack(
        _ controller: UIViewController, _ item: UINavigationItem, in world: ExaminedWorld
    ) -> Finding? {
        let parts = item.parts(besides: controller.title, lackedBy: nil)
        guard !parts.isEmpty else { return nil }
        let place = world.place(setting: parts, of: controller) { declared, path in
            path == "navigationItem" && world.isDeclared(declared, for: controller)
        }
        let name = world.name(controller)
        let wrapped = world.inStack(world.code(controller))
        let mend =
            if let presenting = world.presentingInStack(controller, called: name) {
                presenting
            } else if let tabs = controller.parent as? UITabBarController {
                "put \(wrapped) into \(world.code(tabs)) in place of \(name)"
            } else {
                "show \(wrapped) in place of \(name): rootViewController is then \(name)"
            }
        return Finding(
            "item-without-bar", rule: .b20, objects: [name],
            "\(name).navigationItem has \(parts.words), and \(name) is in no navigation controller: "
                + "there is no bar to show it" + (place?.text.inParentheses ?? ""),
            mend: [mend])
    }

    // MARK: Lines

    private static func lines(
        _ parts: [UINavigationItem.Part], from owner: String, to shown: String,
        _ world: ExaminedWorld
    ) -> [String] {
        parts.map { part in
            let property = "navigationItem.\(part.rawValue)"
            return "\(shown).\(property) = \(owner).\(property)"
                + (world.language == .swift ? "" : ";")
        }
    }
}

/// Where code sets a property.
struct PlaceOfSetting {
    let text: String
    let setting: CodeSetting
    let declared: DeclaredClass

    /// `navigationItem.title = … in place of navigationController.navigationItem.title (Inbox.viewDidLoad, line 4)`
    func mend(_ owner: String, _ property: String) -> String {
        let path = owner.isEmpty ? property : "\(owner).\(property)"
        let isSwift = declared.declaration.language == .swift
        return "\(isSwift ? path : "self." + path.filter { $0 != "?" }) = … in place of "
            + "\(setting.path) (\(text))"
    }
}

extension ExaminedWorld {
    /// Where a class sets one of the parts of an item whose path fits.
    fileprivate func place(
        setting parts: [UINavigationItem.Part], of controller: UIViewController,
        on fits: (DeclaredClass, String) -> Bool
    ) -> PlaceOfSetting? {
        let names = Set(parts.flatMap(\.spellings))
        return setting(in: controller.objectID) { declared, setting in
            names.contains(setting.property) && fits(declared, setting.owner)
        }.map { PlaceOfSetting(text: $0.text, setting: $0.setting, declared: $0.declared) }
    }

    /// Whether it is the class of an object.
    func isDeclared(_ declared: DeclaredClass, for object: UIViewController) -> Bool {
        declaredClass(of: object.objectID)?.name == declared.name
    }

    /// A line that sets a text.
    func setting(_ path: String, to text: String) -> String {
        language == .swift ? "\(path) = \"\(text)\"" : "\(path) = @\"\(text)\";"
    }

    /// What presents a controller within a stack; nil where nothing presents it.
    func presentingInStack(_ controller: UIViewController, called name: String) -> String? {
        guard let presenter = controller.presentingViewController, controller.parent == nil else {
            return nil
        }
        let stack = inStack(code(controller))
        return "present \(stack) from \(code(presenter)) in place of \(name)"
    }

    /// The code that makes a stack around a controller.
    func inStack(_ root: String) -> String {
        language == .swift
            ? "UINavigationController(rootViewController: \(root))"
            : "[[UINavigationController alloc] initWithRootViewController:\(root)]"
    }
}

extension UINavigationItem {
    /// What a bar shows of an item.
    enum Part: String, CaseIterable {
        case title, titleView, prompt, leftBarButtonItem, rightBarButtonItem, searchController

        /// The properties and methods that set it.
        var spellings: [String] {
            switch self {
            case .title, .titleView, .prompt, .searchController: [rawValue]
            case .leftBarButtonItem, .rightBarButtonItem: [rawValue, rawValue + "s"]
            }
        }
    }

    /// What it has for a bar, but for a title that is the controller's, and for what another item has, too.
    fileprivate func parts(
        besides title: String?, lackedBy other: UINavigationItem?
    ) -> [Part] {
        Part.allCases.filter { part in
            switch part {
            case .title: isTold(self.title, besides: title, other?.title)
            case .prompt: isTold(prompt, besides: nil, other?.prompt)
            case .titleView: titleView != nil && titleView !== other?.titleView
            case .searchController:
                searchController != nil && searchController !== other?.searchController
            case .leftBarButtonItem:
                isOther(leftBarButtonItems, than: other?.leftBarButtonItems)
            case .rightBarButtonItem:
                isOther(rightBarButtonItems, than: other?.rightBarButtonItems)
            }
        }
    }

    private func isTold(_ text: String?, besides own: String?, _ other: String?) -> Bool {
        guard let text, !text.isEmpty else { return false }
        return text != own && text != other
    }

    private func isOther(_ items: [UIBarButtonItem]?, than others: [UIBarButtonItem]?) -> Bool {
        guard let items, !items.isEmpty else { return false }
        return !items.contains { item in others?.contains { $0 === item } ?? false }
    }
}

extension [UINavigationItem.Part] {
    /// `a title and a rightBarButtonItem`
    fileprivate var words: String { map { "a \($0.rawValue)" }.joined(separator: " and ") }
}

extension UIViewController {
    /// Whether a bar has no title of this controller's to show.
    fileprivate var showsNoTitle: Bool {
        let item = navigationItemIfMade
        return (item?.title ?? title ?? "").isEmpty && item?.titleView == nil
    }

    /// Whether it is the other controller, or below it.
    func isWithin(_ other: UIViewController) -> Bool {
        var current: UIViewController? = self
        while let controller = current {
            if controller === other { return true }
            current = controller.parent
        }
        return false
    }

    /// How code of a controller in it names it.
    fileprivate func wayFromChild(_ child: UIViewController) -> String {
        if self is UITabBarController { return "tabBarController?" }
        return child.parent === self ? "parent?" : "navigationController?.topViewController?"
    }
}
