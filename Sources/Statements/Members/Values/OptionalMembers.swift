/// What optionals answer without being unwrapped. The optional itself is the last argument.
@MainActor
enum OptionalMembers {
    private static let element = ValueType.generic(.element)
    private static let result = ValueType.generic(.result)

    static let methods: [MemberMethod] = [
        method("map(_:)", of: result), method("flatMap(_:)", of: .optional(result)),
    ]

    private static func method(_ name: String, of given: ValueType) -> MemberMethod {
        MemberMethod(
            name, parameters: [.function([element], given)], result: .optional(result)
        ) { (_, arguments) throws(ConversionFailure) in
            guard let value = arguments.last, !value.isNull else { return .null }
            return try SequenceMembers.function(arguments, at: 0).call([value])
        }
    }
}
