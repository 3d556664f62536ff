import HierarchyRecords
import Rendering
import Testing

@Suite struct UIKitTreeTests {
    private func lines(_ tree: SampleTree) -> [String] {
        TreeRenderer(.uikit).lines(tree.snapshot).map(\.text)
    }

    @Test func `the tree is what a debugger prints`() {
        var tree = SampleTree()
        let container = "UILayoutContainerView"
        tree.add(
            "tabs", depth: 0, className: "UITabBarController",
            view: SampleTree.view(of: 1, container))
        tree.add(
            "nav", depth: 1, className: "UINavigationController",
            view: SampleTree.view(of: 2, container))
        tree.add("a", depth: 2, .disappeared, className: "ViewController", view: .some(nil))
        tree.add(
            "b", depth: 2, .disappeared, className: "ViewController",
            view: SampleTree.view(of: 4, isInWindow: false))
        tree.add("c", depth: 2, className: "ViewController")
        tree.add("p", depth: 1, className: "ViewController", presented: "pageSheet")
        tree.add("q", depth: 2, className: "ViewController", presented: "pageSheet")
        #expect(
            lines(tree) == [
                "<UITabBarController 0x12c000040>, state: appeared, "
                    + "view: <UILayoutContainerView 0x12c001940>",
                "   | <UINavigationController 0x12c000080>, state: appeared, "
                    + "view: <UILayoutContainerView 0x12c001980>",
                "   |    | <App.ViewController 0x12c0000c0>, state: disappeared, "
                    + "view: (view not loaded)",
                "   |    | <App.ViewController 0x12c000100>, state: disappeared, "
                    + "view: <UIView 0x12c001a00> not in the window",
                "   |    | <App.ViewController 0x12c000140>, state: appeared, "
                    + "view: <UIView 0x12c001a40>",
                "   + <App.ViewController 0x12c000180>, state: appeared, "
                    + "view: <UIView 0x12c001a80>, "
                    + "presented with: <_UIPageSheetPresentationController 0x12c003380>",
                "   |    + <App.ViewController 0x12c0001c0>, state: appeared, "
                    + "view: <UIView 0x12c001ac0>, "
                    + "presented with: <_UIPageSheetPresentationController 0x12c0033c0>",
            ])
    }

    @Test func `not in the window stands before presented with`() {
        var tree = SampleTree()
        tree.add("home", depth: 0)
        tree.add(
            "p", depth: 1, .disappeared, presented: "pageSheet",
            view: SampleTree.view(of: 2, isInWindow: false))
        #expect(
            lines(tree)[1]
                == "   + <UIViewController 0x12c000080>, state: disappeared, "
                + "view: <UIView 0x12c001980> not in the window, "
                + "presented with: <_UIPageSheetPresentationController 0x12c003280>")
    }

    @Test func `a view that is not loaded has disappeared, for UIKit`() {
        var tree = SampleTree()
        tree.add("a", depth: 0, .unloaded, view: .some(nil))
        #expect(
            lines(tree) == [
                "<UIViewController 0x12c000040>, state: disappeared, view: (view not loaded)"
            ])
    }

    @Test(arguments: [
        ("UIViewController", "UIViewController"), ("_UIPrivate", "_UIPrivate"),
        ("Home", "App.Home"),
        ("UIs", "App.UIs"), ("UI", "App.UI"), ("Kit.Home", "Kit.Home"), ("设置", "App.设置"),
    ])
    func `classes that are not UIKit's are in the app's module`(name: String, shown: String) {
        var tree = SampleTree()
        tree.add("a", depth: 0, className: name)
        #expect(lines(tree)[0].hasPrefix("<\(shown) 0x12c000040>, "))
    }

    @Test func `addresses of undone objects are stable too`() {
        let ghost = HierarchySnapshot.Node(
            id: ObjectID(ordinal: ObjectDirectory.firstGhost), name: "g",
            className: "UIViewController", isNumbered: false, depth: 0, relation: .root,
            state: .appeared,
            view: nil, traits: TraitValues())
        let shown = TreeRenderer(.uikit).lines(HierarchySnapshot(nodes: [ghost])).map(\.text)
        #expect(
            shown == [
                "<UIViewController 0x212c000000>, state: appeared, view: (view not loaded)"
            ])
    }
}
