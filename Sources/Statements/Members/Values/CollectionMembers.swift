extension ValueType {
    /// What describes values of it: for an array, what all arrays have in common.
    @MainActor var nearestDescription: TypeDescription {
        switch self {
        case .named(let type): type
        case .array: .array
        case .dictionary: .dictionary
        case .set: .set
        case .range: .range
        case .optional(let inner): inner.nearestDescription
        case .void, .null, .function, .tuple, .generic, .any: .rootObject
        }
    }
}

extension TypeDescription {
    /// Whether its values' types say more than its name: `[UIView]`.
    var isCollection: Bool {
        self === TypeDescription.array || self === TypeDescription.dictionary
            || self === TypeDescription.range || self === TypeDescription.set
            || self === TypeDescription.optional
    }

    /// What optionals answer without `?`, to which extensions of `Optional` add.
    static let optional = TypeDescription("Optional", .simple) {
        var members = TypeMembers()
        members.properties = [
            MemberProperty("debugDescription", type: .string) { value in
                .string(value.isNull ? "nil" : "Optional(\(value.debugText(of: .any)))")
            }
        ]
        return members
    }

    /// What stands for one of Swift's protocols of collections, which arrays conform to.
    static func collection(named name: String) -> TypeDescription? {
        if name == "Optional" { return .optional }
        return [
            "Sequence", "Collection", "MutableCollection", "BidirectionalCollection",
            "RandomAccessCollection", "RangeReplaceableCollection",
        ].contains(name) ? .array : nil
    }

    /// What arrays of any element answer.
    static let array = TypeDescription("Array", .simple) {
        var members = TypeMembers()
        let element = ValueType.generic(.element)
        members.properties = [
            value("count", .int) { .int($0.elements.count) },
            value("isEmpty", .bool) { .bool($0.elements.isEmpty) },
            value("first", element.wrapped) { $0.elements.first ?? .null },
            value("last", element.wrapped) { $0.elements.last ?? .null },
            lazy(.array(element)),
            value("indices", .range(.int)) {
                .range(.int(0), .int($0.elements.count), isClosed: false)
            },
            value("startIndex", .int) { _ in .int(0) },
            value("endIndex", .int) { .int($0.elements.count) },
        ]
        members.initialisers = ArrayMembers.initialisers
        members.methods =
            SequenceMembers.methods(of: .array(element)) + ArrayMembers.reading
            + TextPlaces.moving + ArrayMembers.adding + ArrayMembers.removing
            + ArrayMembers.arranging
            + [RandomMembers.ofArrays] + Splitting.ofArrays
        return members
    }

    /// What dictionaries answer.
    static let dictionary = TypeDescription("Dictionary", .simple) {
        var members = TypeMembers()
        let key = ValueType.generic(.key)
        let entry = ValueType.generic(.value)
        members.properties = [
            value("count", .int) { .int($0.elements.count) },
            value("isEmpty", .bool) { .bool($0.elements.isEmpty) },
            value("keys", .array(key)) { .array($0.entries.map(\.key)) },
            value("values", .array(entry)) { .array($0.entries.map(\.value)) },
            lazy(.dictionary(key, entry)),
            value("first", ValueType.generic(.element).wrapped) { $0.elements.first ?? .null },
        ]
        members.methods =
            SequenceMembers.methods(of: .dictionary(key, entry)) + DictionaryMembers.methods
        return members
    }

    /// What ranges of numbers answer.
    static let range = TypeDescription("Range", .simple) {
        var members = TypeMembers()
        let bound = ValueType.generic(.element)
        members.properties = [
            value("lowerBound", bound) { $0.bounds.lower },
            value("upperBound", bound) { $0.bounds.upper },
            MemberProperty("count", type: .int) { range throws(ConversionFailure) in
                guard let count = range.rangeCount else {
                    throw ConversionFailure(fatalError: "arithmetic overflow")
                }
                return .int(count)
            },
            value("isEmpty", .bool) { .bool($0.isEmptyRange) },
            lazy(.range(bound)),
            value("first", bound.wrapped) { $0.isEmptyRange ? .null : $0.bounds.lower },
            MemberProperty("last", type: bound.wrapped) { range throws(ConversionFailure) in
                try range.lastNumber
            },
        ]
        members.methods =
            SequenceMembers.methods(of: .array(bound)) + [
                MemberMethod("contains(_:)", parameters: [bound], result: .bool) {
                    (range, arguments) throws(ConversionFailure) in
                    .bool(range.contains(arguments[0]))
                }
            ]
        members.initialisers = [
            TextRanges.initialiserOfRange, TextRanges.plainRange,
            MemberMethod("init(_:)", parameters: [.range(bound)], result: .range(bound)) {
                _, arguments in
                guard case .range(let lower, let upper, isClosed: true) = arguments[0],
                    let end = Int.from(upper)
                else { return arguments[0] }
                return .range(lower, .int(end + 1), isClosed: false)
            },
        ]
        return members
    }

    /// The collection itself: what `lazy` puts off is done at once, in the same order.
    static func lazy(_ type: ValueType) -> MemberProperty { value("lazy", type) { $0 } }

    private static func value(
        _ name: String, _ type: ValueType, _ get: @escaping (Value) -> Value
    ) -> MemberProperty {
        MemberProperty(name, type: type, get: { value in get(value) })
    }
}

extension Value {
    /// The entries of a dictionary; none of anything else.
    var entries: NestedList<DictionaryEntry> {
        if case .dictionary(let entries) = self { entries } else { [] }
    }

    /// Takes the entries out of a dictionary, so that they are changed without a copy.
    fileprivate mutating func takeEntries() -> NestedList<DictionaryEntry> {
        defer { self = .void }
        return entries
    }

