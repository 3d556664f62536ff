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

    static let methods: [MemberMethod] = [
        MemberMethod("index(_:offsetBy:)", parameters: [.int, .int], result: .int) {
            _, arguments in .int((Int.from(arguments[0]) ?? 0) + (Int.from(arguments[1]) ?? 0))
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
        MemberMethod("substring(from:)", parameters: [.int], result: .string) { text, arguments in
            .string(String(string(text).dropFirst(Int.from(arguments[0]) ?? 0)))
        },
        MemberMethod("substring(to:)", parameters: [.int], result: .string) { text, arguments in
            .string(String(string(text).prefix(max(0, Int.from(arguments[0]) ?? 0))))
        },
        MemberMethod("range(of:)", parameters: [.string], result: .optional(.range(.int))) {
            text, arguments in range(of: string(arguments[0]), in: string(text))
        },
        MemberMethod(
            "replacingCharacters(in:with:)", parameters: [.range(.int), .string], result: .string
        ) { text, arguments in replaced(text, arguments) },
        MemberMethod(
            "replacingCharacters(in:with:)", parameters: [.named(.textRange), .string],
            result: .string
        ) { text, arguments in replaced(text, arguments) },
    ]

    private static func string(_ value: Value) -> String { String.from(value) ?? "" }

    private static func range(of part: String, in text: String) -> Value {
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
    fileprivate static func bounds(_ value: Value, _ count: Int) -> Range<Int>? {
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
