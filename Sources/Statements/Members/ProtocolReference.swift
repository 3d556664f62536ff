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
            members.methods = requirements().map {
                MemberMethod($0.name, parameters: $0.types, result: $0.result)
            }
            return members
        }
        type.isProtocol = true
        return type
    }
}
