import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("A103, E59: a scene that is asked to stand otherwise")
struct GeometryRequestTests {
    private final class Fixed: UIViewController {
        var orientations = UIInterfaceOrientationMask.landscape
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientations }
    }

    private func request(
        _ orientations: UIInterfaceOrientationMask?, in scene: Scene,
        onError: ((any Error) -> Void)? = nil
    ) {
        scene.simulator.window.windowScene?.requestGeometryUpdate(
            .iOS(interfaceOrientations: orientations), errorHandler: onError)
    }

    @Test("A103: the interface turns in the next turn, and the device stays as it is held")
    func turn() {
        let scene = Scene()
        scene.show(scene.controller("home"))
        request(.landscape, in: scene)
        #expect(scene.take() == [])
        #expect(
            scene.run() == [
                "home.willTransition(to: wC hC)", "home.viewWillTransition(to: 852x393)",
                "home.traitCollectionDidChange(wC hR)",
            ])
        #expect(scene.simulator.window.windowScene?.interfaceOrientation == .landscapeRight)
        #expect(UIDevice.current.orientation == .portrait)
        #expect(scene.lines { request(.all, in: scene) } == [])
        #expect(scene.lines { request(nil, in: scene) } == [])
        #expect(scene.lines { request([], in: scene) }.count == 1)
    }

    @Test("A103: of several as the device is held")
    func held() {
        let scene = Scene()
        let home = scene.named(Fixed(), "home")
        home.orientations = .portrait
        scene.show(home)
        scene.simulator.rotate(to: .landscapeLeft)
        home.orientations = .all
        request(.landscape, in: scene)
        scene.settle()
        #expect(scene.simulator.display.orientation == .landscapeLeft)
    }

    @Test("E59: what nobody supports stays as it is, and the handler hears of it")
    func refusal() {
        let scene = Scene()
        let home = scene.named(Fixed(), "home")
        scene.show(home)
        var errors: [UISceneError] = []
        let text =
            "None of the requested orientations are supported by the view controller. "
            + "Requested: portrait; Supported: landscapeLeft, landscapeRight"
        #expect(
            scene.lines {
                request(.portrait, in: scene) { errors += [$0 as? UISceneError].compactMap(\.self) }
            } == ["warning: " + text])
        #expect(errors.map(\.code) == [.geometryRequestDenied])
        #expect(errors.map(\.localizedDescription) == [text])
        #expect(UISceneError.Code.geometryRequestDenied.rawValue == 101)
        #expect(scene.simulator.display.orientation.isLandscape)
    }

    @Test("E59: no phone is upside down, whatever its controller says")
    func upsideDown() {
        let scene = Scene()
        let home = scene.named(Fixed(), "home")
        home.orientations = .all
        scene.show(home)
        #expect(
            scene.lines { request(.portraitUpsideDown, in: scene) } == [
                "warning: None of the requested orientations are supported by the view controller. "
                    + "Requested: portraitUpsideDown; "
                    + "Supported: portrait, landscapeLeft, landscapeRight"
            ])
    }
}
