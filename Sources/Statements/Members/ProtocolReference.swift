import HeadlessUIKit

/// An object that the model knows as one of a protocol only, such as a data source.
protocol ModelProtocol {
    associatedtype Conformer
    @MainActor static var type: TypeDescription { get }
}

/// The object, as statements hold it.
struct ProtocolReference<Model: ModelProtocol>: ScriptValue {
    let object: Model.Conformer

    init(_ object: Model.Conformer) { self.object = object }

    static var valueType: ValueType { .named(Model.type) }
    static func from(_ value: Value) -> ProtocolReference? {
        guard case .object(let object) = value else { return nil }
        return (object as? Model.Conformer).map { ProtocolReference($0) }
    }
    var value: Value { .object(object as AnyObject) }
}

extension TypeDescription {
    /// A protocol of the model's that classes of the user's may conform to; they must have the
    /// methods, named in full.
    static func modelProtocol(
        _ name: String, isInstance: @escaping (AnyObject) -> Bool,
        requiring requirements:
            @escaping @autoclosure () -> [(
                name: String, types: [ValueType], result: ValueType
            )] = []
    ) -> TypeDescription {
        let type = TypeDescription(name, .object(isInstance: isInstance)) {
            var members = TypeMembers()
            members.methods = requirements().map { requirement in
                MemberMethod(
                    requirement.name, parameters: requirement.types, result: requirement.result
                ) { (receiver, arguments) throws(ConversionFailure) in
                    try call(requirement.name, of: name, on: receiver, arguments)
                }
            }
            return members
        }
        type.isProtocol = true
        return type
    }

    /// Calls what the object's own class has under the name that the protocol requires.
    private static func call(
        _ method: String, of name: String, on receiver: Value, _ arguments: [Value]
    ) throws(ConversionFailure) -> Value {
        guard case .object(let object) = receiver, let type = receiver.memberType else {
            throw ConversionFailure(argument: nil)
        }
        let required = MemberTable.type(named: name)?.members.methods ?? []
        let own = ClassTable.ofSession(of: object).methods(
            String(method.prefix { $0 != "(" }), of: type
        ).first { found in
            found.name == method && !required.contains { $0 === found }
        }
        guard let own else { throw ConversionFailure(argument: nil) }
        return try own.call(receiver, arguments)
    }
}
