import CommandLanguage
import HeadlessUIKit

/// What texts, arrays, dictionaries and numbers answer.
extension FoundationMessage {
    static let strings: [FoundationMessage] = [
        message("length", .string, .unsigned) { value, _ in
            .unsigned(text(value).utf16.count)
        },
        message("isEqualToString:", .string, .bool) { value, arguments in
            .bool(value.equals(arguments[0]))
        },
        message("uppercaseString", .string, .string) { value, _ in
            .string(text(value).uppercased())
        },
        message("lowercaseString", .string, .string) { value, _ in
            .string(text(value).lowercased())
        },
        message("hasPrefix:", .string, .bool) { value, arguments in
            .bool(text(value).hasPrefix(text(arguments[0])))
        },
        message("hasSuffix:", .string, .bool) { value, arguments in
            .bool(text(value).hasSuffix(text(arguments[0])))
        },
        message("containsString:", .string, .bool) { value, arguments in
            .bool(!text(arguments[0]).isEmpty && text(value).contains(text(arguments[0])))
        },
        message("stringByAppendingString:", .string, .string) { value, arguments in
            .string(text(value) + text(arguments[0]))
        },
        message("stringByAppendingFormat:", .string, .string) { value, arguments in
            .string(text(value) + ObjectiveCFormat.text(arguments))
        },
        message("integerValue", .string, .int) { value, _ in .int(Int(text(value)) ?? 0) },
        message("intValue", .string, .int) { value, _ in .int(Int(text(value)) ?? 0) },
        message("doubleValue", .string, .double) { value, _ in
            .double(Double(text(value)) ?? 0)
        },
        message("floatValue", .string, .double) { value, _ in .double(Double(text(value)) ?? 0) },
    ]

    private static func text(_ value: Value) -> String {
        if case .string(let text) = value { text } else { ObjectiveCFormat.describe(value) }
    }

    static let arrays: [FoundationMessage] = [
        message("count", .array, .unsigned) { value, _ in .unsigned(elements(value).count) },
        message("firstObject", .array, element) { value, _ in elements(value).first ?? .null },
        message("lastObject", .array, element) { value, _ in elements(value).last ?? .null },
        message("containsObject:", .array, .bool) { value, arguments in
            .bool(elements(value).contains { $0.isEqualInC(to: arguments[0]) })
        },
        message("indexOfObject:", .array, .unsigned) { value, arguments in
            .unsigned(elements(value).firstIndex { $0.isEqualInC(to: arguments[0]) } ?? .max)
        },
        message("arrayByAddingObject:", .array, { $0 }) { value, arguments in
            .array(elements(value) + [arguments[0]])
        },
        message("arrayByAddingObjectsFromArray:", .array, { $0 }) { value, arguments in
            .array(elements(value) + elements(arguments[0]))
        },
        message("reverseObjectEnumerator", .array, { $0 }) { value, _ in
            .array(elements(value).reversed())
        },
        message("objectEnumerator", .array, { $0 }) { value, _ in value },
        message("allObjects", .array, { $0 }) { value, _ in value },
        message("componentsJoinedByString:", .array, .string) { value, arguments in
            .string(
                elements(value).map(ObjectiveCFormat.describe).joined(
                    separator: text(arguments[0])))
        },
        FoundationMessage(selector: "objectAtIndex:", receiver: .array, result: element) {
            _, value, arguments, span throws(StatementStop) in
            try value.subscripted(by: arguments.first ?? .null, at: span)
        },
        FoundationMessage(
            selector: "enumerateObjectsUsingBlock:", receiver: .array, result: { _ in .void }
        ) { evaluator, value, arguments, span throws(StatementStop) in
            try evaluator.enumerate(elements(value).elements, arguments.first ?? .null, at: span)
        },
        FoundationMessage(
            selector: "makeObjectsPerformSelector:", receiver: .array, result: { _ in .void }
        ) { evaluator, value, arguments, span throws(StatementStop) in
            guard case .string(let selector)? = arguments.first else { return .void }
            for element in elements(value) {
                _ = try evaluator.send(selector, [], to: element, at: span)
            }
            return .void
        },
    ]

