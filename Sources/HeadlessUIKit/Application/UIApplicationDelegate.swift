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
    /// Asked in the background whether the state of the controllers is to be kept (U46).
    @available(iOS, introduced: 6, deprecated: 13.2)
    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder)
        -> Bool
    /// The same question, whose coder reads objects of known classes only; from iOS 13.2.
    @available(iOS 13.2, *)
    func application(
        _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
    ) -> Bool
    /// Asked at the next launch whether the kept state is to be given back (U48).
    @available(iOS, introduced: 6, deprecated: 13.2)
    func application(
        _ application: UIApplication, shouldRestoreApplicationState coder: NSCoder
    ) -> Bool
    /// The same question, whose coder reads objects of known classes only; from iOS 13.2.
    @available(iOS 13.2, *)
    func application(
        _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
    ) -> Bool
    /// Asked for a controller that was kept without a class that makes it (U49).
    @available(iOS 6, *)
    func application(
        _ application: UIApplication,
        viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController?
    /// Sent before the controllers write their state (U46).
    @available(iOS 6, *)
    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)
    /// Sent when the controllers have read their state (U48).
    @available(iOS 6, *)
    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)
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
    /// Keeps nothing.
    public func application(
        _ application: UIApplication, shouldSaveApplicationState coder: NSCoder
    ) -> Bool { false }
    /// Keeps nothing.
    public func application(
        _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
    ) -> Bool { false }
    /// Gives nothing back.
    public func application(
        _ application: UIApplication, shouldRestoreApplicationState coder: NSCoder
    ) -> Bool { false }
    /// Gives nothing back.
    public func application(
        _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
    ) -> Bool { false }
    /// Knows none.
    public func application(
        _ application: UIApplication,
        viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController? { nil }
    /// Does nothing.
    public func application(
        _ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder
    ) {}
    /// Does nothing.
    public func application(
        _ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder
    ) {}
}
