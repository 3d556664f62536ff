import Foundation
import HeadlessUIKit

/// The app in which tests run, as Xcode starts one for them: a delegate with a window that shows an empty controller.
@preconcurrency @MainActor
final class TestHost: UIResponder, UIApplicationDelegate {
    /// The window, which the app has before its tests begin.
    let window: UIWindow?

    init(window: UIWindow) {
        self.window = window
        super.init()
    }

    static func begin() {
        let window: UIWindow = Simulator.current.window
        let host = TestHost(window: window)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        UIApplication.shared.delegate = host
        Simulator.current.runUntilIdle()
        TestClock.shared.begin()
    }
}

/// Lets the simulated time go on while a test waits: a wait serves the main queue, and nothing else does.
@MainActor
private final class TestClock {
    static let shared = TestClock()
    private let timer = DispatchSource.makeTimerSource(queue: .main)
    private var isTurning = false
    /// The step of the clock, in seconds.
    private let step = 0.01

    func begin() {
        timer.schedule(deadline: .now() + step, repeating: step)
        timer.setEventHandler { MainActor.assumeIsolated { TestClock.shared.turn() } }
        timer.activate()
    }

    private func turn() {
        guard !isTurning else { return }
        isTurning = true
        Simulator.current.advance(by: step)
        isTurning = false
    }
}

/// Called by the library's loader, before the program begins.
@_cdecl("vcr_kit_was_loaded")
public func kitWasLoaded() {
    guard CommandLine.arguments.contains(where: { $0.hasSuffix(".xctest") }) else { return }
    MainActor.assumeIsolated { TestHost.begin() }
}

extension UIApplicationDelegate {
    /// The window that the delegate keeps in a property of that name.
    public var window: UIWindow?? {
        let named = Mirror(reflecting: self).children.first { $0.label == "window" }
        return named.map { $0.value as? UIWindow }
    }
}
