import Foundation
import HeadlessUIKit

private let barTintColor = KeptKey<UIColor>()
private let separatorEffect = KeptKey<UIVisualEffect>()
private let contentEdgeInsets = KeptKey<UIEdgeInsets>()
private let imageEdgeInsets = KeptKey<UIEdgeInsets>()
private let titleEdgeInsets = KeptKey<UIEdgeInsets>()
private let renderingMode = KeptKey<UIImage.RenderingMode>()

extension UIScrollView {
    /// Whether a finger is on it that may scroll it.
    public var isTracking: Bool { isDragging }
    /// The insets of both indicators.
    public var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }
}

extension UIView {
    /// The direction in which such content is laid out; languages here run from left to right.
    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        attribute == .forceRightToLeft ? .rightToLeft : .leftToRight
    }
}

extension UIImage {
    public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
    /// The image itself, which is not drawn.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }
    public func withTintColor(_ color: UIColor) -> UIImage { self }
}

extension UIImage: @retroactive Equatable {
    /// Compares by identity.
    public nonisolated static func == (left: UIImage, right: UIImage) -> Bool { left === right }
}

extension UINavigationBar {
    public var barTintColor: UIColor? {
        get { UIKit.barTintColor[of: self] }
        set { UIKit.barTintColor[of: self] = newValue }
    }
}

extension UITableView {
    public var separatorEffect: UIVisualEffect? {
        get { UIKit.separatorEffect[of: self] }
        set { UIKit.separatorEffect[of: self] = newValue }
    }
}

extension UIButton {
    public var contentEdgeInsets: UIEdgeInsets {
        get { UIKit.contentEdgeInsets[of: self] ?? .zero }
        set { UIKit.contentEdgeInsets[of: self] = newValue }
    }
    public var imageEdgeInsets: UIEdgeInsets {
        get { UIKit.imageEdgeInsets[of: self] ?? .zero }
        set { UIKit.imageEdgeInsets[of: self] = newValue }
    }
    public var titleEdgeInsets: UIEdgeInsets {
        get { UIKit.titleEdgeInsets[of: self] ?? .zero }
        set { UIKit.titleEdgeInsets[of: self] = newValue }
    }
}

extension UIColor {
    public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: displayP3Red, green: green, blue: blue, alpha: alpha)
    }
    /// Its parts as red, green and blue.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        red?.pointee = self.red
        green?.pointee = self.green
        blue?.pointee = self.blue
        alpha?.pointee = self.alpha
        return true
    }
}

extension CGSize {
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
}

extension UIApplication {
    /// The frame of the status bar in the key window's scene.
    public var statusBarFrame: CGRect {
        let height = windows.first?.safeAreaInsets.top ?? 0
        return CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: height)
    }
    public var isStatusBarHidden: Bool {
        get { windows.first?.rootViewController?.prefersStatusBarHidden ?? false }
        set {}
    }
    public var statusBarStyle: UIStatusBarStyle {
        get { windows.first?.rootViewController?.preferredStatusBarStyle ?? .default }
        set {}
    }
}

extension UIWindow {
    /// The screen that shows it.
    public var screen: UIScreen { .main }
}

/// What peeked at a controller before previews; nothing calls it.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: AnyObject {
    var delegate: any UIViewControllerPreviewingDelegate { get }
    var sourceView: UIView { get }
    var sourceRect: CGRect { get set }
}
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: AnyObject {
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing,
        viewControllerForLocation location: CGPoint
    ) -> UIViewController?
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing,
        commit viewControllerToCommit: UIViewController)
}

extension UIFont: @retroactive Equatable {
    /// Compares by identity.
    public nonisolated static func == (left: UIFont, right: UIFont) -> Bool { left === right }
}

extension UIWindow {
    /// Gives up being the key window; another one becomes it when code makes it so.
    public func resignKey() {}
    /// Called when it has become the key window.
    public func becomeKey() {}
}

extension UIGestureRecognizerDelegate {
    /// Whether it has the method with that selector.
    public func responds(to aSelector: Selector!) -> Bool {
        if let responder = self as? UIResponder { return responder.responds(to: aSelector) }
        return (self as? any MessageReceiver)?.responds(to: aSelector) ?? false
    }
}

extension UIViewController {
    /// Lets the user peek at what lies behind a view; nobody peeks here.
    @discardableResult
    public func registerForPreviewing(
        with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
    ) -> any UIViewControllerPreviewing { Previewing(delegate, sourceView) }
    public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}

final class Previewing: UIViewControllerPreviewing {
    let delegate: any UIViewControllerPreviewingDelegate
    let sourceView: UIView
    var sourceRect: CGRect
    init(_ delegate: any UIViewControllerPreviewingDelegate, _ sourceView: UIView) {
        self.delegate = delegate
        self.sourceView = sourceView
        sourceRect = sourceView.bounds
    }
}
