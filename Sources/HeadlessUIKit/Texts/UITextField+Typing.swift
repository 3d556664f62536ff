import HierarchyRecords

extension UITextField: TypedInto {
    package var isTypedInto: Bool { isEditing }

    package func userTaps() { userTaps(nil) }

    /// U24: the user types at the end of the text, character by character; a newline is the return
    /// key. Stops when editing ends.
    package func userTypes(_ text: String) {
        for character in text {
            guard isEditing, !simulator.isStopped else { return }
            if character.isNewline { userReturns() } else { userEnters(String(character)) }
        }
    }

    private func userEnters(_ string: String) {
        let written = text ?? ""
        let range = NSRange(location: written.utf16.count, length: 0)
        if allowsChange(of: range, to: string) { change(to: written + string) }
    }

    private func allowsChange(of range: NSRange, to string: String) -> Bool {
        allowsChange(.fieldShouldChange, of: range, to: string) {
            $0.textField(self, shouldChangeCharactersIn: range, replacementString: string)
        }
    }

    /// U24: the user presses the return key.
    private func userReturns() {
        guard ask(.fieldShouldReturn, { $0.textFieldShouldReturn(self) }), !simulator.isStopped
        else { return }
        sendActions(for: .editingDidEndOnExit)
        if hasActions(for: .editingDidEndOnExit) { _ = askToResign() }
    }
}
