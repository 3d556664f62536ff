extension Rulebook {
    /// Presenting and dismissing: P01 to P38.
    static let presentation: [Rule] = [
        Rule(
            .p01, "Full screen by a segue",
            """
            The presented controller is made, prepare is called, its view loads; then the \
            presenter's will disappear, its own will appear, layout, its did appear and the \
            presenter's did disappear.
            """,
            evidence: "aokiplayer 2019 (12.2)", .log),
        Rule(
            .p03, "Full screen from code",
            """
            Presenting: load, old will, new will, new did, old did. Dismissing: the presented \
            will, the presenter's will, the presenter's did, the presented did, then \
            deallocation.
            """,
            evidence: "juejin 7171098718656020510", .log, since: 13),
        Rule(
            .p04, "Sheets on iPhone",
            """
            The presenter gets nothing; the sheet gets load, will and did, and on dismissal will \
            and did. Up to iOS 12 the sheet styles became full screen in compact width.
            """,
            evidence: "juejin 7171098718656020510, yagamo 2020, hacknicity", .log, since: 13),
        Rule(
            .p05, "Which styles remove the presenter's view",
            """
            Full screen and current context take the presenter's view away, so it disappears and \
            appears again; the over-styles, popovers, sheets from 13 and custom ones do not, \
            unless shouldRemovePresentersView says so.
            """,
            evidence: "H84, gist da8bc937, DeckTransition 40", .documented),
        Rule(
            .p06, "Flags in each callback",
            """
            In its will the presented controller is being presented and knows its presenter; in \
            its did disappear it is still being dismissed while the presenter is already gone; \
            in a completion nothing is under way any more.
            """,
            evidence: "WinObjC, H84, NEU 264", .testSuite),
        Rule(
            .p07, "What present does at once",
            """
            The presented view loads inside the call; the transition with its wills starts after \
            the commit. The dids come when the transition finishes, before the completion.
            """,
            evidence: "Apple crash article, TiSocial 153, mixpanel 121, zendesk 491", .stack),
        Rule(
            .p08, "A present behind a running transition",
            """
            A present or push asked for while the presenter's coordinator is at work is queued \
            until that transition completes; its checks are made then.
            """,
            evidence: "TZImagePicker 402, aws samples 203, NewsBlur 886", .stack),
        Rule(
            .p09, "animated in an unanimated present",
            """
            One test has true in the appearance callbacks of present(animated: false); D06 \
            decides against it.
            """,
            evidence: "UIKitTestable (about 12)", .testSuite),
        Rule(
            .p10, "viewIsAppearing of a presented controller",
            """
            After the will the view is added and laid out by its superview; then \
            viewIsAppearing, the controller's own layout, and the did.
            """,
            evidence: "Apple docs, WWDC23", .documented, since: 13),
        Rule(
            .p11, "Swiping a sheet away",
            """
            Allowed: should, will, the disappearance, did. Prevented: the attempt is reported; of a \
            sheet with isModalInPresentation the delegate is not even asked. A dismissal from code \
            reports none of them.
            """,
            evidence: "SDK 13 header, NEU 264", .documented, since: 13),
        Rule(
            .p12, "A custom presentation",
            """
            The delegate is asked for presentation controller and animator, \
            presentationTransitionWillBegin comes, the animation runs with the two layout hooks, \
            then presentationTransitionDidEnd; dismissal mirrors it.
            """,
            evidence: "Programming Guide; a Korean note", .documented),
        Rule(
            .p13, "The presentation controller is cached",
            """
            Reading presentationController before the style is set keeps what it found: the \
            delegate is not asked again.
            """,
            evidence: "PresentationControllerBug (11/12)", .log),
        Rule(
            .p20, "Who presents",
            """
            The context styles look upwards for the first controller that defines a presentation \
            context; the others go to the topmost ancestor. Whether it presents already is \
            checked on the one found.
            """,
            evidence: "H84, Apple docs, suterusu", .documented),
        Rule(
            .p21, "A child presents full screen",
            """
            The top ancestor becomes the presenter, every ancestor in between answers \
            presentedViewController, and the disappearance goes from it down to the child.
            """,
            evidence: "Apple docs", .documented),
        Rule(
            .p22, "Current context in a tab",
            """
            Only the defining child's view is replaced and the bar stays; leaving the tab and \
            dismissing later left a black view on iOS 8 to 13.
            """,
            evidence: "NEU 270", .log),
        Rule(
            .p23, "The context's transition style",
            """
            With providesPresentationContextTransitionStyle the defining controller's transition \
            style is used.
            """,
            evidence: "NEU 270, H84", .documented),
        Rule(
            .p24, "What dismiss dismisses",
            """
            A controller that presents dismisses what it presents, with everything above; any \
            other forwards to its presenter. Only the topmost goes with an animation.
            """,
            evidence: "Apple docs, takorras; openradar 30263707", .documented),
        Rule(
            .p25, "Unwinding over several presentations",
            "One dismissal is made, on the controller that is unwound to.",
            evidence: "NEU", .log),
        Rule(
            .p26, "show and showDetail",
            """
            Each looks for the nearest ancestor that handles the action and presents modally \
            when there is none.
            """,
            evidence: "H84", .documented),
        Rule(
            .p30, "Adaptation of the full-size styles",
            "Full screen, current context and the over-styles ignore the delegate's answer.",
            evidence: "NEU 271", .log, since: 13),
        Rule(
            .p31, "Adaptation of sheets",
            """
            For page and form sheets only full screen, over full screen and, for a page sheet, \
            form sheet are honoured.
            """,
            evidence: "NEU 271", .log, since: 13),
        Rule(
            .p32, "Adaptation of popovers",
            """
            None keeps a popover everywhere; full screen, over full screen and form sheet are \
            honoured; any other answer means a sheet on an iPhone and a popover on an iPad.
            """,
            evidence: "NEU 271", .log, since: 13),
        Rule(
            .p33, "Adaptation before 13",
            """
            Up to iOS 12 an answer that is not honoured made sheets and popovers full screen on \
            an iPhone; a wide phone in landscape kept a sheet.
            """,
            evidence: "NEU 271", .log),
        Rule(
            .p34, "Sizes of presentations",
            """
            Full screen takes the window; a sheet on iOS 13 is 40 points shorter in portrait and \
            full in compact height; an iPad has 712 wide page sheets and 540 by 620 form sheets.
            """,
            evidence: "NEU 271", .log),
        Rule(
            .p35, "Defaults without a delegate",
            """
            From 13 automatic means a page sheet, sheets stay sheets in compact width and fill \
            compact height, a compact popover becomes a sheet; up to 12 sheets and popovers \
            become full screen in compact width.
            """,
            evidence: "Apple docs, NEU 264, H84; R-sim", .documented),
        Rule(
            .p36, "Answers a delegate may give",
            """
            Full screen and over full screen, and none from 8.3; without adaptation the delegate \
            is told none.
            """,
            evidence: "H84", .documented, since: 8),
        Rule(
            .p37, "Presenting with no style",
            "The style none has no presentation controller and raises E16.",
            evidence: "public crash text", .log),
        Rule(
            .p38, "A popover without an anchor",
            """
            On an iPad it raises E18 to E20 when the transition begins, after present has \
            returned; on an iPhone it becomes a sheet and raises nothing.
            """,
            evidence: "R-sim 5.5; crash texts", .measured, since: 8),
    ]
}
