/// What the app is told of its life: U27.
@MainActor
public protocol UIApplicationDelegate: AnyObject {
    /// Sent first of all.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Sent before the first scene comes.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Asked for each scene that is to come; from iOS 13.
    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    /// Sent when it came to the front; up to iOS 12 only.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// Sent when it is about to leave the front; up to iOS 12 only.
    func applicationWillResignActive(_ application: UIApplication)
    /// Sent when nothing of it is to be seen any more; up to iOS 12 only.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// Sent when it is about to be seen again; up to iOS 12 only.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// Sent when memory is short, before anybody else hears of it (A100).
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
}

extension UIApplicationDelegate {
    /// True.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// True.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// What the session has.
    public func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { connectingSceneSession.configuration }
    /// Does nothing.
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillResignActive(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
}