    private static func elements(_ value: Value) -> NestedList<Value> {
        if case .array(let elements) = value { elements } else { [] }
    }

    static let dictionaries: [FoundationMessage] = [
        message("count", .dictionary, .unsigned) { value, _ in .unsigned(entries(value).count) },
        message("objectForKey:", .dictionary, .any) { value, arguments in
            lookUp(arguments[0], in: value)
        },
        message("valueForKey:", .dictionary, .any) { value, arguments in
            lookUp(arguments[0], in: value)
        },
        FoundationMessage(
            selector: "enumerateKeysAndObjectsUsingBlock:", receiver: .dictionary,
            result: { _ in .void }
        ) { evaluator, value, arguments, span throws(StatementStop) in
            try evaluator.enumerate(entries(value), arguments.first ?? .null, at: span)
        },
        message("allKeys", .dictionary, .array(.any)) { value, _ in
            .array(entries(value).map(\.key))
        },
        message("allValues", .dictionary, .array(.any)) { value, _ in
            .array(entries(value).map(\.value))
        },
    ]

    private static func lookUp(_ key: Value, in dictionary: Value) -> Value {
        let entries = entries(dictionary)
        return entries.value(for: key) ?? .null
    }

    private static func entries(_ value: Value) -> NestedList<DictionaryEntry> {
        if case .dictionary(let entries) = value { entries } else { [] }
    }

    static let sets: [FoundationMessage] = [
        message("count", .set, .unsigned) { value, _ in .unsigned(value.elements.count) },
        message("allObjects", .set, { .array($0.unwrapped.setElement) }) { value, _ in
            .array(value.elements)
        },
        message("anyObject", .set, { $0.unwrapped.setElement.wrapped }) { value, _ in
            value.elements.first ?? .null
        },
        message("containsObject:", .set, .bool) { value, arguments in
            .bool(value.elements.contains { $0.isEqualInC(to: arguments[0]) })
        },
    ]

    static let numbers: [FoundationMessage] =
        ["integerValue", "longValue", "longLongValue"].map { selector in
            message(selector, .number, .int) { value, _ in .int(value.lastBits) }
        }
        + sizedNumbers.map { selector, kind in
            message(selector, .number, .named(kind.type)) { value, _ in
                kind.value(truncating: value.lastBits)
            }
        }
        + ["doubleValue", "floatValue", "CGFloatValue"].map { selector in
            message(selector, .number, .double) { value, _ in .double(value.number ?? 0) }
        } + [
            message("boolValue", .number, .bool) { value, _ in .bool(value.isTrue) },
            message("CGRectValue", .any, .named(.rect)) { value, _ in value },
            message("CGPointValue", .any, .named(.point)) { value, _ in value },
            message("CGSizeValue", .any, .named(.size)) { value, _ in value },
            message("isEqualToNumber:", .number, .bool) { value, arguments in
                .bool(value.isEqualInC(to: arguments[0]))
            },
            message("stringValue", .number, .string) { value, _ in
                .string(ObjectiveCFormat.describe(value))
            },
        ]
}

extension FoundationMessage {
    /// What a number is asked for as one of a size.
    private static let sizedNumbers: [(selector: String, kind: SizedInteger.Kind)] = [
        ("intValue", .int32), ("charValue", .int8), ("shortValue", .int16),
        ("unsignedIntegerValue", .uint), ("unsignedLongValue", .uint),
        ("unsignedLongLongValue", .uint), ("unsignedIntValue", .uint32),
        ("unsignedShortValue", .uint16), ("unsignedCharValue", .uint8),
    ]
}

@MainActor
extension Value {
    /// The number's last 64 bits.
    fileprivate var lastBits: Int {
        if case .sized(let number) = self { return Int(truncatingIfNeeded: number.bits) }
        return wholeNumber ?? 0
    }
}

extension ValueType {
    /// The type of a set's elements.
    fileprivate var setElement: ValueType {
        if case .set(let element) = self { element } else { .any }
    }
}

@MainActor
extension ValueType {
    /// `NSUInteger`.
    fileprivate static var unsigned: ValueType { .named(.uint) }
}

@MainActor
extension Value {
    /// A number of elements.
    static func unsigned(_ number: Int) -> Value { UInt(number).value }
}
