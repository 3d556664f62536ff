import HeadlessUIKit

extension NSLayoutConstraint: ScriptObject {}

extension NSLayoutConstraint.Attribute: ScriptChoice {
    static var type: TypeDescription { .layoutAttribute }
    static let choices = Array(allCases)
}

extension NSLayoutConstraint.Relation: ScriptChoice {
    static var type: TypeDescription { .layoutRelation }
    static let choices = Array(allCases)
}

extension NSLayoutConstraint.Axis: ScriptChoice {
    static var type: TypeDescription { .layoutAxis }
    static let choices = Array(allCases)
}

extension NSLayoutConstraint.FormatOptions: ScriptOptions {
    static var type: TypeDescription { .layoutFormatOptions }
}

extension UILayoutPriority: ScriptValue {
    static var valueType: ValueType { .named(.layoutPriority) }
    static func from(_ value: Value) -> Self? { value.number.map { Self(Float($0)) } }
    var value: Value { .double(Double(rawValue)) }
}

extension UISemanticContentAttribute: ScriptChoice {
    static var type: TypeDescription { .semanticContentAttribute }
    static let choices = Array(allCases)
}

extension UIUserInterfaceLayoutDirection: ScriptChoice {
    static var type: TypeDescription { .userInterfaceLayoutDirection }
    static let choices = Array(allCases)
}

extension TypeDescription {
    static let semanticContentAttribute = TypeDescription(
        "UISemanticContentAttribute",
        choices: UISemanticContentAttribute.allCases.map { "\($0)" })
    static let userInterfaceLayoutDirection = TypeDescription(
        "UIUserInterfaceLayoutDirection",
        choices: UIUserInterfaceLayoutDirection.allCases.map { "\($0)" })

    static let layoutAttribute = TypeDescription(
        "NSLayoutConstraint.Attribute",
        choices: NSLayoutConstraint.Attribute.allCases.map { "\($0)" })
    static let layoutRelation = TypeDescription(
        "NSLayoutConstraint.Relation",
        choices: NSLayoutConstraint.Relation.allCases.map { "\($0)" })
    static let layoutAxis = TypeDescription(
        "NSLayoutConstraint.Axis", choices: NSLayoutConstraint.Axis.allCases.map { "\($0)" })

    static let layoutFormatOptions = TypeDescription(
        "NSLayoutConstraint.FormatOptions",
        options: [
            ("alignAllLeft", NSLayoutConstraint.FormatOptions.alignAllLeft),
            ("alignAllRight", .alignAllRight), ("alignAllTop", .alignAllTop),
            ("alignAllBottom", .alignAllBottom), ("alignAllLeading", .alignAllLeading),
            ("alignAllTrailing", .alignAllTrailing), ("alignAllCenterX", .alignAllCenterX),
            ("alignAllCenterY", .alignAllCenterY),
        ])

