/// A method of a target, which is not held; nil for whoever in the responder chain has the method.
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

    /// U22: sends it; a target that is gone hears nothing.
    func send(from sender: AnyObject) {
        guard target != nil || !hasTarget else { return }
        UIApplication.shared.sendAction(name, to: target, from: sender) { perform($0, sender) }
    }
}
