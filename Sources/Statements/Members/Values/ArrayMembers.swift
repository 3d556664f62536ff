/// Arrays, beyond what all sequences answer.
@MainActor
enum ArrayMembers {
    private static let element = ValueType.generic(.element)

    // MARK: Making

    static var initialisers: [MemberMethod] {
        let own = ValueType.array(element)
        let sequences: [ValueType] = [own, .set(element), .range(element), .string]
        let copies = sequences.map { sequence in
            MemberMethod(
                "init(_:)", parameters: [sequence],
                result: sequence.isNamed(.string) ? .array(.string) : own
            ) { (_, arguments) throws(ConversionFailure) in
                .array(try SequenceMembers.elements(of: arguments[0]))
            }
        }
        let repeating = MemberMethod(
            "init(repeating:count:)", parameters: [element, .int], result: own
        ) { (_, arguments) throws(ConversionFailure) in
            guard case .int(let count) = arguments[1], count >= 0 else {
                throw ConversionFailure(fatalError: "Can't construct Array with count < 0")
            }
            guard count <= Value.longestRange else {
                throw ConversionFailure(
                    refusal: "an array of more than \(Value.longestRange) elements is too long")
            }
            try Value.reserve(Value.weight(ofElements: count))
            return .array(Array(repeating: arguments[0], count: count))
        }
        return copies + [repeating]
    }

    // MARK: Reading

    static var reading: [MemberMethod] {
        [
            MemberMethod("contains(_:)", parameters: [element], result: .bool) {
                (receiver, arguments) throws(ConversionFailure) in
                .bool(HeardElements(receiver.elements).contains { $0.equals(arguments[0]) })
            },
            MemberMethod("firstIndex(of:)", parameters: [element], result: ValueType.int.wrapped) {
                (receiver, arguments) throws(ConversionFailure) in
                receiver.elements.firstIndex {
                    Value.endsLongWork() || $0.equals(arguments[0])
                }.map { .int($0) } ?? .null
            },
            MemberMethod("lastIndex(of:)", parameters: [element], result: ValueType.int.wrapped) {
                (receiver, arguments) throws(ConversionFailure) in
                receiver.elements.lastIndex {
                    Value.endsLongWork() || $0.equals(arguments[0])
                }.map { .int($0) } ?? .null
            },
            MemberMethod(
                "joined(separator:)", parameters: [.string], defaults: ["separator": .string("")],
                result: .string
            ) { (receiver, arguments) throws(ConversionFailure) in
                var texts: [String] = []
                for element in HeardElements(receiver.elements) {
                    guard case .string(let text) = element else {
                        throw ConversionFailure(argument: nil)
                    }
                    texts.append(text)
                }
                guard case .string(let separator) = arguments[0] else {
                    throw ConversionFailure(argument: 0)
                }
                try Value.reserve(texts.reduce(0) { $0 + $1.utf8.count })
                try Value.reserve(separator.utf8.count, times: texts.count)
                return .string(Value.joined(texts, by: separator) { $0 })
            },
        ]
    }

    // MARK: Adding

    static var adding: [MemberMethod] {
        [
            changing("append(_:)", [element]) { elements, arguments in
                elements.append(arguments[0])
                return .void
            },
            changing("append(contentsOf:)", [.array(element)]) { elements, arguments in
                elements.grow(by: arguments[0].elements)
                return .void
            },
            changing("insert(contentsOf:at:)", [.array(element), .int]) {
                (elements, arguments) throws(ConversionFailure) in
                let index = try index(arguments[1], upTo: elements.count)
                elements.insert(contentsOf: arguments[0].elements, at: index)
                return .void
            },
            changing("insert(_:at:)", [element, .int]) {
                (elements, arguments) throws(ConversionFailure) in
                let index = try index(arguments[1], upTo: elements.count)
                elements.insert(arguments[0], at: index)
                return .void
            },
        ]
    }

    // MARK: Removing

