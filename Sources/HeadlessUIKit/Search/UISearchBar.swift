/// The field in which the user types a search text.
open class UISearchBar: UIView, UITextInputTraits {
    /// The search text; while the search is active a change calls the results updater (U18).
    open var text: String? {
        didSet { if text != oldValue { searchController?.textDidChange() } }
    }
    open var placeholder: String?
    public var inputPreferences = TextInputPreferences()

    weak var searchController: UISearchController?

    /// The height of a bar where constraints place it (A154).
    open override var intrinsicContentSize: CGSize { contentSize(of: .searchBar) }
}
