/// The delegate callbacks of a text view, besides those of its scroll view: A116.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Asked before the view becomes first responder.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Sent when the view has become the first responder.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Asked before the view resigns first responder.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// Sent when the view has resigned.
    func textViewDidEndEditing(_ textView: UITextView)
    /// Asked before each edit of the user; the range is in UTF-16 units.
    func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool
    /// Sent after each edit of the user.
    func textViewDidChange(_ textView: UITextView)
    /// Sent when the cursor has moved.
    func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
    /// Returns true.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    /// Does nothing.
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    /// Returns true.
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    /// Does nothing.
    public func textViewDidEndEditing(_ textView: UITextView) {}
    /// Returns true.
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    /// Does nothing.
    public func textViewDidChange(_ textView: UITextView) {}
    /// Does nothing.
    public func textViewDidChangeSelection(_ textView: UITextView) {}
}
