import HeadlessUIKit

extension UIPopoverArrowDirection: ScriptOptions {
    static var type: TypeDescription { .popoverArrowDirection }
}

extension TypeDescription {
    static let popoverArrowDirection = TypeDescription(
        "UIPopoverArrowDirection",
        options: [
            ("up", UIPopoverArrowDirection.up), ("down", .down), ("left", .left),
            ("right", .right), ("any", .any), ("unknown", .unknown),
        ])

    static let popoverController = TypeDescription(
        "UIPopoverPresentationController", class: UIPopoverPresentationController.self,
        superclass: .presentationController
    ) { type in
        type.property("sourceView", { $0.sourceView }, { $0.sourceView = $1 })
        type.property("sourceRect", { $0.sourceRect }, { $0.sourceRect = $1 })
        type.property(
            "sourceItem",
            { ScriptElement(value: $0.sourceItem.map { .object($0) } ?? .null) },
            { popover, item in
                popover.sourceItem =
                    item.value.objectOrNil as? any UIPopoverPresentationControllerSourceItem
            })
        type.property("barButtonItem", { $0.barButtonItem }, { $0.barButtonItem = $1 })
        type.property(
            "permittedArrowDirections", { $0.permittedArrowDirections },
            { $0.permittedArrowDirections = $1 })
        type.property("arrowDirection", { $0.arrowDirection })
        type.property("passthroughViews", { $0.passthroughViews }, { $0.passthroughViews = $1 })
        type.property(
            "popoverLayoutMargins", { $0.popoverLayoutMargins }, { $0.popoverLayoutMargins = $1 })
        type.property("backgroundColor", { $0.backgroundColor }, { $0.backgroundColor = $1 })
        type.property(
            "canOverlapSourceViewRect", { $0.canOverlapSourceViewRect },
            { $0.canOverlapSourceViewRect = $1 })
        type.property(
            "adaptiveSheetPresentationController", { $0.adaptiveSheetPresentationController })
    }
}
