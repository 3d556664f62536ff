// The notifications that UIKit posts. The simulated app stays in front and has no keyboard, so that
// of these only code posts most.

extension UIApplication {
    public nonisolated static let didFinishLaunchingNotification = named("DidFinishLaunching")
    public nonisolated static let didBecomeActiveNotification = named("DidBecomeActive")
    public nonisolated static let willResignActiveNotification = named("WillResignActive")
    public nonisolated static let didEnterBackgroundNotification = named("DidEnterBackground")
    public nonisolated static let willEnterForegroundNotification = named("WillEnterForeground")
    public nonisolated static let willTerminateNotification = named("WillTerminate")
    public nonisolated static let didReceiveMemoryWarningNotification = named(
        "DidReceiveMemoryWarning")
    public nonisolated static let significantTimeChangeNotification = named("SignificantTimeChange")
    @available(iOS 7, *)
    public nonisolated static let userDidTakeScreenshotNotification = named("UserDidTakeScreenshot")
    public nonisolated static let willChangeStatusBarOrientationNotification = named(
        "WillChangeStatusBarOrientation")
    public nonisolated static let didChangeStatusBarOrientationNotification = named(
        "DidChangeStatusBarOrientation")
    public nonisolated static let willChangeStatusBarFrameNotification = named(
        "WillChangeStatusBarFrame")
    public nonisolated static let didChangeStatusBarFrameNotification = named(
        "DidChangeStatusBarFrame")

    private nonisolated static func named(_ name: String) -> Notification.Name {
        Notification.Name("UIApplication\(name)Notification")
    }
}

extension UIResponder {
    public nonisolated static let keyboardWillShowNotification = named("WillShow")
    public nonisolated static let keyboardDidShowNotification = named("DidShow")
    public nonisolated static let keyboardWillHideNotification = named("WillHide")
    public nonisolated static let keyboardDidHideNotification = named("DidHide")
    @available(iOS 5, *)
    public nonisolated static let keyboardWillChangeFrameNotification = named("WillChangeFrame")
    @available(iOS 5, *)
    public nonisolated static let keyboardDidChangeFrameNotification = named("DidChangeFrame")

    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    public nonisolated static let keyboardAnimationDurationUserInfoKey =
        "UIKeyboardAnimationDurationUserInfoKey"
    public nonisolated static let keyboardAnimationCurveUserInfoKey =
        "UIKeyboardAnimationCurveUserInfoKey"
    @available(iOS 9, *)
    public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"

    private nonisolated static func named(_ name: String) -> Notification.Name {
        Notification.Name("UIKeyboard\(name)Notification")
    }
}

extension UIWindow {
    public nonisolated static let didBecomeVisibleNotification = named("DidBecomeVisible")
    public nonisolated static let didBecomeHiddenNotification = named("DidBecomeHidden")
    public nonisolated static let didBecomeKeyNotification = named("DidBecomeKey")
    public nonisolated static let didResignKeyNotification = named("DidResignKey")

    private nonisolated static func named(_ name: String) -> Notification.Name {
        Notification.Name("UIWindow\(name)Notification")
    }
}

extension UIViewController {
    @available(iOS 8, *)
    public nonisolated static let showDetailTargetDidChangeNotification = Notification.Name(
        "UIViewControllerShowDetailTargetDidChangeNotification")
}

extension UIContentSizeCategory {
    public nonisolated static let didChangeNotification = Notification.Name(
        "UIContentSizeCategoryDidChangeNotification")
}
