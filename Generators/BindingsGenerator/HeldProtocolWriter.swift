/// Writes how statements hold objects that the system provides and the model gives as a protocol: the
/// type that holds one, and the description with what such an object can be asked.
struct HeldProtocolWriter {
    let owner: TypeDeclaration
    /// The name of the type that holds an object.
    let holder: String
    /// What the protocol's description is called.
    let description: String
    /// The lines that give the description its members.
    let lines: [String]
    /// What makes the description one of the protocols that this one inherits.
    let conformances: String

    var text: String {
        """
        /// An object of \(owner.name), as statements hold it.
        struct \(holder): ScriptValue {
        let object: any \(owner.name)
        init(_ object: any \(owner.name)) { self.object = object }

        static var valueType: ValueType { .named(.\(description)) }
        static func from(_ value: Value) -> \(holder)? {
        guard case .object(let object) = value else { return nil }
        return (object as? any \(owner.name)).map { \(holder)($0) }
        }
        var value: Value { .object(object) }
        }

        extension TypeDescription {
        static let \(description) = TypeDescription("\(owner.name)", protocol: \(holder).self, isInstance: { $0 is any \(owner.name) }) { \(lines.isEmpty ? "_" : "type") in
        \(lines.joined(separator: "\n"))
        }\(conformances)
        }

        """
    }
}
