import HeadlessUIKit

/// A range of a text, which statements hold as an object.
@MainActor
final class ScriptTextRange: ScriptObject {
    let range: NSRange
    init(_ range: NSRange) { self.range = range }
}

extension NSRange: ScriptValue {
    static var valueType: ValueType { .named(.textRange) }
    static func from(_ value: Value) -> NSRange? { ScriptTextRange.from(value)?.range }
    var value: Value { .object(ScriptTextRange(self)) }
}

extension TypeDescription {
    static let textRange: TypeDescription = TypeDescription("NSRange", class: ScriptTextRange.self)
    { type in
        type.initialiser("init(location:length:)") { (location: Int, length: Int) in
            ScriptTextRange(NSRange(location: location, length: length))
        }
        type.addInitialiser(TextRanges.initialiserOfFoundation)
        type.property(
            "location", { $0.range.location },
            { $0 = ScriptTextRange(NSRange(location: $1, length: $0.range.length)) })
        type.property(
            "length", { $0.range.length },
            { $0 = ScriptTextRange(NSRange(location: $0.range.location, length: $1)) })
    }
}
