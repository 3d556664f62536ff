/// The keys that are held while another is pressed.
@available(iOS 7, *)
public struct UIKeyModifierFlags: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// Keys that send a message to the responder that offers them, or to one above it. No keyboard with
/// keys is attached here: nothing presses them.
@available(iOS 7, *)
open class UIKeyCommand: UIMenuElement {
    /// The key; nil where the modifiers alone are meant.
    public let input: String?
    /// The keys that must be held down with it.
    public let modifierFlags: UIKeyModifierFlags
    /// The message.
    public let action: Selector?
    /// What the system says of it where commands are listed.
    @available(iOS 9, *)
    @Counted open var discoverabilityTitle: String?

    /// Creates a command for a key.
    public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.input = input
        self.modifierFlags = modifierFlags
        self.action = action
        super.init(title: "", subtitle: nil, image: nil)
    }

    public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
    public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
    public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
    public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
    public nonisolated static let inputEscape = "UIKeyInputEscape"
}
