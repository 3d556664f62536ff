/// The field in which the user types a search text.
open class UISearchBar: UIView, UITextInputTraits {
    /// The search text; while the search is active a change calls the results updater (U18).
    @Counted open var text: String? {
        didSet { if text != oldValue { searchController?.textDidChange() } }
    }
    /// Shown while the field is empty.
    @Counted open var placeholder: String?
    /// What the field asks of the keyboard.
    @Counted public var inputPreferences = TextInputPreferences()

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
}
