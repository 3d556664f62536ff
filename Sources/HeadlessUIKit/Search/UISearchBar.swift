/// The field in which the user types a search text.
open class UISearchBar: UIView, UITextInputTraits {
    /// The search text; while the search is active a change calls the results updater (U18).
    open var text: String? {
        didSet { if text != oldValue { searchController?.textDidChange() } }
    }
    /// Shown while the field is empty.
    open var placeholder: String?
    /// What the field asks of the keyboard.
    public var inputPreferences = TextInputPreferences()

    weak var searchController: UISearchController?

    /// The height of a bar where constraints place it (A154).
    open override var intrinsicContentSize: CGSize { contentSize(of: .searchBar) }
}
