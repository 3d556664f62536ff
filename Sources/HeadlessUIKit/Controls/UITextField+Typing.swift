import HierarchyRecords

/// A part of a text, counted in UTF-16 units, as Foundation has it.
public struct NSRange: Equatable, Hashable, Sendable {
    public var location: Int
    public var length: Int

    /// A range that begins at `location`.
    public init(location: Int, length: Int) {
        self.location = location
        self.length = length
    }
}

/// What the user types into.
@MainActor
package protocol TypedInto: UIView {
    /// Whether it takes what is typed at this moment.
    var isTypedInto: Bool { get }
    /// A finger taps it.
    func userTaps()
    /// What the user types, character by character.
    func userTypes(_ text: String)
}

extension UITextField: TypedInto {
    package var isTypedInto: Bool { isEditing }

    package func userTaps() { userTaps(nil) }

    /// U24: the user types at the end of the text, character by character; a new line is the return
    /// key. Ends where editing does.
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

    /// U24: the user deletes the last character.
    package func userDeletes() {
        guard isEditing, let written = text, let last = written.last else { return }
        let length = String(last).utf16.count
        let range = NSRange(location: written.utf16.count - length, length: length)
        if allowsChange(of: range, to: "") { change(to: String(written.dropLast())) }
    }

    private func allowsChange(of range: NSRange, to string: String) -> Bool {
        allowsChange(.fieldShouldChange, of: range, to: string) {
            $0.textField(self, shouldChangeCharactersIn: range, replacementString: string)
        }
    }

    /// U24: the return key.
    private func userReturns() {
        guard ask(.fieldShouldReturn, { $0.textFieldShouldReturn(self) }), !simulator.isStopped
        else { return }
        sendActions(for: .editingDidEndOnExit)
        if hasActions(for: .editingDidEndOnExit) { _ = askToResign() }
    }
}
