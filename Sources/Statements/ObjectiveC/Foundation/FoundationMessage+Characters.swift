import Foundation
import HeadlessUIKit

/// What texts answer about sets of characters and about paths.
extension FoundationMessage {
    static let charactersOfTexts: [FoundationMessage] = [
        message("componentsSeparatedByCharactersInSet:", .string, .array(.string)) {
            value, arguments in
            let choice = CharacterChoice.from(arguments[0]) ?? CharacterChoice()
            let parts = textOf(value).split(
                omittingEmptySubsequences: false, whereSeparator: choice.holds)
            return .array(NestedList(parts.map { Value.string(String($0)) }))
        },
        message("rangeOfCharacterFromSet:", .string, .named(.textRange)) { value, arguments in
            let (text, choice) = (textOf(value), CharacterChoice.from(arguments[0]))
            guard let choice, let place = text.firstIndex(where: choice.holds) else {
                return NSRange(location: .max, length: 0).value
            }
            return NSRange(place...place, in: text).value
        },
        message(
            "stringByReplacingOccurrencesOfString:withString:options:range:", .string, .string
        ) { value, arguments in
            let (text, old) = (textOf(value), textOf(arguments[0]))
            let options = String.CompareOptions(
                rawValue: UInt(bitPattern: arguments[2].wholeNumber ?? 0))
            guard !old.isEmpty, let range = range(arguments[3], in: text) else { return value }
            return .string(
                text.replacingOccurrences(
                    of: old, with: textOf(arguments[1]),
                    options: options.intersection([.caseInsensitive, .literal]), range: range))
        },
        message("stringByDeletingLastPathComponent", .string, .string) { value, _ in
            let text = textOf(value)
            guard let slash = text.lastIndex(of: "/") else { return .string("") }
            return .string(slash == text.startIndex ? "/" : String(text[..<slash]))
        },
        message("pathComponents", .string, .array(.string)) { value, _ in
            let text = textOf(value)
            let parts = text.split(separator: "/").map { Value.string(String($0)) }
            return .array(NestedList((text.hasPrefix("/") ? [.string("/")] : []) + parts))
        },
    ]
}
