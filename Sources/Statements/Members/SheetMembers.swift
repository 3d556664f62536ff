import HeadlessUIKit

extension UISheetPresentationController.Detent: ScriptObject {}

extension UISheetPresentationController.Detent.Identifier: ScriptValue {
    static var valueType: ValueType { .named(.detentIdentifier) }
    static func from(_ value: Value) -> Self? { String.from(value).map { Self(rawValue: $0) } }
    var value: Value { .string(rawValue) }
}

/// What a custom detent is resolved in, which the model gives as a protocol.
struct DetentContextReference: ScriptValue {
    let context: any UISheetPresentationControllerDetentResolutionContext

    static var valueType: ValueType { .named(.detentContext) }
    static func from(_ value: Value) -> DetentContextReference? {
        guard case .object(let object) = value else { return nil }
        return (object as? any UISheetPresentationControllerDetentResolutionContext)
            .map(Self.init)
    }
    var value: Value { .object(context) }
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
                arguments.first.flatMap(DetentContextReference.from).flatMap { run($0.context) }
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

    static let detentContext = TypeDescription(
        "UISheetPresentationControllerDetentResolutionContext",
        protocol: DetentContextReference.self,
        isInstance: { $0 is any UISheetPresentationControllerDetentResolutionContext }
    ) { type in
        type.property("maximumDetentValue", { $0.context.maximumDetentValue })
        type.property("containerTraitCollection", { $0.context.containerTraitCollection })
    }

    static let detent = TypeDescription(
        "UISheetPresentationController.Detent", class: UISheetPresentationController.Detent.self
    ) { type in
        type.staticMethod("medium()") { UISheetPresentationController.Detent.medium() }
        type.staticMethod("large()") { UISheetPresentationController.Detent.large() }
        type.staticMethod(
            "custom(identifier:resolver:)", defaults: ["identifier": .null]
        ) {
            (
                identifier: UISheetPresentationController.Detent.Identifier?,
                resolver: DetentResolver
            ) in
            UISheetPresentationController.Detent.custom(
                identifier: identifier, resolver: resolver.run)
        }
        type.property("identifier", { $0.identifier })
        type.method("resolvedValue(in:)") { detent in
            { (reference: DetentContextReference) in detent.resolvedValue(in: reference.context) }
        }
    }

    static let sheetController = TypeDescription(
        "UISheetPresentationController", class: UISheetPresentationController.self,
        superclass: .presentationController
    ) { type in
        type.property(
            "detents", { $0.detents }, { $0.detents = $1 },
            objection: { $0.isEmpty ? "'detents' must have at least one detent" : nil })
        type.property(
            "selectedDetentIdentifier", { $0.selectedDetentIdentifier },
            { $0.selectedDetentIdentifier = $1 })
        type.property(
            "largestUndimmedDetentIdentifier", { $0.largestUndimmedDetentIdentifier },
            { $0.largestUndimmedDetentIdentifier = $1 })
        type.property(
            "prefersGrabberVisible", { $0.prefersGrabberVisible }, { $0.prefersGrabberVisible = $1 }
        )
        type.property(
            "prefersScrollingExpandsWhenScrolledToEdge",
            { $0.prefersScrollingExpandsWhenScrolledToEdge },
            { $0.prefersScrollingExpandsWhenScrolledToEdge = $1 })
        type.property(
            "prefersEdgeAttachedInCompactHeight", { $0.prefersEdgeAttachedInCompactHeight },
            { $0.prefersEdgeAttachedInCompactHeight = $1 })
        type.property(
            "widthFollowsPreferredContentSizeWhenEdgeAttached",
            { $0.widthFollowsPreferredContentSizeWhenEdgeAttached },
            { $0.widthFollowsPreferredContentSizeWhenEdgeAttached = $1 })
        type.property(
            "prefersPageSizing", { $0.prefersPageSizing }, { $0.prefersPageSizing = $1 })
        type.property(
            "preferredCornerRadius", { $0.preferredCornerRadius }, { $0.preferredCornerRadius = $1 }
        )
        type.method("animateChanges(_:)") { sheet in
            { (changes: ActionBlock) in sheet.animateChanges(changes.run) }
        }
        type.method("invalidateDetents()", UISheetPresentationController.invalidateDetents)
    }
}
