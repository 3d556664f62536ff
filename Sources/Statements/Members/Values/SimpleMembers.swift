import HeadlessUIKit

extension TypeDescription {
    static let bool = TypeDescription("Bool", value: Bool.self) { type in
        type.initialiser("init()") { false }
        type.initialiser("init(_:)") { (flag: Bool) in flag }
        type.failableInitialiser("init(_:)") { (text: String) in Bool(text) }
        type.addStatic(RandomMembers.ofBool)
        type.property("description", { "\($0)" })
        type.mutatingMethod("toggle()") { (flag: inout Bool) in flag.toggle() }
    }

    static let string = TypeDescription("String", value: String.self) { type in
        type.initialiser("init()") { "" }
        for name in ["init(_:)", "init(describing:)"] {
            type.addInitialiser(
                MemberMethod(name, types: [.any], defaults: [:], result: .string) {
                    (_, arguments) throws(ConversionFailure) in
                    let limit = Evaluator.running?.limits.memory ?? Value.longestText
                    return .string(try arguments[0].wholeText(of: .any, limit: limit))
                })
        }
        type.addInitialiser(
            MemberMethod(
                "init(repeating:count:)", types: [.string, .int], defaults: [:], result: .string
            ) { (_, arguments) throws(ConversionFailure) in
                guard case .string(let text) = arguments[0], case .int(let count) = arguments[1]
                else { throw ConversionFailure(argument: nil) }
                return .string(try text.repeated(count))
            })
        // Nothing here has the bytes of a text.
        let decoding = MemberMethod(
            "init(data:encoding:)", parameters: [.any, .named(.textEncoding)],
            result: ValueType.string.wrapped
        ) { _, _ in .null }
        decoding.isInert = true
        type.addInitialiser(decoding)
        let decodingAs = MemberMethod(
            "init(decoding:as:)", parameters: [.any, .any], result: ValueType.string
        ) { _, _ in .string("") }
        decodingAs.isInert = true
        type.addInitialiser(decodingAs)
        type.property("count", { $0.countHeard })
        type.property("isEmpty", { $0.isEmpty })
        type.property("description", { $0 })
        type.property("capitalized", { $0.capitalized })
        type.property("first", { $0.first.map { String($0) } })
        type.property("last", { $0.last.map { String($0) } })
        type.property("isLetter", { $0.first?.isLetter ?? false })
        type.property("isNumber", { $0.first?.isNumber ?? false })
        type.property("isWhitespace", { $0.first?.isWhitespace ?? false })
        type.property("isUppercase", { $0.first?.isUppercase ?? false })
        type.property("isLowercase", { $0.first?.isLowercase ?? false })
        type.property("isPunctuation", { $0.first?.isPunctuation ?? false })
        type.property("wholeNumberValue", { $0.first?.wholeNumberValue })
        type.method("trimmingCharacters(in:)") { text in
            { (set: CharacterChoice) in text.trimming(set) }
        }
        type.method("addingPercentEncoding(withAllowedCharacters:)") { text in
            { (set: CharacterChoice) -> String? in text.percentEncoded(but: set) }
        }
        type.property("removingPercentEncoding", { $0.percentDecoded })
        type.method("hasPrefix(_:)") { text in { (other: String) in text.hasPrefix(other) } }
        type.method("hasSuffix(_:)") { text in { (other: String) in text.hasSuffix(other) } }
        type.method("uppercased()") { text in { text.uppercased() } }
        type.method("lowercased()") { text in { text.lowercased() } }
        type.method("appending(_:)") { text in { (other: String) in text + other } }
        type.method("contains(_:)") { text in { (other: String) in text.holds(other) } }
        for name in ["localizedCaseInsensitiveContains(_:)", "localizedStandardContains(_:)"] {
            type.method(name) { text in
                { (other: String) in text.lowercased().holds(other.lowercased()) }
            }
        }
        type.add([
            MemberMethod(
                "replacingOccurrences(of:with:)", parameters: [.string, .string], result: .string
            ) { (text, arguments) throws(ConversionFailure) in
                guard case .string(let text) = text, case .string(let old) = arguments[0],
                    case .string(let new) = arguments[1]
                else { throw ConversionFailure(argument: nil) }
                return .string(try text.replacing(old, with: new))
            }
        ])
        type.method("components(separatedBy:)") { text in
            { (separator: String) in text.parts(between: separator) }
        }
        type.method("components(separatedBy:)") { text in
            { (set: CharacterChoice) in
                text.split(omittingEmptySubsequences: false) { set.holds($0) }.map(String.init)
            }
        }
        type.method("rangeOfCharacter(from:)") { text in
            { (set: CharacterChoice) -> ScriptElement? in
                text.firstIndex { set.holds($0) }.map {
                    let place = text.distance(from: text.startIndex, to: $0)
                    return ScriptElement(
                        value: .range(.int(place), .int(place + 1), isClosed: false))
                }
            }
        }
        type.mutatingMethod("append(_:)") { (text: inout String, other: String) in
            text.grow(by: other)
        }
        type.add(SequenceMembers.methods(of: .string))
        type.add(TextPlaces.methods + TextPlaces.changes + TextComparisons.methods)
        type.add(TextPlaces.ofPaths)
        type.add(TextRanges.measuring + TextOptions.methods + Splitting.ofTexts)
        type.add(properties: TextPlaces.properties + TextPlaces.ofFoundation)
        type.property("characters", { $0 })
    }
}

