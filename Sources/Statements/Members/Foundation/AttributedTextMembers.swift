import HeadlessUIKit

extension NSAttributedString.Key: ScriptChoice {
    static let type = TypeDescription(
        "NSAttributedString.Key",
        choices: [
            "font", "foregroundColor", "backgroundColor", "paragraphStyle", "ligature", "kern",
            "tracking", "strikethroughStyle", "strikethroughColor", "underlineStyle",
            "underlineColor", "strokeColor", "strokeWidth", "shadow", "link", "baselineOffset",
            "obliqueness", "expansion",
        ], of: NSAttributedString.Key.self)
    static let choices: [NSAttributedString.Key] = [
        .font, .foregroundColor, .backgroundColor, .paragraphStyle, .ligature, .kern, .tracking,
        .strikethroughStyle, .strikethroughColor, .underlineStyle, .underlineColor, .strokeColor,
        .strokeWidth, .shadow, .link, .baselineOffset, .obliqueness, .expansion,
    ]
}

/// The attributes of a text: `[.font: UIFont.systemFont(ofSize: 12)]`.
struct TextAttributes: ScriptValue {
    var object: [NSAttributedString.Key: Any] = [:]

    init(_ attributes: [NSAttributedString.Key: Any] = [:]) { object = attributes }

    static var valueType: ValueType { .dictionary(.named(NSAttributedString.Key.type), .any) }
    static func from(_ value: Value) -> TextAttributes? {
        guard case .dictionary(let entries) = value else { return nil }
        var result = TextAttributes()
        for entry in entries {
            guard let key = NSAttributedString.Key.from(entry.key) else { return nil }
            result.object[key] = entry.value.objectOrNil ?? CarriedAttribute(entry.value)
        }
        return result
    }
    var value: Value {
        .dictionary(
            NestedList(
                NSAttributedString.Key.choices.compactMap { key in
                    object[key].map { DictionaryEntry(key.value, CarriedAttribute.value($0)) }
                }))
    }
}

/// A value of statements that is no object, as an attribute.
@MainActor
private final class CarriedAttribute {
    private let value: Value
    init(_ value: Value) { self.value = value }

    static func value(_ attribute: Any) -> Value {
        (attribute as? CarriedAttribute)?.value ?? .object(attribute as AnyObject)
    }
}

extension NSAttributedString: ScriptObject {}

extension TypeDescription {
    static let attributedString = TypeDescription(
        "NSAttributedString", class: NSAttributedString.self
    ) { type in
        type.initialiser("init()") { NSAttributedString(string: "") }
        type.initialiser("init(string:)") { (text: String) in NSAttributedString(string: text) }
        type.initialiser("init(string:attributes:)", defaults: ["attributes": .null]) {
            (text: String, attributes: TextAttributes?) in
            NSAttributedString(string: text, attributes: attributes?.object)
        }
        type.initialiser("init(attributedString:)") { (text: NSAttributedString) in text }
        type.method("mutableCopy()") { text in
            { () -> ScriptElement in ScriptElement(value: mutableCopy(of: text).value) }
        }
        type.property("string", { $0.string })
        type.property("length", { $0.length })
    }

    static let mutableAttributedString = TypeDescription(
        "NSMutableAttributedString", class: NSMutableAttributedString.self,
        superclass: .attributedString
    ) { type in
        type.initialiser("init()") { NSMutableAttributedString(string: "") }
        type.initialiser("init(attributedString:)") { (text: NSAttributedString) in
            mutableCopy(of: text)
        }
        type.initialiser("init(string:)") { (text: String) in
            NSMutableAttributedString(string: text)
        }
        type.initialiser("init(string:attributes:)", defaults: ["attributes": .null]) {
            (text: String, attributes: TextAttributes?) in
            NSMutableAttributedString(string: text, attributes: attributes?.object)
        }
        type.method("append(_:)") { text in { (other: NSAttributedString) in text.append(other) } }
    }

    private static func mutableCopy(of text: NSAttributedString) -> NSMutableAttributedString {
        let copy = NSMutableAttributedString(string: "")
        copy.append(text)
        return copy
    }
}
