import HierarchyRecords

// U36: what the user does in a search bar.

extension UISearchBar: TypedInto {
    package var isTypedInto: Bool { hasFocus || isEditedInBar }

    /// AD-HOC: a navigation bar has the bar of its item's search in no view here, so that it cannot become
    /// the first responder.
    package func userTaps() {
        if isTypedInto { return }
        guard storedWindow == nil, searchController?.canBeTapped == true else {
            _ = askToBecomeFirst()
            return
        }
        guard canBecomeFirstResponder, !simulator.isStopped else { return }
        isEditedInBar = true
        didTakeFocus()
    }

    /// U36: the editing ends with the search.
    func endEditing() {
        if hasFocus { _ = askToResign() }
        guard isEditedInBar else { return }
        isEditedInBar = false
        didGiveUpFocus()
    }

    /// U36: the user types at the end of the text, character by character; a newline is the search key.
    package func userTypes(_ text: String) {
        for character in text {
            guard isTypedInto, !simulator.isStopped else { return }
            if character.isNewline { userSearches() } else { enter(String(character)) }
        }
    }

    /// Whether the user sees a cancel button: the app's, or that of the search.
    package var offersCancel: Bool { showsCancelButton || searchController?.isActive == true }

    /// U36: the user taps the cancel button. The search that the bar serves ends; a bar of the app's own
    /// stays as it is.
    package func userCancels() {
        tellDelegate(.searchBarCancel) { $0.searchBarCancelButtonClicked(self) }
        guard !simulator.isStopped else { return }
        searchController?.isActive = false
    }

    private func userSearches() {
        tellDelegate(.searchBarSearch) { $0.searchBarSearchButtonClicked(self) }
    }

    private func enter(_ string: String) {
        let written = text ?? ""
        let range = NSRange(location: written.utf16.count, length: 0)
        guard
            allowsChange(
                .searchBarShouldChange, of: range, to: string,
                {
                    $0.searchBar(self, shouldChangeTextIn: range, replacementText: string)
                })
        else { return }
        text = written + string
        tellDelegate(.searchBarDidChange, simulator.recorder.argument(text: (text ?? "").quoted)) {
            $0.searchBar(self, textDidChange: text ?? "")
        }
    }
}

extension UISearchBar: TextAsking {
    var textDelegate: (any UISearchBarDelegate)? { delegate }
    static var ruleOfText: RuleID { .u36 }

    /// Every search has a bar, whose delegate is mostly nobody.
    var isAskedOfNobody: Bool { false }
}
