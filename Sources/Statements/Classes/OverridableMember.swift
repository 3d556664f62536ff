import HeadlessUIKit

extension OverridableMember {
    /// As Swift refers to it, but that `()` is left out.
    var name: String { "\(self)".filter { $0 != "`" } }

    private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.name, $0) })

    /// The member of that full name.
    static func named(_ name: String) -> OverridableMember? {
        byName[name.hasSuffix("()") ? String(name.dropLast(2)) : name]
    }

    /// Whether the framework calls it only through its own implementation or not at all, so that a
    /// class that overrides nothing else needs no calls of callbacks.
    var isNoCallback: Bool { Self.noCallbacks.contains(self) }

    private static let noCallbacks: Set<OverridableMember> = [
        .view, .loadView, .viewDidLoad, .`addChild(_:)`, .removeFromParent, .title,
        .`transition(from:to:duration:options:animations:completion:)`,
        .`present(_:animated:completion:)`, .`dismiss(animated:completion:)`,
        .edgesForExtendedLayout, .extendedLayoutIncludesOpaqueBars, .modalPresentationStyle,
        .modalTransitionStyle, .definesPresentationContext, .isModalInPresentation,
        .transitioningDelegate, .providesPresentationContextTransitionStyle, .`addSubview(_:)`,
        .removeFromSuperview, .childForStatusBarStyle, .childForStatusBarHidden,
        .preferredStatusBarStyle, .prefersStatusBarHidden, .preferredStatusBarUpdateAnimation,
        .childForHomeIndicatorAutoHidden, .prefersHomeIndicatorAutoHidden,
        .childForScreenEdgesDeferringSystemGestures, .preferredScreenEdgesDeferringSystemGestures,
        .childViewControllerForPointerLock, .prefersPointerLocked,
        .modalPresentationCapturesStatusBarAppearance, .supportedInterfaceOrientations,
        .shouldAutorotate, .preferredInterfaceOrientationForPresentation, .navigationItem,
        .tabBarItem, .toolbarItems, .hidesBottomBarWhenPushed, .`setToolbarItems(_:animated:)`,
        .isEditing, .`setEditing(_:animated:)`, .`show(_:sender:)`,
        .`performSegue(withIdentifier:sender:)`, .perform,
        .`segueForUnwinding(to:from:identifier:)`, .`showDetailViewController(_:sender:)`,
        .`targetViewController(forAction:sender:)`, .`canPerformAction(_:withSender:)`,
        .becomeFirstResponder, .resignFirstResponder, .canBecomeFirstResponder,
        .canResignFirstResponder, .`hitTest(_:with:)`, .`point(inside:with:)`,
        .`gestureRecognizerShouldBegin(_:)`, .traitCollection,
    ]
}
