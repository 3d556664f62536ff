/// What `self` is while the body of a `deinit` runs: an object that nothing can hold any more.
@MainActor
final class DepartingObject: ScriptedObject {
    let script: ScriptInstance
    private let object: Unmanaged<AnyObject>
    /// Whether the object is gone for good; only a value that code kept can ask then.
    var hasGone = false

    init(_ object: any ScriptedObject) {
        script = object.script
        self.object = .passUnretained(object)
    }

    /// The object itself, for as long as a member of it is read or called.
    var original: AnyObject? { hasGone ? nil : object.takeUnretainedValue() }
}
