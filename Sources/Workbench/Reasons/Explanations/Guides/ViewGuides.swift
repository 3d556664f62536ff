import HierarchyRecords

extension CallbackGuide {
    /// What the system asks and tells.
    static let system: [CallbackGuide] = [
        CallbackGuide(
            .didReceiveMemoryWarning, "Memory is running short.",
            when: "Whenever the system says so; the view is not unloaded.",
            belongs: ["letting go of caches and of what can be made again"],
            avoid: ["unloading the view"],
            rules: [.l09], related: [.viewDidDisappear],
            example: "new home; memory"),
        CallbackGuide(
            .viewWillUnload, "The view is about to be let go.",
            when: "On iOS 5, where memory is short and the view is in no window.",
            avoid: ["anything: no system calls it since iOS 6"],
            rules: [.l09], related: [.didReceiveMemoryWarning, .viewDidUnload],
            example: "set ios 5; new home; _ = home.view; memory"),
        CallbackGuide(
            .viewDidUnload, "The view was let go.",
            when: "Up to iOS 5, where memory is short and the view is in no window.",
            avoid: ["anything: no system calls it since iOS 6"],
            rules: [.l09], related: [.didReceiveMemoryWarning, .viewDidLoad],
            example: "set ios 5; new home; _ = home.view; memory"),
        CallbackGuide(
            .setNeedsStatusBarAppearanceUpdate, "The status bar is to be asked for anew.",
            when: "When code calls it; it is not meant to be overridden.",
            belongs: ["a call, whenever preferredStatusBarStyle would answer otherwise"],
            rules: [.s03, .s01], related: [.childForStatusBarStyle, .viewWillAppear],
            example: "new home; root home; home.setNeedsStatusBarAppearanceUpdate()"),
        CallbackGuide(
            .childForStatusBarStyle, "The child that decides on the status bar's style.",
            when: "When the status bar is asked for, of each controller down to the last.",
            belongs: ["the child that is seen; nil where the container itself decides"],
            avoid: ["a child that is not there"],
            rules: [.s01, .s02], related: [.childForStatusBarHidden],
            example: "new a; new t as tab with a; root t; set log statusbar; "
                + "a.setNeedsStatusBarAppearanceUpdate(); statusbar"),
        CallbackGuide(
            .childForStatusBarHidden, "The child that decides whether the status bar shows.",
            when: "When the status bar is asked for, of each controller down to the last.",
            belongs: ["the child that is seen; nil where the container itself decides"],
            avoid: ["a child that is not there"],
            rules: [.s01, .s02], related: [.childForStatusBarStyle],
            example: "new a; new n as nav with a; root n; set log statusbar; "
                + "a.setNeedsStatusBarAppearanceUpdate(); statusbar"),
        CallbackGuide(
            .setNeedsUpdateOfHomeIndicatorAutoHidden, "The home indicator is to be asked for anew.",
            when: "When code calls it; it is not meant to be overridden.",
            belongs: ["a call, whenever prefersHomeIndicatorAutoHidden would answer otherwise"],
            rules: [.s04], related: [.childForHomeIndicatorAutoHidden],
            example: "new home; root home; home.setNeedsUpdateOfHomeIndicatorAutoHidden()"),
        CallbackGuide(
            .childForHomeIndicatorAutoHidden,
            "The child that decides whether the home indicator hides.",
            when: "When the system asks for that, of each controller down to the last.",
            belongs: ["the child that is seen; nil where the container itself decides"],
            avoid: ["a child that is not there"],
            rules: [.s04], related: [.setNeedsUpdateOfHomeIndicatorAutoHidden],
            example: "class Home: UIViewController { override var childForHomeIndicatorAutoHidden: "
                + "UIViewController? { children.first } }\n"
                + "new home as Home; new a; root home; add a; set log statusbar\n"
                + "a.setNeedsUpdateOfHomeIndicatorAutoHidden(); statusbar"),
        CallbackGuide(
            .setNeedsUpdateOfScreenEdgesDeferringSystemGestures,
            "The edges whose gestures the app gets first are to be asked for anew.",
            when: "When code calls it; it is not meant to be overridden.",
            belongs: [
                "a call, whenever preferredScreenEdgesDeferringSystemGestures would answer otherwise"
            ],
            rules: [.s04], related: [.childForScreenEdgesDeferringSystemGestures],
            example:
                "new home; root home; home.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()"),
        CallbackGuide(
            .childForScreenEdgesDeferringSystemGestures,
            "The child that decides at which edges the app's gestures come first.",
            when: "When the system asks for that, of each controller down to the last.",
            belongs: ["the child that is seen; nil where the container itself decides"],
            avoid: ["a child that is not there"],
            rules: [.s04], related: [.setNeedsUpdateOfScreenEdgesDeferringSystemGestures],
            example:
                "class Home: UIViewController { override var childForScreenEdgesDeferringSystemGestures: "
                + "UIViewController? { children.first } }\n"
                + "new home as Home; new a; root home; add a; set log statusbar\n"
                + "a.setNeedsUpdateOfScreenEdgesDeferringSystemGestures(); statusbar"),
        CallbackGuide(
            .setNeedsUpdateOfPrefersPointerLocked, "The pointer's lock is to be asked for anew.",
            when: "When code calls it; it is not meant to be overridden.",
            belongs: ["a call, whenever prefersPointerLocked would answer otherwise"],
            rules: [.s04], related: [.childViewControllerForPointerLock],
            example: "new home; root home; home.setNeedsUpdateOfPrefersPointerLocked()"),
        CallbackGuide(
            .childViewControllerForPointerLock,
            "The child that decides whether the pointer is locked.",
            when: "When the system asks for that, of each controller down to the last.",
            belongs: ["the child that is seen; nil where the container itself decides"],
            avoid: ["a child that is not there"],
            rules: [.s04], related: [.setNeedsUpdateOfPrefersPointerLocked],
            example:
                "class Home: UIViewController { override var childViewControllerForPointerLock: "
                + "UIViewController? { children.first } }\n"
                + "new home as Home; new a; root home; add a; set log statusbar\n"
                + "a.setNeedsUpdateOfPrefersPointerLocked(); statusbar"),
    ]

