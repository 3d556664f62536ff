extension Rulebook {
    /// Screens, windows, and how the interface turns.
    static let orientation: [Rule] = [
        Rule(
            .s05, "Who is asked for supportedInterfaceOrientations",
            zh: "向谁询问 supportedInterfaceOrientations",
            """
            The topmost controller that covers the full screen, none of its children. It is asked \
            many times: how often is no rule.
            """,
            evidence: [.source(.neu, "page 253")], .log, since: 6),
        Rule(
            .s06, "Rotation forced by presenting", zh: "呈现迫使的旋转",
            """
            A controller that is presented full screen is asked for its supported orientations and \
            for the preferred one; one presented overFullScreen only for the supported ones. \
            Sheets from 13 on turn nothing.
            """,
            evidence: [.source(.neu, "page 272")], .log, since: 6),
        Rule(
            .s07, "Orientation masks must meet", zh: "方向的集合必须相交",
            """
            Up to 12 the orientations that the app, its delegate and the controller support must \
            have one in common, or UIKit raises E57; later systems do not mind.
            """,
            evidence: [.source(.neu, "page 253, third example")], .log, since: 6),
        Rule(
            .r51, "Devices", zh: "设备",
            """
            iPhone 16 is 393 by 852 with safe area 59 and 34 in portrait, 59 left and right and \
            20 below in landscape; iPhone SE 375 by 667; iPad A16 820 by 1180 with 32 and 25.
            """,
            evidence: [.source(.rSim, "sizes and safe areas of devices")], .measured),
        Rule(
            .x44, "Geometry of older systems", zh: "旧系统的几何",
            """
            An iPad's navigation bar and toolbar are 44 high up to 11 and 50 from 12 on, its tab bar \
            50 from 12 on. Its safe area is 20 above where it has a home button, and 24 above and 20 \
            below where it has none. A phone without a home button has 21 below in landscape. No \
            table was found for 18 to 25: they are taken to be as 17.
            """,
            evidence: [.source(.hacknicity, "the iPads of 2018"), .source(.tables)], .log,
            through: 25),
        Rule(
            .a30, "animate(alongsideTransition:) in a rotation",
            zh: "旋转时的 animate(alongsideTransition:)",
            """
            The animation runs once, after every controller was told, when sizes and traits are \
            the new ones and before the layout. The completion is called 0.3 seconds later, or at \
            once where nothing is animated.
            """,
            evidence: [.source(.docs, "animate(alongsideTransition:completion:)")], .assumed,
            since: 8),
        Rule(
            .a31, "Turning by 180 degrees", zh: "旋转 180 度",
            """
            Between the two landscape orientations, and upside down, the size does not change, and \
            no controller is told.
            """,
            evidence: [.rule(.t04, "what is told is a size")], .assumed, since: 8),
        Rule(
            .a70, "Safe areas of devices that were not measured", zh: "没有测量过的设备的安全区域",
            """
            Sides and top are those published for the device. Below, in landscape, a phone with \
            iOS 26 has 20 points, as an iPhone 16; an iPad has 32 above and 25 below, as an iPad \
            A16. Systems before 26 have the figures of X44.
            """,
            evidence: [.rule(.r51), .source(.useyourloaf)], .assumed, since: 11),
        Rule(
            .a71, "Shared screens of an iPad", zh: "iPad 的分屏",
            """
            Ten points part the apps. A third is 320 points wide, 375 on screens of at least 1130 \
            points in landscape or 1024 in portrait; the other side has the rest; halves are \
            equal. Slide over is a third wide and 40 points lower than the screen. A width over \
            639 points is regular. The safe area stays that of the screen.
            """,
            evidence: [
                .rule(.t20), .source(.snapshotTesting), .source(.hacknicity, "the iPads of 2018"),
            ], .assumed, since: 9),
        Rule(
            .a72, "Windows of any size", zh: "任意大小的窗口",
            """
            A window takes any size within the screen from 320 by 320 points on, and keeps it in a \
            rotation as far as it fits. A change of its size goes as a rotation does: \
            willTransition where the size classes change, then viewWillTransition, then the \
            traits, then layout (D17).
            """,
            evidence: [.rule(.t04), .rule(.t20)], .assumed, since: 16),
        Rule(
            .a73, "When a presentation turns the screen", zh: "呈现何时让屏幕旋转",
            """
            After its style is adapted and before any controller is told of the presentation, as \
            in any rotation. A dismissal turns it back at its end, before the completion.
            """,
            evidence: [.rule(.s06), .rule(.t13)], .assumed),
        Rule(
            .a74, "setNeedsUpdateOfSupportedInterfaceOrientations", zh: "要求再次询问支持的方向",
            """
            In the next turn the controller that decides is asked for its orientations (S05). The \
            interface turns to how the device is held where that is supported, or else to the \
            first that is: portrait, landscape right, landscape left, upside down.
            """,
            evidence: [
                .source(.docs, "setNeedsUpdateOfSupportedInterfaceOrientations")
            ], .assumed),
        Rule(
            .a77, "What a screen shows besides the window", zh: "屏幕上窗口以外的东西",
            """
            A window that shares the screen stands on its left, one that slides over it 10 \
            points from its right edge. A phone that lies on its side shows no status bar.
            """,
            evidence: [.source(.docs, "multitasking on iPad")], .assumed, since: 8),
        Rule(
            .a103, "requestGeometryUpdate", zh: "请求另一种几何",
            """
            In the next turn the interface turns to one of the orientations that are both asked \
            for and supported: the present one, else the one in which the device is held, else \
            portrait, landscape right, landscape left. How the device is held does not change. \
            Where there is none the handler gets the error E59.
            """,
            evidence: [
                .source(.docs, "requestGeometryUpdate"), .rule(.e59), .source(.mem, "the order"),
            ], .assumed, since: 16),
        Rule(
            .a113, "Orientation masks on an iPad", zh: "iPad 上的方向集合",
            """
            An app that can share the screen turns to however the device is held: its controllers' \
            orientations and preferences have no effect, unless the app requires the full screen.
            """,
            evidence: [
                .source(.multitasking), .source(.docs, "UIRequiresFullScreen"),
                .words(
                    """
                    an author who moved an app to iOS 9: supportedInterfaceOrientations is not called, until \
                    the app requires the full screen (brockmann.com, on orientation control and multi-tasking)
                    """),
                .words(
                    """
                    says otherwise of 26.1: a landscape app that requires the full screen is turned to \
                    portrait (Apple's developer forums, thread 811216)
                    """),
            ], .documented, since: 9),
    ]
}
