extension Rulebook {
    /// Who decides what the system shows around the app.
    static let statusBar: [Rule] = [
        Rule(
            .s01, "Who decides on the status bar", zh: "谁决定状态栏",
            """
            UIKit asks the window's root controller, or a presented controller to which control \
            passes (S02). From there it follows childForStatusBarStyle and childForStatusBarHidden \
            down to the last, separately for the style and for hiding.
            """,
            evidence: [.source(.docs)], .documented, since: 7),
        Rule(
            .s02, "Which presented controller decides on the status bar", zh: "哪个被呈现者决定状态栏",
            """
            One that is presented full screen does; one presented in another style only where its \
            modalPresentationCapturesStatusBarAppearance is true.
            """,
            evidence: [.source(.docs), .source(.kyam)], .documented, since: 7),
        Rule(
            .s03, "setNeedsStatusBarAppearanceUpdate", zh: "要求再次询问状态栏",
            "UIKit asks the controllers of S01 again later in the turn.",
            evidence: [.source(.docs)], .documented, since: 7),
        Rule(
            .s04, "Home indicator and deferred edges", zh: "主屏幕指示条与延后的边缘手势",
            """
            UIKit asks for them as for the status bar (S01), by child properties and preference \
            properties of their own.
            """,
            evidence: [.source(.mem)], .assumed, since: 11),
        Rule(
            .s08, "Answers that UIKit keeps", zh: "UIKit 保留的回答",
            """
            The status bar, the home indicator, the deferred edges and the pointer lock stay as \
            the last answer said. That a property returns something else now changes nothing until \
            UIKit asks again: because it is told to (S03, S04), or at a moment of its own (S09).
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
            .s09, "When UIKit asks by itself", zh: "UIKit 何时主动询问",
            """
            When a root is shown; when a child that is asked is about to appear, as by a push, a \
            pop or another tab; when a presentation to which control passes (S02), or its \
            dismissal, begins or is cancelled; when a navigation bar is hidden, shown, or gets \
            another style; and after the screen has turned or changed. It does not ask because a \
            child property, such as childForStatusBarStyle, returns another child now.
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
            .s11, "prefersInterfaceOrientationLocked", zh: "方向的锁定",
            """
            From 26 on UIKit asks, down the chain of \
            childViewControllerForInterfaceOrientationLock, whether a controller prefers the \
            present orientation. While it does, and the scene fills the screen, turning the device \
            does not turn the interface. It asks again after \
            setNeedsUpdateOfPrefersInterfaceOrientationLocked. When the lock ends, the interface \
            turns to how the device is held.
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
