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

    weak var searchController: UISearchController? { didSet { Changes.note() } }

    /// The height of a bar where constraints place it (A154).
    open override var intrinsicContentSize: CGSize { contentSize(of: .searchBar) }
}
