import HierarchyRecords

/// A scrolling text of several lines that the user edits: A116.
open class UITextView: UIScrollView, UIKeyInput, TextAsking, UITextInputTraits,
    UIContentSizeCategoryAdjusting
{
    @Counted private var written = ""
    @Counted private var givenFont: UIFont?

    /// The text; never nil when read. Setting it sends no delegate callbacks.
    open var text: String! {
        get { written }
        set {
            written = newValue ?? ""
            givenText = nil
            contentChanged()
        }
    }
    @Counted private var givenText: NSAttributedString?
    /// The text with its attributes; the view takes over its first font.
    @available(iOS 6, *)
    open var attributedText: NSAttributedString! {
        get { givenText?.string == written ? givenText : NSAttributedString(string: written) }
        set {
            text = newValue?.string
            givenText = newValue
            if let own = newValue?.firstFont { font = own }
        }
    }
    /// The font; nil stands for the system font.
    open var font: UIFont? {
        get { givenFont.map(adjusted) }
        set {
            givenFont = newValue
            contentChanged()
        }
    }
    /// Whether the font follows the user's text size.
    @available(iOS 10, *)
    @Counted open var adjustsFontForContentSizeCategory = false { didSet { contentChanged() } }
    /// The color of the text.
    @Counted open var textColor: UIColor?
    /// How the lines lie in the width.
    @Counted open var textAlignment = NSTextAlignment.natural
    /// Whether the user can edit the text.
    @Counted open var isEditable = true
    /// Whether the user can select text in it.
    @available(iOS 7, *)
    @Counted open var isSelectable = true
    /// The distance between the text and the edges of the view.
    @available(iOS 7, *)
    @Counted open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { contentChanged() }
    }
    /// The keys that the keyboard has.
    @Counted open var keyboardType = UIKeyboardType.default
    /// What the return key says.
    @Counted open var returnKeyType = UIReturnKeyType.default
    @Counted private var ownInputView: UIView?
    @Counted private var ownAccessory: UIView?
    /// What is shown instead of the keyboard; while the view is first responder it changes with
    /// `reloadInputViews` only (X40).
    open override var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }
    /// What stands above the keyboard; while the view is first responder it changes with
    /// `reloadInputViews` only (X40).
    open override var inputAccessoryView: UIView? {
        get { ownAccessory }
        set { ownAccessory = newValue }
    }
    /// What the view asks of the keyboard.
    @Counted public var inputPreferences = TextInputPreferences()

    public nonisolated static let textDidBeginEditingNotification = named("DidBeginEditing")
    public nonisolated static let textDidChangeNotification = named("DidChange")
    public nonisolated static let textDidEndEditingNotification = named("DidEndEditing")

    private nonisolated static func named(_ name: String) -> Notification.Name {
        Notification.Name("UITextViewText\(name)Notification")
    }

    /// Whether the text is not empty.
    @available(iOS 5, *)
    open var hasText: Bool { !written.isEmpty }

    // MARK: Size

    /// The padding at both ends of each line.
    private static let linePadding: CGFloat = 5

    /// A116: none if scrolling is enabled, else the size of the text with its insets.
    open override var intrinsicContentSize: CGSize {
        isScrollEnabled ? super.intrinsicContentSize : sizeThatFits(.zero)
    }

    /// A116: the text is wrapped at the given width, less the insets.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let metrics = metrics(of: font ?? .systemFont(ofSize: 12))
        let inset = textContainerInset
        let sides = inset.left + inset.right + 2 * Self.linePadding
        let limit = size.width > 0 ? Swift.max(1, size.width - sides) : 0
        let text = metrics.size(of: written, lines: 0, limit: limit)
        return CGSize(
            width: text.width + sides,
            height: Swift.max(text.height, metrics.lineHeight) + inset.top + inset.bottom)
    }

    /// A115: if scrolling is disabled, the height depends on the width.
    override func contentHeight(forWidth width: CGFloat) -> CGFloat? {
        isScrollEnabled ? nil : sizeThatFits(CGSize(width: width, height: 0)).height
    }

    open override var isScrollEnabled: Bool { didSet { invalidateIntrinsicContentSize() } }

    override func contentSizeCategoryDidChange() {
        if adjustsFontForContentSizeCategory { contentChanged() }
    }

    private func contentChanged() {
        invalidateIntrinsicContentSize()
        updateContentSize()
    }

    private func updateContentSize() {
        guard bounds.width > 0 else { return }
        contentSize = CGSize(
            width: bounds.width,
            height: sizeThatFits(CGSize(width: bounds.width, height: 0)).height)
    }

    /// A116: sets the content size to the height of the text.
    open override func layoutSubviews() {
        super.layoutSubviews()
        updateContentSize()
    }

    // MARK: Editing

    /// A116: asks the delegate, provided that the text is editable.
    open override var canBecomeFirstResponder: Bool {
        isEditable && ask(.textViewShouldBegin) { $0.textViewShouldBeginEditing(self) }
    }

    /// A116: asks the delegate.
    open override var canResignFirstResponder: Bool {
        ask(.textViewShouldEnd) { $0.textViewShouldEndEditing(self) }
    }

    /// A96: inserts a text as the keyboard does, but without asking the delegate.
    @available(iOS 5, *)
    open func insertText(_ text: String) { change(to: written + text) }

    /// A96: deletes the last character, but without asking the delegate.
    @available(iOS 5, *)
    open func deleteBackward() {
        if hasText { change(to: String(written.dropLast())) }
    }

    override var bringsKeyboardFirst: Bool { true }

    override func didTakeFocus() {
        tellDelegate(.textViewDidBegin) { $0.textViewDidBeginEditing(self) }
        post(UITextView.textDidBeginEditingNotification)
    }

    override func didGiveUpFocus() {
        tellDelegate(.textViewDidEnd) { $0.textViewDidEndEditing(self) }
        post(UITextView.textDidEndEditingNotification)
    }

    /// A116: a tap makes the view first responder.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        userTaps()
    }

    // MARK: The delegate

    var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }
    static var ruleOfText: RuleID { .a116 }

    /// A116: replaces the text and sends what an edit by the user sends.
    private func change(to text: String) {
        guard !simulator.isStopped else { return }
        written = text
        contentChanged()
        tellDelegate(.textViewDidChangeSelection) { $0.textViewDidChangeSelection(self) }
        tellDelegate(.textViewDidChange) { $0.textViewDidChange(self) }
        post(UITextView.textDidChangeNotification)
    }
}

extension UITextView: TypedInto {
    package var isTypedInto: Bool { hasFocus }

    package func userTaps() {
        if !hasFocus { _ = askToBecomeFirst() }
    }

    /// A116: the user types at the end of the text, character by character; the return key begins a
    /// new line. Stops when editing ends.
    package func userTypes(_ text: String) {
        for character in text {
            guard hasFocus, !simulator.isStopped else { return }
            let range = NSRange(location: self.text.utf16.count, length: 0)
            enter(String(character), in: range)
        }
    }

    private func enter(_ string: String, in range: NSRange) {
        let isAllowed = allowsChange(.textViewShouldChange, of: range, to: string) {
            $0.textView(self, shouldChangeTextIn: range, replacementText: string)
        }
        if isAllowed { insertText(string) }
    }
}
