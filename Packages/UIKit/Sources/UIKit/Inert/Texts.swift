import Foundation
import HeadlessUIKit

/// How text is measured; nothing here depends on it.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// What measuring text takes besides.
open class NSStringDrawingContext: NSObject { open var minimumScaleFactor: CGFloat = 0 }

@preconcurrency @MainActor
private func measured(_ text: String, _ font: UIFont?, within width: CGFloat) -> CGSize {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = text
    if let font { label.font = font }
    return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
}

extension NSString {
    /// The size of the text as a label of that width shows it.
    @preconcurrency @MainActor
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]?, context: NSStringDrawingContext?
    ) -> CGRect {
        let text = description
        return CGRect(
            origin: .zero,
            size: measured(text, attributes?[.font] as? UIFont, within: size.width))
    }

    /// The size of the text in one line.
    @preconcurrency @MainActor
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]?) -> CGSize {
        measured(description, attributes?[.font] as? UIFont, within: .greatestFiniteMagnitude)
    }
}

public struct CATextLayerAlignmentMode: StringConstant {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let natural = Self(rawValue: "natural")
    public static let left = Self(rawValue: "left")
    public static let right = Self(rawValue: "right")
    public static let center = Self(rawValue: "center")
    public static let justified = Self(rawValue: "justified")
}

public struct CATextLayerTruncationMode: StringConstant {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let none = Self(rawValue: "none")
    public static let start = Self(rawValue: "start")
    public static let end = Self(rawValue: "end")
    public static let middle = Self(rawValue: "middle")
}

/// A layer that shows a text.
@preconcurrency @MainActor
open class CATextLayer: CALayer {
    open var string: Any?
    open var font: AnyObject?
    open var fontSize: CGFloat = 36
    open var foregroundColor: CGColor?
    open var isWrapped = false
    open var alignmentMode = CATextLayerAlignmentMode.natural
    open var truncationMode = CATextLayerTruncationMode.none

    /// The size of its text in one line.
    open func preferredFrameSize() -> CGSize {
        let text = string as? String ?? (string as? NSAttributedString)?.string ?? ""
        let font = font as? UIFont ?? UIFont.systemFont(ofSize: fontSize)
        return measured(text, font.withSize(fontSize), within: .greatestFiniteMagnitude)
    }
}

extension UIAccessibilityTraits {
    /// A bar of tabs.
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
}
