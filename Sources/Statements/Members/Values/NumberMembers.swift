import HeadlessUIKit

/// What `NSNumber` and `NSValue` answer, which stand for any value here.
@MainActor
enum NumberMembers {
    /// The property of that name; nil where they have none.
    static func property(_ name: String) -> MemberProperty? {
        properties.first { $0.name == name }
    }

    private static let properties: [MemberProperty] = [
        MemberProperty("doubleValue", type: .double) { .double(number($0)) },
        MemberProperty("floatValue", type: .named(.float)) { .float(Float(number($0))) },
        MemberProperty("intValue", type: .int) { .int(whole($0)) },
        MemberProperty("integerValue", type: .int) { .int(whole($0)) },
        MemberProperty("boolValue", type: .bool) { .bool(number($0) != 0) },
        MemberProperty("description", type: .string) { .string($0.printedText) },
        MemberProperty("stringValue", type: .string) { .string($0.printedText) },
        MemberProperty("cgRectValue", type: .named(.rect)) {
            (CGRect.from($0.plain) ?? .zero).value
        },
        MemberProperty("cgPointValue", type: .named(.point)) {
            (CGPoint.from($0.plain) ?? .zero).value
        },
        MemberProperty("cgSizeValue", type: .named(.size)) {
            (CGSize.from($0.plain) ?? .zero).value
        },
    ]

    private static func whole(_ value: Value) -> Int {
        Int(exactly: number(value).rounded(.towardZero)) ?? 0
    }

    private static func number(_ value: Value) -> Double {
        let plain = value.plain
        if case .bool(let flag) = plain { return flag ? 1 : 0 }
        if case .string(let text) = plain { return Double(text) ?? 0 }
        if case .sized(let number) = plain { return number.double }
        return plain.number ?? 0
    }
}

extension Value {
    /// The value itself where it took its type along.
    fileprivate var plain: Value {
        if case .typed(let inner, _) = self { inner.plain } else { self }
    }
}
