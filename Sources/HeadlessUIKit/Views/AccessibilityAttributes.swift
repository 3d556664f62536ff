/// How an element behaves, as assistive technologies tell it.
public struct UIAccessibilityTraits: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    @available(iOS 5, *)
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    @available(iOS 5, *)
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    @available(iOS 6, *)
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

/// What code has set for assistive technologies; nil where it has set none.
struct AccessibilityAttributes {
    var isElement: Bool?
    var label: String?
    var hint: String?
    var value: String?
    var traits: UIAccessibilityTraits?
    var hidesElements = false
    var isModal = false
    var groupsChildren = false
    var elements: [Any]?
    var language: String?
}

extension UIView {
    /// What was set, or what a view of its kind has.
    var accessibility: AccessibilityAttributes {
        var attributes = looks?.accessibility ?? AccessibilityAttributes()
        attributes.isElement = attributes.isElement ?? (self is UILabel || self is UIControl)
        attributes.label = attributes.label ?? shownText
        attributes.traits = attributes.traits ?? ownAccessibilityTraits
        return attributes
    }

    /// The elements within: those that were named, or the subviews.
    var accessibleElements: [Any] { accessibility.elements ?? subviews }

    private var shownText: String? {
        (self as? UILabel)?.text ?? (self as? UIButton)?.shownTitle
    }

    private var ownAccessibilityTraits: UIAccessibilityTraits {
        if self is UILabel { return .staticText }
        return self is UIButton ? .button : []
    }
}
