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
        let (scene, p, c) = Scene.parentBesideController()
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
        let view = UIView(frame: a.view.bounds)
        a.view.addSubview(view)
        scene.settle()
        #expect(view.layoutMargins == UIEdgeInsets(top: 67, left: 8, bottom: 42, right: 8))
        view.insetsLayoutMarginsFromSafeArea = false
        #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    }

    @Test("R7: the superview's margins, where they reach into the frame and are to be preserved")
    func preservedMargins() {
        _ = Scene()
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let child = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
        parent.addSubview(child)
        parent.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
        child.preservesSuperviewLayoutMargins = true
        #expect(child.layoutMargins == UIEdgeInsets(top: 10, left: 10, bottom: 8, right: 8))
        parent.layoutMargins.left = 50
        #expect(child.layoutMargins == UIEdgeInsets(top: 10, left: 40, bottom: 8, right: 8))
    }

    @Test(
        "A127: a root view's margins are the system's at its sides",
        arguments: [
            ("iPhone 16", 26, 20.0), ("iPhone SE", 26, 16), ("iPhone 16", 25, 16),
            ("iPhone 8 Plus", 25, 20), ("iPad", 25, 20),
        ])
    func rootMargins(device: String, ios: Int, side: CGFloat) throws {
        let scene = Scene(ios: ios, device: try #require(.named(device)))
        let a = scene.root("a")
        let safe = a.view.safeAreaInsets
        #expect(
            a.view.layoutMargins
                == UIEdgeInsets(top: safe.top, left: side, bottom: safe.bottom, right: side))
        a.view.layoutMargins = UIEdgeInsets(top: 8, left: 2, bottom: 8, right: 40)
        #expect(a.view.layoutMargins.left == side)
        #expect(a.view.layoutMargins.right == 40)
        a.viewRespectsSystemMinimumLayoutMargins = false
        #expect(a.view.layoutMargins.left == 2)
    }

    @Test("A127: what the margins place follows the width")
    func marginsFollowWidth() throws {
        let scene = Scene()
        let (p, c) = (scene.root("p"), scene.controller("c"))
        p.addChild(c)
        c.view.frame = CGRect(x: 0, y: 0, width: 393, height: 300)
        p.view.addSubview(c.view)
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        c.view.addSubview(view)
        view.leadingAnchor.constraint(equalTo: c.view.layoutMarginsGuide.leadingAnchor)
            .isActive = true
        scene.settle()
        #expect(view.frame.minX == 20)
        c.view.frame.size.width = 300
        scene.settle()
        #expect(view.frame.minX == 16)
    }

    @Test("A126, L10: a controller's own insets reach its view and those below in the next layout")
    func additionalInsets() {
        let scene = Scene()
        let (p, c) = (scene.root("p"), scene.controller("c"))
        p.addChild(c)
        p.view.addSubview(c.view)
        c.didMove(toParent: p)
        scene.settle()
        let lines = scene.lines(.of(.layout)) {
            p.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 6, right: 0)
        }
        #expect(
            lines == [
                "p.viewLayoutMarginsDidChange()", "p.viewSafeAreaInsetsDidChange()",
                "c.viewLayoutMarginsDidChange()", "c.viewSafeAreaInsetsDidChange()",
            ])
        for view in [p.view!, c.view!] {
            #expect(view.safeAreaInsets == UIEdgeInsets(top: 69, left: 0, bottom: 40, right: 0))
        }
        p.additionalSafeAreaInsets = .zero
        scene.settle()
        #expect(c.view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
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
        let (scene, p, c) = Scene.parentBesideController()
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

    @Test("L10: the first layout has the guides as the insets are, and is the only one")
    func guidesInTheFirstLayout() {
        let scene = Scene()
        let p = scene.controller("p")
        let bar = UIView()
        bar.translatesAutoresizingMaskIntoConstraints = false
        p.view.addSubview(bar)
        let guide = p.view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: guide.topAnchor),
            bar.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            bar.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        ])
        _ = scene.take(.all)
        scene.simulator.window.rootViewController = p
        scene.simulator.window.makeKeyAndVisible()
        #expect(
            scene.run(.of(.layout)) == [
                "p.viewLayoutMarginsDidChange()", "p.viewSafeAreaInsetsDidChange()",
                "p.viewWillLayoutSubviews()", "p.viewDidLayoutSubviews()",
            ])
        #expect(bar.frame == CGRect(x: 0, y: 59, width: 393, height: 759))
    }
}
