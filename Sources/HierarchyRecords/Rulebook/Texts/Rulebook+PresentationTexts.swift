extension Rulebook {
    /// When UIKit complains of presenting, dismissing, popovers, alerts and orientations.
    static let presentationTexts: [Rule] = [
        Rule(
            .e05, "Presenter not in the window", zh: "呈现方不在窗口里",
            """
            A present from a controller whose view is in no window, such as one that a full-screen \
            presentation covers, is dropped with a warning. From 13 on the text names the \
            presenter that UIKit found (P20) and the one that was asked.
            """,
            evidence: [.source(.rfAboutView), .source(.consoles, "a public README")], .log),
        Rule(
            .e06, "Already presenting", zh: "已经在呈现",
            """
            A second present on a presenter that presents already is dropped, also within one \
            turn. The spacing of the text changed with 11, its wording with 13.
            """,
            evidence: [
                .source(.interactiveModal), .source(.uservoice), .source(.airbrake),
                .source(.adapty), .source(.wikipediaIos),
            ], .log),
        Rule(
            .e07, "Presentation in progress", zh: "呈现还在进行",
            """
            A present is dropped where the presenter is itself in the middle of a presentation: \
            another controller that it presents is still on its way, or it is being presented \
            itself and still loads its view (A12).
            """,
            evidence: [
                .source(.dcModalSegue), .source(.myFlightbook), .source(.transmission),
            ], .log, since: 7),
        Rule(
            .e08, "Waiting for a delayed presentation", zh: "等待推迟的呈现",
            "Where a presenter's present is waiting already (P08), any further one is dropped.",
            evidence: [.source(.consoles, "2018, iOS 10.3, and later", seen: "iOS 10.3")], .log),
        Rule(
            .e09, "Dismissing in mid-transition, up to 13", zh: "转场途中收起，到 13",
            """
            A dismissal asked for during a presentation or dismissal is dropped. From 8 on it is said \
            of a dismissal; during a presentation E10 and E12 are (where each begins is assumed). \
            From 10 on that is so of a dismissal only where nothing is left to dismiss: otherwise the \
            presenter is dismissed, too (P27).
            """,
            evidence: [.source(.libreliodev), .source(.zfDragable), .source(.taz)], .log, since: 6,
            through: 13),
        Rule(
            .e10, "Dismissing in mid-transition", zh: "转场途中收起",
            """
            The same as E09, but the text names the presentation controller: from 8 on during a \
            presentation, from 13 on always.
            """,
            evidence: [.source(.payPal), .source(.taz), .source(.transmission)], .log, since: 8),
        Rule(
            .e11, "No transition view to schedule with", zh: "没有可用来安排的转场视图",
            """
            13 says it after E09 and E10, where a dismissal is under way already: `Null \
            transitionViewForCurrentTransition block, aborting _scheduleTransition:`
            """,
            evidence: [.source(.taz)], .log, since: 13),
        Rule(
            .e12, "Dismissed while presenting", zh: "呈现途中被收起",
            """
            After E10, up to 12 (a boundary that is assumed): `transitionViewForCurrentTransition is \
            not set, presentation controller was dismissed during the presentation? (<PC>)`
            """,
            evidence: [.source(.cardIo), .source(.payPal)], .log, since: 8),
        Rule(
            .e13, "Presenting an active controller, up to 13.0", zh: "呈现已在使用的控制器，到 13.0",
            """
            A controller that is presented, or that has a parent, may not be presented. Nor may \
            one that is above the presenter; the text says so on every system (that it is refused \
            is assumed).
            """,
            evidence: [
                .source(.openTreeMap), .source(.awsSamples),
                .source(.materialComponents, "issue 8506, of 13.0", seen: "iOS 13.0"),
            ], .log),
        Rule(
            .e14, "Presenting an active controller", zh: "呈现已在使用的控制器",
            """
            From 13.1 on the text says whether the controller is presented or a child, and by whom \
            or of whom. 13.0 has the words of E13; that 13.1 is the first with the new ones is \
            assumed.
            """,
            evidence: [
                .source(.privacyScreen), .source(.expensify), .source(.wikipediaIos),
            ], .log, since: 13.1),
        Rule(
            .e15, "Presenting nil", zh: "呈现 nil",
            "present(nil, animated:) raises an exception.",
            evidence: [.source(.crashes)], .log, since: 5),
        Rule(
            .e16, "The style none cannot present", zh: "none 样式不能呈现",
            """
            A modalPresentationStyle of none raises an exception when its presentation controller \
            is needed (P37).
            """,
            evidence: [.source(.crashes, "a public sample")], .log, since: 8),
        Rule(
            .e17, "Presenting from a detached controller", zh: "从脱离的控制器呈现",
            """
            A presenter that is not in the hierarchy draws a warning, and presents all the same. \
            The warning's words grew stronger with 13 and with 16.
            """,
            evidence: [.source(.slideMenu), .source(.undecimus), .source(.consoles)], .log, since: 7
        ),
        Rule(
            .e18, "Popover without an anchor", zh: "弹出框没有锚点",
            """
            NSGenericException `UIPopoverPresentationController (<PC>) should have a non-nil \
            sourceView or barButtonItem set before the presentation occurs.`
            """,
            evidence: [
                .source(.fsImageViewer), .source(.provenance, "issue 1833"),
                .source(.rSim, "popovers"),
            ], .measured, since: 8),
        Rule(
            .e19, "Action sheet without an anchor", zh: "操作表没有锚点",
            """
            NSGenericException that begins `Your application has presented a UIAlertController \
            (<X>) of style UIAlertControllerStyleActionSheet` and asks for location information. \
            From 12 on ` from Class (<S>)` follows, which names what presents it.
            """,
            evidence: [
                .source(.netfox, "iOS 11, without the class", seen: "iOS 11"),
                .source(.potatso, "iOS 11, without the class", seen: "iOS 11"),
                .source(.internetmap, "iOS 11, without the class", seen: "iOS 11"),
                .source(.alertsAndPickers, "November 2018, with the class"),
                .source(.materialComponents, "issue 8730, with the class"),
                .source(.swiftEntryKit, "with the class"), .source(.turboIos, "with the class"),
            ], .log, since: 8),
        Rule(
            .e20, "Activity sheet without an anchor", zh: "活动表没有锚点",
            """
            NSGenericException that begins `Your application has presented a \
            UIActivityViewController (<X>). In its current trait environment, the \
            modalPresentationStyle` and asks for location information.
            """,
            evidence: [.source(.crashes, "two sources")], .log, since: 12),
        Rule(
            .e21, "An empty alert", zh: "空的提醒",
            "`UIAlertController must have a title, a message or an action to display`",
            evidence: [.source(.crashes)], .log, since: 8),
        Rule(
            .e22, "Two cancel actions", zh: "两个取消操作",
            """
            `UIAlertController can only have one action with a style of \
            UIAlertActionStyleCancel`
            """,
            evidence: [.source(.launchNavigator)], .log, since: 8),
        Rule(
            .e23, "Popover from a view without a window", zh: "弹出框指着没有窗口的视图",
            """
            `-[UIPopoverController \
            presentPopoverFromRect:inView:permittedArrowDirections:animated:]: Popovers cannot \
            be presented from a view which does not have a window.` Code makes such a controller, or a \
            storyboard's older popover segue.
            """,
            evidence: [
                .source(.xamarinMacios),
                .words(
                    "MGSplitViewController, pull request 22 and issue 30, of 2010; XLForm, issue 128, of 2014"
                ),
            ], .log, since: 3),
        Rule(
            .e84, "A popover that goes while it is seen", zh: "可见时被释放的弹出框",
            """
            `-[UIPopoverController dealloc] reached while popover is still visible.` Nothing but the app \
            keeps such a controller.
            """,
            evidence: [
                .source(.radar, "20962645, iOS 8; 13862664, iOS 6.1", seen: "iOS 6.1 and 8"),
                .words("steamclock/internetmap, issue 8, of 2012"),
            ], .log, since: 3),
        Rule(
            .e85, "A popover controller on a phone", zh: "iPhone 上的弹出框控制器",
            """
            `-[UIPopoverController initWithContentViewController:] called when not running under \
            UIUserInterfaceIdiomPad.`
            """,
            evidence: [
                .source(
                    .crashes,
                    """
                    vandadnp/iOS-8-Swift-Programming-Cookbook, issue 4, of 2014; 3lvis/Form, issue 311, of \
                    2015; myell0w/MTDActionSheet, issue 5, of 2016
                    """)
            ], .log, since: 3),
        Rule(
            .e57, "No common orientation", zh: "没有共同的方向",
            """
            `Supported orientations has no common orientation with the application, and [Class \
            shouldAutorotate] is returning YES`
            """,
            evidence: [.source(.crashes)], .log, since: 6),
        Rule(
            .e58, "Preferred orientation unsupported", zh: "首选方向不受支持",
            """
            `preferredInterfaceOrientationForPresentation must return a supported interface \
            orientation!` From 16 on with both values (X12).
            """,
            evidence: [.source(.crashes), .rule(.x12)], .log, since: 6),
        Rule(
            .x12, "Preferred orientation unsupported, with the values", zh: "首选方向不受支持，附数值",
            """
            `preferredInterfaceOrientationForPresentation 'landscapeLeft' must match a supported \
            interface orientation: 'portrait, landscapeRight'!`
            """,
            evidence: [
                .source(.crashes, "two of newer systems"),
                .source(.nytPhotoViewer, "issue 360, November 2022"),
                .words("the older wording was last seen in 2016; that 16 is the first is assumed"),
            ], .log, since: 16),
        Rule(
            .e59, "Geometry request refused", zh: "几何请求被拒绝",
            """
            `None of the requested orientations are supported by the view controller. Requested: \
            portrait; Supported: landscapeLeft, landscapeRight`
            """,
            evidence: [.source(.consoles)], .log, since: 16),
        Rule(
            .e61, "Partial curl without full screen", zh: "不是全屏的部分卷页",
            """
            `Application tried to present UIModalTransitionStylePartialCurl to or from non-fullscreen view \
            controller <A>.` That the presenter is named is assumed.
            """,
            evidence: [
                .source(
                    .crashes,
                    "react-native-inappbrowser, issue 130, of December 2019: two apps in iOS 13")
            ], .log),
        Rule(
            .e62, "Presenting itself", zh: "呈现自己",
            """
            A controller that is told to present itself raises; the text is the same from iOS 9 \
            to 17.
            """,
            evidence: [
                .source(.wordPressIOS, "issue 11483"), .source(.kuiPopOver),
                .source(.crashes, "an AVPlayer sample"),
            ], .log),
    ]
}
