import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// A property that is read at one moment alone, and was set to something else after it (B17).
enum ReadOnce: Examination {
    /// One property, and what tells that it was set after it had been read.
    private struct Row {
        let property: String
        /// When it is to be set, in words that go behind "set it".
        let moment: String
        let find: @MainActor (UIViewController, ExaminedWorld) -> Late?
    }

    /// What was read, and is not so any more.
    private struct Late {
        let id: String
        let rule: RuleID
        let objects: [String]
        let text: String
    }

    private static let table = [
        Row(
            property: "modalPresentationStyle",
            moment: "before anything reads presentationController", find: style),
        Row(
            property: "hidesBottomBarWhenPushed",
            moment: "in an initialiser, or before the push", find: bottomBar),
        Row(
            property: "tabBarItem", moment: "in an initialiser, which runs before the tab is shown",
            find: tabItem),
        Row(
            property: "detents",
            moment: "before present, or in viewDidLoad, or within animateChanges of the sheet",
            find: detents),
    ]

    static func findings(in world: ExaminedWorld) -> [Finding] {
        table.flatMap { row in
            world.controllers.compactMap { controller in
                row.find(controller, world).map { late in
                    Finding(
                        late.id, rule: late.rule, objects: late.objects, late.text,
                        mend: ["set \(row.property) \(row.moment)"]
                            + ownLine(row.property, of: controller, in: world))
                }
            }
        }
    }

    /// P13: the style after the presentation controller had been read.
    private static func style(_ controller: UIViewController, in world: ExaminedWorld) -> Late? {
        guard let frozen = controller.frozenPresentationStyle else { return nil }
        let name = world.name(controller)
        return Late(
            id: "style-frozen", rule: .p13, objects: [name],
            text: "\(name) asks for \(controller.modalPresentationStyle.name), and its "
                + "presentation controller was made for \(frozen.name) when it was first read")
    }

    private static func bottomBar(
        _ controller: UIViewController, in world: ExaminedWorld
    ) -> Late? {
        guard let stack = controller.navigationController, stack.tabBarController != nil,
            let read = stack.outdatedHidingOfBottomBar(for: controller)
        else { return nil }
        let name = world.name(controller)
        return Late(
            id: "bottom-bar-late", rule: .b17, objects: [name, world.name(stack)],
            text: "\(name).hidesBottomBarWhenPushed is \(!read) now, and was \(read) when "
                + "\(world.name(stack)) pushed it: the tab bar is "
                + (read ? "hidden" : "shown") + " with it")
    }

    /// P41: on iOS 15 the sheet has its place before its controller's viewWillAppear.
    private static func detents(_ controller: UIViewController, in world: ExaminedWorld) -> Late? {
        guard controller.ignoresLateDetents else { return nil }
        let name = world.name(controller)
        return Late(
            id: "detents-late", rule: .p41, objects: [name],
            text:
                "the detents of the sheet of \(name) were set while it came: iOS 15 had placed it "
                + "before, at those that it had then")
    }

    /// A tab shows its item before the controller's view loads: what `viewDidLoad` says of it comes with
    /// the first tap.
    private static func tabItem(
        _ controller: UIViewController, in world: ExaminedWorld
    ) -> Late? {
        guard controller.tabBarController != nil, !controller.isViewLoaded,
            controller.isRootOfTab,
            assignment(to: "tabBarItem", of: controller, in: world) != nil
        else { return nil }
        let name = world.name(controller)
        return Late(
            id: "tab-item-late", rule: .b17, objects: [name],
            text: "the tab of \(name) lacks its item: viewDidLoad sets it, and comes when the tab "
                + "is first selected")
    }

    // MARK: The class's own line

    private static let callbacks = [
        "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear",
    ]

    private static func ownLine(
        _ property: String, of controller: UIViewController, in world: ExaminedWorld
    ) -> [String] {
        assignment(to: property, of: controller, in: world).map { ["it is set too late in \($0)"] }
            ?? []
    }

    /// `Detail.viewDidLoad, line 4`, where the controller's class sets the property in a callback.
    private static func assignment(
        to property: String, of controller: UIViewController, in world: ExaminedWorld
    ) -> String? {
        guard let declared = world.declaredClass(of: controller.objectID) else { return nil }
        for (method, statements) in declared.bodies where callbacks.contains(method) {
            var place: SourceSpan?
            CodeWalk.assignments(of: statements) { target, _ in
                let isMeant =
                    target.isOwn(property) || target.member.map { $0.base.isOwn(property) } ?? false
                if isMeant, place == nil { place = target.span }
            }
            if let place { return declared.text(of: place, in: method) }
        }
        return nil
    }
}

extension UIViewController {
    /// Whether a tab shows it, or a stack of which it is the root.
    fileprivate var isRootOfTab: Bool {
        if parent is UITabBarController { return true }
        guard let stack = parent as? UINavigationController else { return false }
        return stack.viewControllers.first === self && stack.parent is UITabBarController
    }
}
