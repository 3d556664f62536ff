import CommandLanguage
import HeadlessUIKit

/// What texts answer besides.
extension FoundationMessage {
    static let furtherStrings: [FoundationMessage] =
        changes + parts + questions + drawing + numbersOfTexts

    private static let numbersOfTexts: [FoundationMessage] = [
        message("boolValue", .string, .bool) { value, _ in
            let first = textOf(value).drop { $0.isWhitespace || $0 == "+" || $0 == "0" }.first
            return .bool(first.map { "YyTt123456789".contains($0) } ?? false)
        },
        message("longLongValue", .string, .int) { value, _ in .int(leadingNumber(value)) },
        message("hash", .any, .named(.uint)) { value, _ in
            .unsigned(
                textOf(value).utf8.reduce(5381) { ($0 &* 33 &+ Int($1)) & 0x7FFF_FFFF })
        },
        message("UTF8String", .string, .string) { value, _ in value },
        message("characterAtIndex:", .string, .named(.uint16)) { value, arguments in
            let units = Array(textOf(value).utf16)
            let index = arguments[0].wholeNumber ?? -1
            return (units.indices.contains(index) ? units[index] : 0).value
        },
    ]

    private static func leadingNumber(_ value: Value) -> Int {
        Int(textOf(value).drop(while: \.isWhitespace).prefix { $0.isNumber || $0 == "-" }) ?? 0
    }

    private static let changes: [FoundationMessage] = [
        message("capitalizedString", .string, .string) { value, _ in
            .string(textOf(value).capitalized)
        },
        message("stringByTrimmingCharactersInSet:", .string, .string) { value, arguments in
            let choice =
                CharacterChoice.from(arguments[0])
                ?? CharacterChoice(kinds: [.whitespacesAndNewlines])
            return .string(textOf(value).trimming(choice))
        },
        message("stringByReplacingOccurrencesOfString:withString:", .string, .string) {
            value, arguments in
            let (old, new) = (textOf(arguments[0]), textOf(arguments[1]))
            if old.isEmpty { return value }
            return .string(textOf(value).replacingOccurrences(of: old, with: new))
        },
        message("stringByReplacingCharactersInRange:withString:", .string, .string) {
            value, arguments in
            let text = textOf(value)
            guard let range = range(arguments[0], in: text) else { return value }
            return .string(text.replacingCharacters(in: range, with: textOf(arguments[1])))
        },
        message("stringByPaddingToLength:withString:startingAtIndex:", .string, .string) {
            value, arguments in
            let count = min(max(arguments[0].wholeNumber ?? 0, 0), 10_000)
            let (text, filler) = (textOf(value), textOf(arguments[1]))
            if filler.isEmpty || text.count >= count { return .string(String(text.prefix(count))) }
            let more = String(repeating: filler, count: count - text.count)
            return .string(String((text + more).prefix(count)))
        },
        message("stringByAppendingPathComponent:", .string, .string) { value, arguments in
            let (text, part) = (textOf(value), textOf(arguments[0]))
            return .string(text.isEmpty || text.hasSuffix("/") ? text + part : "\(text)/\(part)")
        },
        message("stringByAppendingPathExtension:", .string, .string) { value, arguments in
            .string("\(textOf(value)).\(textOf(arguments[0]))")
        },
        message("stringByDeletingPathExtension", .string, .string) { value, _ in
            let text = textOf(value)
            guard let dot = text.lastIndex(of: "."), !text[dot...].contains("/") else {
                return value
            }
            return .string(String(text[..<dot]))
        },
        message("lastPathComponent", .string, .string) { value, _ in
            .string(textOf(value).split(separator: "/").last.map(String.init) ?? "")
        },
        message("pathExtension", .string, .string) { value, _ in
            let last = textOf(value).split(separator: "/").last ?? ""
            guard let dot = last.lastIndex(of: "."), dot != last.startIndex else {
                return .string("")
            }
            return .string(String(last[last.index(after: dot)...]))
        },
    ]

    private static let parts: [FoundationMessage] = [
        message("substringFromIndex:", .string, .string) { value, arguments in
            let units = Array(textOf(value).utf16)
            return part(units, from: arguments[0].wholeNumber ?? 0, to: units.count)
        },
        message("substringToIndex:", .string, .string) { value, arguments in
            part(Array(textOf(value).utf16), from: 0, to: arguments[0].wholeNumber ?? 0)
        },
        message("substringWithRange:", .string, .string) { value, arguments in
            let text = textOf(value)
            return .string(range(arguments[0], in: text).map { String(text[$0]) } ?? "")
        },
        message("componentsSeparatedByString:", .string, .array(.string)) { value, arguments in
            let separator = textOf(arguments[0])
            if separator.isEmpty { return .array([value]) }
            return .array(
                textOf(value).components(separatedBy: separator).map { Value.string($0) })
        },
        message("rangeOfString:", .string, .named(.textRange)) { value, arguments in
            place(of: textOf(arguments[0]), in: textOf(value), [])
        },
        message("rangeOfString:options:", .string, .named(.textRange)) { value, arguments in
            let options = String.CompareOptions(
                rawValue: UInt(bitPattern: arguments[1].wholeNumber ?? 0))
            return place(
                of: textOf(arguments[0]), in: textOf(value),
                options.intersection([.caseInsensitive, .backwards, .literal, .anchored]))
        },
    ]