    /// Whether it is a range without elements.
    @MainActor
    fileprivate var isEmptyRange: Bool {
        guard case .range(let lower, let upper, isClosed: false) = self else { return false }
        return lower.equals(upper)
    }

    /// The last number of a range of whole numbers.
    @MainActor
    fileprivate var lastNumber: Value {
        get throws(ConversionFailure) {
            guard case .range(_, let upper, let isClosed) = self, let end = upper.whole else {
                throw ConversionFailure(refusal: "this range has no last number")
            }
            func before(_ end: some ScriptInteger) -> Value { (end - 1).value }
            if isClosed { return upper }
            return isEmptyRange ? .null : before(end)
        }
    }

    fileprivate var bounds: (lower: Value, upper: Value) {
        if case .range(let lower, let upper, _) = self { (lower, upper) } else { (.null, .null) }
    }

    /// Changes the elements of an array in place; `added` are those that may come in.
    mutating func editElements<Result>(
        adding added: [Value], _ body: (inout [Value]) throws(ConversionFailure) -> Result
    ) throws(ConversionFailure) -> Result {
        guard case .array(var elements) = self else { throw ConversionFailure(argument: nil) }
        self = .void
        defer { self = .array(elements) }
        return try elements.edit(adding: added, body)
    }
}

/// Dictionaries, beyond what all sequences answer.
@MainActor
enum DictionaryMembers {
    private static let key = ValueType.generic(.key)
    private static let entry = ValueType.generic(.value)
    private static let result = ValueType.generic(.result)

    /// `Dictionary(grouping:by:)`
    static var initialisers: [MemberMethod] {
        let element = ValueType.generic(.element)
        let pair = ValueType.tuple([key, entry].map { TupleElement(label: nil, type: $0) })
        return [
            MemberMethod(
                "init(uniqueKeysWithValues:)", parameters: [.array(pair)],
                result: .dictionary(key, entry)
            ) { (_, arguments) throws(ConversionFailure) in
                try joined(arguments[0]) { (_, _, key) throws(ConversionFailure) in
                    throw ConversionFailure(
                        fatalError: "Duplicate values for key: '\(key.printedText)'")
                }
            },
            MemberMethod(
                "init(_:uniquingKeysWith:)",
                parameters: [.array(pair), .function([entry, entry], entry)],
                result: .dictionary(key, entry)
            ) { (_, arguments) throws(ConversionFailure) in
                let function = try SequenceMembers.function(arguments, at: 1)
                return try joined(arguments[0]) { first, second, _ in
                    function.call([first, second])
                }
            },
            MemberMethod(
                "init(grouping:by:)",
                parameters: [.array(element), .function([element], key)],
                result: .dictionary(key, .array(element))
            ) { (_, arguments) throws(ConversionFailure) in
                let function = try SequenceMembers.function(arguments, at: 1)
                var entries = NestedList<DictionaryEntry>([])
                for element in HeardElements(arguments[0].elements) {
                    let key = function.call([element])
                    if let index = entries.position(of: key) {
                        entries[index].value = .array(entries[index].value.elements + [element])
                    } else {
                        entries.append(DictionaryEntry(key, .array([element])))
                    }
                }
                return .dictionary(entries)
            },
        ]
    }

    /// Pairs as a dictionary; of two values with equal keys it has what `join` makes of them.
    private static func joined(
        _ pairs: Value, _ join: (Value, Value, Value) throws(ConversionFailure) -> Value
    ) throws(ConversionFailure) -> Value {
        var entries = NestedList<DictionaryEntry>([])
        for pair in HeardElements(try SequenceMembers.elements(of: pairs)) {
            guard case .tuple(let parts) = pair, parts.count == 2 else {
                throw ConversionFailure(argument: 0)
            }
            if let index = entries.position(of: parts[0]) {
                entries[index].value = try join(entries[index].value, parts[1], parts[0])
            } else {
                entries.append(DictionaryEntry(parts[0], parts[1]))
            }
        }
        return .dictionary(entries)
    }

    static var methods: [MemberMethod] {
        [
            MemberMethod(
                "mapValues(_:)", parameters: [.function([entry], result)],
                result: .dictionary(key, result)
            ) { (receiver, arguments) throws(ConversionFailure) in
                let function = try SequenceMembers.function(arguments, at: 0)
                return .dictionary(
                    receiver.entries.map { DictionaryEntry($0.key, function.call([$0.value])) })
            },
            MemberMethod(
                "removeValue(forKey:)", parameters: [key], result: entry.wrapped,
                mutate: { (receiver, arguments) throws(ConversionFailure) in
                    var entries = receiver.takeEntries()
                    defer { receiver = .dictionary(entries) }
                    let index = entries.position(of: arguments[0])
                    return index.map { entries.remove(at: $0).value } ?? .null
                }),
            MemberMethod(
                "updateValue(_:forKey:)", parameters: [entry, key], result: entry.wrapped,
                mutate: { (receiver, arguments) throws(ConversionFailure) in
                    var entries = receiver.takeEntries()
                    defer { receiver = .dictionary(entries) }
                    guard let index = entries.position(of: arguments[1]) else {
                        entries.append(DictionaryEntry(arguments[1], arguments[0]))
                        return .null
                    }
                    defer { entries[index].value = arguments[0] }
                    return entries[index].value
                }),
            MemberMethod(
                "removeAll(keepingCapacity:)", parameters: [ValueType.bool], result: .void,
                mutate: { (receiver, _) throws(ConversionFailure) in
                    receiver = .dictionary([])
                    return .void
                }),
            MemberMethod(
                "removeAll()", parameters: [], result: .void,
                mutate: { (receiver, _) throws(ConversionFailure) in
                    receiver = .dictionary([])
                    return .void
                }),
        ]
    }
}
