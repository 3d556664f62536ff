import Gallery
import HeadlessUIKit
import TestSupport
import Testing

/// A drawer on the screen with a centre and both sides, whose events are forgotten.
@MainActor
struct DrawerScene {
    let scene = Scene()
    let drawer: DrawerController
    let center: UIViewController
    let left: UIViewController
    let right: UIViewController

    init(broken: Bool = false) {
        center = scene.controller("c")
        left = scene.controller("l")
        right = scene.controller("r")
        drawer = scene.named(broken ? BrokenDrawerController() : DrawerController(), "d")
        drawer.centerViewController = center
        drawer.leftViewController = left
        drawer.rightViewController = right
        scene.show(drawer)
    }

    func open(_ side: DrawerController.Side) {
        drawer.open(side)
        scene.settle()
    }
}

@MainActor
@Suite("Drawers")
struct DrawerTests {
    @Test("are told of their children at once, and load the centre only")
    func launch() {
        let scene = Scene()
        let drawer = scene.named(DrawerController(), "d")
        let lines = scene.lines {
            drawer.centerViewController = scene.controller("c")
            drawer.leftViewController = scene.controller("l")
            scene.simulator.window.rootViewController = drawer
            scene.simulator.window.makeKeyAndVisible()
        }
        #expect(
            lines == [
                "c.willMove(toParent: d)",
                "c.didMove(toParent: d)",
                "l.willMove(toParent: d)",
                "l.didMove(toParent: d)",
                "d.loadView()",
                "d.viewDidLoad()",
                "c.loadView()",
                "c.viewDidLoad()",
                "d.viewWillAppear(false)",
                "c.viewWillAppear(false)",
                "d.viewIsAppearing(false)",
                "c.viewIsAppearing(false)",
                "d.viewDidAppear(false)",
                "c.viewDidAppear(false)",
            ])
        #expect(scene.tree == ["d [appeared]", "  c [appeared]", "  l [unloaded]"])
    }

    @Test("C28: tell a side by hand that it appears and disappears; the centre hears nothing")
    func openAndClose() {
        let world = DrawerScene()
        #expect(
            world.scene.lines { world.drawer.open(.left) } == [
                "l.loadView()",
                "l.viewDidLoad()",
                "l.viewWillAppear(true)",
                "l.viewIsAppearing(true)",
                "l.viewDidAppear(true)",
            ])
        #expect(world.drawer.openSide == .left && world.left.view.window != nil)
        #expect(world.drawer.centerContainer.frame.origin.x == 280)
        #expect(
            world.scene.lines { world.drawer.close(animated: false) } == [
                "l.viewWillDisappear(false)", "l.viewDidDisappear(false)",
            ])
        #expect(world.drawer.openSide == .none && world.left.view.window == nil)
    }

    @Test("C20, C10: replace the centre step by step")
    func replaceCenter() {
        let world = DrawerScene()
        let new = world.scene.controller("n")
        #expect(
            world.scene.lines { world.drawer.centerViewController = new } == [
                "c.willMove(toParent: nil)",
                "c.viewWillDisappear(false)",
                "c.viewDidDisappear(false)",
                "c.didMove(toParent: nil)",
                "n.willMove(toParent: d)",
                "n.loadView()",
                "n.viewDidLoad()",
                "n.viewWillAppear(false)",
                "n.viewIsAppearing(false)",
                "n.viewDidAppear(false)",
                "n.didMove(toParent: d)",
            ])
    }

    @Test("replace the centre while the side closes")
    func replaceAndClose() {
        let world = DrawerScene()
        world.open(.left)
        let new = world.scene.controller("n")
        #expect(
            world.scene.lines { world.drawer.setCenter(new, withCloseAnimation: true) } == [
                "c.willMove(toParent: nil)",
                "c.viewWillDisappear(false)",
                "c.viewDidDisappear(false)",
                "c.didMove(toParent: nil)",
                "n.willMove(toParent: d)",
                "n.loadView()",
                "n.viewDidLoad()",
                "n.viewWillAppear(true)",
                "l.viewWillDisappear(true)",
                "n.viewIsAppearing(true)",
                "l.viewDidDisappear(true)",
                "n.viewDidAppear(true)",
                "n.didMove(toParent: d)",
            ])
        #expect(world.drawer.openSide == .none)
    }

    @Test("slide the old centre out before a full close")
    func fullClose() {
        let world = DrawerScene()
        world.open(.left)
        let new = world.scene.controller("n")
        world.drawer.setCenter(new, withFullCloseAnimation: true)
        #expect(world.drawer.centerContainer.frame.origin.x == 393)
        #expect(world.drawer.centerViewController === world.center)
        world.scene.settle()
        #expect(world.drawer.centerViewController === new)
        #expect(world.drawer.centerContainer.frame.origin.x == 0)
    }

    @Test("forward their own appearance to the centre and to the open side")
    func forwarding() {
        let world = DrawerScene()
        world.open(.right)
        let modal = world.scene.controller("m")
        modal.modalPresentationStyle = .fullScreen
        #expect(
            world.scene.lines { world.drawer.present(modal, animated: false) }.filter {
                $0.contains("isappear")
            } == [
                "d.viewWillDisappear(false)",
                "c.viewWillDisappear(false)",
                "r.viewWillDisappear(false)",
                "d.viewDidDisappear(false)",
                "c.viewDidDisappear(false)",
                "r.viewDidDisappear(false)",
            ])
        #expect(
            world.scene.lines { modal.dismiss(animated: false) }.filter {
                $0.hasPrefix("c.") || $0.hasPrefix("r.")
            } == [
                "c.viewWillAppear(false)",
                "r.viewWillAppear(false)",
                "r.viewIsAppearing(false)",
                "c.viewIsAppearing(false)",
                "c.viewDidAppear(false)",
                "r.viewDidAppear(false)",
            ])
    }

    @Test("close one side before they open the other")
    func otherSide() {
        let world = DrawerScene()
        world.open(.left)
        #expect(
            world.scene.lines { world.drawer.toggle(.right) } == [
                "l.viewWillDisappear(true)",
                "l.viewDidDisappear(true)",
                "r.loadView()",
                "r.viewDidLoad()",
                "r.viewWillAppear(true)",
                "r.viewIsAppearing(true)",
                "r.viewDidAppear(true)",
            ])
        #expect(world.drawer.openSide == .right)
    }

    @Test("C30: a drag that is let go is told back")
    func drag() {
        let world = DrawerScene()
        #expect(world.drawer.beginDrag(.left))
        world.drawer.updateDrag(0.5)
        #expect(world.drawer.centerContainer.frame.origin.x == 140)
        world.scene.simulator.runUntilIdle()
        world.drawer.endDrag(finishing: false)
        #expect(
            world.scene.run() == [
                "l.loadView()",
                "l.viewDidLoad()",
                "l.viewWillAppear(true)",
                "l.viewIsAppearing(true)",
                "l.viewWillDisappear(true)",
                "l.viewDidDisappear(true)",
            ])
        world.open(.left)
        #expect(world.drawer.beginDrag(.left))
        world.drawer.updateDrag(0.2)
        world.drawer.endDrag(finishing: true)
        #expect(
            world.scene.run() == ["l.viewWillDisappear(true)", "l.viewDidDisappear(true)"])
        #expect(world.drawer.openSide == .none)
    }

    @Test("C30: a drag that is let go while the drawer itself is about to appear is told back too")
    func dragBeforeAppearance() {
        let scene = Scene()
        let drawer = scene.named(DrawerController(), "d")
        drawer.centerViewController = scene.controller("c")
        drawer.leftViewController = scene.controller("l")
        let lines = scene.lines(.of(.appearance)) {
            scene.simulator.window.rootViewController = drawer
            scene.simulator.window.makeKeyAndVisible()
            #expect(drawer.beginDrag(.left))
            drawer.endDrag(finishing: false)
        }
        #expect(
            lines == [
                "d.viewWillAppear(false)", "c.viewWillAppear(false)", "l.viewWillAppear(false)",
                "l.viewWillDisappear(true)", "l.viewDidDisappear(true)",
                "d.viewIsAppearing(false)", "c.viewIsAppearing(false)",
                "d.viewDidAppear(false)", "c.viewDidAppear(false)",
            ])
        #expect(scene.tree == ["d [appeared]", "  c [appeared]", "  l [disappeared]"])
    }

    @Test("refuse a drag without a gesture, a side without a controller, and a second move")
    func refusals() {
        let world = DrawerScene()
        world.drawer.openGestures = []
        #expect(!world.drawer.beginDrag(.left))
        world.drawer.rightViewController = nil
        var answers: [Bool] = []
        world.drawer.open(.right) { answers.append($0) }
        world.drawer.close { answers.append($0) }
        world.drawer.open(.left) { answers.append($0) }
        world.drawer.open(.left) { answers.append($0) }
        world.scene.settle()
        #expect(answers == [false, false, false, true])
    }

    @Test("keep a side that is under way, whoever sets another")
    func keptSide() {
        let world = DrawerScene()
        world.drawer.beginDrag(.left)
        world.drawer.leftViewController = nil
        #expect(world.drawer.leftViewController === world.left)
        world.drawer.endDrag(finishing: true)
        world.scene.settle()
        world.drawer.leftViewController = nil
        #expect(
            world.scene.run() == [
                "l.viewWillDisappear(false)",
                "l.viewDidDisappear(false)",
                "l.willMove(toParent: nil)",
                "l.didMove(toParent: nil)",
            ])
        #expect(world.drawer.leftViewController == nil && world.drawer.openSide == .none)
    }

    @Test("bounce a side open and shut")
    func bounce() {
        let world = DrawerScene()
        #expect(
            world.scene.lines { world.drawer.bounce(.left) } == [
                "l.loadView()",
                "l.viewDidLoad()",
                "l.viewWillAppear(true)",
                "l.viewIsAppearing(true)",
                "l.viewWillDisappear(true)",
                "l.viewDidDisappear(true)",
            ])
    }

    @Test("bounce a side that comes and goes while the drawer fades in with its tab")
    func bounceWhileAppearing() {
        let scene = Scene(ios: 18)
        let (tabs, drawer) = (UITabBarController(), scene.named(DrawerController(), "d"))
        drawer.centerViewController = scene.controller("c")
        drawer.leftViewController = scene.controller("l")
        tabs.viewControllers = [scene.controller("a"), drawer]
        scene.show(scene.named(tabs, "t"))
        #expect(
            scene.lines {
                tabs.selectedViewController = drawer
                drawer.bounce(.left)
            } == [
                "d.loadView()", "d.viewDidLoad()", "c.loadView()", "c.viewDidLoad()",
                "d.viewWillAppear(false)", "c.viewWillAppear(false)",
                "a.viewWillDisappear(false)",
                "l.loadView()", "l.viewDidLoad()", "l.viewWillAppear(false)",
                "l.viewWillDisappear(true)", "l.viewDidDisappear(true)",
                "d.viewIsAppearing(false)", "c.viewIsAppearing(false)",
                "a.viewDidDisappear(false)",
                "d.viewDidAppear(false)", "c.viewDidAppear(false)",
            ])
    }

    @Test("take a controller from its place when it is put into another")
    func twoPlaces() {
        let world = DrawerScene()
        #expect(
            world.scene.lines { world.drawer.rightViewController = world.center } == [
                "c.willMove(toParent: nil)", "c.viewWillDisappear(false)",
                "c.viewDidDisappear(false)", "c.didMove(toParent: nil)",
                "r.willMove(toParent: nil)", "r.didMove(toParent: nil)",
                "c.willMove(toParent: d)", "c.didMove(toParent: d)",
            ])
        #expect(world.drawer.centerViewController == nil)
        #expect(world.drawer.rightViewController === world.center)
    }

    @Test("run the block of the visual state, and tell the delegate")
    func telling() {
        final class Listener: DrawerControllerDelegate {
            var told: [String] = []
            func drawerController(
                _ drawer: DrawerController, didOpen side: DrawerController.Side
            ) { told.append("open \(side)") }
            func drawerController(
                _ drawer: DrawerController, didClose side: DrawerController.Side
            ) { told.append("close \(side)") }
        }
        let world = DrawerScene()
        let listener = Listener()
        var states: [CGFloat] = []
        world.drawer.delegate = listener
        world.drawer.visualStateBlock = { _, _, fraction in states.append(fraction) }
        world.drawer.open(.left, animated: false)
        world.drawer.close(animated: false)
        #expect(states == [1, 0])
        #expect(listener.told == ["open left", "close left"])
    }

    @Test("A23, C28: open at once where nobody sees it, and tell the side with themselves")
    func openedOutOfSight() {
        let world = DrawerScene()
        let other = world.scene.controller("other")
        world.scene.show(other)
        world.drawer.open(.left)
        #expect(world.drawer.openSide == .left && !world.drawer.isMoving)
        let lines = world.scene.lines {
            world.scene.simulator.window.rootViewController = world.drawer
        }
        #expect(
            lines == [
                "l.loadView()", "l.viewDidLoad()", "other.viewWillDisappear(false)",
                "d.viewWillAppear(false)", "c.viewWillAppear(false)", "l.viewWillAppear(false)",
                "d.viewIsAppearing(false)", "l.viewIsAppearing(false)", "c.viewIsAppearing(false)",
                "other.viewDidDisappear(false)", "d.viewDidAppear(false)", "c.viewDidAppear(false)",
                "l.viewDidAppear(false)",
            ])
    }

    @Test("C28: tell whoever is replaced while they appear the rest, and the new one all of it")
    func replacedWhileAppearing() {
        let world = DrawerScene()
        world.open(.left)
        let other = world.scene.controller("other")
        world.scene.show(other)
        let (c, l) = (world.scene.controller("c2"), world.scene.controller("l2"))
        let lines = world.scene.lines {
            world.scene.simulator.window.rootViewController = world.drawer
            world.drawer.centerViewController = c
            world.drawer.leftViewController = l
        }
        #expect(
            lines == [
                "other.viewWillDisappear(false)", "d.viewWillAppear(false)",
                "c.viewWillAppear(false)", "l.viewWillAppear(false)", "c.willMove(toParent: nil)",
                "c.viewWillDisappear(false)", "c.viewDidDisappear(false)",
                "c.didMove(toParent: nil)", "c2.willMove(toParent: d)", "c2.loadView()",
                "c2.viewDidLoad()", "c2.viewWillAppear(false)", "c2.didMove(toParent: d)",
                "l.willMove(toParent: nil)", "l.viewWillDisappear(false)",
                "l.viewDidDisappear(false)", "l.didMove(toParent: nil)", "l2.willMove(toParent: d)",
                "l2.loadView()", "l2.viewDidLoad()", "l2.viewWillAppear(false)",
                "l2.didMove(toParent: d)", "d.viewIsAppearing(false)", "l2.viewIsAppearing(false)",
                "c2.viewIsAppearing(false)", "other.viewDidDisappear(false)",
                "d.viewDidAppear(false)", "c2.viewDidAppear(false)", "l2.viewDidAppear(false)",
            ])
    }

    @Test("C28: tell a side that is closed while they appear or disappear the rest")
    func closedWhileAppearing() {
        let world = DrawerScene()
        world.open(.left)
        let other = world.scene.controller("other")
        world.scene.show(other)
        let lines = world.scene.lines(.of(.appearance)) {
            world.scene.simulator.window.rootViewController = world.drawer
            world.drawer.close()
        }
        #expect(
            lines == [
                "other.viewWillDisappear(false)", "d.viewWillAppear(false)",
                "c.viewWillAppear(false)", "l.viewWillAppear(false)", "l.viewWillDisappear(true)",
                "l.viewDidDisappear(true)", "d.viewIsAppearing(false)", "c.viewIsAppearing(false)",
                "other.viewDidDisappear(false)", "d.viewDidAppear(false)", "c.viewDidAppear(false)",
            ])
        world.open(.left)
        let more = world.scene.lines(.of(.appearance)) {
            world.scene.simulator.window.rootViewController = other
            world.drawer.close()
        }
        #expect(
            more == [
                "d.viewWillDisappear(false)", "c.viewWillDisappear(false)",
                "l.viewWillDisappear(false)", "other.viewWillAppear(false)",
                "l.viewDidDisappear(false)", "other.viewIsAppearing(false)",
                "d.viewDidDisappear(false)", "c.viewDidDisappear(false)",
                "other.viewDidAppear(false)",
            ])
    }

    @Test("leave the status bar to the open side, and prefer the centre's size")
    func preferences() {
        let world = DrawerScene()
        #expect(world.drawer.childForStatusBarStyle === world.center)
        world.center.preferredContentSize = CGSize(width: 200, height: 100)
        #expect(world.drawer.preferredContentSize == CGSize(width: 200, height: 100))
        world.open(.left)
        #expect(world.drawer.childForStatusBarHidden === world.left)
        #expect(world.drawer.childForHomeIndicatorAutoHidden === world.left)
    }

    @Test("let the centre be touched as the mode says while a side is open")
    func interaction() {
        let world = DrawerScene()
        world.open(.left)
        #expect(!world.drawer.centerContainer.isUserInteractionEnabled)
        world.drawer.centerInteraction = .full
        #expect(world.drawer.centerContainer.isUserInteractionEnabled)
    }

    @Test("C31: in the broken variant a new centre never did appear")
    func broken() {
        let world = DrawerScene(broken: true)
        let new = world.scene.controller("n")
        let lines = world.scene.lines { world.drawer.centerViewController = new }
        #expect(lines.contains("n.viewWillAppear(false)"))
        #expect(!lines.contains("n.viewDidAppear(false)"))
    }
}
