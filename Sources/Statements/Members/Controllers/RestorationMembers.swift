import HeadlessUIKit

/// A class that code wrote, as who makes a controller again.
@MainActor
private final class ScriptedRestorer: ControllerRestorer {
    /// The method's name in Swift, and as code of Objective-C declares it.
    private static let methods = [
        "viewController(withRestorationIdentifierPath:coder:)",
        "viewControllerWithRestorationIdentifierPath(_:coder:)",
    ]
    let reference: TypeReference
    init(_ reference: TypeReference) { self.reference = reference }

    func controller(for path: [String], _ coder: NSCoder) -> UIViewController? {
        guard let classes = reference.described.session else { return nil }
        let own = reference.described.lineage(in: classes).flatMap(\.members.staticMethods)
            .first { Self.methods.contains($0.name) }
        let made = try? own?.call(.object(reference), [path.value, coder.value])
        return made.flatMap(UIViewController.from)
    }
}

extension MemberList<UIViewController> {
    /// The class by which a controller is made again.
    mutating func addRestoration() {
        property(
            "restorationClass", { ($0.restorer as? ScriptedRestorer)?.reference },
            { $0.restorer = ($1 as TypeReference?).map(ScriptedRestorer.init) })
    }
}

extension TypeDescription {
    /// The protocol of classes that make controllers again; their method is one of the type itself.
    static let viewControllerRestoration = modelProtocol(
        "UIViewControllerRestoration", isInstance: { $0 is any UIViewControllerRestoration })
}

extension MemberList<NSUserActivity> {
    mutating func addByHand() {
        property(
            "userInfo", { Information($0.userInfo) }, { $0.userInfo = $1.entries })
        method("addUserInfoEntries(from:)") { activity in
            { (information: Information) in
                activity.addUserInfoEntries(from: information.entries ?? [:])
            }
        }
    }
}
