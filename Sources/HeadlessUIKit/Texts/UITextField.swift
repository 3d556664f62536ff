import HierarchyRecords

/// A line of text that the user edits: U24.
open class UITextField: UIControl, UIKeyInput, TextAsking, UITextInputTraits,
    UIContentSizeCategoryAdjusting
{
    /// How the border looks.
    public enum BorderStyle: Int, Sendable, CaseIterable { case none, line, bezel, roundedRect }

    /// When an overlay of the field is shown: the clear button, a view beside the text.
    public enum ViewMode: Int, Sendable, CaseIterable {
        case never, whileEditing, unlessEditing, always
    }

    /// Why editing ended.
    @available(iOS 10, *)
    public enum DidEndEditingReason: Int, Sendable, CaseIterable { case committed, cancelled }

    @Counted private var written = ""
    @Counted private var givenFont: UIFont?

    /// The text; never nil when read. Setting it sends no delegate callbacks and no actions.
    open var text: String? {
        get { written }
        set {
            written = newValue ?? ""
            invalidateIntrinsicContentSize()
        }
    }
    @Counted private var givenText: NSAttributedString?
    /// The text with its attributes; the field takes over its first font.
    @available(iOS 6, *)
    open var attributedText: NSAttributedString? {
        get { givenText?.string == written ? givenText : NSAttributedString(string: written) }
        set {
            text = newValue?.string
            givenText = newValue
            if let own = newValue?.firstFont { font = own }
        }
    }
    /// The text that the field shows while it is empty.
    @Counted open var placeholder: String? { didSet { invalidateIntrinsicContentSize() } }
    @Counted private var givenPlaceholder: NSAttributedString?
    /// That text with its attributes.
    @available(iOS 6, *)
    open var attributedPlaceholder: NSAttributedString? {
        get {
            givenPlaceholder?.string == placeholder
                ? givenPlaceholder : placeholder.map { NSAttributedString(string: $0) }
        }
        set {
            placeholder = newValue?.string
            givenPlaceholder = newValue
        }
    }
    /// The font; nil stands for the system font.
    open var font: UIFont? {
        get { givenFont.map(adjusted) }
        set {
            givenFont = newValue
            invalidateIntrinsicContentSize()
        }
    }
    /// Whether the font follows the user's text size.
    @available(iOS 10, *)
    @Counted open var adjustsFontForContentSizeCategory = false {
        didSet { invalidateIntrinsicContentSize() }
    }
    /// Whether a font that is too large is made smaller.
    @Counted open var adjustsFontSizeToFitWidth = false
    /// How far text may shrink, in points.
    @Counted open var minimumFontSize: CGFloat = 0
    /// The color of the text.
    @Counted open var textColor: UIColor?
    /// How the text lies in the width.
    @Counted open var textAlignment = NSTextAlignment.natural
    /// What is drawn around the field.
    @Counted open var borderStyle = BorderStyle.none { didSet { invalidateIntrinsicContentSize() } }
    /// When the button is shown that empties the field.
    @Counted open var clearButtonMode = ViewMode.never
    /// Whether the text is cleared when editing begins.
    @Counted open var clearsOnBeginEditing = false
    /// Whether the text is hidden as it is typed.
    @Counted open var isSecureTextEntry = false
    /// The keys that the keyboard has.
    @Counted open var keyboardType = UIKeyboardType.default
    /// What the return key says.
    @Counted open var returnKeyType = UIReturnKeyType.default
    @Counted private var ownInputView: UIView?
    @Counted private var ownAccessory: UIView?
    /// What is shown instead of the keyboard; while the field is first responder it changes with
    /// `reloadInputViews` only (X40).
    open override var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }
    /// What stands above the keyboard; while the field is first responder it changes with
    /// `reloadInputViews` only (X40).
    open override var inputAccessoryView: UIView? {
        get { ownAccessory }
        set { ownAccessory = newValue }
    }
    /// What the field asks of the keyboard.
    @Counted public var inputPreferences = TextInputPreferences()
    /// The delegate, which is asked and told about editing.
    open weak var delegate: (any UITextFieldDelegate)? { didSet { Changes.note() } }

    public nonisolated static let textDidBeginEditingNotification = named("DidBeginEditing")
    public nonisolated static let textDidChangeNotification = named("DidChange")
    public nonisolated static let textDidEndEditingNotification = named("DidEndEditing")

    private nonisolated static func named(_ name: String) -> Notification.Name {
        Notification.Name("UITextFieldText\(name)Notification")
    }

    /// A89: the size of one line of its text or placeholder, with padding inside a rounded border.
    open override var intrinsicContentSize: CGSize {
        let metrics = metrics(of: font ?? .systemFont(ofSize: 17))
        let text = hasText ? written : placeholder ?? ""
        let width = metrics.size(of: text, lines: 1, limit: 0).width
        guard borderStyle == .roundedRect else {
            return CGSize(width: width, height: metrics.lineHeight)
        }
        return CGSize(width: width + 14, height: 34)
    }

    override func contentSizeCategoryDidChange() {
        if adjustsFontForContentSizeCategory { invalidateIntrinsicContentSize() }
    }

    /// Whether the field is the first responder.
    open var isEditing: Bool { hasFocus }

    /// Whether the text is not empty.
    @available(iOS 5, *)
    open var hasText: Bool { !written.isEmpty }

    /// U24: asks the delegate, provided that the field is enabled.
    open override var canBecomeFirstResponder: Bool {
        isEnabled
            && ask(.fieldShouldBegin) { $0.textFieldShouldBeginEditing(self) }
    }

    /// U24: asks the delegate.
    open override var canResignFirstResponder: Bool {
        ask(.fieldShouldEnd) { $0.textFieldShouldEndEditing(self) }
    }

    /// A96: inserts a text as the keyboard does, but without asking the delegate.
    @available(iOS 5, *)
    open func insertText(_ text: String) { change(to: written + text) }

    /// A96: deletes the last character, but without asking the delegate.
    @available(iOS 5, *)
    open func deleteBackward() {
        if hasText { change(to: String(written.dropLast())) }
    }

    override func didTakeFocus() {
        if clearsOnBeginEditing, hasText, ask(.fieldShouldClear, { $0.textFieldShouldClear(self) })
        {
            change(to: "")
        }
        tellDelegate(.fieldDidBegin) { $0.textFieldDidBeginEditing(self) }
        sendActions(for: .editingDidBegin)
        post(UITextField.textDidBeginEditingNotification)
    }

    override func didGiveUpFocus() {
        tellDelegate(.fieldDidEnd) {
            $0.textFieldDidEndEditing(self)
            $0.textFieldDidEndEditing(self, reason: .committed)
        }
        sendActions(for: .editingDidEnd)
        post(UITextField.textDidEndEditingNotification)
    }

    /// U24: a tap makes the field first responder.
    override func fingerLeft(for choice: Int?) {
        isHighlighted = false
        if !isEditing { _ = askToBecomeFirst() }
    }

    // MARK: The delegate

    var textDelegate: (any UITextFieldDelegate)? { delegate }
    static var ruleOfText: RuleID { .u24 }

    /// A96: replaces the text and sends what an edit by the user sends.
    func change(to text: String) {
        guard !simulator.isStopped else { return }
        written = text
        sendActions(for: .editingChanged)
        post(UITextField.textDidChangeNotification)
        tellDelegate(.fieldDidChangeSelection) { $0.textFieldDidChangeSelection(self) }
    }
}
