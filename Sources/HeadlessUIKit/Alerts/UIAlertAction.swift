/// One thing that an alert offers to do.
@MainActor
public final class UIAlertAction {
    /// What kind of thing it is; there is one cancel action at most (U12).
    public enum Style: Int, Sendable, CaseIterable { case `default`, cancel, destructive }

    public let title: String?
    public let style: Style
    public var isEnabled = true
    let handler: ((UIAlertAction) -> Void)?

    /// The handler runs when the alert is gone that the user chose it in (U09).
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
    }
}
