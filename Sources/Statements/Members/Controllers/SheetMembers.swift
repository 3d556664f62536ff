import HeadlessUIKit

extension UISheetPresentationController.Detent.Identifier: ScriptValue {
    static var valueType: ValueType { .named(.detentIdentifier) }
    static func from(_ value: Value) -> Self? { String.from(value).map { Self(rawValue: $0) } }
    var value: Value { .string(rawValue) }
}

/// A closure that gives the height of a custom detent, nil where the sheet does not rest there.
struct DetentResolver: ScriptValue {
    let run: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    static var valueType: ValueType {
        .function([DetentContextReference.valueType], ValueType.double.wrapped)
    }
    static func from(_ value: Value) -> DetentResolver? {
        guard case .function(let function) = value else { return nil }
        return DetentResolver { CGFloat.from(function.call([.object($0)])) }
    }
    var value: Value {
        .function(
            ScriptFunction { arguments in
                arguments.first.flatMap(DetentContextReference.from).flatMap { run($0.object) }
                    .value
            })
    }
}

extension TypeDescription {
    static let detentIdentifier = TypeDescription(
        "UISheetPresentationController.Detent.Identifier",
        value: UISheetPresentationController.Detent.Identifier.self
    ) { type in
        type.initialiser("init(_:)") { (name: String) in
            UISheetPresentationController.Detent.Identifier(name)
        }
        type.initialiser("init(rawValue:)") { (name: String) in
            UISheetPresentationController.Detent.Identifier(rawValue: name)
        }
        type.staticProperty("medium") { UISheetPresentationController.Detent.Identifier.medium }
        type.staticProperty("large") { UISheetPresentationController.Detent.Identifier.large }
        type.property("rawValue", { $0.rawValue })
    }
}

extension MemberList<UISheetPresentationController> {
    mutating func addByHand() {
        property(
            "detents", { $0.detents }, { $0.detents = $1 },
            objection: { $0.isEmpty ? "'detents' must have at least one detent" : nil })
    }
}

extension MemberList<UISheetPresentationController.Detent> {
    mutating func addByHand() {
        staticMethod(
            "custom(identifier:resolver:)", defaults: ["identifier": .null]
        ) {
            (
                identifier: UISheetPresentationController.Detent.Identifier?,
                resolver: DetentResolver
            ) in
            UISheetPresentationController.Detent.custom(
                identifier: identifier, resolver: resolver.run)
        }
    }
}
