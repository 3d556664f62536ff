/// A button of an alert.
@preconcurrency @MainActor
@available(iOS 8, *)
public final class UIAlertAction {
    /// What the action does; an alert has at most one cancel action (U12).
    public enum Style: Int, Sendable, CaseIterable { case `default`, cancel, destructive }

    /// The text of its button.
    public let title: String?
    /// Whether its button is a usual one, cancels, or destroys.
    public let style: Style
    /// Whether its button can be tapped.
    @Counted public var isEnabled = true
    let handler: ((UIAlertAction) -> Void)?

    /// Creates an action; the handler runs after the alert in which the user chose the action was
    /// dismissed (U09).
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
    }
}
