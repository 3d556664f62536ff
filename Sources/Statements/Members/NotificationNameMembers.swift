import HeadlessUIKit

// The names of UIKit's notifications, where UIKit has them.

extension TypeDescription {
    static func addNotifications(_ type: inout MemberList<UIApplication>) {
        type.staticProperty("didFinishLaunchingNotification") {
            UIApplication.didFinishLaunchingNotification
        }
        type.staticProperty("didBecomeActiveNotification") {
            UIApplication.didBecomeActiveNotification
        }
        type.staticProperty("willResignActiveNotification") {
            UIApplication.willResignActiveNotification
        }
        type.staticProperty("didEnterBackgroundNotification") {
            UIApplication.didEnterBackgroundNotification
        }
        type.staticProperty("willEnterForegroundNotification") {
            UIApplication.willEnterForegroundNotification
        }
        type.staticProperty("willTerminateNotification") {
            UIApplication.willTerminateNotification
        }
        type.staticProperty("didReceiveMemoryWarningNotification") {
            UIApplication.didReceiveMemoryWarningNotification
        }
        type.staticProperty("significantTimeChangeNotification") {
            UIApplication.significantTimeChangeNotification
        }
        type.staticProperty("userDidTakeScreenshotNotification") {
            UIApplication.userDidTakeScreenshotNotification
        }
        type.staticProperty("willChangeStatusBarOrientationNotification") {
            UIApplication.willChangeStatusBarOrientationNotification
        }
        type.staticProperty("didChangeStatusBarOrientationNotification") {
            UIApplication.didChangeStatusBarOrientationNotification
        }
        type.staticProperty("willChangeStatusBarFrameNotification") {
            UIApplication.willChangeStatusBarFrameNotification
        }
        type.staticProperty("didChangeStatusBarFrameNotification") {
            UIApplication.didChangeStatusBarFrameNotification
        }
    }

    static func addNotifications(_ type: inout MemberList<UIResponder>) {
        type.staticProperty("keyboardWillShowNotification") {
            UIResponder.keyboardWillShowNotification
        }
        type.staticProperty("keyboardDidShowNotification") {
            UIResponder.keyboardDidShowNotification
        }
        type.staticProperty("keyboardWillHideNotification") {
            UIResponder.keyboardWillHideNotification
        }
        type.staticProperty("keyboardDidHideNotification") {
            UIResponder.keyboardDidHideNotification
        }
        type.staticProperty("keyboardWillChangeFrameNotification") {
            UIResponder.keyboardWillChangeFrameNotification
        }
        type.staticProperty("keyboardDidChangeFrameNotification") {
            UIResponder.keyboardDidChangeFrameNotification
        }
        type.staticProperty("keyboardFrameBeginUserInfoKey") {
            UIResponder.keyboardFrameBeginUserInfoKey
        }
        type.staticProperty("keyboardFrameEndUserInfoKey") {
            UIResponder.keyboardFrameEndUserInfoKey
        }
        type.staticProperty("keyboardAnimationDurationUserInfoKey") {
            UIResponder.keyboardAnimationDurationUserInfoKey
        }
        type.staticProperty("keyboardAnimationCurveUserInfoKey") {
            UIResponder.keyboardAnimationCurveUserInfoKey
        }
        type.staticProperty("keyboardIsLocalUserInfoKey") {
            UIResponder.keyboardIsLocalUserInfoKey
        }
    }

    static func addNotifications(_ type: inout MemberList<UIWindow>) {
        type.staticProperty("didBecomeVisibleNotification") {
            UIWindow.didBecomeVisibleNotification
        }
        type.staticProperty("didBecomeHiddenNotification") {
            UIWindow.didBecomeHiddenNotification
        }
        type.staticProperty("didBecomeKeyNotification") {
            UIWindow.didBecomeKeyNotification
        }
        type.staticProperty("didResignKeyNotification") {
            UIWindow.didResignKeyNotification
        }
    }
}
