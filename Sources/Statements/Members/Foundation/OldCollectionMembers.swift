/// What `NSArray` and `NSMutableArray` call what arrays have, in Swift code.
extension TypeDescription {
    static let foundationArray = TypeDescription("NSArray", .simple) {
        var members = TypeMembers()
        members.properties = [
            MemberProperty("firstObject", type: ValueType.any.wrapped) {
                $0.elements.first ?? .null
            },
            MemberProperty("lastObject", type: ValueType.any.wrapped) { $0.elements.last ?? .null },
        ]
        members.methods = OldCollectionMembers.reading + OldCollectionMembers.changing
        return members
    }

    /// What `NSDictionary` and `NSMutableDictionary` call what dictionaries have, in Swift code.
    static let foundationDictionary = TypeDescription("NSDictionary", .simple) {
        var members = TypeMembers()
        members.properties = [
            MemberProperty("allKeys", type: .array(.any)) { .array($0.entries.map(\.key)) },
            MemberProperty("allValues", type: .array(.any)) { .array($0.entries.map(\.value)) },
        ]
        members.methods = OldCollectionMembers.ofDictionaries
        return members
    }
}

@MainActor
private enum OldCollectionMembers {
    static let reading: [MemberMethod] = [
        MemberMethod("object(at:)", parameters: [.int], result: .any, call: element),
        MemberMethod("objectAtIndex(_:)", parameters: [.int], result: .any, call: element),
        MemberMethod("index(of:)", parameters: [.any], result: .int) { receiver, arguments in
            .int(receiver.elements.firstIndex { $0.equals(arguments[0]) } ?? Int.max)
        },
        MemberMethod("componentsJoined(by:)", parameters: [.string], result: .string) {
            receiver, arguments in
            .string(
                receiver.elements.map(\.printedText).joined(
                    separator: String.from(arguments[0]) ?? ""))
        },
    ]

    private static let element: MemberMethod.Call = {
        (receiver, arguments) throws(ConversionFailure) in
        let elements = receiver.elements
        guard let index = Int.from(arguments[0]), elements.indices.contains(index) else {
            throw ConversionFailure(fatalError: "Index out of range")
        }
        return elements[index]
    }

    static let changing: [MemberMethod] = [
        adding("add(_:)"), adding("addObject(_:)"),
        MemberMethod(
            "addObjects(from:)", parameters: [.array(.any)], result: .void,
            mutate: { (receiver, arguments) throws(ConversionFailure) in
                receiver = .array(receiver.elements + arguments[0].elements)
                return .void
            }),
        MemberMethod(
            "removeAllObjects()", parameters: [], result: .void,
            mutate: { (receiver, _) throws(ConversionFailure) in
                receiver = .array([])
                return .void
            }),
        removing("removeObject(at:)"), removing("removeObjectAtIndex(_:)"),
    ]

    private static func adding(_ name: String) -> MemberMethod {
        MemberMethod(
            name, parameters: [.any], result: .void,
            mutate: { (receiver, arguments) throws(ConversionFailure) in
                receiver = .array(receiver.elements + [arguments[0]])
                return .void
            })
    }

    private static func removing(_ name: String) -> MemberMethod {
        MemberMethod(
            name, parameters: [.int], result: .void,
            mutate: { (receiver, arguments) throws(ConversionFailure) in
                var elements = receiver.elements
                guard let index = Int.from(arguments[0]), elements.indices.contains(index) else {
                    throw ConversionFailure(fatalError: "Index out of range")
                }
                elements.remove(at: index)
                receiver = .array(elements)
                return .void
            })
    }

    static let ofDictionaries: [MemberMethod] =
        ["object(forKey:)", "value(forKey:)", "objectForKey(_:)", "valueForKey(_:)"].map { name in
            MemberMethod(name, parameters: [.any], result: ValueType.any.wrapped) {
                receiver, arguments in
                receiver.entries.first { $0.key.equals(arguments[0]) }?.value ?? .null
            }
        }
        + ["setObject(_:forKey:)", "setValue(_:forKey:)"].map { name in
            MemberMethod(
                name, parameters: [.any, .any], result: .void,
                mutate: { (receiver, arguments) throws(ConversionFailure) in
                    var entries = receiver.entries
                    if let index = entries.firstIndex(where: { $0.key.equals(arguments[1]) }) {
                        entries[index].value = arguments[0]
                    } else {
                        entries.append(DictionaryEntry(arguments[1], arguments[0]))
                    }
                    receiver = .dictionary(entries)
                    return .void
                })
        }
}
