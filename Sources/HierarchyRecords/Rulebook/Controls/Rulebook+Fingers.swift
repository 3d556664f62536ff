extension Rulebook {
    /// Touches, gestures, the pointer and the responder chain.
    static let fingers: [Rule] = [
        Rule(
            .u25, "Who gets a finger's touch", zh: "谁收到手指的触摸",
            """
            The frontmost view at that point that takes touches: not hidden, not transparent, its \
            isUserInteractionEnabled true. The recognizers on that view and on those around it are \
            told first, then the view, which passes the touch up the responder chain unless it \
            overrides that.
            """,
            evidence: [.source(.docs, "hitTest, UIResponder and gesture recognizers")], .documented),
        Rule(
            .u26, "The states of a gesture recognizer", zh: "手势识别器的状态",
            """
            A recognizer goes from possible to failed, or to began, changed and ended or \
            cancelled; a discrete one, such as a tap, goes to ended at once. It waits until the \
            recognizers that it requires to fail have failed. Its view, its delegate and a control \
            around the finger may forbid it. One that recognizes its gesture makes the others \
            fail, unless a delegate allows both. Its action runs at each change but not at failed; \
            the view's touches are then cancelled (X21, X22).
            """,
            evidence: [
                .source(.docs, "UIGestureRecognizer, its delegate and its state machine"),
                .source(.mem, "the order among views"),
            ], .documented),
        Rule(
            .u35, "A shake of the device", zh: "摇动设备",
            """
            The first responder gets motionBegan, and motionEnded when the shaking is over, and \
            passes them up the responder chain unless it overrides them. Where there is no first \
            responder, the controller in front gets them first: a view that has not become first \
            responder never does.
            """,
            evidence: [
                .source(
                    .docs, "UIResponder.motionEnded(_:with:): the first responder hears it first"),
                .source(.mem, "that the controller in front hears it where there is none"),
            ], .documented),
        Rule(
            .x21, "A tap and the view under it", zh: "轻点与它下面的视图",
            """
            The view gets touchesBegan. When the tap is recognized its action runs, and then the \
            view gets touchesCancelled.
            """,
            evidence: [.source(.touchLogs)], .log),
        Rule(
            .x22, "A drag and the view under it", zh: "拖动与它下面的视图",
            """
            The view gets touchesBegan and touchesMoved until the pan is recognized. The pan's \
            action runs, the view gets touchesCancelled, and the pan's further actions follow.
            """,
            evidence: [.source(.touchLogs)], .log),
        Rule(
            .x23, "delaysTouchesBegan", zh: "delaysTouchesBegan：推迟触摸的开始",
            """
            While a recognizer whose delaysTouchesBegan is true may still recognize its gesture, \
            the view is told nothing. Where it recognizes, the view never gets that touch; where \
            it fails, the view gets all of it then. delaysTouchesEnded, which is true by default, \
            keeps back the end of the touch in the same way.
            """,
            evidence: [
                .source(.touchLogs), .source(.docs, "delaysTouchesBegan and delaysTouchesEnded"),
            ], .log),
        Rule(
            .x24, "A tap recognizer with cancelsTouchesInView false, around a button",
            zh: "按钮外面 cancelsTouchesInView 为 false 的点按识别器",
            """
            Where the finger taps the button, both act: the recognizer on the view around it, and \
            the button.
            """,
            evidence: [.source(.touchLogs)], .log),
        Rule(
            .x25, "A quick tap on a row, under a recognizer", zh: "识别器下快速点一行",
            """
            A tap recognizer around a table takes a quick tap on a row, since the table has not \
            passed the touch on to its content until then. Nothing is selected.
            """,
            evidence: [
                .source(.touchLogs), .source(.docs, "delaysContentTouches"),
                .words("that it waits for 0.15 seconds is assumed"),
            ], .log),
        Rule(
            .x26, "A long touch on a row, under a recognizer", zh: "识别器下长按一行",
            """
            The tap recognizer fails, the row is highlighted meanwhile, and it is selected when \
            the finger leaves.
            """,
            evidence: [.source(.touchLogs)], .log),
        Rule(
            .a99, "When gestures are recognized", zh: "手势何时被识别",
            """
            A tap moves at most 45 points and lasts at most 0.75 seconds, and the next tap of \
            several begins within 0.35. A pan begins when the middle of its fingers has moved more \
            than 10 points, which its translation leaves out; an edge pan within 13 points of the \
            edge and inwards. A swipe moves 50 points within 0.5 seconds. A pinch begins when the \
            fingers are 8 points farther apart or nearer. The recognizers of inner views are asked \
            first, those of one view in the order in which they were added.
            """,
            evidence: [.rule(.r53, "the 10 points"), .source(.mem, "the others")], .assumed),
        Rule(
            .a109, "How often the screen reports a finger, and taps in a row",
            zh: "屏幕多久报告一次手指，以及连续点按",
            """
            The screen reports 60 times a second; a finger that has moved by less than a point is \
            not reported. A recognizer of one tap does not keep one of two taps from its gesture: \
            the first tap goes to that of one tap, and the second tap to that of two, for which \
            the other fails.
            """,
            evidence: [
                .source(.mem),
                .words("tutorials in which a single tap fires before the double one"),
            ], .assumed),
        Rule(
            .a110, "The rotation recognizer", zh: "旋转手势识别器",
            """
            It begins when two fingers have turned by more than a tenth of a radian, all of which \
            counts; clockwise is positive. It ends when a finger leaves the screen.
            """,
            evidence: [
                .source(.docs, "UIRotationGestureRecognizer"), .source(.mem, "the angle"),
            ], .assumed),
        Rule(
            .a111, "The end of the responder chain", zh: "响应者链的末端",
            """
            From iOS 13 on a window's next responder is its scene, then comes the app, then the \
            app's delegate, if that is a responder and neither a view nor a view controller.
            """,
            evidence: [
                .source(.docs, "UIResponder.next"), .source(.mem, "the place of the scene"),
            ], .assumed),
        Rule(
            .a128, "The pointer and the hover recognizer", zh: "指针和悬停识别器",
            """
            It begins when the pointer comes over its view or a view in it, changes at each move, \
            and ends when the pointer leaves or is gone. It hinders no other recognizer, and none \
            hinders it.
            """,
            evidence: [.source(.docs, "UIHoverGestureRecognizer")], .assumed, since: 13),
    ]
}
