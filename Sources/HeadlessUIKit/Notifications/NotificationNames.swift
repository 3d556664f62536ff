// The notifications that UIKit posts. The simulated app stays in front and has no keyboard, so that
// of these only code posts most.

extension UIApplication {
    public static let didFinishLaunchingNotification = named("DidFinishLaunching")
    public static let didBecomeActiveNotification = named("DidBecomeActive")
    public static let willResignActiveNotification = named("WillResignActive")
    public static let didEnterBackgroundNotification = named("DidEnterBackground")
    public static let willEnterForegroundNotification = named("WillEnterForeground")
    public static let willTerminateNotification = named("WillTerminate")
    public static let didReceiveMemoryWarningNotification = named("DidReceiveMemoryWarning")
    public static let significantTimeChangeNotification = named("SignificantTimeChange")
    public static let userDidTakeScreenshotNotification = named("UserDidTakeScreenshot")
    public static let willChangeStatusBarOrientationNotification = named(
        "WillChangeStatusBarOrientation")
    public static let didChangeStatusBarOrientationNotification = named(
        "DidChangeStatusBarOrientation")
    public static let willChangeStatusBarFrameNotification = named("WillChangeStatusBarFrame")
    public static let didChangeStatusBarFrameNotification = named("DidChangeStatusBarFrame")

    private static func named(_ name: String) -> Notification.Name {
        Notification.Name("UIApplication\(name)Notification")
    }
}

extension UIResponder {
    public static let keyboardWillShowNotification = named("WillShow")
    public static let keyboardDidShowNotification = named("DidShow")
    public static let keyboardWillHideNotification = named("WillHide")
    public static let keyboardDidHideNotification = named("DidHide")
    public static let keyboardWillChangeFrameNotification = named("WillChangeFrame")
    public static let keyboardDidChangeFrameNotification = named("DidChangeFrame")

    public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    public static let keyboardAnimationDurationUserInfoKey =
        "UIKeyboardAnimationDurationUserInfoKey"
    public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"

    private static func named(_ name: String) -> Notification.Name {
        Notification.Name("UIKeyboard\(name)Notification")
    }
}

extension UIWindow {
    public static let didBecomeVisibleNotification = named("DidBecomeVisible")
    public static let didBecomeHiddenNotification = named("DidBecomeHidden")
    public static let didBecomeKeyNotification = named("DidBecomeKey")
    public static let didResignKeyNotification = named("DidResignKey")

    private static func named(_ name: String) -> Notification.Name {
        Notification.Name("UIWindow\(name)Notification")
    }
}

extension UIViewController {
    public static let showDetailTargetDidChangeNotification = Notification.Name(
        "UIViewControllerShowDetailTargetDidChangeNotification")
}

extension UIContentSizeCategory {
    public static let didChangeNotification = Notification.Name(
        "UIContentSizeCategoryDidChangeNotification")
}
