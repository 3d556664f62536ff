import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

/// Makes its own view, without `super`.
private final class OwnView: UIViewController {
    let own = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    override func loadView() { view = own }
}

/// Asks for its view while it makes it.
private final class Impatient: UIViewController {
    override func loadView() {
        view.tag = 7
        super.loadView()
    }
}

@MainActor
@Suite("L02, R23: loading a view")
struct LoadingTests {
    @Test(
        "L01: of what a storyboard decodes: awakeFromNib, and on the first touch the view; no more")
    func decoded() throws {
        let scene = Scene()
        let x = try #require(UIViewController(coder: NSCoder()))
        _ = scene.named(x, "x")
        #expect(!x.isViewLoaded)
        #expect(scene.lines(.all) { x.awakeFromNib() } == ["x.awakeFromNib()"])
        #expect(!x.isViewLoaded)
        #expect(scene.lines(.all) { x.loadViewIfNeeded() } == ["x.loadView()", "x.viewDidLoad()"])
        #expect(scene.run(.all) == [])
    }

    @Test("L02: the first touch of the view loads it, once")
    func firstTouch() {
        let scene = Scene()
        let a = scene.controller("a")
        #expect(!a.isViewLoaded && a.viewIfLoaded == nil)
        #expect(scene.take(.all) == [])
        _ = a.view
        #expect(scene.take(.all) == ["a.loadView()", "a.viewDidLoad()"])
        #expect(a.isViewLoaded && a.viewIfLoaded === a.view)
        a.loadViewIfNeeded()
        #expect(scene.run(.all) == [])
    }

    @Test("L02: loadViewIfNeeded loads as well")
    func loadViewIfNeeded() {
        let scene = Scene()
        let a = scene.controller("a")
        #expect(
            scene.lines { a.loadViewIfNeeded() } == ["a.loadView()", "a.viewDidLoad()"])
    }

    @Test("R23: the default view: plain, as large as the screen, flexible")
    func defaultView() throws {
        for device in SimulatedDevice.all {
            let scene = Scene(device: device)
            let view = try #require(scene.controller("a").view)
            #expect(type(of: view) == UIView.self)
            #expect(view.frame == CGRect(x: 0, y: 0, width: device.width, height: device.height))
            #expect(view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
            #expect(view.autoresizingMask.rawValue == 18)
            #expect(view.backgroundColor == nil)
        }
    }

    @Test("R23: a fresh controller's names")
    func freshDefaults() {
        _ = Scene()
        for a in [UIViewController(), UIViewController(nibName: nil, bundle: nil)] {
            #expect(a.nibName == nil && a.title == nil && !a.isViewLoaded)
        }
    }

    @Test("L02: a view made in loadView keeps its frame until the window installs it")
    func ownView() {
        let scene = Scene()
        let a = scene.named(OwnView(), "a")
        #expect(scene.lines { a.loadViewIfNeeded() } == ["a.loadView()", "a.viewDidLoad()"])
        #expect(a.view === a.own)
        #expect(a.view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        scene.show(a)
        #expect(a.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    }

    @Test("E81: a loadView that asks for the view does not run for ever: it is refused")
    func impatient() {
        let scene = Scene()
        let a = scene.named(Impatient(), "a")
        #expect(
            scene.lines { a.loadViewIfNeeded() } == [
                "a.loadView()",
                "exception EXC_BAD_ACCESS: loadView of <Impatient: a> asks for its view before it has "
                    + "set one: -[UIViewController view] calls loadView again, without end, until "
                    + "the stack is full",
            ])
    }

    @Test("L02: a view set from outside is not loaded")
    func assigned() {
        let scene = Scene()
        let a = scene.controller("a")
        let view = UIView()
        a.view = view
        #expect(a.viewIfLoaded === view)
        #expect(scene.run(.of(.load)) == [])
    }

    @Test("L06: a begin loads the view before the controller hears that it will appear")
    func beginLoads() {
        let scene = Scene()
        let a = scene.controller("a")
        a.beginAppearanceTransition(true, animated: true)
        #expect(
            scene.take() == ["a.loadView()", "a.viewDidLoad()", "a.viewWillAppear(true)"])
    }

    @Test("L02: what does not touch the view does not load it")
    func untouched() {
        let (scene, p, c) = Scene.parentBesideController()
        p.addChild(c)
        c.title = "c"
        c.overrideUserInterfaceStyle = .dark
        c.preferredContentSize = CGSize(width: 1, height: 1)
        c.modalPresentationStyle = .fullScreen
        _ = (c.parent, c.traitCollection, c.presentedViewController, c.next, c.isMovingToParent)
        c.didMove(toParent: p)
        c.willMove(toParent: nil)
        c.removeFromParent()
        scene.simulator.runUntilIdle()
        #expect(!c.isViewLoaded)
    }
}