    static var removing: [MemberMethod] {
        [
            changing("remove(at:)", [.int], element) {
                (elements, arguments) throws(ConversionFailure) in
                elements.remove(at: try index(arguments[0], upTo: elements.count - 1))
            },
            changing("removeFirst()", [], element) { (elements, _) throws(ConversionFailure) in
                try checkNotEmpty(elements, "first")
                return elements.removeFirst()
            },
            changing("removeLast()", [], element) { (elements, _) throws(ConversionFailure) in
                try checkNotEmpty(elements, "last")
                return elements.removeLast()
            },
            changing("removeFirst(_:)", [.int]) { (elements, arguments) throws(ConversionFailure) in
                elements.removeFirst(try index(arguments[0], upTo: elements.count))
                return .void
            },
            changing("removeLast(_:)", [.int]) { (elements, arguments) throws(ConversionFailure) in
                elements.removeLast(try index(arguments[0], upTo: elements.count))
                return .void
            },
            changing("replaceSubrange(_:with:)", [.range(.int), .array(element)]) {
                (elements, arguments) throws(ConversionFailure) in
                guard let places = TextPlaces.bounds(arguments[0], elements.count) else {
                    throw ConversionFailure(fatalError: "Array index is out of range")
                }
                elements.replaceSubrange(places, with: arguments[1].elements)
                return .void
            },
            changing("popFirst()", [], element.wrapped) { elements, _ in
                elements.isEmpty ? .null : elements.remove(at: 0)
            },
            changing("popLast()", [], element.wrapped) { elements, _ in
                elements.popLast() ?? .null
            },
            changing("removeAll()", []) { elements, _ in
                elements.removeAll()
                return .void
            },
            changing("removeAll(keepingCapacity:)", [.bool]) { elements, _ in
                elements.removeAll()
                return .void
            },
            changing("removeSubrange(_:)", [.range(.int)]) {
                (elements, arguments) throws(ConversionFailure) in
                guard let places = TextPlaces.bounds(arguments[0], elements.count) else {
                    throw ConversionFailure(fatalError: "Array index is out of range")
                }
                elements.removeSubrange(places)
                return .void
            },
            changing("removeAll(where:)", [.function([element], .bool)]) {
                (elements, arguments) throws(ConversionFailure) in
                let function = try SequenceMembers.function(arguments, at: 0)
                elements.removeAll { SequenceMembers.holds(function, $0) }
                return .void
            },
        ]
    }

    // MARK: Arranging

    static var arranging: [MemberMethod] {
        [
            changing("swapAt(_:_:)", [.int, .int]) {
                (elements, arguments) throws(ConversionFailure) in
                let first = try index(arguments[0], upTo: elements.count - 1)
                elements.swapAt(first, try index(arguments[1], upTo: elements.count - 1))
                return .void
            },
            changing("reverse()", []) { elements, _ in
                elements.reverse()
                return .void
            },
            changing("sort()", []) { (elements, _) throws(ConversionFailure) in
                elements = try SequenceMembers.sorted(elements)
                return .void
            },
            changing("sort(by:)", [.function([element, element], .bool)]) {
                (elements, arguments) throws(ConversionFailure) in
                let function = try SequenceMembers.function(arguments, at: 0)
                elements = SequenceMembers.sorted(elements, by: function)
                return .void
            },
        ]
    }

    private static func changing(
        _ name: String, _ parameters: [ValueType], _ result: ValueType = .void,
        _ body: @escaping @MainActor (inout [Value], [Value]) throws(ConversionFailure) -> Value
    ) -> MemberMethod {
        MemberMethod(
            name, parameters: parameters, result: result,
            mutate: { (receiver, arguments) throws(ConversionFailure) in
                let added = name.contains("contentsOf") ? arguments[0].elements : arguments
                return try receiver.editElements(adding: added) {
                    (elements) throws(ConversionFailure) in try body(&elements, arguments)
                }
            })
    }

    private static func index(_ value: Value, upTo last: Int) throws(ConversionFailure) -> Int {
        guard case .int(let index) = value else { throw ConversionFailure(argument: nil) }
        guard index >= 0, index <= last else {
            throw ConversionFailure(fatalError: "Index out of range")
        }
        return index
    }

    private static func checkNotEmpty(
        _ elements: [Value], _ what: String
    ) throws(ConversionFailure) {
        if elements.isEmpty {
            throw ConversionFailure(
                fatalError: "Can't remove \(what) element from an empty collection")
        }
    }
}
