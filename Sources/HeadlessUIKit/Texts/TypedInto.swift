/// A view into which the user can type.
@MainActor
package protocol TypedInto: UIView {
    /// Whether typed characters go to this view at this moment.
    var isTypedInto: Bool { get }
    /// The user taps the view.
    func userTaps()
    /// The user types the text, character by character.
    func userTypes(_ text: String)
}
