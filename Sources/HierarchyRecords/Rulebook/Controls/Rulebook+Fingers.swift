extension Rulebook {
    /// Touches, gestures, the pointer and the responder chain.
    static let fingers: [Rule] = [
        Rule(
            .u25, "Fingers and views", zh: "手指与视图",
            """
            A finger belongs to the view in front at its point that takes touches: not hidden, not \
            transparent, enabled for the user. Recognizers on that view and on those around it hear \
            of it first, then the view, which hands it up the responder chain unless it overrides \
            that.
            """,
            evidence: [.source(.docs, "hitTest, UIResponder and gesture recognizers")], .documented),
        Rule(
            .u26, "Recognizers", zh: "手势识别器",
            """
            A recognizer goes from possible to failed, or to began, changed and ended or cancelled; \
            one of a single moment goes to ended at once. It waits for those that it requires to \
            fail; its view, its delegate and a control around the finger may forbid it; one that has \
            its gesture makes the others fail, unless a delegate lets both. Its actions run at each \
            step but failing; the view's touches are then cancelled (X21, X22).
            """,
            evidence: [
                .source(.docs, "UIGestureRecognizer, its delegate and its state machine"),
                .source(.mem, "the order among views"),
            ], .documented),
        Rule(
            .u35, "A shake of the device", zh: "摇动设备",
            """
            The first responder hears motionBegan, and motionEnded when it is over, and hands them up the \
            responder chain unless it overrides them. Where nobody is first responder, the controller in \
            front hears of it first: a view never does that has not become the first responder.
            """,
            evidence: [
                .source(
                    .docs, "UIResponder.motionEnded(_:with:): the first responder hears it first"),
                .source(.mem, "that the controller in front hears it where there is none"),
            ], .documented),
        Rule(
            .x21, "A tap and the view under it", zh: "轻点与它下面的视图",
            """
            The view hears touchesBegan; when the tap is recognized its action runs, and after that the \
            view hears touchesCancelled.
            """,
            evidence: [.source(.touchLogs)], .log),
        Rule(
            .x22, "A drag and the view under it", zh: "拖动与它下面的视图",
            """
            The view hears touchesBegan and touchesMoved until the pan is recognized; its action runs, \
            the view hears touchesCancelled, and the further actions follow.
            """,
            evidence: [.source(.touchLogs)], .log),
        Rule(
            .x23, "delaysTouchesBegan", zh: "delaysTouchesBegan：推迟触摸的开始",
            """
            While a recognizer with delaysTouchesBegan may still recognize, the view hears nothing; of \
            what is recognized it never hears, and when it fails, it hears all of it then. \
            delaysTouchesEnded, which is the default, keeps the end of the touch likewise.
            """,
            evidence: [
                .source(.touchLogs), .source(.docs, "delaysTouchesBegan and delaysTouchesEnded"),
            ], .log),
        Rule(
            .x24, "A tap around a button that cancels nothing", zh: "轻点手势包着按钮而不取消触摸",
            """
            An ancestor's tap recognizer with cancelsTouchesInView = false acts where the finger taps a \
            button, and so does the button.
            """,
            evidence: [.source(.touchLogs)], .log),
        Rule(
            .x25, "A quick tap on a row, under a recognizer", zh: "识别器下快速点一行",
            """
            A tap recognizer around a table takes a quick tap on a row: the table has kept the touch from \
            its content until then, and nothing is selected.
            """,
            evidence: [
                .source(.touchLogs), .source(.docs, "delaysContentTouches"),
                .words("that it waits for 0.15 seconds is assumed"),
            ], .log),
        Rule(
            .x26, "A long touch on a row, under a recognizer", zh: "识别器下长按一行",
            """
            It fails the tap, the row is highlighted meanwhile, and is selected when the finger leaves.
            """,
            evidence: [.source(.touchLogs)], .log),
        Rule(
            .a99, "What a finger must do for a gesture", zh: "手指要怎样才成手势",
            """
            A tap strays at most 45 points and lasts at most 0.75 seconds, the next within 0.35. A \
            pan begins when the middle of its fingers has gone more than 10 points, which do not \
            count; one from an edge within 13 points of it and inwards. A swipe goes 50 points \
            within 0.5 seconds. A pinch begins when the fingers are 8 points farther apart or nearer. The recognizers of views further in are asked \
            first, those of one view in the order in which they were added.
            """,
            evidence: [.rule(.r53, "the 10 points"), .source(.mem, "the others")], .assumed),
        Rule(
            .a109, "Readings of the screen, and taps in a row", zh: "读屏与连续的轻点",
            """
            The screen is read 60 times a second, and a finger that has moved by less than a point \
            says nothing. A tap does not keep one that wants more taps from its gesture: of two, \
            that of one tap gets the first finger and that of two the second, for which the other \
            fails.
            """,
            evidence: [
                .source(.mem),
                .words("tutorials in which a single tap fires before the double one"),
            ], .assumed),
        Rule(
            .a110, "Fingers that turn", zh: "旋转的手指",
            """
            A rotation begins when two fingers have turned by more than a tenth of a radian, all \
            of which counts, clockwise. It ends when a finger leaves the screen.
            """,
            evidence: [
                .source(.docs, "UIRotationGestureRecognizer"), .source(.mem, "the angle"),
            ], .assumed),
        Rule(
            .a111, "The end of the responder chain", zh: "响应者链的末端",
            """
            After a window comes its scene, from iOS 13 on, then the app, then the app's delegate, \
            where that is a responder and neither a view nor a controller.
            """,
            evidence: [
                .source(.docs, "UIResponder.next"), .source(.mem, "the place of the scene"),
            ], .assumed),
        Rule(
            .a128, "The pointer", zh: "指针",
            """
            A hover recognizer begins when the pointer comes over its view or a view in it, changes \
            at each move, and ends when the pointer leaves or is gone. It keeps nobody from a \
            gesture, and nobody keeps it from its own.
            """,
            evidence: [.source(.docs, "UIHoverGestureRecognizer")], .assumed, since: 13),
    ]
}
