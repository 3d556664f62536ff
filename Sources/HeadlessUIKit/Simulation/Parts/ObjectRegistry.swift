import HierarchyRecords

/// Gives the objects of a world the ids that the log knows them by.
@MainActor
final class ObjectRegistry {
    private let recorder: EventRecorder
    /// The classes of all objects. An array, because there are few, and the first use of a
    /// dictionary takes a fifth of the program's start.
    @Counted private var classes: [(key: ObjectIdentifier, index: UInt16)] = []
    /// The classes of the responders as Swift has them.
    @Counted private(set) var classesMade: [AnyClass] = []
    /// The class of the next object of that type, if a script defines it.
    @Counted private var classOfNext: (name: String, key: ObjectIdentifier, type: ObjectIdentifier)?
    /// Data sources and delegates that are not responders.
    @Counted private var strangers: [ObjectIdentifier: Stranger] = [:]
    /// Releases what deallocated objects owned.
    let graveyard = Graveyard()

    init(_ recorder: EventRecorder) { self.recorder = recorder }

    /// The id that the next object will have.
    var next: ObjectID { recorder.nextObject }

    /// Gives an object its id.
    func register(
        className: @autoclosure () -> String, key: ObjectIdentifier, type: AnyClass,
        kind: ObjectKind
    ) -> ObjectID {
        let index = classIndex(key, type, className())
        return recorder.withObjects { $0.add(classIndex: index, kind: kind) }
    }

    /// Gives an object its id under the name of a class that is not its own.
    func register(className: String, kind: ObjectKind, owner: ObjectID) -> ObjectID {
        recorder.withObjects {
            let index = $0.classIndex(named: className)
            return $0.add(classIndex: index, kind: kind, owner: owner)
        }
    }

    private func classIndex(
        _ key: ObjectIdentifier, _ type: AnyClass, _ name: @autoclosure () -> String
    ) -> UInt16 {
        for known in classes where known.key == key { return known.index }
        let name = name()
        let index = recorder.withObjects { $0.classIndex(named: name) }
        classes.append((key, index))
        classesMade.append(type)
        return index
    }

    /// Makes an object of that type, which the log shows under the name of a script's class. What it
    /// makes for itself, such as a cell's content view, keeps the name of its own class.
    func naming<Object>(
        class name: String, key: AnyObject, type: AnyClass, _ make: () throws -> Object
    ) rethrows -> Object {
        classOfNext = (name, ObjectIdentifier(key), ObjectIdentifier(type))
        defer { classOfNext = nil }
        return try make()
    }

    /// Returns the class of an object of that type, which is being made, and forgets it; nil unless
    /// a script defines the class.
    func takeClassOfNext(for type: AnyClass) -> (name: String, key: ObjectIdentifier)? {
        guard let next = classOfNext, next.type == ObjectIdentifier(type) else { return nil }
        classOfNext = nil
        return (next.name, next.key)
    }

    /// The id of an object that is not a responder. It gets one when this is first called.
    func id(ofStranger object: AnyObject) -> ObjectID {
        let key = ObjectIdentifier(object)
        if let known = strangers[key], known.object === object { return known.id }
        let named = object as? any NamedStranger
        let className = named?.classNameInLog ?? _typeName(type(of: object), qualified: false)
        let id = register(className: className, kind: .other, owner: .none)
        if let name = named?.nameInLog { recorder.withObjects { $0.setName(name, for: id) } }
        strangers[key] = Stranger(object, id)
        return id
    }
}

/// An object that is not a responder, and its id. The reference is weak: once the object is gone,
/// another one at the same address gets an id of its own.
@MainActor
private final class Stranger {
    private(set) weak var object: AnyObject? { didSet { Changes.note() } }
    let id: ObjectID

    init(_ object: AnyObject, _ id: ObjectID) {
        self.object = object
        self.id = id
    }
}

/// An object that is not a responder and has a name in the log.
@MainActor
package protocol NamedStranger: AnyObject {
    /// The name of its class, as the user wrote it.
    var classNameInLog: String { get }
    /// Its own name; nil if it has none.
    var nameInLog: String? { get }
}
