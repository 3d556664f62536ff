/// What the log says where a script provokes a text of the table, letter by letter, by the text's id.
enum MisuseLiterals {
    static let lines: [String: String] = [
        "E01":
            "warning: Unbalanced calls to begin/end appearance transitions for "
            + "<UIViewController: a>.",
        "E02":
            "exception UIViewControllerHierarchyInconsistency: child view "
            + "controller:<UIViewController: a> should have parent view "
            + "controller:<UIViewController: p> but requested parent is:<UIViewController: q>",
        "E03":
            "exception UIViewControllerHierarchyInconsistency: child view "
            + "controller:<UIViewController: a> should have parent view "
            + "controller:<UIViewController: p> but actual parent is:<UIViewController: q>",
        "E04":
            "exception UIViewControllerHierarchyInconsistency: A view can only be associated "
            + "with at most one view controller at a time! View <UIView: p.view> is associated "
            + "with <UIViewController: p>. Clear this association before associating this view "
            + "with <UIViewController: a>.",
        "E05a":
            "warning: Warning: Attempt to present <UIViewController: b> on "
            + "<UIViewController: p> whose view is not in the window hierarchy!",
        "E05b":
            "warning: Attempt to present <UIViewController: b> on <UIViewController: p> "
            + "(from <UIViewController: p>) whose view is not in the window hierarchy.",
        "E06a":
            "warning: Warning: Attempt to present <UIViewController: b>  on "
            + "<UIViewController: p> which is already presenting <UIViewController: q>",
        "E06b":
            "warning: Warning: Attempt to present <UIViewController: b> on "
            + "<UIViewController: p> which is already presenting <UIViewController: q>",
        "E06c":
            "warning: Attempt to present <UIViewController: b> on <UIViewController: p> "
            + "(from <UIViewController: p>) which is already presenting <UIViewController: q>.",
        "E07a":
            "warning: Warning: Attempt to present <UIViewController: b> on "
            + "<UIViewController: p> while a presentation is in progress!",
        "E07b":
            "warning: Attempt to present <UIViewController: b> on <UIViewController: p> "
            + "(from <UIViewController: p>) while a presentation is in progress.",
        "E08":
            "warning: Attempt to present <UIViewController: b> on <UIViewController: s> "
            + "which is waiting for a delayed presention of <UIViewController: q> to complete",
        "E09":
            "warning: Warning: Attempt to dismiss from view controller <UIViewController: p> "
            + "while a presentation or dismiss is in progress!",
        "E10":
            "warning: Trying to dismiss the presentation controller while transitioning "
            + "already. (<_UIOverFullscreenPresentationController: a.presentationController>)",
        "E11":
            "warning: Null transitionViewForCurrentTransition block, aborting "
            + "_scheduleTransition:",
        "E12":
            "warning: transitionViewForCurrentTransition is not set, presentation controller was "
            + "dismissed during the presentation? "
            + "(<_UIOverFullscreenPresentationController: a.presentationController>)",
        "E13":
            "exception NSInvalidArgumentException: Application tried to present modally an "
            + "active controller <UIViewController: b>.",
        "E14":
            "exception NSInvalidArgumentException: Application tried to present modally a "
            + "view controller <UIViewController: b> that is already being presented by "
            + "<UIViewController: a>.",
        "E14b":
            "exception NSInvalidArgumentException: Application tried to present modally a "
            + "view controller <UIViewController: b> that has a parent view controller "
            + "<UIViewController: p>.",
        "E15":
            "exception NSInvalidArgumentException: Application tried to present a nil modal "
            + "view controller on target <UIViewController: p>.",
        "E16":
            "exception NSInternalInconsistencyException: The specified modal presentation "
            + "style doesn't have a corresponding presentation controller.",
        "E17a":
            "warning: Presenting view controllers on detached view controllers is "
            + "discouraged <UIViewController: s>.",
        "E17b":
            "warning: Presenting view controller <UIViewController: b> from detached view "
            + "controller <UIViewController: s> is discouraged.",
        "E17c":
            "warning: Presenting view controller <UIViewController: b> from detached view "
            + "controller <UIViewController: s> is not supported, and may result in incorrect "
            + "safe area insets and a corrupt root presentation. Make sure <UIViewController: "
            + "s> is in the view controller hierarchy before presenting from it. Will become a "
            + "hard exception in a future release.",
        "E18":
            "exception NSGenericException: UIPopoverPresentationController "
            + "(<UIPopoverPresentationController: b.presentationController>) should have a "
            + "non-nil sourceView or barButtonItem set before the presentation occurs.",
        "E19a":
            "exception NSGenericException: Your application has presented a "
            + "UIAlertController (<UIAlertController: a>) of style "
            + "UIAlertControllerStyleActionSheet. The modalPresentationStyle of a "
            + "UIAlertController with this style is UIModalPresentationPopover. You must "
            + "provide location information for this popover through the alert controller's "
            + "popoverPresentationController. You must provide either a sourceView and "
            + "sourceRect or a barButtonItem.  If this information is not known when you "
            + "present the alert controller, you may provide it in the "
            + "UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation.",
        "E19b":
            "exception NSGenericException: Your application has presented a "
            + "UIAlertController (<UIAlertController: a>) of style "
            + "UIAlertControllerStyleActionSheet from UIViewController (<UIViewController: "
            + "p>). The modalPresentationStyle of a UIAlertController with this style is "
            + "UIModalPresentationPopover. You must provide location information for this "
            + "popover through the alert controller's popoverPresentationController. You must "
            + "provide either a sourceView and sourceRect or a barButtonItem.  If this "
            + "information is not known when you present the alert controller, you may provide "
            + "it in the UIPopoverPresentationControllerDelegate method "
            + "-prepareForPopoverPresentation.",
        "E20":
            "exception NSGenericException: Your application has presented a "
            + "UIActivityViewController (<UIActivityViewController: a>). In its current trait "
            + "environment, the modalPresentationStyle of a UIActivityViewController with this "
            + "style is UIModalPresentationPopover. You must provide location information for "
            + "this popover through the view controller's popoverPresentationController. You "
            + "must provide either a sourceView and sourceRect or a barButtonItem.  If this "
            + "information is not known when you present the view controller, you may provide "
            + "it in the UIPopoverPresentationControllerDelegate method "
            + "-prepareForPopoverPresentation.",
        "E21":
            "exception NSInternalInconsistencyException: UIAlertController must have a "
            + "title, a message or an action to display",
        "E22":
            "exception NSInternalInconsistencyException: UIAlertController can only have one "
            + "action with a style of UIAlertActionStyleCancel",
        "E23":
            "exception NSInvalidArgumentException: -[UIPopoverController "
            + "presentPopoverFromRect:inView:permittedArrowDirections:animated:]: Popovers cannot be "
            + "presented from a view which does not have a window.",
        "E84":
            "exception NSGenericException: -[UIPopoverController dealloc] reached while popover is "
            + "still visible.",
        "E85":
            "exception NSInvalidArgumentException: -[UIPopoverController "
            + "initWithContentViewController:] called when not running under "
            + "UIUserInterfaceIdiomPad.",
        "E86":
            "exception NSInvalidArgumentException: UICollectionView must be initialized with a "
            + "non-nil layout parameter",
        "E24a":
            "exception NSInvalidArgumentException: Pushing the same view controller instance "
            + "more than once is not supported (<UIViewController: a>)",
        "E24b":
            "exception NSInvalidArgumentException: <UINavigationController: n> is pushing "
            + "the same view controller instance (<UIViewController: a>) more than once which "
            + "is not supported and is most likely an error in the application : "
            + "com.example.vcr",
        "E25":
            "exception NSInvalidArgumentException: Pushing a navigation controller is not "
            + "supported",
        "E26":
            "warning: Application tried to push a nil view controller on target "
            + "<UINavigationController: n>.",
        "E27":
            "exception NSInternalInconsistencyException: All view controllers in a "
            + "navigation controller must be distinct (( \"<UIViewController: x>\", "
            + "\"<UIViewController: x>\" ))",
        "E28":
            "exception NSInternalInconsistencyException: Tried to pop to a view controller "
            + "that doesn't exist.",
        "E29a": "warning: nested push animation can result in corrupted navigation bar",
        "E29b": "warning: nested pop animation can result in corrupted navigation bar",
        "E30":
            "warning: Finishing up a navigation transition in an unexpected state. Navigation Bar "
            + "subview tree might get corrupted.",
        "E34":
            "exception NSInternalInconsistencyException: Layout requested for visible navigation "
            + "bar, <UINavigationBar: UINavigationBar-1>, when the top item belongs to a different "
            + "navigation bar. topItem = <UINavigationItem: b.navigationItem>, navigation bar = "
            + "<UINavigationBar: bar>, possibly from a client attempt to nest wrapped navigation "
            + "controllers.",
        "E31":
            "warning: popToViewController:transition: called on <UINavigationController n> "
            + "while an existing transition or presentation is occurring; the navigation stack "
            + "will not be updated.",
        "E32":
            "exception NSInvalidArgumentException: Can't add self as subview",
        "E33":
            "warning: Split View Controllers cannot be pushed to a Navigation Controller "
            + "<UINavigationController: n>",
        "E35":
            "exception NSInternalInconsistencyException: Cannot manually set the delegate on "
            + "a UINavigationBar managed by a controller.",
        "E82":
            "exception NSInternalInconsistencyException: Cannot modify constraints for UINavigationBar "
            + "managed by a controller",
        "E36":
            "exception NSInternalInconsistencyException: Directly modifying a tab bar "
            + "managed by a tab bar controller is not allowed.",
        "E37":
            "exception NSInvalidArgumentException: -[UITabBarController "
            + "setSelectedViewController:] only a view controller in the tab bar controller's "
            + "list of view controllers can be selected.",
        "E38":
            "exception NSInvalidArgumentException: Children view controllers "
            + "<UIViewController: a> and <UIViewController: b> must have a common parent view "
            + "controller when calling -[UIViewController "
            + "transitionFromViewController:toViewController:duration:options:animations:completion:]",
        "E39":
            "warning: Calling -viewWillAppear: directly on a view controller is not "
            + "supported, and may result in out-of-order callbacks and other inconsistent "
            + "behavior. Use the -beginAppearanceTransition:animated: and "
            + "-endAppearanceTransition APIs on UIViewController to manually drive appearance "
            + "callbacks instead. Make a symbolic breakpoint at "
            + "UIViewControllerAlertForAppearanceCallbackMisuse to catch this in the debugger. "
            + "View controller: <UIViewController: a>",
        "E40":
            "warning: Attempting to load the view of a view controller while it is "
            + "deallocating is not allowed and may result in undefined behavior "
            + "(<UIViewController: a>)",
        "E81":
            "exception EXC_BAD_ACCESS: loadView of <Home: a> asks for its view before it has set one: "
            + "-[UIViewController view] calls loadView again, without end, until the stack is full",
        "E41":
            "exception NSInternalInconsistencyException: -[UIViewController "
            + "_loadViewFromNibNamed:bundle:] loaded the \"Bare\" nib but the view outlet was "
            + "not set.",
        "E42a":
            "exception NSInternalInconsistencyException: -[UITableViewController loadView] "
            + "loaded the \"Plain\" nib but didn't get a UITableView.",
        "E42b":
            "exception NSInternalInconsistencyException: -[UITableViewController loadView] "
            + "instantiated view controller with identifier \"UIViewController-BYZ-38-t0r\" "
            + "from storyboard \"Table\", but didn't get a UITableView.",
        "E43":
            "exception NSInternalInconsistencyException: Could not load NIB in bundle: "
            + "'NSBundle </path> (loaded)' with name 'X'",
        "E44":
            "exception NSInvalidArgumentException: Storyboard (<UIStoryboard: Misuses>) "
            + "doesn't contain a view controller with identifier 'X'",
        "E45":
            "exception NSInvalidArgumentException: Could not find a storyboard named 'X' in "
            + "bundle NSBundle </path> (loaded)",
        "E46":
            "exception NSInvalidArgumentException: Receiver (<UIViewController: a>) has no "
            + "segue with identifier 'ID'",
        "E47":
            "exception NSInternalInconsistencyException: Invalid parameter not satisfying: "
            + "[name length] > 0",
        "E48a":
            "exception NSGenericException: Could not find a navigation controller for segue "
            + "'ID'. Push segues can only be used when the source controller is managed by an "
            + "instance of UINavigationController.",
        "E48b":
            "exception NSGenericException: Push segues can only be used when the source "
            + "controller is managed by an instance of UINavigationController.",
        "E49":
            "exception NSInternalInconsistencyException: There are unexpected subviews in "
            + "the container view. Perhaps the embed segue has already fired once or a subview "
            + "was added programmatically?",
        "E50":
            "exception NSInternalInconsistencyException: Custom instantiated view controller "
            + "must call -[super initWithCoder:]",
        "E51":
            "warning: Failed to instantiate the default view controller for "
            + "UIMainStoryboardFile 'Misuses' - perhaps the designated entry point is not set?",
        "E52":
            "exception NSInternalInconsistencyException: Application windows are expected to "
            + "have a root view controller at the end of application launch",
        "E53":
            "exception NSUnknownKeyException: [<P a> setValue:forUndefinedKey:]: this class "
            + "is not key value coding-compliant for the key K.",
        "E54":
            "warning: Failed to set (K) user defined inspected property on (P): [<P P-1> "
            + "setValue:forUndefinedKey:]: this class is not key value coding-compliant for "
            + "the key K.",
        "E55":
            "exception NSInvalidArgumentException: The number of view controllers provided "
            + "(3) doesn't match the number required (1) for the requested transition",
        "E56a":
            "exception NSInternalInconsistencyException: No view controller managing visible "
            + "view <UIView: b.view>",
        "E57":
            "exception UIApplicationInvalidInterfaceOrientation: Supported orientations has "
            + "no common orientation with the application, and [P shouldAutorotate] is "
            + "returning YES",
        "E58a":
            "exception UIApplicationInvalidInterfaceOrientation: "
            + "preferredInterfaceOrientationForPresentation must return a supported interface "
            + "orientation!",
        "E58b":
            "exception UIApplicationInvalidInterfaceOrientation: "
            + "preferredInterfaceOrientationForPresentation 'portraitUpsideDown' must match a "
            + "supported interface orientation: 'portrait, landscapeLeft, landscapeRight'!",
        "E59":
            "warning: None of the requested orientations are supported by the view "
            + "controller. Requested: portrait; Supported: landscapeLeft, landscapeRight",
        "E60":
            "warning: Class P overrides the -traitCollection getter, which is not supported. "
            + "If you're trying to override traits, you must use the appropriate API.",
        "E61":
            "exception NSInvalidArgumentException: Application tried to present "
            + "UIModalTransitionStylePartialCurl to or from "
            + "non-fullscreen view controller <UIViewController: p>.",
        "E66a":
            "warning: Unable to simultaneously satisfy constraints. Probably at least one of "
            + "the constraints in the following list is one you don't want. Try this: (1) look "
            + "at each constraint and try to figure out which you don't expect; (2) find the "
            + "code that added the unwanted constraint or constraints and fix it. ( "
            + "\"<NSLayoutConstraint: a.view.width == 100 (active)>\", \"<NSLayoutConstraint: "
            + "a.view.width == 200 (active)>\" ) Will attempt to recover by breaking "
            + "constraint <NSLayoutConstraint: a.view.width == 200 (active)> Make a symbolic "
            + "breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the "
            + "debugger. The methods in the UIConstraintBasedLayoutDebugging category on "
            + "UIView listed in <UIKit/UIView.h> may also be helpful.",
        "E66b":
            "warning: Unable to simultaneously satisfy constraints. Probably at least one of "
            + "the constraints in the following list is one you don't want. Try this: (1) look "
            + "at each constraint and try to figure out which you don't expect; (2) find the "
            + "code that added the unwanted constraint or constraints and fix it. ( "
            + "\"<NSLayoutConstraint: a.view.width == 100 (active)>\", \"<NSLayoutConstraint: "
            + "a.view.width == 200 (active)>\" ) Will attempt to recover by breaking "
            + "constraint <NSLayoutConstraint: a.view.width == 200 (active)> Make a symbolic "
            + "breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the "
            + "debugger. The methods in the UIConstraintBasedLayoutDebugging category on "
            + "UIView listed in <UIKitCore/UIView.h> may also be helpful.",
        "E67":
            "exception NSGenericException: Unable to activate constraint with anchors "
            + "<NSLayoutYAxisAnchor: z.view.top> and <NSLayoutYAxisAnchor: p.view.top> because "
            + "they have no common ancestor. Does the constraint or its anchors reference "
            + "items in different view hierarchies? That's illegal.",
        "E68":
            "exception NSGenericException: The view hierarchy is not prepared for the "
            + "constraint: <NSLayoutConstraint: a.view.width == p.view.width> When added to a "
            + "view, the constraint's items must be descendants of that view (or the view "
            + "itself). This will crash if the constraint needs to be resolved before the view "
            + "hierarchy is assembled. View: <UIView: a.view>",
        "E69a":
            "exception NSInvalidArgumentException: *** +[NSLayoutConstraint "
            + "constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]: "
            + "Invalid pairing of layout attributes",
        "E69b":
            "exception NSInvalidArgumentException: *** +[NSLayoutConstraint "
            + "constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]: "
            + "A constraint cannot be made between a leading/trailing attribute and a "
            + "right/left attribute. Use leading/trailing for both or neither.",
        "E70":
            "exception NSInvalidArgumentException: NSLayoutConstraint for <UIView: a.view>: "
            + "A multiplier of 0 or a nil second item together with a location for the first "
            + "attribute creates an illegal constraint of a location equal to a constant. "
            + "Location attributes must be specified in pairs.",
        "E71":
            "exception NSInternalInconsistencyException: NSLayoutConstraint constant is not "
            + "finite! That's illegal. constant:inf <NSLayoutConstraint: a.view.width == 5>",
        "E72":
            "exception NSInternalInconsistencyException: Mutating a priority from required "
            + "to not on an installed constraint (or vice-versa) is not supported. You passed "
            + "priority 250 and the existing priority was 1000.",
        "E73":
            "exception NSInvalidArgumentException: Unable to parse constraint format: "
            + "Expected a ']' here H:|-[a (at 6)",
        "E74":
            "exception NSInternalInconsistencyException: Delegate must respond to "
            + "locationManager:didUpdateLocations:",
        "E75":
            "exception NSInternalInconsistencyException: It's illegal to set priority:2000. "
            + "Priorities must be greater than 0 and less or equal to "
            + "NSLayoutPriorityRequired, which is 1000.000000.",
        "E76a":
            "exception CALayerInvalidGeometry: CALayer position contains NaN: [nan 0.5]",
        "E76b":
            "exception CALayerInvalidGeometry: CALayer bounds contains NaN: [0 0; nan 1]",
        "E77":
            "exception NSInternalInconsistencyException: (not UIKit's words) the index 5 of "
            + "an arranged subview is out of bounds: there are 0",
        "E78":
            "exception NSInternalInconsistencyException: finishAnimationAtPosition: should "
            + "only be called on a stopped animator!",
        "E83a":
            "warning: Warning once only: Detected a case where constraints ambiguously suggest a "
            + "height of zero for a tableview cell's content view. We're considering the collapse "
            + "unintentional and using standard height instead.",
        "E83b":
            "warning: Warning once only: Detected a case where constraints ambiguously suggest a "
            + "height of zero for a table view cell's content view. We're considering the collapse "
            + "unintentional and using standard height instead. Cell: <UITableViewCell: "
            + "UITableViewCell-1>",
        "E79":
            "exception NSInternalInconsistencyException: Could not perform segue with "
            + "identifier 'ID'. A segue must either have a performHandler or it must override "
            + "-perform.",
    ]
}
