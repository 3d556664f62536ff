import HierarchyRecords

/// The field in which the user types a search text. The bar stands for the field in it: it is the first
/// responder while the user edits.
open class UISearchBar: UIView, UITextInputTraits {
    /// Asked and told of what the user does (U36).
    open weak var delegate: (any UISearchBarDelegate)? { didSet { Changes.note() } }
    /// Whether there is a cancel button beside the field.
    @Counted open var showsCancelButton = false
    /// The search text; while the search is active a change calls the results updater (U18). Setting it
    /// tells the delegate nothing (U34).
    @Counted open var text: String? {
        didSet { if text != oldValue { searchController?.textDidChange() } }
    }
    /// Shown while the field is empty.
    @Counted open var placeholder: String?
    /// What the field asks of the keyboard.
    @Counted public var inputPreferences = TextInputPreferences()

    /// Whether the user edits its text while it stands in a navigation bar.
    @Counted var isEditedInBar = false

    /// The search controller whose bar it is; nil for a bar of the app's own, and where that is gone.
    package internal(set) weak var searchController: UISearchController? {
        didSet {
            Changes.note()
            servesSearch = true
        }
    }
    /// Whether a search controller has made it, which may be gone.
    @Counted package private(set) var servesSearch = false

    /// The height of a bar where constraints place it (A154).
    open override var intrinsicContentSize: CGSize { contentSize(of: .searchBar) }

    /// Shows or hides the cancel button.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }

    /// U36: asks the delegate.
    open override var canBecomeFirstResponder: Bool {
        ask(.searchBarShouldBegin) { $0.searchBarShouldBeginEditing(self) }
    }

    /// U36: asks the delegate.
    open override var canResignFirstResponder: Bool {
        ask(.searchBarShouldEnd) { $0.searchBarShouldEndEditing(self) }
    }

    override func didTakeFocus() {
        tellDelegate(.searchBarDidBegin) { $0.searchBarTextDidBeginEditing(self) }
        searchController?.userBeginsToEdit()
    }

    override func didGiveUpFocus() {
        tellDelegate(.searchBarDidEnd) { $0.searchBarTextDidEndEditing(self) }
    }

    /// U36: a tap makes the bar first responder.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        userTaps()
    }
}
