import HeadlessUIKit

/// The property `delegate` of a split.
@MainActor
enum SplitDelegate {
    static func get(_ split: UISplitViewController) -> ScriptElement {
        ScriptElement(value: split.delegate.map { .object($0) } ?? .null)
    }

    static func set(_ split: inout UISplitViewController, _ delegate: ScriptElement) {
        split.delegate = delegate.value.objectOrNil as? any UISplitViewControllerDelegate
    }
}

extension MemberList<UISplitViewController> {
    mutating func addByHand() {
        property("delegate", SplitDelegate.get, SplitDelegate.set)
    }
}
