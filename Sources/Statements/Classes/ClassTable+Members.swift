import HeadlessUIKit

extension EngineGates {
    /// The types of the session whose world it is; nil where no code can run.
    fileprivate var classes: ClassTable? { (methods as? StatementMethods)?.classes }
}

extension Evaluator {
    /// The one that runs code in the current world: for members of values, which know no session.
    static var running: Evaluator? { EngineGates.current.classes?.evaluator }
}

/// Members as a session knows them: those of the model's tables, which no session changes, those of
/// its own types, and those that its extensions add to the model's.
extension ClassTable {
    /// For questions about the model's types alone: it declares and adds nothing.
    static var ofNoSession: ClassTable { ClassTable() }

    /// The session that the object belongs to: that of its class, or of the world that it is in.
    /// Objects of the model that know no world are of the one in which code runs.
    static func ofSession(of object: AnyObject) -> ClassTable {
        if let session = (object as? any ScriptedObject)?.script.kind.description.session {
            return session
        }
        let gates = (object as? UIResponder)?.simulator.gates ?? EngineGates.current
        return gates.classes ?? .ofNoSession
    }

    // MARK: What extensions add

    /// What extensions add to that type of the model; nil where they add nothing.
    func addition(to type: TypeDescription) -> TypeDescription? {
        additions.isEmpty ? nil : additions.first { $0.type === type }?.added
    }

    /// The types of the tables, and what extensions add to them.
    var modelTypes: [TypeDescription] { MemberTable.types + additions.map(\.added) }

    /// The protocols that the type says it conforms to, in an extension as well.
    func protocols(of type: TypeDescription) -> [TypeDescription] {
        addition(to: type).map { type.protocols + $0.protocols } ?? type.protocols
    }

    /// Whether an extension says that the type, or a superclass, conforms to the protocol.
    func promises(_ type: TypeDescription, conformsTo other: TypeDescription) -> Bool {
        if additions.isEmpty { return false }
        var next: TypeDescription? = type
        while let current = next {
            let promised = addition(to: current)?.protocols ?? []
            if promised.contains(where: { $0.isDeclared(as: other) }) { return true }
            next = current.superclass
        }
        let ofObjects = type.isClass ? addition(to: .rootObject)?.protocols ?? [] : []
        return ofObjects.contains { $0.isDeclared(as: other) }
    }

    /// Whether optionals have a member of that name, by themselves or by an extension of `Optional`.
    func hasOfOptional(_ name: String) -> Bool {
        TypeDescription.optional.lineage(in: self).contains {
            $0.property(name) != nil || !$0.methods(name).isEmpty
        }
    }

    // MARK: Members

    /// The property of that name of a value of the type.
    func property(_ name: String, of type: ValueType) -> MemberProperty? {
        for description in lineage(of: type) {
            guard let found = description.property(name) else { continue }
            return found.open == nil ? found : found.bound(by: type.associatedTypes)
        }
        return nil
    }

    /// The methods of that base name of a value of the type; a subclass's hide those they override.
    func methods(_ base: String, of type: ValueType) -> [MemberMethod] {
        var found: [MemberMethod] = []
        for description in lineage(of: type) {
            for known in description.methods(base) {
                let method = known.open == nil ? known : known.bound(by: type.associatedTypes)
                if !found.contains(where: { $0.isSame(as: method) }) { found.append(method) }
            }
        }
        return found
    }

    /// The names of all members of a value of the type: properties as they are, methods in full.
    func memberNames(of type: ValueType) -> [String] {
        lineage(of: type).flatMap {
            $0.members.properties.map(\.name) + $0.members.methods.map(\.name)
        }
    }

    /// The descriptions that answer for a value of the type, the nearest first.
    func lineage(of type: ValueType) -> [TypeDescription] {
        switch type {
        case .named(let description):
            // A delegate of UIKit's is an object, whatever else it is.
            description.lineage(in: self)
                + (description.isObject || description.isProtocol && !description.isScripted
                    ? [.rootObject] : [])
        case .array(.any):
            TypeDescription.array.lineage(in: self) + [.foundationArray]
        case .array: TypeDescription.array.lineage(in: self)
        case .set: TypeDescription.set.lineage(in: self)
        case .dictionary(.any, .any):
            TypeDescription.dictionary.lineage(in: self) + [.foundationDictionary]
        case .dictionary: TypeDescription.dictionary.lineage(in: self)
        case .range: TypeDescription.range.lineage(in: self)
        case .optional: TypeDescription.optional.lineage(in: self)
        case .void, .null, .function, .tuple, .generic, .any: []
        }
    }
}

