import HeadlessUIKit

/// Places in texts, which are whole numbers here: how many characters stand before.
@MainActor
enum TextPlaces {
    static let properties: [MemberProperty] = [
        MemberProperty("startIndex", type: .int) { _ in .int(0) },
        MemberProperty("endIndex", type: .int) { text in .int(String.from(text)?.count ?? 0) },
        MemberProperty("utf16", type: .string) { $0 },
        MemberProperty("utf8", type: .string) { $0 },
        MemberProperty("length", type: .int) { text in
            .int(String.from(text)?.utf16.count ?? 0)
        },
        MemberProperty("lastPathComponent", type: .string) { text in
            .string(String.from(text)?.split(separator: "/").last.map { String($0) } ?? "")
        },
    ]

    /// What `NSString` reads at the beginning of a text, and its parts as a path.
    static let ofFoundation: [MemberProperty] = [
        MemberProperty("doubleValue", type: .double) { .double(number($0)) },
        MemberProperty("floatValue", type: .named(.float)) { .float(Float(number($0))) },
        MemberProperty("integerValue", type: .int) {
            .int(Int(exactly: number($0).rounded(.towardZero)) ?? 0)
        },
        MemberProperty("intValue", type: .int) {
            .int(Int(exactly: number($0).rounded(.towardZero)) ?? 0)
        },
        MemberProperty("boolValue", type: .bool) { text in
            .bool(string(text).first.map { "YyTt123456789".contains($0) } ?? false)
        },
        MemberProperty("deletingLastPathComponent", type: .string) {
            beginning(of: $0, before: "/")
        },
        MemberProperty("deletingPathExtension", type: .string) { beginning(of: $0, before: ".") },
        MemberProperty("pathExtension", type: .string) { text in
            let parts = string(text).split(separator: "/").last?.split(separator: ".") ?? []
            return .string(parts.count > 1 ? String(parts[parts.count - 1]) : "")
        },
    ]

    /// What `NSString` makes of a text that is a path.
    static let ofPaths: [MemberMethod] = [
        MemberMethod(
            "appendingPathComponent(_:)", parameters: [.string], result: .string
        ) { text, arguments in
            let (path, part) = (string(text), string(arguments[0]))
            let isJoined = path.isEmpty || path.hasSuffix("/") || part.hasPrefix("/")
            return .string(isJoined ? path + part : path + "/" + part)
        },
        MemberMethod(
            "appendingPathExtension(_:)", parameters: [.string], result: ValueType.string.wrapped
        ) { text, arguments in .string(string(text) + "." + string(arguments[0])) },
    ]

    /// The path without the part behind its last sign of that kind.
    private static func beginning(of text: Value, before sign: Character) -> Value {
        let path = string(text)
        guard let place = path.lastIndex(of: sign) else {
            return .string(sign == "/" ? "" : path)
        }
        return .string(String(path[..<place]))
    }

    /// The number that a text begins with.
    private static func number(_ text: Value) -> Double {
        let text = string(text).drop { $0.isWhitespace }
        let digits = text.prefix { "+-.eE0123456789".contains($0) }
        return (0...digits.count).lazy.reversed().compactMap { Double(digits.prefix($0)) }.first
            ?? 0
    }

    // MARK: Changing

    /// Methods that change a text in its place.
    static let changes: [MemberMethod] = [
        MemberMethod(
            "remove(at:)", parameters: [.int], result: .string,
            mutate: { (receiver, arguments) throws(ConversionFailure) in
                try remove(at: Int.from(arguments[0]) ?? -1, from: &receiver)
            }),
        MemberMethod(
            "removeFirst()", parameters: [], result: .string,
            mutate: { (receiver, _) throws(ConversionFailure) in
                try remove(at: 0, from: &receiver)
            }),
        MemberMethod(
            "removeLast()", parameters: [], result: .string,
            mutate: { (receiver, _) throws(ConversionFailure) in
                try remove(at: string(receiver).count - 1, from: &receiver)
            }),
        MemberMethod(
            "popLast()", parameters: [], result: ValueType.string.wrapped,
            mutate: { (receiver, _) throws(ConversionFailure) in
                let count = string(receiver).count
                return count == 0 ? .null : try remove(at: count - 1, from: &receiver)
            }),
        MemberMethod(
            "removeAll()", parameters: [], result: .void,
            mutate: { (receiver, _) throws(ConversionFailure) in
                receiver = .string("")
                return .void
            }),
        MemberMethod(
            "insert(_:at:)", parameters: [.string, .int], result: .void,
            mutate: { (receiver, arguments) throws(ConversionFailure) in
                let text = string(receiver)
                guard let place = Int.from(arguments[1]), (0...text.count).contains(place) else {
                    throw ConversionFailure(fatalError: "String index is out of bounds")
                }
                receiver = .string(
                    text.prefix(place) + string(arguments[0]) + text.dropFirst(place))
                return .void
            }),
    ]

    private static func remove(
        at place: Int, from receiver: inout Value
    ) throws(ConversionFailure) -> Value {
        var text = string(receiver)
        guard (0..<text.count).contains(place) else {
            throw ConversionFailure(fatalError: "String index is out of bounds")
        }
        let removed = text.remove(at: text.index(text.startIndex, offsetBy: place))
        receiver = .string(text)
        return .string(String(removed))
    }

    /// A method that gives the place of a character, as a number; nil where the text has none.
    private static func finding(
        _ name: String, _ find: @escaping @MainActor (String, Character) -> String.Index?
    ) -> MemberMethod {
        MemberMethod(name, parameters: [.string], result: ValueType.int.wrapped) {
            text, arguments in
            let whole = string(text)
            guard let found = string(arguments[0]).first.flatMap({ find(whole, $0) })
            else { return .null }
            return .int(whole.distance(from: whole.startIndex, to: found))
        }
    }

