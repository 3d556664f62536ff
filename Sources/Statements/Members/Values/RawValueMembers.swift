import HeadlessUIKit

/// The numbers behind UIKit's enumerations and option sets.
@MainActor
enum RawValues {
    /// The number, or the name, behind each of the choices.
    @_semantics("optimize.sil.specialize.generic.never")
    private static func values<Choice: ScriptChoice>(of type: Choice.Type) -> [Value] {
        type.choices.map { choice in
            let raw = (choice as? any RawRepresentable)?.rawValue
            return (raw as? Int).map(Value.int) ?? (raw as? String).map(Value.string) ?? .null
        }
    }

    /// Adds what an enumeration has whose cases are numbers or names.
    @_semantics("optimize.sil.specialize.generic.never")
    static func add<Choice: ScriptChoice>(to members: inout TypeMembers, of choice: Choice.Type) {
        let (values, type) = (values(of: choice), Choice.type)
        guard let first = values.first, !first.isNull else { return }
        let rawType: ValueType = if case .string = first { .string } else { .int }
        members.properties.append(
            MemberProperty(
                "rawValue", type: rawType,
                get: { (value) throws(ConversionFailure) in
                    guard case .choice(_, let index) = value, values.indices.contains(index) else {
                        throw ConversionFailure(argument: nil)
                    }
                    return values[index]
                }))
        members.initialisers.append(
            MemberMethod(
                "init(rawValue:)", types: [rawType], defaults: [:],
                result: .optional(.named(type))
            ) { (_, arguments) throws(ConversionFailure) in
                let index = values.firstIndex { $0.equals(arguments[0]) }
                return index.map { .choice(type, $0) } ?? .null
            })
    }

    /// What an option set has besides its options.
    static func members(ofOptions type: TypeDescription) -> TypeMembers {
        var members = TypeMembers()
        members.properties.append(
            MemberProperty(
                "rawValue", type: .int,
                get: { (value) throws(ConversionFailure) in
                    guard case .options(_, let bits) = value else {
                        throw ConversionFailure(argument: nil)
                    }
                    return .int(Int(truncatingIfNeeded: bits))
                }))
        members.initialisers.append(
            MemberMethod(
                "init(rawValue:)", types: [.int], defaults: [:], result: .named(type)
            ) { (_, arguments) throws(ConversionFailure) in
                guard case .int(let bits) = arguments[0] else {
                    throw ConversionFailure(argument: 0)
                }
                return .options(type, UInt(bitPattern: bits))
            })
        members.initialisers.append(
            MemberMethod(
                "init(_:)", types: [.named(type)], defaults: [:], result: .named(type)
            ) { (_, arguments) throws(ConversionFailure) in arguments[0] })
        return members
    }
}
