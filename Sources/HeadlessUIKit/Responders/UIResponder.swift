import HierarchyRecords

/// The root of everything that can receive events.
@MainActor
open class UIResponder: CallbackReceiver {
    /// The identity that the log knows the object by.
    public nonisolated let objectID: ObjectID
    /// The world it was made in; a later world hears nothing of it.
    nonisolated let simulator: Simulator
    let dispatch: CallbackDispatch

    /// Registers with the current world.
    public init() {
        let world = Simulator.current
        simulator = world
        dispatch = world.dispatch
        if let script = world.takeClassOfNextObject() {
            objectID = world.register(
                className: script.name, key: script.key, kind: Self.objectKind)
        } else {
            objectID = world.register(
                className: Self.nameInLog,
                key: ObjectIdentifier(Self.self), kind: Self.objectKind)
        }
    }

    class var objectKind: ObjectKind { .other }
    /// The class's name; UIKit's own where this library's is another. Classes of which every world has
    /// an object spell it out: the runtime takes its time, and the first prompt would wait for it.
    class var nameInLog: String { _typeName(self, qualified: false) }

    /// The next object in the responder chain; nil at its end.
    open var next: UIResponder? { nil }

    /// UIKit calls it for objects that come from a nib or storyboard, never for those made in code (L02).
    open func awakeFromNib() {}
}

extension UIResponder: @MainActor Equatable, @MainActor Hashable {
    /// Identity, as `NSObject` compares.
    public static func == (left: UIResponder, right: UIResponder) -> Bool { left === right }

    /// By identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
