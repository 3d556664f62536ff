import HierarchyRecords
import Rendering
import Testing

@Suite struct ViewTreeRendererTests {
    private let snapshot = ViewSnapshot(nodes: [
        node(1, "window", "UIWindow", depth: 0),
        node(2, "root.view", "UIView", depth: 1, controller: "root"),
        node(3, "UILabel-1", "UILabel", depth: 2, y: 64.5, isHidden: true, alpha: 0.5),
        node(4, "card", "CardView", depth: 2, controller: "a"),
    ])

    private static func node(
        _ ordinal: UInt32, _ name: String, _ className: String, depth: Int, y: Double = 0,
        isHidden: Bool = false, alpha: Double = 1, controller: String? = nil
    ) -> ViewSnapshot.Node {
        ViewSnapshot.Node(
            id: ObjectID(ordinal: ordinal), name: name, className: className,
            isNumbered: name.hasPrefix(className + "-"), depth: depth,
            frame: RectValue(x: 0, y: y, width: 393, height: 852), isHidden: isHidden,
            alpha: alpha, controller: controller)
    }

    private func lines(
        _ style: ViewTreeRenderer.Style, _ selection: TreeSelection = .all
    ) -> [String] {
        ViewTreeRenderer(style, selection: selection).lines(snapshot).map(\.text)
    }

    @Test func `the pretty tree has names, classes and frames`() {
        #expect(
            lines(.pretty) == [
                "window: UIWindow (0 0; 393 852)",
                "└─ root.view: UIView (0 0; 393 852)",
                "   ├─ UILabel-1 (0 64.5; 393 852) hidden alpha 0.5",
                "   └─ card: CardView (0 0; 393 852) root view of a",
            ])
    }

    @Test func `the plain tree is a sentence a view`() {
        #expect(
            lines(.plain) == [
                "window: shown, level 0, class UIWindow, 393 by 852 at 0 0",
                "root.view: shown, level 1, inside window, root view of root, class UIView, "
                    + "393 by 852 at 0 0",
                "UILabel-1: hidden, alpha 0.5, level 2, inside root.view, class UILabel, "
                    + "393 by 852 at 0 64.5",
                "card: shown, level 2, inside root.view, root view of a, class CardView, "
                    + "393 by 852 at 0 0",
            ])
    }

    @Test func `the UIKit tree is a recursive description`() {
        #expect(
            lines(.uikit) == [
                "<UIWindow: 0x12c000040; frame = (0 0; 393 852)>",
                "   | <UIView: 0x12c000080; frame = (0 0; 393 852)>",
                "   |    | <UILabel: 0x12c0000c0; frame = (0 64.5; 393 852); alpha = 0.5; "
                    + "hidden = YES>",
                "   |    | <App.CardView: 0x12c000100; frame = (0 0; 393 852)>",
            ])
    }

    @Test func `a part of the tree can be chosen`() {
        let selection = TreeSelection(start: ObjectID(ordinal: 2), maximumDepth: 0)
        #expect(
            lines(.pretty, selection) == ["root.view: UIView (0 0; 393 852) … 2 more below"])
        #expect(
            lines(.plain, selection) == [
                "root.view: shown, level 0, inside window, root view of root, class UIView, "
                    + "393 by 852 at 0 0, 2 more below"
            ])
    }

    @Test func `written bytes are the lines`() {
        var bytes: [UInt8] = []
        ViewTreeRenderer(.uikit).write(snapshot, to: &bytes)
        let text = lines(.uikit).map { $0 + "\n" }.joined()
        #expect(String(decoding: bytes, as: UTF8.self) == text)
    }
}
