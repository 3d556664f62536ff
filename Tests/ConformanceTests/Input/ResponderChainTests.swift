import HeadlessUIKit
import TestSupport
import Testing

@MainActor
@Suite("A111: the responder chain to its end")
struct ResponderChainTests {
    private final class AppDelegate: UIResponder, UIApplicationDelegate {}
    private final class Root: UIViewController, UIApplicationDelegate {}

    private func chain(from responder: UIResponder) -> [UIResponder] {
        Array(sequence(first: responder) { $0.next })
    }

    @Test("A111: view, controllers, window, scene, app, the app's delegate")
    func whole() {
        let scene = Scene()
        let (home, child) = (scene.controller("home"), scene.controller("child"))
        scene.show(home)
        home.addChild(child)
        home.view.addSubview(child.view)
        let button = UIButton()
        child.view.addSubview(button)
        let window = scene.simulator.window!
        let app = scene.simulator.application!
        let above: [UIResponder] = [
            button, child.view, child, home.view, home, window, window.windowScene!, app,
        ]
        #expect(chain(from: button) == above)
        let delegate = AppDelegate()
        app.delegate = delegate
        #expect(chain(from: button) == above + [delegate])
    }

    @Test("A111: a delegate that stands in the chain already does not stand there twice")
    func delegateInChain() {
        let scene = Scene()
        let root = Root()
        scene.show(root)
        let app = scene.simulator.application!
        app.delegate = root
        #expect(app.next == nil)
    }

    @Test("A111: before iOS 13 the app comes after the window")
    func withoutScenes() {
        let scene = Scene(ios: 12)
        let window = scene.simulator.window!
        #expect(chain(from: window) == [window, scene.simulator.application!])
    }

    @Test("U25: a touch ends where overrides of next make the chain a ring")
    func ring() {
        final class Link: UIView {
            weak var other: UIView?
            override var next: UIResponder? { other }
        }
        let scene = Scene()
        let (v, w) = (scene.named(Link(), "v"), scene.named(Link(), "w"))
        (v.other, w.other) = (w, v)
        #expect(
            scene.lines(.all) { v.touchesBegan([], with: nil) } == [
                "w.touchesBegan()", "v.touchesBegan()",
            ])
        #expect(v.target(forAction: "nobody", withSender: nil) == nil)
    }
}
