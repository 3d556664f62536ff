import HeadlessUIKit

extension MemberList<UISearchBar> {
    mutating func addByHand() {
        TypeDescription.addInputTraits(&self)
    }
}

extension MemberList<UISearchController> {
    mutating func addByHand() {
        property(
            "searchResultsUpdater", { ProtocolReference<SearchUpdater>($0.searchResultsUpdater) },
            { $0.searchResultsUpdater = $1?.object })
        property(
            "delegate", { ProtocolReference<SearchDelegate>($0.delegate) },
            { $0.delegate = $1?.object })
    }
}
