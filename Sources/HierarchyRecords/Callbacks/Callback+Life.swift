/// How the callbacks of the app's life and of its scenes are spelt.
extension Callback {
    static func lifeSpelling(_ callback: Callback) -> CallbackSpelling? {
        switch callback {
        case .appWillFinishLaunching:
            row(
                "willFinishLaunchingWithOptions", "application(_:willFinishLaunchingWithOptions:)",
                "application:willFinishLaunchingWithOptions:", .delegate)
        case .appDidFinishLaunching:
            row(
                "didFinishLaunchingWithOptions", "application(_:didFinishLaunchingWithOptions:)",
                "application:didFinishLaunchingWithOptions:", .delegate)
        case .appConfigureScene:
            row(
                "configurationForConnecting",
                "application(_:configurationForConnecting:options:)",
                "application:configurationForConnectingSceneSession:options:", .delegate)
        case .appDidBecomeActive: app("applicationDidBecomeActive")
        case .appWillResignActive: app("applicationWillResignActive")
        case .appDidEnterBackground: app("applicationDidEnterBackground")
        case .appWillEnterForeground: app("applicationWillEnterForeground")
        case .appMemoryWarning: app("applicationDidReceiveMemoryWarning")
        case .sceneWillConnect:
            row(
                "willConnectTo", "scene(_:willConnectTo:options:)",
                "scene:willConnectToSession:options:", .delegate)
        case .sceneDidDisconnect: app("sceneDidDisconnect")
        case .sceneDidBecomeActive: app("sceneDidBecomeActive")
        case .sceneWillResignActive: app("sceneWillResignActive")
        case .sceneWillEnterForeground: app("sceneWillEnterForeground")
        case .sceneDidEnterBackground: app("sceneDidEnterBackground")
        default: locationSpelling(callback)
        }
    }

    private static func locationSpelling(_ callback: Callback) -> CallbackSpelling? {
        switch callback {
        case .locationDidChangeAuthorization: app("locationManagerDidChangeAuthorization")
        case .locationDidChangeStatus:
            row(
                "didChangeAuthorization", "locationManager(_:didChangeAuthorization:)",
                "locationManager:didChangeAuthorizationStatus:", .delegate)
        case .locationDidUpdate:
            row(
                "didUpdateLocations", "locationManager(_:didUpdateLocations:)",
                "locationManager:didUpdateLocations:", .delegate)
        case .locationDidFail:
            row(
                "didFailWithError", "locationManager(_:didFailWithError:)",
                "locationManager:didFailWithError:", .delegate)
        default: nil
        }
    }

    private static func app(_ name: StaticString) -> CallbackSpelling {
        row(name, "\(name)(_:)", "\(name):", .delegate)
    }

    /// What stands in the canonical line: the delegate's words without the sender's.
    var lifeMessage: StaticString? {
        switch self {
        case .appWillFinishLaunching: "delegate.willFinishLaunching"
        case .appDidFinishLaunching: "delegate.didFinishLaunching"
        case .appConfigureScene: "delegate.configurationForConnecting"
        case .appDidBecomeActive, .sceneDidBecomeActive: "delegate.didBecomeActive"
        case .appWillResignActive, .sceneWillResignActive: "delegate.willResignActive"
        case .appDidEnterBackground, .sceneDidEnterBackground: "delegate.didEnterBackground"
        case .appWillEnterForeground, .sceneWillEnterForeground: "delegate.willEnterForeground"
        case .appMemoryWarning: "delegate.didReceiveMemoryWarning"
        case .sceneWillConnect: "delegate.willConnectTo"
        case .sceneDidDisconnect: "delegate.didDisconnect"
        case .locationDidChangeAuthorization, .locationDidChangeStatus:
            "delegate.didChangeAuthorization"
        case .locationDidUpdate: "delegate.didUpdateLocations"
        case .locationDidFail: "delegate.didFailWithError"
        default: nil
        }
    }
}
