import XCTest

@testable import Rules

@MainActor
final class TapTests: XCTestCase {
    private var controller: TapController!

    override func setUp() {
        super.setUp()
        controller = TapController()
    }

    func testATapReachesItsMethods() {
        controller.loadViewIfNeeded()
        controller.button.sendActions(for: .touchUpInside)
        XCTAssertEqual(controller.heard, ["tap", "press true"])
    }
}

final class WindowTests: XCTestCase {
    func testAControllerInAWindowAppears() {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = TapController()
        window.makeKeyAndVisible()
        XCTAssertNotNil(window.rootViewController?.view.window)
    }
}
