import HeadlessUIKit

/// Foundation's ranges of texts, which count the units of UTF-16, beside Swift's, which count characters.
@MainActor
enum TextRanges {
    /// What `NSString` answers where Swift's texts answer otherwise.
    static let ofFoundation: [MemberMethod] = [
        MemberMethod("range(of:)", parameters: [.string], result: .named(.textRange)) {
            text, arguments in
            let found = TextPlaces.range(of: string(arguments[0]), in: string(text))
            return (range(found, in: string(text)) ?? NSRange(location: .max, length: 0)).value
        },
        MemberMethod("substring(with:)", parameters: [.named(.textRange)], result: .string) {
            (text, arguments) throws(ConversionFailure) in
            .string(try part(NSRange.from(arguments[0]), of: string(text)))
        },
    ]

    /// What UIKit adds to texts: their size, as a label measures it, and what draws them, which nobody sees.
    static let measuring: [MemberMethod] = [
        MemberMethod("substring(with:)", parameters: [.named(.textRange)], result: .string) {
            (text, arguments) throws(ConversionFailure) in
            .string(try part(NSRange.from(arguments[0]), of: string(text)))
        },
        MemberMethod(
            "size(withAttributes:)", parameters: [attributes], result: .named(.size)
        ) { text, arguments in
            FoundationMessage.size(
                of: text, FoundationMessage.font(in: arguments[0]), in: .greatestFiniteMagnitude
            ).value
        },
        MemberMethod(
            "boundingRect(with:options:attributes:context:)",
            parameters: [.named(.size), .foreign, attributes, .any.wrapped], result: .named(.rect)
        ) { text, arguments in
            let width = CGSize.from(arguments[0])?.width ?? 0
            let font = FoundationMessage.font(in: arguments[2])
            return CGRect(
                origin: .zero, size: FoundationMessage.size(of: text, font, in: width)
            ).value
        },
        MemberMethod(
            "draw(in:withAttributes:)", parameters: [.named(.rect), attributes], result: .void
        ) { _, _ in .void },
        MemberMethod(
            "draw(at:withAttributes:)", parameters: [.named(.point), attributes], result: .void
        ) { _, _ in .void },
    ]

    private static let attributes = ValueType.dictionary(
        .named(NSAttributedString.Key.type), .any
    ).wrapped

    /// `Range(range, in: text)`; nil where the text has no such place.
    static let initialiserOfRange = MemberMethod(
        "init(_:in:)", parameters: [.named(.textRange), .string],
        result: .optional(.range(.int))
    ) { _, arguments in
        guard let range = NSRange.from(arguments[0]),
            let found = Range(range, in: string(arguments[1]))
        else { return .null }
        let text = string(arguments[1])
        let start = text.distance(from: text.startIndex, to: found.lowerBound)
        let count = text.distance(from: found.lowerBound, to: found.upperBound)
        return .range(.int(start), .int(start + count), isClosed: false)
    }

    /// `Range(range)`, which is a range of whole numbers.
    static let plainRange = MemberMethod(
        "init(_:)", parameters: [.named(.textRange)], result: .optional(.range(.int))
    ) { _, arguments in
        guard let range = NSRange.from(arguments[0]), range.location != NSNotFound else {
            return .null
        }
        return .range(.int(range.location), .int(range.location + range.length), isClosed: false)
    }

    /// `NSRange(range, in: text)`.
    static let initialiserOfFoundation = MemberMethod(
        "init(_:in:)", parameters: [.range(.int), .string],
        result: .named(.textRange)
    ) { (_, arguments) throws(ConversionFailure) in
        guard let range = range(arguments[0], in: string(arguments[1])) else {
            throw ConversionFailure(fatalError: "Range out of bounds")
        }
        return range.value
    }

    private static func string(_ value: Value) -> String { String.from(value) ?? "" }

    /// The units that the characters of a range are.
    private static func range(_ characters: Value, in text: String) -> NSRange? {
        guard let places = TextPlaces.bounds(characters, text.count) else { return nil }
        let start = text.index(text.startIndex, offsetBy: places.lowerBound)
        let end = text.index(start, offsetBy: places.count)
        return NSRange(start..<end, in: text)
    }

    private static func part(
        _ range: NSRange?, of text: String
    ) throws(ConversionFailure) -> String {
        guard let range, let found = Range(range, in: text) else {
            throw ConversionFailure(
                exception: "NSRangeException",
                reason: "-[__NSCFString substringWithRange:]: Range or index out of bounds")
        }
        return String(text[found])
    }
}
