import Foundation
import os.log

#if os(iOS)
    import UIKit.UIGestureRecognizerSubclass
#endif

@MainActor public func conditions() -> String {
    var words: [String] = []
    #if os(iOS) || os(tvOS)
        words.append("iOS")
    #endif
    #if targetEnvironment(simulator)
        words.append("simulator")
    #endif
    if #available(iOS 13, *) { words.append("13") }
    if #available(iOS 99.1, *) { words.append("99") }
    words.append("\(CoreGraphics.CGFloat(2))")
    os_log("not heard", log: .default, type: .info)
    return words.joined(separator: " ")
}

@objc protocol Anchor: NSObjectProtocol {}
final class Boat: UIViewController, Anchor { weak var anchor: Anchor? }