    /// From place to place of a text or an array, whose places are whole numbers here.
    static let moving: [MemberMethod] = [
        MemberMethod("index(_:offsetBy:)", parameters: [.int, .int], result: .int) {
            _, arguments in .int((Int.from(arguments[0]) ?? 0) + (Int.from(arguments[1]) ?? 0))
        },
        MemberMethod(
            "index(_:offsetBy:limitedBy:)", parameters: [.int, .int, .int],
            result: ValueType.int.wrapped
        ) { _, arguments in
            let numbers = arguments.map { Int.from($0) ?? 0 }
            let place = numbers[0] + numbers[1]
            // A limit that lies behind the start is none.
            let isBeyond =
                numbers[1] < 0
                ? numbers[2] <= numbers[0] && place < numbers[2]
                : numbers[2] >= numbers[0] && place > numbers[2]
            return isBeyond ? .null : .int(place)
        },
        MemberMethod("index(after:)", parameters: [.int], result: .int) { _, arguments in
            .int((Int.from(arguments[0]) ?? 0) + 1)
        },
        MemberMethod("index(before:)", parameters: [.int], result: .int) { _, arguments in
            .int((Int.from(arguments[0]) ?? 0) - 1)
        },
        MemberMethod("distance(from:to:)", parameters: [.int, .int], result: .int) {
            _, arguments in .int((Int.from(arguments[1]) ?? 0) - (Int.from(arguments[0]) ?? 0))
        },
    ]

    static let methods: [MemberMethod] =
        moving + [
            finding("firstIndex(of:)") { $0.firstIndex(of: $1) },
            finding("lastIndex(of:)") { $0.lastIndex(of: $1) },
            MemberMethod("toInt()", parameters: [], result: ValueType.int.wrapped) { text, _ in
                Int(string(text)).map { .int($0) } ?? .null
            },
            MemberMethod("substring(from:)", parameters: [.int], result: .string) {
                text, arguments in
                .string(String(string(text).dropFirst(Int.from(arguments[0]) ?? 0)))
            },
            MemberMethod("substring(to:)", parameters: [.int], result: .string) { text, arguments in
                .string(String(string(text).prefix(max(0, Int.from(arguments[0]) ?? 0))))
            },
            MemberMethod("range(of:)", parameters: [.string], result: .optional(.range(.int))) {
                text, arguments in range(of: string(arguments[0]), in: string(text))
            },
            MemberMethod(
                "replacingCharacters(in:with:)", parameters: [.range(.int), .string],
                result: .string
            ) { text, arguments in replaced(text, arguments) },
            MemberMethod(
                "replacingCharacters(in:with:)", parameters: [.named(.textRange), .string],
                result: .string
            ) { text, arguments in replaced(text, arguments) },
            MemberMethod(
                "padding(toLength:withPad:startingAt:)", parameters: [.int, .string, .int],
                result: .string
            ) { text, arguments throws(ConversionFailure) in .string(try padded(text, arguments)) },
        ]

    /// The text at that length: cut, or filled up with the other one from a place in it on.
    private static func padded(
        _ text: Value, _ arguments: [Value]
    ) throws(ConversionFailure) -> String {
        let (text, pad) = (string(text), Array(string(arguments[1])))
        guard let length = Int.from(arguments[0]), let start = Int.from(arguments[2]), length >= 0,
            pad.indices.contains(start)
        else {
            throw ConversionFailure(
                exception: "NSInvalidArgumentException",
                reason: "-[NSString stringByPaddingToLength:withString:startingAtIndex:]: "
                    + "Range or index out of bounds")
        }
        let missing = length - text.count
        guard missing > 0 else { return String(text.prefix(length)) }
        let filling = try String(pad[start...] + pad[..<start]).repeated(missing / pad.count + 1)
        return text + filling.prefix(missing)
    }

    private static func string(_ value: Value) -> String { String.from(value) ?? "" }

    static func range(of part: String, in text: String) -> Value {
        let (all, wanted) = (Array(text), Array(part))
        if wanted.isEmpty || wanted.count > all.count { return .null }
        for start in 0...(all.count - wanted.count) {
            if Value.endsLongWork() { break }
            if all[start..<start + wanted.count].elementsEqual(wanted) {
                return .range(.int(start), .int(start + wanted.count), isClosed: false)
            }
        }
        return .null
    }

    private static func replaced(_ text: Value, _ arguments: [Value]) -> Value {
        let all = Array(string(text))
        guard let bounds = bounds(arguments[0], all.count) else { return text }
        return .string(
            String(all[..<bounds.lowerBound]) + string(arguments[1])
                + String(all[bounds.upperBound...]))
    }

    /// Which characters a range means; nil where there are no such ones.
    static func bounds(_ value: Value, _ count: Int) -> Range<Int>? {
        if let range = NSRange.from(value) {
            guard range.location >= 0, range.length >= 0, range.location <= count - range.length
            else { return nil }
            return range.location..<range.location + range.length
        }
        guard case .range(let lower, let upper, let isClosed) = value else { return nil }
        let start = Int.from(lower) ?? 0
        let end = Int.from(upper).map { isClosed ? $0 &+ 1 : $0 } ?? count
        return 0 <= start && start <= end && end <= count ? start..<end : nil
    }
}

extension String {
    /// The character at that place, or those in that range; nil where there is none.
    @MainActor
    func part(_ place: Value) -> String? {
        let all = Array(self)
        if let index = Int.from(place) {
            return all.indices.contains(index) ? String(all[index]) : nil
        }
        return TextPlaces.bounds(place, all.count).map { String(all[$0]) }
    }
}
