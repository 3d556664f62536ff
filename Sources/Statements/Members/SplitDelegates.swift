import HeadlessUIKit

// A split's delegate is an object of a user's class, which has the methods that it defines.

extension UISplitViewControllerDelegate where Self: ScriptedObject {
    @_semantics("optimize.sil.specialize.generic.never")
    func splitViewController(
        _ svc: UISplitViewController, willShow column: UISplitViewController.Column
    ) {
        _ = answer("splitViewController(_:willShow:)", [svc.value, column.value])
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func splitViewController(
        _ svc: UISplitViewController, didShow column: UISplitViewController.Column
    ) {
        _ = answer("splitViewController(_:didShow:)", [svc.value, column.value])
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func splitViewController(
        _ svc: UISplitViewController, willHide column: UISplitViewController.Column
    ) {
        _ = answer("splitViewController(_:willHide:)", [svc.value, column.value])
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func splitViewController(
        _ svc: UISplitViewController, didHide column: UISplitViewController.Column
    ) {
        _ = answer("splitViewController(_:didHide:)", [svc.value, column.value])
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func splitViewController(
        _ svc: UISplitViewController, willChangeTo mode: UISplitViewController.DisplayMode
    ) {
        _ = answer("splitViewController(_:willChangeTo:)", [svc.value, mode.value])
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        answer(
            "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)",
            [svc.value, proposed.value]
        ).flatMap(UISplitViewController.Column.from) ?? proposed
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposed: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode {
        answer(
            "splitViewController(_:displayModeForExpandingToProposedDisplayMode:)",
            [svc.value, proposed.value]
        ).flatMap(UISplitViewController.DisplayMode.from) ?? proposed
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
        _ = answer("splitViewControllerDidCollapse(_:)", [svc.value])
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func splitViewControllerDidExpand(_ svc: UISplitViewController) {
        _ = answer("splitViewControllerDidExpand(_:)", [svc.value])
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func primaryViewController(
        forCollapsing split: UISplitViewController
    ) -> UIViewController? {
        answer("primaryViewController(forCollapsing:)", [split.value])?.objectOrNil
            as? UIViewController
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func primaryViewController(
        forExpanding split: UISplitViewController
    ) -> UIViewController? {
        answer("primaryViewController(forExpanding:)", [split.value])?.objectOrNil
            as? UIViewController
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func splitViewController(
        _ split: UISplitViewController, collapseSecondary secondary: UIViewController,
        onto primary: UIViewController
    ) -> Bool {
        answer(
            "splitViewController(_:collapseSecondary:onto:)",
            [split.value, secondary.value, primary.value]
        ).flatMap(Bool.from) ?? false
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func splitViewController(
        _ split: UISplitViewController, separateSecondaryFrom primary: UIViewController
    ) -> UIViewController? {
        answer("splitViewController(_:separateSecondaryFrom:)", [split.value, primary.value])?
            .objectOrNil as? UIViewController
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func splitViewController(
        _ split: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool {
        answer(
            "splitViewController(_:show:sender:)", [split.value, vc.value, Value(sender: sender)]
        ).flatMap(Bool.from) ?? false
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func splitViewController(
        _ split: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool {
        answer(
            "splitViewController(_:showDetail:sender:)",
            [split.value, vc.value, Value(sender: sender)]
        ).flatMap(Bool.from) ?? false
    }
}
