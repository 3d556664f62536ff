import UIKit

@objcMembers
@IBDesignable
class Badge: UIView {
    @IBInspectable var count: Int = 3
    @IBOutlet weak var label: UILabel?
    @NSCopying var title: NSString = "badge"
    dynamic var shade = 1
    @nonobjc var depth: Int { 2 }
}

@MainActor public func attributes() -> String {
    let badge = Badge()
    return "\(badge.count) \(badge.title) \(badge.shade) \(badge.depth) \(badge.label == nil)"
}
