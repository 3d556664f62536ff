import HeadlessUIKit

extension UILayoutPriority: ScriptValue {
    static var valueType: ValueType { .named(.layoutPriority) }
    static func from(_ value: Value) -> Self? { value.number.map { Self(Float($0)) } }
    var value: Value { .double(Double(rawValue)) }
}

extension TypeDescription {
    static let layoutPriority = TypeDescription("UILayoutPriority", value: UILayoutPriority.self) {
        type in
        type.initialiser("init(_:)") { (number: Float) in UILayoutPriority(number) }
        type.initialiser("init(rawValue:)") { (number: Float) in
            UILayoutPriority(rawValue: number)
        }
        type.property("rawValue", { $0.rawValue })
        type.staticProperty("required") { UILayoutPriority.required }
        type.staticProperty("defaultHigh") { UILayoutPriority.defaultHigh }
        type.staticProperty("dragThatCanResizeScene") { UILayoutPriority.dragThatCanResizeScene }
        type.staticProperty("sceneSizeStayPut") { UILayoutPriority.sceneSizeStayPut }
        type.staticProperty("dragThatCannotResizeScene") {
            UILayoutPriority.dragThatCannotResizeScene
        }
        type.staticProperty("defaultLow") { UILayoutPriority.defaultLow }
        type.staticProperty("fittingSizeLevel") { UILayoutPriority.fittingSizeLevel }
    }
}

extension UIWindow.Level: ScriptValue {
    static var valueType: ValueType { .named(.windowLevel) }
    static func from(_ value: Value) -> Self? { value.number.map { Self(CGFloat($0)) } }
    var value: Value { .double(Double(rawValue)) }
}

extension TypeDescription {
    static let windowLevel = TypeDescription("UIWindow.Level", value: UIWindow.Level.self) { type in
        type.initialiser("init(_:)") { (number: CGFloat) in UIWindow.Level(number) }
        type.initialiser("init(rawValue:)") { (number: CGFloat) in UIWindow.Level(number) }
        type.property("rawValue", { $0.rawValue })
        type.staticProperty("normal") { UIWindow.Level.normal }
        type.staticProperty("statusBar") { UIWindow.Level.statusBar }
        type.staticProperty("alert") { UIWindow.Level.alert }
    }

    /// Whether it is a number with a type of its own: with a plain number it has a sum of its type.
    var isNamedNumber: Bool {
        self === TypeDescription.layoutPriority || self === TypeDescription.windowLevel
    }
}

/// `[String: Any]`: the numbers that a visual format names.
private struct Metrics: ScriptValue {
    let value: Value
    var numbers: [String: Any] {
        Dictionary(uniqueKeysWithValues: value.named).compactMapValues(\.number)
            .mapValues { CGFloat($0) }
    }

    static var valueType: ValueType { .dictionary(.string, .any) }
    static func from(_ value: Value) -> Metrics? { Metrics(value: value) }
}

/// `[String: Any]`: the views and guides that a visual format names.
private struct ItemsByName: ScriptValue {
    let value: Value
    var items: [String: Any] {
        Dictionary(uniqueKeysWithValues: value.named).compactMapValues { entry in
            if case .object(let object) = entry { object } else { nil }
        }
    }

    static var valueType: ValueType { .dictionary(.string, .any) }
    static func from(_ value: Value) -> ItemsByName? { ItemsByName(value: value) }
}

extension Value {
    /// The entries of a dictionary whose keys are texts.
    fileprivate var named: [(String, Value)] {
        guard case .dictionary(let entries) = self else { return [] }
        return entries.compactMap { entry in
            if case .string(let name) = entry.key { (name, entry.value) } else { nil }
        }
    }
}

extension MemberList<NSLayoutConstraint> {
    mutating func addByHand() {
        initialiser(
            "init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)"
        ) {
            (
                first: AnyTarget, attribute: NSLayoutConstraint.Attribute,
                relation: NSLayoutConstraint.Relation, second: AnyTarget,
                other: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant: CGFloat
            ) in
            NSLayoutConstraint(
                item: first.object as Any, attribute: attribute, relatedBy: relation,
                toItem: second.object, attribute: other, multiplier: multiplier,
                constant: constant)
        }
        staticMethod(
            "constraints(withVisualFormat:options:metrics:views:)",
            defaults: [
                "options": .options(.layoutConstraintFormatOptions, 0), "metrics": .null,
            ]
        ) {
            (
                format: String, options: NSLayoutConstraint.FormatOptions, metrics: Metrics?,
                views: ItemsByName
            ) in
            NSLayoutConstraint.constraints(
                withVisualFormat: format, options: options, metrics: metrics?.numbers,
                views: views.items)
        }

        property("firstItem", { AnyTarget(object: $0.firstItem) })
        property("secondItem", { AnyTarget(object: $0.secondItem) })
        property("description", { $0.description })
    }
}

extension NSLayoutConstraint {
    /// For classes of sessions.
    static var initialiserForSessions: ScriptInitialiser {
        ScriptInitialiser(
            "init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)",
            isConvenience: true
        ) {
            (
                own: NSLayoutConstraint, first: AnyTarget, attribute: Attribute,
                relation: Relation, second: AnyTarget, other: Attribute, multiplier: CGFloat,
                constant: CGFloat
            ) in
            own.adopt(
                item: first.object as Any, attribute: attribute, relatedBy: relation,
                toItem: second.object, attribute: other, multiplier: multiplier,
                constant: constant)
        }
    }
}
