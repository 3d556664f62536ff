/// What everything answers that `for … in` goes over.
@MainActor
enum SequenceMembers {
    private static let element = ValueType.generic(.element)
    private static let result = ValueType.generic(.result)
    private static let test = ValueType.function([element], .bool)
    private static let order = ValueType.function([element, element], .bool)

    /// The methods of a sequence; `own` is what those give that keep its kind.
    static func methods(of own: ValueType) -> [MemberMethod] {
        transforming + filtering(own) + searching + ordering + parts(own)
            + RandomMembers.ofSequences
    }

    // MARK: Transforming

    private static var transforming: [MemberMethod] {
        [
            method("forEach(_:)", [.function([element], .void)], .void) { elements, function in
                for element in elements { _ = function.call([element]) }
                return .void
            },
            method("map(_:)", [.function([element], result)], .array(result)) {
                .array($0.map { [function = $1] in function.call([$0]) })
            },
            method(
                "compactMap(_:)", [.function([element], .optional(result))], .array(result)
            ) { elements, function in
                .array(elements.map { function.call([$0]) }.filter { !$0.isNull })
            },
            MemberMethod(
                "flatMap(_:)", parameters: [.function([element], .array(result))],
                result: .array(result)
            ) { (receiver, arguments) throws(ConversionFailure) in
                let function = try function(arguments, at: 0)
                var all: [Value] = []
                for element in HeardElements(try elements(of: receiver)) {
                    let more = function.call([element]).elements
                    try Value.reserve(Value.weight(ofElements: more.count))
                    all += more
                }
                return .array(all)
            },
            MemberMethod(
                "reduce(_:_:)", parameters: [result, .function([result, element], result)],
                result: result
            ) { (receiver, arguments) throws(ConversionFailure) in
                let function = try function(arguments, at: 1)
                return HeardElements(try elements(of: receiver)).reduce(arguments[0]) {
                    sum, element in
                    function.call([sum, element])
                }
            },
            reducingInto,
            plain(
                "enumerated()",
                .array(
                    .tuple([
                        TupleElement(label: "offset", type: .int),
                        TupleElement(label: "element", type: element),
                    ]))
            ) { elements in
                .array(elements.enumerated().map { .tuple([.int($0.offset), $0.element]) })
            },
        ]
    }

    /// The function changes the sum in its place.
    private static var reducingInto: MemberMethod {
        let parameters = [
            MethodParameter(label: "into", type: result, defaultValue: nil),
            MethodParameter(
                label: nil, type: .function([result, element], .void), defaultValue: nil,
                givesPlace: true),
        ]
        return MemberMethod("reduce(into:_:)", parameters: parameters, result: result) {
            (receiver, arguments) throws(ConversionFailure) in
            let function = try function(arguments, at: 1)
            var sum = arguments[0]
            for element in HeardElements(try elements(of: receiver)) {
                sum = function.changing(sum, [element])
            }
            return sum
        }
    }

    // MARK: Searching

    private static func filtering(_ own: ValueType) -> [MemberMethod] {
        [
            MemberMethod("filter(_:)", parameters: [test], result: own) {
                (receiver, arguments) throws(ConversionFailure) in
                let function = try function(arguments, at: 0)
                let kept = HeardElements(try elements(of: receiver)).filter { holds(function, $0) }
                return collected(kept, like: receiver)
            }
        ]
    }

    private static var searching: [MemberMethod] {
        [
            untilFound("first(where:)", element.wrapped) { function, element in
                holds(function, element)
            } result: {
                $0 ?? .null
            },
            method("last(where:)", [test], element.wrapped) { elements, function in
                elements.all.last { holds(function, $0) } ?? .null
            },
            method("firstIndex(where:)", [test], ValueType.int.wrapped) { elements, function in
                index(elements.all.firstIndex { holds(function, $0) })
            },
            method("lastIndex(where:)", [test], ValueType.int.wrapped) { elements, function in
                index(elements.all.lastIndex { holds(function, $0) })
            },
            untilFound("contains(where:)", .bool) { function, element in
                holds(function, element)
            } result: {
                .bool($0 != nil)
            },
            untilFound("allSatisfy(_:)", .bool) { function, element in
                !holds(function, element)
            } result: {
                .bool($0 == nil)
            },
            method("count(where:)", [test], .int) { elements, function in
                .int(elements.count { holds(function, $0) })
            },
        ]
    }

    /// A method that goes through the elements up to the first that is the wanted one.
    private static func untilFound(
        _ name: String, _ result: ValueType,
        _ isWanted: @escaping @MainActor (ScriptFunction, Value) -> Bool,
        result make: @escaping @MainActor (Value?) -> Value
    ) -> MemberMethod {
        MemberMethod(name, parameters: [test], result: result) {
            (receiver, arguments) throws(ConversionFailure) in
            let function = try function(arguments, at: 0)
            return make(try receiver.firstElement { isWanted(function, $0) })
        }
    }

