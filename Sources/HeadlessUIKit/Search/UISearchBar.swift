/// Where the user types what to search for.
open class UISearchBar: UIView, UITextInputTraits {
    /// What was typed; a change asks the updater while the search is active (U18).
    open var text: String? {
        didSet { if text != oldValue { searchController?.textDidChange() } }
    }
    open var placeholder: String?
    package var inputPreferences = TextInputPreferences()

    weak var searchController: UISearchController?
}
