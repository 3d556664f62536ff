/// The methods by which the app learns of its life cycle: U27.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: AnyObject {
    /// The first call to the delegate.
    @available(iOS 6, *)
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Sent before the first scene connects.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Asked for the configuration of each scene that connects; from iOS 13.
    @available(iOS 13, *)
    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    /// Sent when the app has become active, to apps without scenes' delegates (X48).
    func applicationDidBecomeActive(_ application: UIApplication)
    /// Sent when the app is about to become inactive, to apps without scenes' delegates (X48).
    func applicationWillResignActive(_ application: UIApplication)
    /// Sent when the app has entered the background, to apps without scenes' delegates (X48).
    func applicationDidEnterBackground(_ application: UIApplication)
    /// Sent when the app is about to enter the foreground, to apps without scenes' delegates (X48).
    func applicationWillEnterForeground(_ application: UIApplication)
    /// Sent when memory is short, before view controllers receive their warnings (A100).
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
}

extension UIApplicationDelegate {
    /// Returns true.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// Returns true.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// Returns the session's own configuration.
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
