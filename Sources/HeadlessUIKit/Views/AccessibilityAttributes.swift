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

/// The attributes that code has set for assistive technologies; nil where it has set none.
struct AccessibilityAttributes {
    var isElement: Bool?
    var label: String?
    var hint: String?
    var value: String?
    var traits: UIAccessibilityTraits?
    var hidesElements = false
    var isModal = false
}

extension UIView {
    /// Whether the view is an element for assistive technologies; labels and controls are.
    public var isAccessibilityElement: Bool {
        get { looks?.accessibility.isElement ?? (self is UILabel || self is UIControl) }
        set { madeLooks.accessibility.isElement = newValue }
    }

    /// What the element is called; a label's text and a button's title where none was set.
    public var accessibilityLabel: String? {
        get { looks?.accessibility.label ?? shownText }
        set { madeLooks.accessibility.label = newValue }
    }

    private var shownText: String? {
        (self as? UILabel)?.text ?? (self as? UIButton)?.shownTitle
    }

    /// What happens when the element is used.
    public var accessibilityHint: String? {
        get { looks?.accessibility.hint }
        set { madeLooks.accessibility.hint = newValue }
    }

    /// What the element shows at present.
    public var accessibilityValue: String? {
        get { looks?.accessibility.value }
        set { madeLooks.accessibility.value = newValue }
    }

    /// How the element behaves; a label is static text, a button is a button.
    public var accessibilityTraits: UIAccessibilityTraits {
        get { looks?.accessibility.traits ?? ownAccessibilityTraits }
        set { madeLooks.accessibility.traits = newValue }
    }

    private var ownAccessibilityTraits: UIAccessibilityTraits {
        if self is UILabel { return .staticText }
        return self is UIButton ? .button : []
    }

    /// Whether the elements in the view are hidden from assistive technologies.
    @available(iOS 5, *)
    public var accessibilityElementsHidden: Bool {
        get { looks?.accessibility.hidesElements ?? false }
        set { madeLooks.accessibility.hidesElements = newValue }
    }

    /// Whether the elements beside the view are ignored, as those behind a dialog.
    @available(iOS 5, *)
    public var accessibilityViewIsModal: Bool {
        get { looks?.accessibility.isModal ?? false }
        set { madeLooks.accessibility.isModal = newValue }
    }
}