extension TypeDescription {
    /// Itself, then its superclasses from the nearest on, each with what the session's extensions
    /// add to it, which comes before what it has itself; then what its protocols' extensions give.
    func lineage(in classes: ClassTable) -> [TypeDescription] {
        var result: [TypeDescription] = []
        var promised: [TypeDescription] = []
        var type: TypeDescription? = self
        while let current = type {
            if !current.isProtocol, let added = classes.addition(to: current) {
                result.append(added)
            }
            result.append(current)
            if current.isProtocol {
                promised.append(current)
            } else {
                promised += classes.protocols(of: current.template)
            }
            type = current.above
        }
        // What code gives NSObject, every object has.
        if isClass, !isProtocol, self !== TypeDescription.rootObject,
            let added = classes.addition(to: .rootObject)
        {
            result.append(added)
            promised += added.protocols
        }
        if !promised.isEmpty { addProtocols(promised, in: classes, to: &result) }
        return result
    }

    private func addProtocols(
        _ promised: [TypeDescription], in classes: ClassTable, to result: inout [TypeDescription]
    ) {
        var waiting = promised
        while let next = waiting.popLast() {
            if isProtocol || !parts.isEmpty, next !== self { result.append(next) }
            if let standard = next.standard { result.append(standard) }
            if next === TypeDescription.error { result.append(classes.answersOfErrors) }
            if let added = classes.addition(to: next) { result.append(added) }
            waiting += classes.protocols(of: next)
        }
    }
}

@MainActor
extension ValueType {
    /// What the type has in the place of what its protocols leave to it; nil where they leave nothing, or where it does
    /// not say all of that.
    fileprivate var associatedTypes: GenericBindings? { description?.associatedBindings }
}

extension TypeDescription {
    /// What the class says of what its protocols leave to it.
    fileprivate var associatedBindings: GenericBindings? {
        var types: [GenericName: ValueType] = [:]
        var next: TypeDescription? = self
        while let current = next {
            for promised in (session ?? .ofNoSession).protocols(of: current.template) {
                for name in promised.associatedTypes where types[name] == nil {
                    types[name] = innerType(named: name.rawValue)
                }
            }
            next = current.above
        }
        return types.isEmpty ? nil : GenericBindings(types)
    }

    private func innerType(named name: String) -> ValueType? {
        var next: TypeDescription? = self
        while let current = next {
            if let found = current.template.innerTypes[name] { return found }
            next = current.above
        }
        return nil
    }
}

extension MemberProperty {
    /// The same property where its type is told; itself where that is not.
    @MainActor
    fileprivate func bound(by bindings: GenericBindings?) -> MemberProperty {
        guard let bindings, let open, bindings.tellAll(of: [open]) else { return self }
        return bound(by: bindings)
    }
}

extension MemberMethod {
    /// The same method where its types are told; itself where those are not.
    @MainActor
    fileprivate func bound(by bindings: GenericBindings?) -> MemberMethod {
        guard let bindings, let open,
            bindings.tellAll(of: open.parameters.map(\.type) + [open.result])
        else { return self }
        return bound(by: bindings)
    }
}

extension GenericBindings {
    /// Whether types leave something to others, and these tell all of it.
    @MainActor
    fileprivate func tellAll(of types: [ValueType]) -> Bool {
        types.contains { $0.leavesTypes } && !types.contains { resolve($0).leavesTypes }
    }
}

extension ValueType {
    /// Whether a type parameter of a type, or what a protocol leaves open, is in it.
    @MainActor
    fileprivate var leavesTypes: Bool {
        switch self {
        case .generic(let name): name.owner != nil
        case .optional(let inner), .array(let inner), .set(let inner), .range(let inner):
            inner.leavesTypes
        case .dictionary(let key, let value): key.leavesTypes || value.leavesTypes
        case .function(let parameters, let result):
            result.leavesTypes || parameters.contains { $0.leavesTypes }
        case .tuple(let elements): elements.contains { $0.type.leavesTypes }
        case .named(let type): type.binding?.arguments.contains { $0.leavesTypes } ?? false
        case .void, .null, .any: false
        }
    }
}
