extension TypeDescription {
    /// What sets of any element answer.
    static let set = TypeDescription("Set", .simple) {
        var members = TypeMembers()
        let element = ValueType.generic(.element)
        members.properties = [
            MemberProperty("count", type: .int) { .int($0.elements.count) },
            MemberProperty("isEmpty", type: .bool) { .bool($0.elements.isEmpty) },
            MemberProperty("first", type: element.wrapped) { $0.elements.first ?? .null },
            lazy(.set(element)),
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

    /// How `IndexSet`, a set of whole numbers, is made of one index or of a range of them.
    static func ofIndexes(labelled label: String?) -> MemberMethod? {
        switch label {
        case "integer": ofIndex
        case "index": ofOldIndex
        case "integersIn": ofIndexes
        default: nil
        }
    }

    private static let ofIndex = MemberMethod(
        "init(integer:)", parameters: [.int], result: .set(.int)
    ) { _, arguments in .set([arguments[0]]) }

    /// `NSIndexSet(index: 1)`
    private static let ofOldIndex = MemberMethod(
        "init(index:)", parameters: [.int], result: .set(.int)
    ) { _, arguments in .set([arguments[0]]) }

    private static let ofIndexes = MemberMethod(
        "init(integersIn:)", parameters: [.range(.int)], result: .set(.int)
    ) { _, arguments in .set(arguments[0].elements) }

    /// The first of each of the elements that are equal.
    static func distinct(_ elements: [Value]) -> NestedList<Value> {
        var kept: NestedList<Value> = []
        add(elements, to: &kept)
        return kept
    }

    static func add(_ elements: some Sequence<Value>, to kept: inout NestedList<Value>) {
        for element in elements {
            if Value.endsLongWork() { return }
            if kept.position(of: element) == nil { kept.append(element) }
        }
    }

    private static func members(_ set: Value) -> NestedList<Value> {
        if case .set(let members) = set { members } else { NestedList(set.elements) }
    }

    private static func holds(_ members: NestedList<Value>, _ element: Value) -> Bool {
        !Value.endsLongWork() && members.position(of: element) != nil
    }

    // MARK: Reading

    static var reading: [MemberMethod] {
        [
            MemberMethod("contains(_:)", parameters: [element], result: .bool) { set, arguments in
                .bool(holds(members(set), arguments[0]))
            },
            joining("union(_:)") { own, other in
                var own = own
                add(other, to: &own)
                return own
            },
            joining("intersection(_:)") { own, other in
                NestedList(own.elements.filter { element in holds(other, element) })
            },
            joining("subtracting(_:)") { own, other in
                NestedList(own.elements.filter { element in !holds(other, element) })
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
        _ name: String,
        _ body: @escaping @MainActor (NestedList<Value>, NestedList<Value>) -> NestedList<Value>
    ) -> MemberMethod {
        MemberMethod(name, parameters: [own], result: own) { set, arguments in
            .set(body(members(set), members(arguments[0])))
        }
    }

    private static func comparing(
        _ name: String,
        _ body: @escaping @MainActor (NestedList<Value>, NestedList<Value>) -> Bool
    ) -> MemberMethod {
        MemberMethod(name, parameters: [own], result: .bool) { set, arguments in
            .bool(body(members(set), members(arguments[0])))
        }
    }

    // MARK: Changing

    /// What an insertion tells: whether the set had no equal, and which one it has now.
    private static let insertion = ValueType.tuple([
        TupleElement(label: "inserted", type: .bool),
        TupleElement(label: "memberAfterInsert", type: element),
    ])

    static var changing: [MemberMethod] {
        [
            change("insert(_:)", [element], insertion) { members, arguments in
                let index = members.position(of: arguments[0])
                if index == nil { add(arguments, to: &members) }
                let member = index.map { members[$0] } ?? arguments[0]
                return .tuple([.bool(index == nil), member])
            },
            change("remove(_:)", [element], element.wrapped) { members, arguments in
                let index = members.position(of: arguments[0])
                return index.map { members.remove(at: $0) } ?? .null
            },
            change("removeAll()", []) { members, _ in
                members = []
                return .void
            },
            change("formUnion(_:)", [own]) { members, arguments in
                add(Self.members(arguments[0]), to: &members)
                return .void
            },
            change("subtract(_:)", [own]) { members, arguments in
                let others = Self.members(arguments[0])
                members = NestedList(members.elements.filter { element in !holds(others, element) })
                return .void
            },
        ]
    }

    private static func change(
        _ name: String, _ parameters: [ValueType], _ result: ValueType = .void,
        _ body: @escaping @MainActor (inout NestedList<Value>, [Value]) -> Value
    ) -> MemberMethod {
        MemberMethod(
            name, parameters: parameters, result: result,
            mutate: { (set, arguments) throws(ConversionFailure) in
                var members = members(set)
                set = .void
                defer { set = .set(members) }
                return body(&members, arguments)
            })
    }
}