    /// Views.
    static let views: [CallbackGuide] = [
        CallbackGuide(
            .layoutSubviews, "The view places its subviews.",
            when: "In a layout pass, after a change of size or setNeedsLayout.",
            belongs: ["frames of subviews, after super"],
            avoid: ["calls by hand: setNeedsLayout and layoutIfNeeded ask for it"],
            rules: [.c10, .d11], related: [.viewWillLayoutSubviews],
            example: "new home; root home"),
        CallbackGuide(
            .updateConstraints, "The view brings its constraints up to date.",
            when: "In a constraint pass, subviews first.",
            belongs: ["changing many constraints at once, super last"],
            rules: [.c04], related: [.updateViewConstraints],
            example: "new home; root home; home.view.setNeedsUpdateConstraints()"),
        CallbackGuide(
            .willMoveToSuperview, "The view is about to get a superview, or to lose it.",
            when: "Inside addSubview and removeFromSuperview, first.", rules: [.v01],
            related: [.didMoveToSuperview, .willMoveToWindow],
            example: "new home; root home"),
        CallbackGuide(
            .didMoveToSuperview, "The view has another superview, or none.",
            when: "Inside addSubview and removeFromSuperview, after the window's callbacks.",
            rules: [.v01, .v03], related: [.willMoveToSuperview],
            example: "new home; root home"),
        CallbackGuide(
            .willMoveToWindow, "The view is about to come to a window, or to leave it.",
            when: "When the view or one above it does, superviews first.",
            belongs: ["ending what only a shown view may do, for nil"],
            rules: [.v02, .m1], related: [.didMoveToWindow, .viewWillAppear],
            example: "new home; root home"),
        CallbackGuide(
            .didMoveToWindow, "The view has another window, or none.",
            when: "When the view or one above it does, subviews first.",
            belongs: ["what needs the screen's scale or the window"],
            rules: [.v02, .m1], related: [.willMoveToWindow],
            example: "new home; root home"),
        CallbackGuide(
            .didAddSubview, "The view has a new subview.", when: "Last in addSubview.",
            rules: [.v01], related: [.willRemoveSubview],
            example: "new home; new a; root home; add a"),
        CallbackGuide(
            .willRemoveSubview, "The view is about to lose a subview.",
            when: "Before the subview goes.", rules: [.v03], related: [.didAddSubview],
            example: "new home; new a; root home; add a; remove a"),
        CallbackGuide(
            .viewTraitCollectionDidChange, "The view's traits have changed.",
            when: "After the change, top down.", rules: [.t08],
            related: [.traitCollectionDidChange],
            example: "new home; root home; trait style dark"),
        CallbackGuide(
            .safeAreaInsetsDidChange, "The safe area of the view has changed.",
            when: "With the view's place, its bars or the device.", rules: [.l10, .r7],
            related: [.viewSafeAreaInsetsDidChange], example: "new home; root home"),
        CallbackGuide(
            .layoutMarginsDidChange, "The layout margins of the view have changed.",
            when: "With the safe area, the traits or code.", rules: [.l10, .r7],
            related: [.viewLayoutMarginsDidChange], example: "new home; root home"),
    ]

    /// What stands in the log and is no callback.
    static let notes: [CallbackGuide] = [
        CallbackGuide(
            .warning, "UIKit prints that something looks wrong, and goes on.",
            when: "When a contract is broken that an app survives; the rules E01 to E63 have the "
                + "texts.",
            rules: [.e01, .e05, .e39], related: [.exception],
            example: "new home; new a; root home; add a; a.endAppearanceTransition()"),
        CallbackGuide(
            .exception, "UIKit raises an exception: an app would end.",
            when: "When a contract is broken that an app does not survive. Here the step is "
                + "undone, and its events stay in the log.",
            rules: [.e02, .e03, .e13], related: [.warning],
            example: "new home; root home; home.addChild(home)"),
        CallbackGuide(
            .call, "What code called: the user's own, or a verb's.",
            when: "Before what the call does; printed with --calls.", rules: [],
            related: [.mark], example: "new home; root home"),
        CallbackGuide(
            .mark, "A mark of the user's own.",
            when: "By the command mark; expectations begin to look behind it.", rules: [],
            related: [.call], example: "mark here"),
    ]
}
