import HeadlessUIKit

extension MemberList<UIPopoverPresentationController> {
    mutating func addByHand() {
        property(
            "sourceItem",
            { ScriptElement(value: $0.sourceItem.map { .object($0) } ?? .null) },
            { popover, item in
                popover.sourceItem =
                    item.value.objectOrNil as? any UIPopoverPresentationControllerSourceItem
            })
    }
}
