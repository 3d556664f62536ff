import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("S12: code asks for a scene")
struct SceneRequestTests {
    @Test("S12: on a phone the handler gets the error in the next turn, and nothing connects")
    func phone() throws {
        let scene = Scene()
        _ = scene.root("home")
        let application = UIApplication.shared
        #expect(!application.supportsMultipleScenes)
        var codes: [UISceneError.Code] = []
        application.requestSceneSessionActivation(nil, userActivity: nil, options: nil) {
            codes += [($0 as? UISceneError)?.code].compactMap { $0 }
        }
        application.activateSceneSession(for: UISceneSessionActivationRequest()) {
            codes += [($0 as? UISceneError)?.code].compactMap { $0 }
        }
        #expect(codes == [])
        #expect(scene.run() == [])
        #expect(codes == [.multipleScenesNotSupported, .multipleScenesNotSupported])
        #expect(application.connectedScenes.count == 1)
    }

    @Test("S12: on an iPad a new scene connects; the scene of a session comes to the front again")
    func pad() throws {
        let scene = Scene(device: try #require(SimulatedDevice.named("iPad")))
        _ = scene.root("home")
        let application = UIApplication.shared
        var failed = false
        application.requestSceneSessionActivation(nil, userActivity: nil, options: nil) { _ in
            failed = true
        }
        scene.settle()
        #expect(application.connectedScenes.count == 2 && !failed)
        let first = try #require(scene.simulator.window.windowScene)
        #expect(application.connectedScenes.allSatisfy { $0.activationState == .foregroundActive })
        scene.simulator.resignActive(first)
        scene.simulator.goToBackground(first)
        application.activateSceneSession(
            for: UISceneSessionActivationRequest(session: first.session))
        scene.settle()
        #expect(first.activationState == .foregroundActive)
        #expect(application.connectedScenes.count == 2)
    }
}
