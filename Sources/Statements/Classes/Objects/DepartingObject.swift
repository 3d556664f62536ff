/// What stands for an object while its deinitialiser runs: nothing can hold the object any more, so
/// that values which outlive it find nothing.
@MainActor
package class DepartingObject {
    private let object: Unmanaged<AnyObject>
    /// Its class.
    let type: TypeDescription?
    /// Whether the object is gone for good; only a value that code kept can ask then.
    package var hasGone = false

    init(_ object: AnyObject) {
        self.object = .passUnretained(object)
        type = MemberTable.type(of: object)
    }

    /// The object itself, for as long as a member of it is read or called.
    var original: AnyObject? { hasGone ? nil : object.takeUnretainedValue() }
}

/// An object of a user's class that is going away: `self` in its `deinit`.
final class DepartingScriptedObject: DepartingObject, ScriptedObject {
    let script: ScriptInstance

    init(scripted object: any ScriptedObject) {
        script = object.script
        super.init(object)
    }
}

extension DepartingObject {
    /// Stands for the object, whatever its class.
    package static func standing(for object: AnyObject) -> DepartingObject {
        if let scripted = object as? any ScriptedObject {
            return DepartingScriptedObject(scripted: scripted)
        }
        return DepartingObject(object)
    }
}
