import Foundation
import HeadlessUIKit

extension UIView {
    /// Animations before blocks: what changes until `commitAnimations` has its final value at once.
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {}
    public class func setAnimationCurve(_ curve: AnimationCurve) {}
    public class func setAnimationDuration(_ duration: TimeInterval) {}
    public class func setAnimationDelay(_ delay: TimeInterval) {}
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
    public class func commitAnimations() {}
}

private let animationImages = KeptKey<[UIImage]>()
private let animationDuration = KeptKey<TimeInterval>()
private let animationRepeatCount = KeptKey<Int>()
private let isAnimating = KeptKey<Bool>()

extension UIImageView {
    public var animationImages: [UIImage]? {
        get { UIKit.animationImages[of: self] }
        set { UIKit.animationImages[of: self] = newValue }
    }
    public var animationDuration: TimeInterval {
        get { UIKit.animationDuration[of: self] ?? 0 }
        set { UIKit.animationDuration[of: self] = newValue }
    }
    public var animationRepeatCount: Int {
        get { UIKit.animationRepeatCount[of: self] ?? 0 }
        set { UIKit.animationRepeatCount[of: self] = newValue }
    }
    public var isAnimating: Bool { UIKit.isAnimating[of: self] ?? false }
    public func startAnimating() { UIKit.isAnimating[of: self] = true }
    public func stopAnimating() { UIKit.isAnimating[of: self] = false }
}

private let selectedBackgroundView = KeptKey<UIView>()

extension UITableViewCell {
    public var selectedBackgroundView: UIView? {
        get { UIKit.selectedBackgroundView[of: self] }
        set { UIKit.selectedBackgroundView[of: self] = newValue }
    }
}

extension UIApplication {
    /// What code asks the application for by keys; of these none is known here.
    public func value(forKey key: String) -> Any? { nil }
    public func value(forKeyPath keyPath: String) -> Any? { nil }
    public class func value(forKeyPath keyPath: String) -> Any? { nil }
}

public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let invalidArgumentException = Self(rawValue: "NSInvalidArgumentException")
    public static let internalInconsistencyException = Self(
        rawValue: "NSInternalInconsistencyException")
    public static let genericException = Self(rawValue: "NSGenericException")
}

/// An exception of Objective-C, which nobody catches: raising it ends the program with its reason.
open class NSException: NSObject {
    public let name: NSExceptionName
    public let reason: String?
    public let userInfo: [AnyHashable: Any]?
    public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
        self.name = name
        self.reason = reason
        self.userInfo = userInfo
    }
    open func raise() { fatalError("\(name.rawValue): \(reason ?? "")") }
}
