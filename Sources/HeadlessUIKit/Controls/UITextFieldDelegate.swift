/// What a text field asks and tells: U24.
@MainActor
public protocol UITextFieldDelegate: AnyObject {
    /// Asked when the field is to become the first responder.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Sent when the field has become the first responder.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Asked when the field is to resign.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Sent when the field has resigned, also where it was not asked: its view left the window.
    func textFieldDidEndEditing(
        _ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// The same without the reason.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Asked before each change that the user makes; the range counts UTF-16 units.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool
    /// Sent when the cursor has moved.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Asked before the field is emptied.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Asked at the return key.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    /// True.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// True.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidEndEditing(
        _ textField: UITextField, reason: UITextField.DidEndEditingReason
    ) {}
    /// Does nothing.
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    /// True.
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool { true }
    /// Does nothing.
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    /// True.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    /// True.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
