extension Rulebook {
    /// Who decides what the system shows around the app.
    static let statusBar: [Rule] = [
        Rule(
            .s01, "Who decides on the status bar", zh: "谁决定状态栏",
            """
            The root is asked, or a presented controller that captures; then the chain of \
            child-for answers down to the last, separately for style and for hiding.
            """,
            evidence: [.source(.docs)], .documented, since: 7),
        Rule(
            .s02, "Who captures", zh: "谁来接管状态栏",
            """
            Control passes to a full-screen presented controller, to others only with \
            modalPresentationCapturesStatusBarAppearance.
            """,
            evidence: [.source(.docs), .source(.kyam)], .documented, since: 7),
        Rule(
            .s03, "Asking again", zh: "再次询问",
            "setNeedsStatusBarAppearanceUpdate has the chain asked again later in the turn.",
            evidence: [.source(.docs)], .documented, since: 7),
        Rule(
            .s04, "Home indicator and deferred edges", zh: "主屏幕指示条与延后的边缘手势",
            "The same shape of chain, with its own child-for and preference properties.",
            evidence: [.source(.mem)], .assumed, since: 11),
        Rule(
            .s08, "The bar keeps its answer", zh: "状态栏记住回答",
            """
            Status bar, home indicator, deferred edges and pointer lock stay as they were answered \
            last. That a property answers otherwise now changes nothing: the system has to ask \
            again, because it is told to (S03, S04) or at a moment of its own (S09).
            """,
            evidence: [
                .source(
                    .docs,
                    """
                    preferredStatusBarStyle, prefersStatusBarHidden, \
                    prefersHomeIndicatorAutoHidden: call setNeeds… where the value changes
                    """), .source(.chandelier), .source(.lnPopup, "issue 46"),
            ], .documented, since: 7),
        Rule(
            .s09, "When the system asks by itself", zh: "系统何时自己询问",
            """
            As a root is shown; as a child that the question reaches is about to appear, as by a \
            push, a pop or another tab; as a presentation that captures (S02), or its dismissal, \
            begins or is taken back; as a navigation bar is hidden, shown, or gets another style; \
            and after the screen has turned or changed. That a child-for property names another \
            child has nobody asked.
            """,
            evidence: [
                .source(.arm1, "a push asks"), .source(.josscii, "asked as a controller appears"),
                .source(.chandelier, "asked at the first appearance"),
                .source(.lnPopup, "issue 188: a rotation asks"),
                .source(.overlayContainer, "a container has to call"),
                .against(
                    .radar,
                    """
                    22564923, iOS 9: where a presentation adapts, the one that was decided on \
                    as it began stays
                    """),
                .words(
                    """
                    the other moments, and that a push asks after the new view is loaded, are \
                    assumed
                    """),
            ], .assumed, since: 7),
        Rule(
            .s10, "A hidden status bar and the safe area", zh: "隐藏的状态栏与安全区域",
            """
            Where no notch keeps the place free, on a phone with a home button and on an iPad, the \
            safe area's top is 0 while the status bar is hidden, and so is the length of \
            topLayoutGuide. A phone with a notch keeps it. On 26.0 and 26.0.1 alone the inset of a \
            bar that was hidden later stays until the screen turns.
            """,
            evidence: [
                .source(.rSim, "iPhone SE 3 without its status bar: all 0, also on 26.1"),
                .source(.swiftMessages), .source(.safeAreaView), .source(.leanplum),
                .source(.flutter, "26.0 and 26.0.1; 26.1, 26.2, 26.4.1 and 27.0 are as 18"),
                .words("the model's 26 is the last one, so the inset goes"),
            ], .measured, since: 7),
        Rule(
            .s11, "The lock of the orientation", zh: "锁定界面方向",
            """
            From 26 on the system asks, down the chain of childViewControllerForInterfaceOrientationLock, whether \
            a controller prefers the present orientation: while it does, and the scene fills the screen, \
            turning the device does not turn the interface. It asks again after \
            setNeedsUpdateOfPrefersInterfaceOrientationLocked; where the lock ends, the interface turns as \
            the device is held.
            """,
            evidence: [
                .source(
                    .docs,
                    """
                    UIViewController.prefersInterfaceOrientationLocked; UIWindowScene.Geometry, \
                    isInterfaceOrientationLocked
                    """),
                .words(
                    """
                    that a request for a geometry turns it all the same, and that it turns at once where the \
                    lock ends, is assumed
                    """),
            ], .documented, since: 26),
    ]
}
