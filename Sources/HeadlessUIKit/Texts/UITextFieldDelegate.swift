/// The delegate callbacks of a text field: U24.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
    /// Asked before the field becomes first responder.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Sent when the field has become the first responder.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Asked before the field resigns first responder.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Sent when the field has resigned, also when it did so unasked because its view left the
    /// window.
    @available(iOS 10, *)
    func textFieldDidEndEditing(
        _ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Sent like the method with a reason, to delegates that only implement this one.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Asked before each edit of the user; the range is in UTF-16 units.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool
    /// Sent when the cursor has moved.
    @available(iOS 13, *)
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Asked before the text is cleared.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Asked when the user presses the return key.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    /// Returns true.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// Returns true.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidEndEditing(
        _ textField: UITextField, reason: UITextField.DidEndEditingReason
    ) {}
    /// Does nothing.
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    /// Returns true.
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool { true }
    /// Does nothing.
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    /// Returns true.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    /// Returns true.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
