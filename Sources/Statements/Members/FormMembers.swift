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
    static let textRange = TypeDescription("NSRange", class: ScriptTextRange.self) { type in
        type.initialiser("init(location:length:)") { (location: Int, length: Int) in
            ScriptTextRange(NSRange(location: location, length: length))
        }
        type.property("location", { $0.range.location })
        type.property("length", { $0.range.length })
    }
}

extension Float {
    /// The same decimals in double precision: 0.8 stays 0.8.
    var asWritten: Double { Double(String(self)) ?? Double(self) }
}

extension MemberList<UISlider> {
    mutating func addByHand() {
        property("value", { $0.value.asWritten }, { $0.value = Float($1) })
        property(
            "minimumValue", { $0.minimumValue.asWritten }, { $0.minimumValue = Float($1) })
        property(
            "maximumValue", { $0.maximumValue.asWritten }, { $0.maximumValue = Float($1) })
        method("setValue(_:animated:)") { slider in
            { (value: Double, animated: Bool) in
                slider.setValue(Float(value), animated: animated)
            }
        }
    }
}

extension MemberList<UITextField> {
    mutating func addByHand() {
        TypeDescription.addInputTraits(&self)
    }
}
