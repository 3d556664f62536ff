import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("V01–V04: the view hierarchy")
struct ViewHierarchyTests {
    private func view(_ name: String, _ scene: Scene) -> UIView {
        scene.named(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), name)
    }

    /// The lines about moves: not those of layout, margins and safe areas.
    private func moves(_ scene: Scene, of work: () -> Void) -> [String] {
        let aside = ["layoutSubviews", "argins", "afeArea"]
        return scene.lines(.of(.view), of: work).filter { line in
            !aside.contains { line.contains($0) }
        }
    }

    @Test("V01: into a superview that is in no window")
    func detached() {
        let scene = Scene()
        let (v, s) = (view("v", scene), view("s", scene))
        s.addSubview(v)
        #expect(
            scene.take(.of(.view)) == [
                "v.willMove(toSuperview: s)",
                "v.didMoveToSuperview()",
                "s.didAddSubview(v)",
            ])
        #expect(v.superview === s && s.subviews == [v] && v.window == nil)
    }

    @Test("V01: into a superview in a window, all inside the call")
    func visible() {
        let scene = Scene()
        let a = scene.root("a")
        let v = view("v", scene)
        a.view.addSubview(v)
        #expect(
            scene.take(.of(.view)) == [
                "v.willMove(toSuperview: a.view)",
                "v.willMove(toWindow: window)",
                "v.didMoveToWindow()",
                "v.didMoveToSuperview()",
                "a.view.didAddSubview(v)",
            ])
        #expect(v.window === scene.simulator.window)
    }

    @Test("V02: a subtree hears of its window: superviews first, then subviews first")
    func subtree() {
        let scene = Scene()
        let a = scene.root("a")
        let (v, w, x) = (view("v", scene), view("w", scene), view("x", scene))
        v.addSubview(w)
        w.addSubview(x)
        scene.settle()
        #expect(
            moves(scene) { a.view.addSubview(v) } == [
                "v.willMove(toSuperview: a.view)",
                "v.willMove(toWindow: window)",
                "w.willMove(toWindow: window)",
                "x.willMove(toWindow: window)",
                "x.didMoveToWindow()",
                "w.didMoveToWindow()",
                "v.didMoveToWindow()",
                "v.didMoveToSuperview()",
                "a.view.didAddSubview(v)",
            ])
    }

    @Test("V03: out of a superview in a window")
    func removed() {
        let scene = Scene()
        let a = scene.root("a")
        let v = view("v", scene)
        a.view.addSubview(v)
        scene.settle()
        v.removeFromSuperview()
        #expect(
            scene.take(.of(.view)) == [
                "a.view.willRemoveSubview(v)",
                "v.willMove(toSuperview: nil)",
                "v.willMove(toWindow: nil)",
                "v.didMoveToWindow()",
                "v.didMoveToSuperview()",
            ])
        #expect(v.superview == nil && v.window == nil)
        #expect(scene.lines(.all) { v.removeFromSuperview() }.filter { $0.hasPrefix("v") } == [])
    }

    @Test("V04: to another superview of the same window: no window callback")
    func reparented() {
        let scene = Scene()
        let a = scene.root("a")
        let (s, t, v) = (view("s", scene), view("t", scene), view("v", scene))
        a.view.addSubview(s)
        a.view.addSubview(t)
        s.addSubview(v)
        scene.settle()
        #expect(
            moves(scene) { t.addSubview(v) } == [
                "s.willRemoveSubview(v)",
                "v.willMove(toSuperview: t)",
                "v.didMoveToSuperview()",
                "t.didAddSubview(v)",
            ])
        #expect(s.subviews == [] && t.subviews == [v])
    }

    @Test("V04: reordering sends nothing; where each call puts a view")
    func reordering() {
        let scene = Scene()
        let a = scene.root("a")
        let views = ["r", "s", "t", "u"].map { view($0, scene) }
        let (r, s, t, u) = (views[0], views[1], views[2], views[3])
        for view in views { a.view.addSubview(view) }
        scene.settle()
        func order(_ work: () -> Void) -> [UIView] {
            #expect(moves(scene, of: work) == [])
            return a.view.subviews
        }
        #expect(order { a.view.bringSubviewToFront(r) } == [s, t, u, r])
        #expect(order { a.view.sendSubviewToBack(u) } == [u, s, t, r])
        #expect(order { a.view.exchangeSubview(at: 0, withSubviewAt: 3) } == [r, s, t, u])
        #expect(order { a.view.insertSubview(u, belowSubview: s) } == [r, u, s, t])
        #expect(order { a.view.insertSubview(r, aboveSubview: s) } == [u, s, r, t])
        #expect(order { a.view.insertSubview(t, at: 0) } == [t, u, s, r])
        #expect(order { a.view.addSubview(t) } == [u, s, r, t])
    }

    @Test("V01: insertions of a new view")
    func insertions() {
        let scene = Scene()
        let a = scene.root("a")
        let views = ["r", "s", "t", "u"].map { view($0, scene) }
        a.view.addSubview(views[0])
        a.view.insertSubview(views[1], at: 0)
        a.view.insertSubview(views[2], aboveSubview: views[1])
        a.view.insertSubview(views[3], belowSubview: views[0])
        #expect(a.view.subviews == [views[1], views[2], views[3], views[0]])
    }

    @Test("V02: the views of a child move with its controller's callbacks among them")
    func withControllers() {
        let (scene, p, c) = Scene.parentBesideController()
        c.loadViewIfNeeded()
        p.addChild(c)
        scene.settle()
        p.view.addSubview(c.view)
        #expect(
            scene.take(.of(.view, .appearance)) == [
                "c.view.willMove(toSuperview: p.view)",
                "c.view.willMove(toWindow: window)",
                "c.viewWillAppear(false)",
                "c.view.didMoveToWindow()",
                "c.view.didMoveToSuperview()",
                "p.view.didAddSubview(c.view)",
            ])
    }

    @Test("Geometry: frame, bounds, center and transform agree")
    func geometry() {
        _ = Scene()
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(view.center == CGPoint(x: 60, y: 45))
        view.center = CGPoint(x: 100, y: 100)
        #expect(view.frame == CGRect(x: 50, y: 75, width: 100, height: 50))
        view.bounds.size = CGSize(width: 20, height: 20)
        #expect(view.frame == CGRect(x: 90, y: 90, width: 20, height: 20))
        view.transform = CGAffineTransform(scaleX: 2, y: 3)
        #expect(view.frame == CGRect(x: 80, y: 70, width: 40, height: 60))
        #expect(view.bounds.size == CGSize(width: 20, height: 20))
    }

    @Test("Autoresizing: the flexible parts share the difference by their old lengths")
    func autoresizing() {
        _ = Scene()
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 20, y: 10, width: 60, height: 80))
        parent.addSubview(child)
        child.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        parent.frame.size = CGSize(width: 200, height: 150)
        #expect(child.frame == CGRect(x: 20, y: 60, width: 160, height: 80))
        child.autoresizingMask = []
        parent.frame.size = CGSize(width: 10, height: 10)
        #expect(child.frame == CGRect(x: 20, y: 60, width: 160, height: 80))
    }

    @Test("R23: the responder chain: view, controller, superview, window, scene, app")
    func responders() {
        let (scene, p, c) = Scene.parentWithChild()
        let v = view("v", scene)
        c.view.addSubview(v)
        let chain = sequence(first: v as UIResponder) { $0.next }.map(ObjectIdentifier.init)
        let expected: [UIResponder] = [
            v, c.view, c, p.view, p, scene.simulator.window, scene.simulator.window.windowScene!,
            scene.simulator.application,
        ]
        #expect(chain == expected.map(ObjectIdentifier.init))
    }
}