    private static func part(_ units: [UInt16], from start: Int, to end: Int) -> Value {
        let range = max(0, min(start, units.count))..<max(0, min(max(start, end), units.count))
        return .string(String(decoding: units[range], as: UTF16.self))
    }

    static func range(_ value: Value, in text: String) -> Range<String.Index>? {
        guard let range: NSRange = .from(value) else { return nil }
        return Range(range, in: text)
    }

    private static func place(
        of part: String, in text: String, _ options: String.CompareOptions
    ) -> Value {
        guard !part.isEmpty, let found = text.range(of: part, options: options) else {
            return NSRange(location: .max, length: 0).value
        }
        return NSRange(found, in: text).value
    }

    private static let questions: [FoundationMessage] = [
        message("compare:", .string, .int) { value, arguments in
            order(textOf(value), textOf(arguments[0]), [])
        },
        message("caseInsensitiveCompare:", .string, .int) { value, arguments in
            order(textOf(value), textOf(arguments[0]), .caseInsensitive)
        },
        message("localizedCompare:", .string, .int) { value, arguments in
            order(textOf(value), textOf(arguments[0]), [])
        },
        message("localizedCaseInsensitiveCompare:", .string, .int) { value, arguments in
            order(textOf(value), textOf(arguments[0]), .caseInsensitive)
        },
        message("localizedStandardCompare:", .string, .int) { value, arguments in
            order(textOf(value), textOf(arguments[0]), [.caseInsensitive, .numeric])
        },
        message("compare:options:", .string, .int) { value, arguments in
            let options = String.CompareOptions(
                rawValue: UInt(bitPattern: arguments[1].wholeNumber ?? 0))
            return order(
                textOf(value), textOf(arguments[0]),
                options.intersection([.caseInsensitive, .numeric, .literal]))
        },
    ]

    private static func order(
        _ left: String, _ right: String, _ options: String.CompareOptions
    ) -> Value {
        .int(left.compare(right, options: options).rawValue)
    }

    /// How much room a text takes, by the model's measure.
    private static let drawing: [FoundationMessage] = [
        message("sizeWithFont:", .string, .named(.size)) { value, arguments in
            size(of: value, arguments[0], in: .greatestFiniteMagnitude).value
        },
        message("sizeWithAttributes:", .string, .named(.size)) { value, arguments in
            size(of: value, font(in: arguments[0]), in: .greatestFiniteMagnitude).value
        },
        message("sizeWithFont:constrainedToSize:", .string, .named(.size)) { value, arguments in
            size(of: value, arguments[0], in: CGSize.from(arguments[1])?.width ?? 0).value
        },
        message("sizeWithFont:constrainedToSize:lineBreakMode:", .string, .named(.size)) {
            value, arguments in
            size(of: value, arguments[0], in: CGSize.from(arguments[1])?.width ?? 0).value
        },
        message(
            "boundingRectWithSize:options:attributes:context:", .string, .named(.rect)
        ) { value, arguments in
            let width = CGSize.from(arguments[0])?.width ?? 0
            return CGRect(
                origin: .zero, size: size(of: value, font(in: arguments[2]), in: width)
            ).value
        },
        message("drawInRect:withAttributes:", .string, .void) { _, _ in .void },
        message("drawAtPoint:withAttributes:", .string, .void) { _, _ in .void },
    ]

    static func font(in attributes: Value) -> Value {
        guard case .dictionary(let entries) = attributes else { return .null }
        return entries.first { entry in UIFont.from(entry.value) != nil }?.value ?? .null
    }

    /// A label measures as UIKit's own texts are measured here.
    static func size(of text: Value, _ font: Value, in width: CGFloat) -> CGSize {
        let label = UILabel()
        label.numberOfLines = width == .greatestFiniteMagnitude ? 1 : 0
        label.text = textOf(text)
        if let font = UIFont.from(font) { label.font = font }
        let room = CGSize(width: width, height: .greatestFiniteMagnitude)
        return label.sizeThatFits(room)
    }

    static func textOf(_ value: Value) -> String {
        if case .string(let text) = value { text } else { ObjectiveCFormat.describe(value) }
    }
}
