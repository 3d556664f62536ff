import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("R7, L10: safe area and margins")
struct SafeAreaTests {
    /// The child's frame in a parent of 393 by 852 with the insets 59, 0, 34, 0, and its own insets.
    nonisolated static let frames: [(frame: CGRect, insets: UIEdgeInsets)] = [
        (
            CGRect(x: 0, y: 0, width: 393, height: 852),
            UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
        ),
        (
            CGRect(x: 0, y: 20, width: 393, height: 812),
            UIEdgeInsets(top: 39, left: 0, bottom: 14, right: 0)
        ),
        (
            CGRect(x: 0, y: 59, width: 393, height: 759),
            UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
        ),
        (
            CGRect(x: 0, y: 100, width: 393, height: 100),
            UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
        ),
        (
            CGRect(x: 0, y: -50, width: 393, height: 10),
            UIEdgeInsets(top: 59, left: 0, bottom: 0, right: 0)
        ),
        (
            CGRect(x: 0, y: 840, width: 393, height: 100),
            UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0)
        ),
        (
            CGRect(x: 0, y: 0, width: 393, height: 10),
            UIEdgeInsets(top: 59, left: 0, bottom: 0, right: 0)
        ),
    ]

    @Test("R7: how much of the insets reaches into a frame", arguments: frames)
    func insets(frame: CGRect, insets: UIEdgeInsets) {
        let scene = Scene()
        let p = scene.root("p")
        let c = scene.controller("c")
        p.addChild(c)
        c.view.frame = frame
        p.view.addSubview(c.view)
        scene.settle()
        #expect(c.view.safeAreaInsets == insets)
    }

    @Test("R7: 8 points of margin each, the safe area added")
    func margins() {
        let scene = Scene()
        let a = scene.root("a")
        #expect(a.view.layoutMargins == UIEdgeInsets(top: 67, left: 8, bottom: 42, right: 8))
        a.view.insetsLayoutMarginsFromSafeArea = false
        #expect(a.view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    }

    @Test("R7: outside a window there is no safe area")
    func noWindow() {
        let scene = Scene()
        let a = scene.controller("a")
        #expect(a.view.safeAreaInsets == .zero)
        scene.show(a)
        a.view.removeFromSuperview()
        scene.settle()
        #expect(a.view.safeAreaInsets == .zero)
    }

    @Test("R7, L10: margins first, then the safe area; the view's before its controller's")
    func order() {
        let scene = Scene()
        let a = scene.controller("a")
        a.loadViewIfNeeded()
        scene.settle()
        scene.simulator.window.rootViewController = a
        let lines = scene.lines(.of(.view, .layout)) {
            scene.simulator.window.makeKeyAndVisible()
        }
        let marginsOrSafeArea = lines.filter {
            !$0.hasPrefix("window.") && ($0.contains("argins") || $0.contains("afeArea"))
        }
        #expect(
            marginsOrSafeArea == [
                "a.view.layoutMarginsDidChange()",
                "a.viewLayoutMarginsDidChange()",
                "a.view.safeAreaInsetsDidChange()",
                "a.viewSafeAreaInsetsDidChange()",
            ])
    }

    @Test("R7: a child moved under the top edge is told; one that keeps its insets is not")
    func movedChild() {
        let scene = Scene()
        let p = scene.root("p")
        let c = scene.controller("c")
        p.addChild(c)
        c.view.frame = CGRect(x: 0, y: 100, width: 393, height: 100)
        p.view.addSubview(c.view)
        scene.settle()
        let hears = { (line: String) in line.contains("SafeArea") }
        #expect(
            scene.lines(.of(.layout)) { c.view.frame.origin.y = 200 }.filter(hears) == [])
        #expect(
            scene.lines(.of(.layout)) { c.view.frame.origin.y = 0 }.filter(hears) == [
                "c.viewSafeAreaInsetsDidChange()"
            ])
        #expect(c.view.safeAreaInsets.top == 59)
    }

    @Test("R7: it goes down the tree, parents first")
    func downTheTree() {
        let scene = Scene()
        let p = scene.root("p")
        let (c, g) = (scene.controller("c"), scene.controller("g"))
        scene.add(g, to: c)
        scene.settle()
        let lines = scene.lines(.of(.layout)) { scene.add(c, to: p) }
        #expect(
            lines.filter { $0.contains("SafeArea") } == [
                "c.viewSafeAreaInsetsDidChange()", "g.viewSafeAreaInsetsDidChange()",
            ])
    }

    @Test("R7: before 11 there is none", arguments: [8, 10, 11])
    func versions(ios: Int) {
        let scene = Scene(ios: ios)
        let a = scene.root("a")
        let top: CGFloat = ios < 11 ? 0 : 59
        #expect(a.view.safeAreaInsets.top == top)
    }
}