    private static func index(_ index: Int?) -> Value { index.map { .int($0) } ?? .null }

    // MARK: Ordering

    private static var ordering: [MemberMethod] {
        [
            plain("sorted()", .array(element)) { elements throws(ConversionFailure) in
                .array(try sorted(elements.all))
            },
            method("sorted(by:)", [order], .array(element)) { elements, function in
                .array(sorted(elements.all, by: function))
            },
            plain("min()", element.wrapped) { elements throws(ConversionFailure) in
                try checkOrder(of: elements)
                return elements.min { (Value.order($0, $1) ?? 0) < 0 } ?? .null
            },
            plain("max()", element.wrapped) { elements throws(ConversionFailure) in
                try checkOrder(of: elements)
                return elements.max { (Value.order($0, $1) ?? 0) < 0 } ?? .null
            },
            method("min(by:)", [order], element.wrapped) { elements, function in
                elements.min { holds(function, $0, $1) } ?? .null
            },
            method("max(by:)", [order], element.wrapped) { elements, function in
                elements.max { holds(function, $0, $1) } ?? .null
            },
            plain("reversed()", .array(element)) { .array($0.reversed()) },
        ]
    }

    /// The elements in order; a failure where they have none.
    static func sorted(_ elements: [Value]) throws(ConversionFailure) -> [Value] {
        try checkOrder(of: HeardElements(elements))
        return heard { try elements.sorted { (try heardOrder($0, $1) ?? 0) < 0 } }
    }

    private static func checkOrder(of elements: HeardElements) throws(ConversionFailure) {
        guard let first = elements.all.first, elements.all.count > 1 else { return }
        guard elements.allSatisfy({ Value.order(first, $0) != nil }) else {
            throw ConversionFailure(argument: nil)
        }
    }

    /// The elements by what a function says; one that contradicts itself gives some order.
    static func sorted(_ elements: [Value], by function: ScriptFunction) -> [Value] {
        heard {
            try elements.sorted { first, second in
                if Value.endsLongWork() { throw CancellationError() }
                return holds(function, first, second)
            }
        }
    }

    private static func heardOrder(_ first: Value, _ second: Value) throws -> Int? {
        if Value.endsLongWork() { throw CancellationError() }
        return Value.order(first, second)
    }

    /// What the body makes; nothing where it ends because the person has asked for that.
    private static func heard(_ body: () throws -> [Value]) -> [Value] { (try? body()) ?? [] }

    // MARK: Parts

    private static func parts(_ own: ValueType) -> [MemberMethod] {
        let part = own.isKeyed ? .array(element) : own
        return [
            beginning(part),
            placed("prefix(upTo:)", part) { Array($0[..<$1]) },
            placed("suffix(from:)", part) { Array($0[$1...]) },
            counted("suffix(_:)", part) { elements, count in Array(elements.suffix(count)) },
            counted("dropFirst(_:)", part, defaults: ["_": .int(1)]) { elements, count in
                Array(elements.dropFirst(count))
            },
            counted("dropLast(_:)", part, defaults: ["_": .int(1)]) { elements, count in
                Array(elements.dropLast(count))
            },
            beginningWhile(part),
            MemberMethod("drop(while:)", parameters: [test], result: part) {
                (receiver, arguments) throws(ConversionFailure) in
                let function = try function(arguments, at: 0)
                let rest = try elements(of: receiver).drop { holds(function, $0) }
                return collectedPart(Array(rest), of: receiver)
            },
        ]
    }

    /// The first elements, so many.
    private static func beginning(_ part: ValueType) -> MemberMethod {
        MemberMethod("prefix(_:)", parameters: [.int], result: part) {
            (receiver, arguments) throws(ConversionFailure) in
            let count = try length(arguments)
            guard case .range = receiver else {
                let first = try elements(of: receiver).prefix(count)
                return collectedPart(Array(first), of: receiver)
            }
            return .array(try numbers(receiver, min(count, receiver.rangeCount ?? .max)))
        }
    }

    /// The first numbers of a range, so many.
    private static func numbers(
        _ range: Value, _ count: Int
    ) throws(ConversionFailure) -> [Value] {
        guard count <= Value.longestRange else { throw tooLong }
        try Value.reserve(Value.weight(ofElements: count))
        var taken: [Value] = []
        guard count > 0 else { return taken }
        _ = try range.firstElement {
            taken.append($0)
            return taken.count == count
        }
        return taken
    }

    /// The elements up to the first for which a test fails.
    private static func beginningWhile(_ part: ValueType) -> MemberMethod {
        MemberMethod("prefix(while:)", parameters: [test], result: part) {
            (receiver, arguments) throws(ConversionFailure) in
            let function = try function(arguments, at: 0)
            var taken: [Value] = []
            _ = try receiver.firstElement { (element) throws(ConversionFailure) in
                guard holds(function, element) else { return true }
                guard taken.count < Value.longestRange else { throw tooLong }
                try Value.reserve(MemoryLayout<Value>.stride)
                taken.append(element)
                return false
            }
            return collectedPart(taken, of: receiver)
        }
    }

