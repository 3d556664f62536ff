/// A method of a target, which is referenced weakly; without a target the responder chain receives
/// it.
@MainActor
struct TargetMethod {
    private(set) weak var target: AnyObject?
    let name: String
    private let hasTarget: Bool
    private let perform: (_ target: AnyObject, _ sender: AnyObject) -> Void

    init(
        _ target: AnyObject?, _ name: String,
        _ perform: @escaping (_ target: AnyObject, _ sender: AnyObject) -> Void
    ) {
        self.target = target
        self.name = name
        hasTarget = target != nil
        self.perform = perform
    }

    /// Whether the action can arrive: its target exists, or the responder chain is asked.
    var isThere: Bool { target != nil || !hasTarget }

    /// U22: sends the action; a target that no longer exists receives nothing.
    func send(from sender: AnyObject) {
        guard isThere else { return }
        UIApplication.shared.sendAction(name, to: target, from: sender) { perform($0, sender) }
    }
}
