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
        members.initialisers += unsigned.map { number in
            MemberMethod(
                "init(rawValue:)", types: [.named(number)], defaults: [:], result: .named(type)
            ) { (_, arguments) throws(ConversionFailure) in
                guard let bits = arguments[0].whole.map({ UInt(bits: $0) }) else {
                    throw ConversionFailure(argument: 0)
                }
                return .options(type, bits)
            }
        }
        members.initialisers.append(
            MemberMethod(
                "init(_:)", types: [.named(type)], defaults: [:], result: .named(type)
            ) { (_, arguments) throws(ConversionFailure) in arguments[0] })
        members.properties.append(
            MemberProperty("isEmpty", type: .bool) { .bool($0.optionBits == 0) })
        members.methods += combining(type) + changing(type)
        return members
    }

    /// The numbers without a sign that UIKit's option sets are made of.
    private static let unsigned: [TypeDescription] = [.uint, .uint64, .uint32, .uint16, .uint8]

    /// How the bits of two option sets become those of a third one.
    private static let combinations:
        [(name: String, changes: String, combine: (UInt, UInt) -> UInt)] = [
            ("union(_:)", "formUnion(_:)", { $0 | $1 }),
            ("intersection(_:)", "formIntersection(_:)", { $0 & $1 }),
            ("subtracting(_:)", "subtract(_:)", { $0 & ~$1 }),
            ("symmetricDifference(_:)", "formSymmetricDifference(_:)", { $0 ^ $1 }),
        ]

    private static func combining(_ type: TypeDescription) -> [MemberMethod] {
        let own = ValueType.named(type)
        let made = combinations.map { name, _, combine in
            MemberMethod(name, parameters: [own], result: own) { receiver, arguments in
                .options(type, combine(receiver.optionBits, arguments[0].optionBits))
            }
        }
        return made + [
            comparing("contains(_:)", own) { $0 & $1 == $1 },
            comparing("isSubset(of:)", own) { $0 & $1 == $0 },
            comparing("isSuperset(of:)", own) { $0 & $1 == $1 },
            comparing("isDisjoint(with:)", own) { $0 & $1 == 0 },
        ]
    }

    private static func comparing(
        _ name: String, _ own: ValueType, _ compare: @escaping @MainActor (UInt, UInt) -> Bool
    ) -> MemberMethod {
        MemberMethod(name, parameters: [own], result: .bool) { receiver, arguments in
            .bool(compare(receiver.optionBits, arguments[0].optionBits))
        }
    }

    private static func changing(_ type: TypeDescription) -> [MemberMethod] {
        let own = ValueType.named(type)
        let formed = combinations.map { _, name, combine in
            MemberMethod(
                name, parameters: [own], result: .void,
                mutate: { receiver, arguments in
                    receiver = .options(type, combine(receiver.optionBits, arguments[0].optionBits))
                    return .void
                })
        }
        return formed + [
            MemberMethod(
                "insert(_:)", parameters: [own], result: .any,
                mutate: { receiver, arguments in
                    receiver = .options(type, receiver.optionBits | arguments[0].optionBits)
                    return arguments[0]
                }),
            MemberMethod(
                "update(with:)", parameters: [own], result: own.wrapped,
                mutate: { receiver, arguments in
                    let known = receiver.optionBits & arguments[0].optionBits
                    receiver = .options(type, receiver.optionBits | arguments[0].optionBits)
                    return known == 0 ? .null : .options(type, known)
                }),
            MemberMethod(
                "remove(_:)", parameters: [own], result: own.wrapped,
                mutate: { receiver, arguments in
                    let gone = receiver.optionBits & arguments[0].optionBits
                    receiver = .options(type, receiver.optionBits & ~gone)
                    return gone == 0 ? .null : .options(type, gone)
                }),
        ]
    }
}

extension Value {
    /// The bits of an option set; none of any other value.
    fileprivate var optionBits: UInt {
        if case .options(_, let bits) = self { bits } else { 0 }
    }
}

extension UInt {
    /// The bits of any whole number.
    fileprivate init(bits: some BinaryInteger) { self.init(truncatingIfNeeded: bits) }
}