    /// How many elements a part is to have.
    private static func length(_ arguments: [Value]) throws(ConversionFailure) -> Int {
        guard case .int(let count)? = arguments.first else { throw ConversionFailure(argument: 0) }
        if count >= 0 { return count }
        throw ConversionFailure(
            fatalError: "Can't take a part of negative length from a collection")
    }

    /// A part of a text is a text, and that of anything else an array.
    private static func collectedPart(_ part: [Value], of receiver: Value) -> Value {
        if case .string = receiver { collected(part, like: receiver) } else { .array(part) }
    }

    private static func counted(
        _ name: String, _ result: ValueType, defaults: [String: Value] = [:],
        _ body: @escaping ([Value], Int) -> [Value]
    ) -> MemberMethod {
        MemberMethod(name, parameters: [.int], defaults: defaults, result: result) {
            (receiver, arguments) throws(ConversionFailure) in
            let count = try length(arguments)
            return collectedPart(body(try elements(of: receiver), count), of: receiver)
        }
    }

    /// A part that begins or ends at a place, which may be the end.
    private static func placed(
        _ name: String, _ result: ValueType, _ body: @escaping ([Value], Int) -> [Value]
    ) -> MemberMethod {
        MemberMethod(name, parameters: [.int], result: result) {
            (receiver, arguments) throws(ConversionFailure) in
            let elements = try elements(of: receiver)
            guard case .int(let place)? = arguments.first else {
                throw ConversionFailure(argument: 0)
            }
            guard (0...elements.count).contains(place) else {
                throw ConversionFailure(fatalError: "Index out of range")
            }
            return collectedPart(body(elements, place), of: receiver)
        }
    }

    // MARK: Calls

    private static func plain(
        _ name: String, _ result: ValueType,
        _ body: @escaping @MainActor (HeardElements) throws(ConversionFailure) -> Value
    ) -> MemberMethod {
        MemberMethod(name, parameters: [], result: result) {
            (receiver, _) throws(ConversionFailure) in
            try body(HeardElements(try elements(of: receiver)))
        }
    }

    private static func method(
        _ name: String, _ parameters: [ValueType], _ result: ValueType,
        _ body: @escaping @MainActor (HeardElements, ScriptFunction) -> Value
    ) -> MemberMethod {
        MemberMethod(name, parameters: parameters, result: result) {
            (receiver, arguments) throws(ConversionFailure) in
            body(HeardElements(try elements(of: receiver)), try function(arguments, at: 0))
        }
    }

    /// The elements, unless there are too many to have at once.
    static func elements(of receiver: Value) throws(ConversionFailure) -> [Value] {
        if case .range(let lower, _, _) = receiver, lower.whole == nil {
            throw ConversionFailure(refusal: "this range has no elements to go over")
        }
        if case .range = receiver, (receiver.rangeCount ?? .max) > Value.longestRange {
            throw tooLong
        }
        if let count = receiver.rangeCount { try Value.reserve(Value.weight(ofElements: count)) }
        if case .string(let text) = receiver {
            try Value.reserve(Value.weight(ofElements: text.utf8.count))
        }
        return receiver.elements
    }

    private static var tooLong: ConversionFailure {
        ConversionFailure(
            fatalError: "a range of more than \(Value.longestRange) numbers is too long")
    }

    static func function(
        _ arguments: [Value], at index: Int
    ) throws(ConversionFailure) -> ScriptFunction {
        guard index < arguments.count, case .function(let function) = arguments[index] else {
            throw ConversionFailure(argument: index)
        }
        return function
    }

    static func holds(_ function: ScriptFunction, _ arguments: Value...) -> Bool {
        if case .bool(true) = function.call(arguments) { true } else { false }
    }

    /// Elements as a collection of the kind that they come from.
    private static func collected(_ elements: [Value], like receiver: Value) -> Value {
        switch receiver {
        case .string:
            return .string(
                elements.map { if case .string(let text) = $0 { text } else { "" } }.joined())
        case .dictionary:
            return .dictionary(
                elements.compactMap { element -> DictionaryEntry? in
                    guard case .tuple(let pair) = element, pair.count == 2 else { return nil }
                    return DictionaryEntry(pair[0], pair[1])
                })
        case .void, .null, .bool, .int, .double, .sized, .float, .object, .point, .size, .rect,
            .insets, .vector, .transform, .transform3D, .array, .set, .choice, .carrying,
            .structure, .options, .function, .tuple, .range, .weak, .typed:
            return .array(elements)
        }
    }
}

extension ValueType {
    fileprivate var isKeyed: Bool { if case .dictionary = self { true } else { false } }
}
