import CommandLanguage

/// Messages to Foundation's classes, and those that change an array or a dictionary.
extension StatementChecker {
    /// `[NSString stringWithFormat:…]`, `[NSMutableArray array]` and their like; nil for another
    /// receiver.
    mutating func checkFoundationClass(
        _ receiver: Expression, _ selector: String, _ arguments: [Expression],
        at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression? {
        if case .name("NSException") = receiver.kind, selector == "raise:format:" {
            return try checkRaise(arguments, at: span)
        }
        var owner = receiver
        var isMade = selector == "new"
        if case .message(let name, "alloc", _) = receiver.kind {
            owner = name
            isMade = selector == "init"
        }
        guard case .name(let name) = owner.kind, let kind = Self.foundationClasses[name],
            !scope.knows(name), variables.type(of: name) == nil
        else { return nil }
        if isMade { return CheckedExpression(.constant(kind.empty), kind.type, at: span) }
        var values: [CheckedExpression] = []
        for argument in arguments { values.append(try check(argument)) }
        guard let maker = FoundationMaker.table[selector], maker.makes == kind.makes else {
            let known = FoundationMaker.table.values.filter { $0.makes == kind.makes }
            throw Diagnostic(
                .unknownMember, at: span, "the class '\(name)' has no '\(selector.clipped)'",
                suggestion: NearestName.nearest(
                    to: selector, among: known.map(\.selector).sorted() + ["alloc", "new"]))
        }
        return computed(values, kind.type, at: span) { _, values throws(StatementStop) in
            maker.make(values)
        }
    }

    /// `[NSException raise:name format:…]`
    private mutating func checkRaise(
        _ arguments: [Expression], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        var values: [CheckedExpression] = []
        for argument in arguments { values.append(try check(argument)) }
        return computed(values, .void, at: span) { _, values throws(StatementStop) in
            let exception = ScriptException(
                name: ObjectiveCFormat.describe(values[0]),
                reason: ObjectiveCFormat.text(Array(values.dropFirst())))
            throw .thrown(ThrownError(.object(exception), at: span))
        }
    }

    private struct FoundationClass {
        let makes: FoundationMaker.Product
        let type: ValueType
        let empty: Value
    }

    private static let foundationClasses: [String: FoundationClass] = {
        let text = FoundationClass(makes: .text, type: .string, empty: .string(""))
        let array = FoundationClass(makes: .array, type: .array(.any), empty: .array([]))
        let dictionary = FoundationClass(
            makes: .dictionary, type: .dictionary(.any, .any), empty: .dictionary([]))
        let set = FoundationClass(makes: .set, type: .set(.any), empty: .set([]))
        let number = FoundationClass(makes: .number, type: .any, empty: .null)
        return [
            "NSString": text, "NSMutableString": text, "NSArray": array, "NSMutableArray": array,
            "NSDictionary": dictionary, "NSMutableDictionary": dictionary, "NSNumber": number,
            "NSValue": number, "NSSet": set, "NSMutableSet": set, "NSOrderedSet": set,
            "NSMutableOrderedSet": set,
        ]
    }()

    // MARK: Changes

    /// `[array addObject:x]`: the place that holds the array gets another one.
    mutating func checkMutation(
        _ receiver: Expression, _ object: CheckedExpression, _ selector: String,
        _ arguments: [Expression], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression? {
        guard object.type.isCollection, let change = CollectionChange.table[selector] else {
            return nil
        }
        var values: [CheckedExpression] = []
        for argument in arguments { values.append(try check(argument)) }
        guard values.count == selector.count(where: { $0 == ":" }) else {
            throw Diagnostic(.wrongArity, at: span, "'\(selector)' takes no further arguments")
        }
        let method = MemberMethod(
            "\(selector.filter { $0 != ":" })(\(values.map { _ in "_:" }.joined()))",
            parameters: values.map(\.type), result: .void,
            mutate: { (collection, arguments) throws(ConversionFailure) in
                try change(&collection, arguments)
                return .void
            })
        let place = try checkPlaceOfC(receiver)
        return CheckedExpression(.member(.mutation(place.place, method, values)), .void, at: span)
    }
}

/// A message to one of Foundation's classes that makes a value.
@MainActor
struct FoundationMaker {
    enum Product { case text, array, set, dictionary, number }

    let selector: String
    let makes: Product
    let make: @MainActor ([Value]) -> Value

    static let table: [String: FoundationMaker] = Dictionary(
        uniqueKeysWithValues: (collections + sets + numbers).map { ($0.selector, $0) })

    private static let collections: [FoundationMaker] = [
        FoundationMaker(selector: "stringWithFormat:", makes: .text) {
            .string(ObjectiveCFormat.text($0))
        },
        FoundationMaker(selector: "initWithFormat:", makes: .text) {
            .string(ObjectiveCFormat.text($0))
        },
        FoundationMaker(selector: "stringWithString:", makes: .text) { $0.first ?? .null },
        FoundationMaker(selector: "string", makes: .text) { _ in .string("") },
        FoundationMaker(selector: "array", makes: .array) { _ in .array([]) },
        FoundationMaker(selector: "arrayWithCapacity:", makes: .array) { _ in .array([]) },
        FoundationMaker(selector: "arrayWithObject:", makes: .array) { .array($0) },
        FoundationMaker(selector: "arrayWithObjects:", makes: .array) { values in
            .array(Array(values.prefix { !$0.isNull }))
        },
        FoundationMaker(selector: "arrayWithArray:", makes: .array) { $0.first ?? .array([]) },
        FoundationMaker(selector: "initWithObjects:", makes: .array) { values in
            .array(Array(values.prefix { !$0.isNull }))
        },
        FoundationMaker(selector: "dictionary", makes: .dictionary) { _ in .dictionary([]) },
        FoundationMaker(selector: "dictionaryWithDictionary:", makes: .dictionary) {
            $0.first ?? .dictionary([])
        },
    ]

    private static let sets: [FoundationMaker] = [
        FoundationMaker(selector: "set", makes: .set) { _ in .set([]) },
        FoundationMaker(selector: "setWithObject:", makes: .set) { .set($0) },
        FoundationMaker(selector: "setWithObjects:", makes: .set) { values in
            .set(SetMembers.distinct(Array(values.prefix { !$0.isNull })))
        },
        FoundationMaker(selector: "setWithArray:", makes: .set) { values in
            .set(SetMembers.distinct(values.first?.elements ?? []))
        },
    ]

    private static let numbers: [FoundationMaker] =
        [
            "numberWithInt:", "numberWithInteger:", "numberWithUnsignedInteger:",
            "numberWithFloat:", "numberWithDouble:", "numberWithBool:", "valueWithCGRect:",
            "valueWithCGPoint:", "valueWithCGSize:",
        ].map { FoundationMaker(selector: $0, makes: .number) { $0.first ?? .null } }
}

/// What a message does to the array or the dictionary that it goes to.
@MainActor
enum CollectionChange {
    package typealias Change =
        @MainActor (inout Value, [Value]) throws(ConversionFailure) -> Void

    static let table: [String: Change] = [
        "addObject:": { (value, arguments) throws(ConversionFailure) in
            let name = if case .set = value { "__NSSetM addObject:" } else { insertion }
            try checkObject(arguments[0], name)
            try edit(&value, adding: arguments) { (elements) throws(ConversionFailure) in
                elements.append(arguments[0])
            }
        },
        "addObjectsFromArray:": array { elements, arguments in
            if case .array(let others) = arguments[0] { elements += others.elements }
        },
        "insertObject:atIndex:": array { (elements, arguments) throws(ConversionFailure) in
            try checkObject(arguments[0], insertion)
            let index = try position(arguments[1], upTo: elements.count, of: elements) {
                "\(insertion)]: index \($0) beyond bounds"
            }
            elements.insert(arguments[0], at: index)
        },
        "replaceObjectAtIndex:withObject:": array {
            (elements, arguments) throws(ConversionFailure) in
            let name = "__NSArrayM replaceObjectAtIndex:withObject:"
            try checkObject(arguments[1], name)
            let index = try position(arguments[0], upTo: elements.count - 1, of: elements) {
                "\(name)]: index \($0) beyond bounds"
            }
            elements[index] = arguments[1]
        },
        "removeObject:": array { elements, arguments in
            elements.removeAll { $0.isEqualInC(to: arguments[0]) }
        },
        "removeObjectAtIndex:": array { (elements, arguments) throws(ConversionFailure) in
            let index = try position(arguments[0], upTo: elements.count - 1, of: elements) {
                "__NSArrayM removeObjectsInRange:]: range {\($0), 1} extends beyond bounds"
            }
            elements.remove(at: index)
        },
        "removeLastObject": array { elements, _ in _ = elements.popLast() },
        "removeAllObjects": { value, _ in
            if case .dictionary = value {
                value = .dictionary([])
            } else if case .set = value {
                value = .set([])
            } else {
                value = .array([])
            }
        },
        "setObject:forKey:": { (value, arguments) throws(ConversionFailure) in
            let name = "__NSDictionaryM setObject:forKey:"
            if arguments[1].isNull { throw invalid("\(name)]: key cannot be nil") }
            if arguments[0].isNull {
                let key = ObjectiveCFormat.describe(arguments[1])
                throw invalid("\(name)]: object cannot be nil (key: \(key))")
            }
            value.set(arguments[0], forKey: arguments[1])
        },
        "removeObjectForKey:": { (value, arguments) throws(ConversionFailure) in
            if arguments[0].isNull {
                throw invalid("__NSDictionaryM removeObjectForKey:]: key cannot be nil")
            }
            value.set(nil, forKey: arguments[0])
        },
    ]

    private static let insertion = "__NSArrayM insertObject:atIndex:"

    /// A change of an array; what is none, as `nil`, stays as it is.
    private static func array(
        _ body: @escaping @MainActor (inout [Value], [Value]) throws(ConversionFailure) -> Void
    ) -> Change {
        { (value, arguments) throws(ConversionFailure) in
            try edit(&value, adding: arguments) { (elements) throws(ConversionFailure) in
                try body(&elements, arguments)
            }
        }
    }

    private static func edit(
        _ value: inout Value, adding added: [Value],
        _ body: (inout [Value]) throws(ConversionFailure) -> Void
    ) throws(ConversionFailure) {
        if case .array(var elements) = value {
            value = .void
            defer { value = .array(elements) }
            try elements.edit(adding: added, body)
        } else if case .set(let old) = value {
            var elements = old.elements
            try body(&elements)
            value = .set(SetMembers.distinct(elements))
        }
    }

    // MARK: Foundation's exceptions

    /// The index, or Foundation's exception where the array has none of that number; `text` is what
    /// it says before the bounds.
    private static func position(
        _ value: Value, upTo last: Int, of elements: [Value], _ text: (String) -> String
    ) throws(ConversionFailure) -> Int {
        if let index = value.wholeNumber, index >= 0, index <= last { return index }
        let index = value.wholeNumber.map { "\(UInt(bitPattern: $0))" } ?? value.swiftText
        let bounds =
            elements.isEmpty ? "for empty array" : "[0 .. \(elements.count - 1)]"
        throw ConversionFailure(
            exception: "NSRangeException", reason: "*** -[\(text(index)) \(bounds)")
    }

    private static func checkObject(
        _ value: Value, _ method: String
    ) throws(ConversionFailure) {
        if value.isNull { throw invalid("\(method)]: object cannot be nil") }
    }

    private static func invalid(_ text: String) -> ConversionFailure {
        ConversionFailure(exception: "NSInvalidArgumentException", reason: "*** -[\(text)")
    }
}

@MainActor
extension Value {
    fileprivate mutating func set(_ new: Value?, forKey key: Value) {
        guard case .dictionary(var entries) = self else { return }
        let place = entries.firstIndex { $0.key.equals(key) }
        switch (place, new) {
        case (let place?, let new?): entries[place].value = new
        case (let place?, nil): entries.remove(at: place)
        case (nil, let new?): entries.append(DictionaryEntry(key, new))
        case (nil, nil): break
        }
        self = .dictionary(entries)
    }
}

extension ValueType {
    /// Whether it is an array or a dictionary.
    var isCollection: Bool {
        switch unwrapped {
        case .array, .set, .dictionary: true
        case .void, .null, .named, .optional, .function, .tuple, .range, .generic, .any: false
        }
    }
}
