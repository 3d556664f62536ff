/// What a search bar asks and tells (U36).
@preconcurrency @MainActor
public protocol UISearchBarDelegate: AnyObject {
    /// Asked before the bar becomes the first responder.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    /// Sent when the user has begun to edit the text.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Asked before the bar resigns.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    /// Sent when the bar has resigned.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// Asked before each change by the user; the range is in UTF-16 units.
    func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool
    /// Sent after each change by the user.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Sent when the user presses the search key of the keyboard.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// Sent when the user taps the cancel button.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

/// What a delegate that lacks the method answers.
extension UISearchBarDelegate {
    /// Returns true.
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Does nothing.
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    /// Returns true.
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Does nothing.
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    /// Returns true.
    public func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    /// Does nothing.
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    /// Does nothing.
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}
