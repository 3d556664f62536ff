/// A name that UIKit had for something, and what says the same today: `explain`, `help` and errors lead from the one to
/// the other.
package struct FormerName: Sendable {
    /// As Swift or Objective-C spell them, up to the arguments.
    package let names: [String]
    /// The system from which on the other names are the ones to use.
    package let since: Int
    /// Those that take its place.
    package let today: [String]

    private init(_ names: String..., since: Int, today: String...) {
        (self.names, self.since, self.today) = (names, since, today)
    }

    /// The entry of a name, with or without its class and its arguments; nil where the name is none of them.
    package static func named(_ name: String) -> FormerName? {
        let word = name.prefix { $0 != "(" && $0 != ":" }
        return byName[String(word.split(separator: ".").last ?? "").lowercased()]
    }

    private static let byName = Dictionary(
        uniqueKeysWithValues: all.flatMap { entry in
            entry.names.map { ($0.lowercased(), entry) }
        })

    /// All of them.
    package static let all = [
        FormerName(
            "presentModalViewController", since: 5, today: "present(_:animated:completion:)"),
        FormerName(
            "dismissModalViewController", "dismissModalViewControllerAnimated", since: 5,
            today: "dismiss(animated:completion:)"),
        FormerName(
            "modalViewController", since: 5, today: "presentedViewController",
            "presentingViewController"),
        FormerName(
            "shouldAutorotateToInterfaceOrientation", since: 6,
            today: "supportedInterfaceOrientations", "shouldAutorotate"),
        FormerName(
            "viewDidUnload", "viewWillUnload", since: 6, today: "didReceiveMemoryWarning()",
            "viewDidDisappear(_:)"),
        FormerName(
            "automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers", since: 6,
            today: "shouldAutomaticallyForwardAppearanceMethods"),
        FormerName("wantsFullScreenLayout", since: 7, today: "edgesForExtendedLayout"),
        FormerName("contentSizeForViewInPopover", since: 7, today: "preferredContentSize"),
        FormerName(
            "willRotateToInterfaceOrientation", "willAnimateRotationToInterfaceOrientation",
            "willRotate", "willAnimateRotation", since: 8, today: "viewWillTransition(to:with:)"),
        FormerName(
            "didRotateFromInterfaceOrientation", "didRotate", since: 8,
            today: "viewWillTransition(to:with:)", "animate(alongsideTransition:completion:)"),
        FormerName(
            "shouldAutomaticallyForwardRotationMethods", since: 8,
            today: "viewWillTransition(to:with:)"),
        FormerName(
            "rotatingHeaderView", "rotatingFooterView", since: 8,
            today: "viewWillTransition(to:with:)"),
        FormerName("UIAlertView", "UIActionSheet", since: 8, today: "UIAlertController"),
        FormerName(
            "searchDisplayController", "UISearchDisplayController", since: 8,
            today: "UISearchController", "navigationItem.searchController"),
        FormerName(
            "UIPopoverController", since: 9, today: "modalPresentationStyle",
            "popoverPresentationController"),
        FormerName(
            "setStatusBarHidden", "setStatusBarStyle", since: 9, today: "prefersStatusBarHidden",
            "preferredStatusBarStyle"),
        FormerName(
            "viewControllerForUnwindSegueAction", since: 9,
            today: "allowedChildrenForUnwinding(from:)"),
        FormerName(
            "automaticallyAdjustsScrollViewInsets", since: 11,
            today: "contentInsetAdjustmentBehavior"),
        FormerName("topLayoutGuide", "bottomLayoutGuide", since: 11, today: "safeAreaLayoutGuide"),
        FormerName("UIWebView", since: 12, today: "WKWebView"),
        FormerName("modalInPopover", "isModalInPopover", since: 13, today: "isModalInPresentation"),
        FormerName(
            "interfaceOrientation", "statusBarOrientation", since: 13,
            today: "windowScene.interfaceOrientation"),
        FormerName(
            "attemptRotationToDeviceOrientation", since: 16,
            today: "setNeedsUpdateOfSupportedInterfaceOrientations()"),
        FormerName(
            "traitCollectionDidChange", since: 17, today: "registerForTraitChanges(_:handler:)"),
    ]
}