    static let layoutPriority = TypeDescription("UILayoutPriority", value: UILayoutPriority.self) {
        type in
        type.initialiser("init(_:)") { (number: CGFloat) in UILayoutPriority(Float(number)) }
        type.initialiser("init(rawValue:)") { (number: CGFloat) in
            UILayoutPriority(rawValue: Float(number))
        }
        type.property("rawValue", { CGFloat($0.rawValue) })
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

    static let layoutConstraint = TypeDescription(
        "NSLayoutConstraint", class: NSLayoutConstraint.self
    ) { type in
        type.initialiser(
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
        type.staticMethod("activate(_:)") { (constraints: [NSLayoutConstraint]) in
            NSLayoutConstraint.activate(constraints)
        }
        type.staticMethod("deactivate(_:)") { (constraints: [NSLayoutConstraint]) in
            NSLayoutConstraint.deactivate(constraints)
        }
        addFormats(&type)
        type.property("firstItem", { AnyTarget(object: $0.firstItem) })
        type.property("firstAttribute", { $0.firstAttribute })
        type.property("relation", { $0.relation })
        type.property("secondItem", { AnyTarget(object: $0.secondItem) })
        type.property("secondAttribute", { $0.secondAttribute })
        type.property("multiplier", { $0.multiplier })
        type.property("constant", { $0.constant }, { $0.constant = $1 })
        type.property("priority", { $0.priority }, { $0.priority = $1 })
        type.property("identifier", { $0.identifier }, { $0.identifier = $1 })
        type.property("description", { $0.description })
        type.property("shouldBeArchived", { $0.shouldBeArchived }, { $0.shouldBeArchived = $1 })
        type.property("isActive", { $0.isActive }, { $0.isActive = $1 })
    }
}

extension TypeDescription {
    private static func addFormats(_ type: inout MemberList<NSLayoutConstraint>) {
        type.staticMethod(
            "constraints(withVisualFormat:options:metrics:views:)",
            defaults: [
                "options": .options(.layoutFormatOptions, 0), "metrics": .null,
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

extension MemberList<UIView> {
    /// Constraints, guides, and sizes by content.
    mutating func addConstraints() {
        property("constraints", { $0.constraints })
        method("addConstraint(_:)", UIView.addConstraint)
        method("addConstraints(_:)", UIView.addConstraints)
        method("removeConstraint(_:)", UIView.removeConstraint)
        method("removeConstraints(_:)", UIView.removeConstraints)
        property("hasAmbiguousLayout", { $0.hasAmbiguousLayout })
        addContentSizes()
        addGuides()
    }

    private mutating func addContentSizes() {
        staticProperty("noIntrinsicMetric") { UIView.noIntrinsicMetric }
        staticProperty("layoutFittingCompressedSize") { UIView.layoutFittingCompressedSize }
        staticProperty("layoutFittingExpandedSize") { UIView.layoutFittingExpandedSize }
        property("intrinsicContentSize", { $0.intrinsicContentSize })
        method("sizeThatFits(_:)", UIView.sizeThatFits)
        method("sizeToFit()", UIView.sizeToFit)
        method("invalidateIntrinsicContentSize()", UIView.invalidateIntrinsicContentSize)
        method("contentHuggingPriority(for:)", UIView.contentHuggingPriority)
        method("setContentHuggingPriority(_:for:)", UIView.setContentHuggingPriority)
        method(
            "contentCompressionResistancePriority(for:)",
            UIView.contentCompressionResistancePriority)
        method(
            "setContentCompressionResistancePriority(_:for:)",
            UIView.setContentCompressionResistancePriority)
        method("systemLayoutSizeFitting(_:)") { view in
            { (size: CGSize) in view.systemLayoutSizeFitting(size) }
        }
        method(
            "systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)"
        ) { view in
            { (size: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) in
                view.systemLayoutSizeFitting(
                    size, withHorizontalFittingPriority: horizontal,
                    verticalFittingPriority: vertical)
            }
        }
    }

    private mutating func addGuides() {
        property("layoutGuides", { $0.layoutGuides })
        method("addLayoutGuide(_:)", UIView.addLayoutGuide)
        method("removeLayoutGuide(_:)", UIView.removeLayoutGuide)
        property("safeAreaLayoutGuide", { $0.safeAreaLayoutGuide })
        property("layoutMarginsGuide", { $0.layoutMarginsGuide })
        property("readableContentGuide", { $0.readableContentGuide })
        property("keyboardLayoutGuide", { $0.keyboardLayoutGuide })
        property(
            "semanticContentAttribute", { $0.semanticContentAttribute },
            { $0.semanticContentAttribute = $1 })
        property(
            "effectiveUserInterfaceLayoutDirection", { $0.effectiveUserInterfaceLayoutDirection })
        property("forFirstBaselineLayout", { $0.forFirstBaselineLayout })
        property("forLastBaselineLayout", { $0.forLastBaselineLayout })
    }
}
