import HeadlessUIKit

/// What inert members were set to, by their objects. It is kept beside the objects, which know nothing of it.
@MainActor
final class InertValues {
    private final class Holder {
        weak var owner: AnyObject?
        var values: [String: Value] = [:]

        init(_ owner: AnyObject) { self.owner = owner }
    }

    private var holders: [ObjectIdentifier: Holder] = [:]
    /// What members of types themselves were set to.
    private var ofTypes: [String: Value] = [:]

    /// What the member of the object was set to; nil where nobody set it.
    func value(of member: String, _ owner: Value) -> Value? {
        guard let object = owner.identity else { return ofTypes[member] }
        guard let value = holder(of: object)?.values[member] else { return nil }
        guard case .weak(let reference) = value else { return value }
        return reference.object.map { .object($0) } ?? .null
    }

    /// Keeps what the member is set to, or what it is at first; delegates and data sources are not held, as in UIKit.
    func keep(_ member: String, of owner: Value, _ value: Value) {
        let ending = member.lowercased()
        let isWeak = ["delegate", "datasource", "target"].contains { ending.hasSuffix($0) }
        let kept = isWeak ? value.held(.weak) : value
        guard let object = owner.identity else {
            ofTypes[member] = kept
            return
        }
        let holder = holder(of: object) ?? Holder(object)
        holder.values[member] = kept
        holders[ObjectIdentifier(object)] = holder
    }

    /// Lets go of what belonged to objects that are gone.
    func letGo() {
        if holders.isEmpty || holders.values.allSatisfy({ $0.owner != nil }) { return }
        holders = holders.filter { $0.value.owner != nil }
    }

    /// Forgets everything, since the world is dropped.
    func removeAll() {
        holders = [:]
        ofTypes = [:]
    }

    private func holder(of object: AnyObject) -> Holder? {
        guard let holder = holders[ObjectIdentifier(object)], holder.owner === object else {
            return nil
        }
        return holder
    }
}

@MainActor
extension Value {
    /// The object whose inert members are kept; nil for a value without an identity.
    fileprivate var identity: AnyObject? {
        guard case .object(let object) = self else { return nil }
        return (object as? DepartingObject)?.original ?? object
    }
}

extension ClassTable {
    /// What an inert member gives that nobody set: the value that its type has at first; of a class a new object, or the
    /// object itself where it is of that class.
    func emptyValue(of type: ValueType, for owner: Value) -> Value {
        switch type {
        case .named where type.isForeign: return .foreignNothing
        case .named(let description):
            if case .object(let object) = owner, description.hasInstance(object, in: self) {
                return owner
            }
            return newObject(of: description) ?? Value.zero(of: type).orEmpty(type)
        case .array: return .array([])
        case .set: return .set([])
        case .dictionary: return .dictionary([])
        case .range(let bound):
            let zero = Value.zero(of: bound)
            return .range(zero, zero, isClosed: false)
        case .function(_, let result):
            return .function(ScriptFunction { _ in Value.zero(of: result) })
        case .tuple(let elements):
            let parts = elements.map { emptyValue(of: $0.type, for: .null) }
            return .tuple(NestedList(parts))
        case .void, .null, .optional, .generic, .any: return Value.zero(of: type)
        }
    }

    private func newObject(of type: TypeDescription) -> Value? {
        if type.isInert, type.isProtocol { return inert.object(adopting: type) }
        guard type.isClass || type.isScripted, !type.isProtocol else { return nil }
        let plain = type.members.initialisers.first { initialiser in
            initialiser.parameters.allSatisfy { $0.defaultValue != nil }
        }
        return try? plain?.call(.void, (plain?.parameters ?? []).map { $0.defaultValue ?? .void })
    }
}

@MainActor
extension Value {
    fileprivate func orEmpty(_ type: ValueType) -> Value {
        isNull && type.isNamed(.string) ? .string("") : self
    }
}
