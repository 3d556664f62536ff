/// A closure with a title that a control or a menu runs.
@available(iOS 13, *)
@MainActor
public final class UIAction {
    public var title: String
    let handler: (UIAction) -> Void
    /// The control that runs the action, while it runs.
    public internal(set) weak var sender: AnyObject?

    /// Creates an action; the handler receives the action itself.
    public init(title: String = "", handler: @escaping (UIAction) -> Void) {
        self.title = title
        self.handler = handler
    }

    /// Runs the handler without a sender, as a bar button item does.
    package func perform() { handler(self) }

    func run(from sender: AnyObject) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}
