/// A titled closure that a control, or a menu, runs.
@MainActor
public final class UIAction {
    public var title: String
    let handler: (UIAction) -> Void
    /// The control that runs it, while it runs.
    public internal(set) weak var sender: AnyObject?

    /// An action; the handler is given the action itself.
    public init(title: String = "", handler: @escaping (UIAction) -> Void) {
        self.title = title
        self.handler = handler
    }

    /// Runs the handler, as a tap on what is no control does.
    package func perform() { handler(self) }

    func run(from sender: AnyObject) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}
