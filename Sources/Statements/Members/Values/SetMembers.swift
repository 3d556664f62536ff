extension TypeDescription {
    /// What sets of any element answer.
    static let set = TypeDescription("Set", .simple) {
        var members = TypeMembers()
        let element = ValueType.generic(.element)
        members.properties = [
            MemberProperty("count", type: .int) { .int($0.elements.count) },
            MemberProperty("isEmpty", type: .bool) { .bool($0.elements.isEmpty) },
            MemberProperty("first", type: element.wrapped) { $0.elements.first ?? .null },
        ]
        members.initialisers = [SetMembers.fromArray, SetMembers.fromRange]
        members.methods =
            SequenceMembers.methods(of: .array(element)) + SetMembers.reading
            + SetMembers.changing
        return members
    }
}

/// Sets, beyond what all sequences answer. They keep the order in which their elements came.
@MainActor
enum SetMembers {
    private static let element = ValueType.generic(.element)
    private static let own = ValueType.set(.generic(.element))

    /// The set of an array's elements.
    static let fromArray = MemberMethod(
        "init(_:)", parameters: [.array(.generic(.element))], result: .set(.generic(.element))
    ) { _, arguments in .set(distinct(arguments[0].elements)) }

    /// The set of a range's numbers.
    static let fromRange = MemberMethod(
        "init(_:)", parameters: [.range(.generic(.element))], result: .set(.generic(.element))
    ) { _, arguments in .set(arguments[0].elements) }

    /// The first of each of the elements that are equal.
    static func distinct(_ elements: [Value]) -> [Value] {
        var kept: [Value] = []
        for element in elements {
            if Value.endsLongWork() { break }
            if !holds(kept, element) { kept.append(element) }
        }
        return kept
    }

    private static func holds(_ elements: [Value], _ element: Value) -> Bool {
        HeardElements(elements).contains { $0.equals(element) }
    }

    // MARK: Reading

    static var reading: [MemberMethod] {
        [
            MemberMethod("contains(_:)", parameters: [element], result: .bool) { set, arguments in
                .bool(holds(set.elements, arguments[0]))
            },
            joining("union(_:)") { own, other in distinct(own + other) },
            joining("intersection(_:)") { own, other in
                own.filter { element in holds(other, element) }
            },
            joining("subtracting(_:)") { own, other in
                own.filter { element in !holds(other, element) }
            },
            comparing("isSubset(of:)") { own, other in
                own.allSatisfy { element in holds(other, element) }
            },
            comparing("isSuperset(of:)") { own, other in
                other.allSatisfy { element in holds(own, element) }
            },
            comparing("isDisjoint(with:)") { own, other in
                !own.contains { element in holds(other, element) }
            },
        ]
    }

    private static func joining(
        _ name: String, _ body: @escaping @MainActor ([Value], [Value]) -> [Value]
    ) -> MemberMethod {
        MemberMethod(name, parameters: [own], result: own) { set, arguments in
            .set(body(set.elements, arguments[0].elements))
        }
    }

    private static func comparing(
        _ name: String, _ body: @escaping @MainActor ([Value], [Value]) -> Bool
    ) -> MemberMethod {
        MemberMethod(name, parameters: [own], result: .bool) { set, arguments in
            .bool(body(set.elements, arguments[0].elements))
        }
    }

    // MARK: Changing

    static var changing: [MemberMethod] {
        [
            change("insert(_:)", [element]) { elements, arguments in
                if !elements.contains(where: { $0.equals(arguments[0]) }) {
                    elements.append(arguments[0])
                }
                return .void
            },
            change("remove(_:)", [element], element.wrapped) { elements, arguments in
                let index = elements.firstIndex { $0.equals(arguments[0]) }
                return index.map { elements.remove(at: $0) } ?? .null
            },
            change("removeAll()", []) { elements, _ in
                elements = []
                return .void
            },
            change("formUnion(_:)", [own]) { elements, arguments in
                elements = distinct(elements + arguments[0].elements)
                return .void
            },
            change("subtract(_:)", [own]) { elements, arguments in
                let others = arguments[0].elements
                elements.removeAll { element in holds(others, element) }
                return .void
            },
        ]
    }

    private static func change(
        _ name: String, _ parameters: [ValueType], _ result: ValueType = .void,
        _ body: @escaping @MainActor (inout [Value], [Value]) -> Value
    ) -> MemberMethod {
        MemberMethod(
            name, parameters: parameters, result: result,
            mutate: { (set, arguments) throws(ConversionFailure) in
                var elements = set.elements
                defer { set = .set(elements) }
                return body(&elements, arguments)
            })
    }
}