extension String {
    /// The text with a capital at the beginning of each word.
    fileprivate var capitalized: String {
        split(separator: " ", omittingEmptySubsequences: false)
            .map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }
            .joined(separator: " ")
    }

    /// The text so many times, in at most as many bytes as a value may have.
    @MainActor
    func repeated(_ count: Int) throws(ConversionFailure) -> String {
        if count < 0 {
            throw ConversionFailure(
                fatalError: "Negative count not allowed")
        }
        let (size, overflows) = count.multipliedReportingOverflow(by: utf8.count)
        if overflows || size > String.mostBytes {
            throw ConversionFailure(
                refusal: "a text of more than \(String.mostBytes) bytes is too long")
        }
        try Value.reserve(utf8.count, times: count)
        return doubled(until: count)
    }

    private static let mostBytes = 1 << 30

    /// The text so many times in a row, made in as few pieces as can be.
    @MainActor
    private func doubled(until count: Int) -> String {
        var (result, piece, left) = ("", self, count)
        while left > 0 {
            if left % 2 == 1 { result.grow(by: piece) }
            left /= 2
            if left > 0 { piece.grow(by: piece) }
        }
        return result
    }

    /// How many characters it has.
    @MainActor
    fileprivate var countHeard: Int {
        var count = 0
        for _ in self {
            if Value.endsLongWork() { break }
            count += 1
        }
        return count
    }

    fileprivate func holds(_ other: String) -> Bool {
        other.isEmpty || parts(between: other).count > 1
    }

    @MainActor
    fileprivate func replacing(
        _ old: String, with new: String
    ) throws(ConversionFailure) -> String {
        if old.isEmpty { return self }
        let parts = parts(between: old)
        try Value.reserve(new.utf8.count, times: parts.count - 1)
        return parts.joined(separator: new)
    }

    fileprivate func parts(between separator: String) -> [String] {
        if separator.isEmpty { return [self] }
        return split(separator: separator, omittingEmptySubsequences: false).map(String.init)
    }
}

extension String {
    @MainActor
    func trimming(_ set: CharacterChoice) -> String {
        let start = drop { set.holds($0) }
        return String(start.reversed().drop { set.holds($0) }.reversed())
    }
}

/// Any value, for members that take whatever they are given.
struct ScriptElement: ScriptValue {
    let value: Value

    init(value: Value) { self.value = value }
    init(_ object: Any?) { value = Value(sender: object) }

    /// The object that it is; nil for a number or a text.
    var object: AnyObject? { value.objectOrNil }

    static var valueType: ValueType { .any }
    static func from(_ value: Value) -> ScriptElement? { ScriptElement(value: value) }
}

extension Value {
    /// The object that it is; nil for anything else.
    var objectOrNil: AnyObject? { if case .object(let object) = self { object } else { nil } }
}
