import HeadlessUIKit

/// What Foundation looks for in a text by options: `range(of:options:)`, `replacingOccurrences(of:with:options:)`. Places
/// in texts are whole numbers here.
@MainActor
enum TextOptions {
    static let methods: [MemberMethod] = [
        MemberMethod(
            "range(of:options:range:locale:)",
            parameters: [.string, options, ValueType.range(.int).wrapped, ValueType.any.wrapped],
            defaults: standard, result: .optional(.range(.int))
        ) { (text, arguments) throws(ConversionFailure) in
            let text = string(text)
            let found = try search(for: arguments[0], in: text, arguments[1], arguments[2])
            return found.map { places(of: $0, in: text) } ?? .null
        },
        MemberMethod(
            "replacingOccurrences(of:with:options:range:)",
            parameters: [.string, .string, options, ValueType.range(.int).wrapped],
            defaults: standard, result: .string
        ) { (text, arguments) throws(ConversionFailure) in
            let text = string(text)
            let chosen = try known(arguments[2])
            guard !string(arguments[0]).isEmpty, let range = part(arguments[3], of: text) else {
                return .string(text)
            }
            return .string(
                text.replacingOccurrences(
                    of: string(arguments[0]), with: string(arguments[1]), options: chosen,
                    range: range))
        },
    ]

    private static let options = ValueType.named(.compareOptions)
    private static let standard: [String: Value] = [
        "options": .options(.compareOptions, 0), "range": .null, "locale": .null,
    ]

    /// Those that are looked at; a pattern is refused where it would be looked for.
    private static func known(
        _ value: Value
    ) throws(ConversionFailure) -> String.CompareOptions {
        guard case .options(_, let bits) = value else { return [] }
        let options = String.CompareOptions(rawValue: bits)
        if options.contains(.regularExpression) {
            throw ConversionFailure(refusal: "regular expressions are not modelled here")
        }
        return options.intersection([.caseInsensitive, .backwards, .literal, .anchored])
    }

    private static func search(
        for wanted: Value, in text: String, _ options: Value, _ range: Value
    ) throws(ConversionFailure) -> Range<String.Index>? {
        let (wanted, chosen) = (string(wanted), try known(options))
        guard !wanted.isEmpty, let place = part(range, of: text) else { return nil }
        return text.range(of: wanted, options: chosen, range: place)
    }

    /// The part of the text that a range of its characters means: all of it where none is told.
    private static func part(_ range: Value, of text: String) -> Range<String.Index>? {
        if range.isNull { return text.startIndex..<text.endIndex }
        guard let places = TextPlaces.bounds(range, text.count) else { return nil }
        let start = text.index(text.startIndex, offsetBy: places.lowerBound)
        return start..<text.index(start, offsetBy: places.count)
    }

    private static func places(of range: Range<String.Index>, in text: String) -> Value {
        let start = text.distance(from: text.startIndex, to: range.lowerBound)
        let count = text.distance(from: range.lowerBound, to: range.upperBound)
        return .range(.int(start), .int(start + count), isClosed: false)
    }

    private static func string(_ value: Value) -> String { String.from(value) ?? "" }
}

/// Parts of texts and arrays between what separates them.
@MainActor
enum Splitting {
    private static let element = ValueType.generic(.element)

    /// Those of texts, whose separator is a character.
    static let ofTexts = methods(of: .string, separator: .string)

    /// Those of arrays.
    static let ofArrays = methods(of: .array(element), separator: element)

    private static let standard: [String: Value] = [
        "maxSplits": .int(.max), "omittingEmptySubsequences": .bool(true),
    ]

    private static func methods(of own: ValueType, separator: ValueType) -> [MemberMethod] {
        let test = ValueType.function([own.isNamed(.string) ? .string : element], .bool)
        let heads: [(name: String, type: ValueType)] = [
            ("split(maxSplits:omittingEmptySubsequences:whereSeparator:)", test),
            ("split(separator:maxSplits:omittingEmptySubsequences:)", separator),
        ]
        return heads.map { name, type in
            let isTest = name.hasSuffix("whereSeparator:)")
            let types: [ValueType] = isTest ? [.int, .bool, type] : [type, .int, .bool]
            return MemberMethod(name, parameters: types, defaults: standard, result: .array(own)) {
                (receiver, arguments) throws(ConversionFailure) in
                let limits = isTest ? arguments[...1] : arguments[1...]
                let most = try mostSplits(limits.first)
                let omits = limits.last?.isTrue ?? true
                if case .string(let text) = receiver, case .string(let word) = arguments[0],
                    word.count != 1
                {
                    // Since Swift 5.7 a text may separate, too.
                    let parts = text.split(
                        separator: word, maxSplits: most, omittingEmptySubsequences: omits)
                    return .array(NestedList(parts.map { .string(String($0)) }))
                }
                let isSeparator = separates(arguments[isTest ? 2 : 0])
                let parts = try SequenceMembers.elements(of: receiver).split(
                    maxSplits: most, omittingEmptySubsequences: omits
                ) { Value.endsLongWork() || isSeparator($0) }
                return .array(NestedList(parts.map { joined(Array($0), like: receiver) }))
            }
        }
    }

    private static func mostSplits(_ value: Value?) throws(ConversionFailure) -> Int {
        let count = value.flatMap { Int.from($0) } ?? .max
        if count < 0 { throw ConversionFailure(fatalError: "Must take zero or more splits") }
        return count
    }

    /// What tells whether an element separates parts: a function, or an element itself.
    private static func separates(_ value: Value) -> @MainActor (Value) -> Bool {
        if case .function(let function) = value {
            return { SequenceMembers.holds(function, $0) }
        }
        return { $0.equals(value) }
    }

    private static func joined(_ elements: [Value], like receiver: Value) -> Value {
        guard case .string = receiver else { return .array(NestedList(elements)) }
        return .string(elements.map { String.from($0) ?? "" }.joined())
    }
}

extension TypeDescription {
    /// With Foundation's bits.
    static let compareOptions = TypeDescription(
        "String.CompareOptions",
        .options([
            ("caseInsensitive", 1), ("literal", 2), ("backwards", 4), ("anchored", 8),
            ("numeric", 64), ("diacriticInsensitive", 128), ("widthInsensitive", 256),
            ("forcedOrdering", 512), ("regularExpression", 1024),
        ])
    ) { TypeMembers() }
}
