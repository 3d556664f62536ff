extension Evidence {
    /// Threads of public projects, from A to L.
    static let reportsAToL: [Evidence] = [
        Evidence(
            .actionSheetPicker, "Crash report in issue 70 of ActionSheetPicker", .crash,
            "A crash report has the exception of E25."),
        Evidence(
            .adal, "Console log in issue 242 of ADAL", .log,
            """
            A console shows that the window is looked at before what is presented already: E05 \
            comes before E06.
            """),
        Evidence(
            .adapty, "Console log in issue 116 of Adapty", .log, systems: "iOS 13 or later",
            """
            A user's console has the warning of E06. It is quoted as far as "already \
            presenting".
            """,
            at: ["https://github.com/adaptyteam/AdaptySDK-iOS/issues/116"]),
        Evidence(
            .airbrake, "Console log in issue 91 of airbrake", .log,
            year: 2018, systems: "iOS 11 or 12",
            "A user's console has the warning of E06."),
        Evidence(
            .alertsAndPickers, "Crash report in issue 71 of alerts-and-pickers", .crash, year: 2018,
            "A crash report has the exception of E19. It names the class that presents."),
        Evidence(
            .artsy, "Crash report in issue 1061 of artsy", .crash,
            "A crash report has the exception of E24."),
        Evidence(
            .asyncDisplayKit, "Report in pull request 2115 of AsyncDisplayKit", .report,
            """
            It says that viewWillTransition(to:with:) comes shortly after \
            willTransition(to:with:).
            """),
        Evidence(
            .awful, "Crash report in issue 213 of Awful", .crash,
            "A crash report has the exception of E38."),
        Evidence(
            .awsSamples, "Call stack in issue 203 of aws-samples", .stack,
            """
            Two call stacks: what is presented behind a running transition begins when that \
            completes, and is checked only then (E13).
            """),
        Evidence(
            .carbonKit, "Call stack in issue 113 of CarbonKit", .stack,
            "A call stack of E56.",
            at: ["https://github.com/ermalkaleci/CarbonKit/issues/113"]),
        Evidence(
            .cardIo, "Console log in issue 74 of card.io", .log, systems: "iOS 8 or later",
            "A user's console has the warning of E12."),
        Evidence(
            .deltachat, "Pull requests on the second swipe back of iOS 26", .report,
            systems: "iOS 26",
            """
            Pull request 3088 of deltachat-ios: the new gesture has to be switched off separately from the old one. \
            481 of mobile-air: a swipe that begins anywhere pops, the second recognizer handles it, and an edge \
            swipe is the first one's. 888 of navigation: one can swipe anywhere to pop.
            """,
            at: [
                "https://github.com/deltachat/deltachat-ios/pull/3088",
                "https://github.com/NativePHP/mobile-air/pull/481",
                "https://github.com/grahammendick/navigation/pull/888",
            ]),
        Evidence(
            .dcCommentView, "Crash report in issue 2 of DCCommentView", .crash,
            "A crash report has the exception of E63."),
        Evidence(
            .dcModalSegue, "Console log in issue 10 of DCModalSegue", .log, systems: "iOS 7 to 12",
            "A user's console has the warning of E07.",
            at: ["https://github.com/zetachang/DCModalSegue/issues/10"]),
        Evidence(
            .deckTransition, "Report in issue 40 of DeckTransition", .report,
            """
            Overriding shouldRemovePresentersView with true brings back the presenter's \
            callbacks.
            """,
            at: ["https://github.com/HarshilShah/DeckTransition/issues/40"]),
        Evidence(
            .duckDuckGo, "Pull request 4191 of DuckDuckGo's browser", .report, systems: "iOS 15",
            "Detents that a sheet sets in viewWillAppear have no effect on iOS 15.",
            at: ["https://github.com/duckduckgo/apple-browsers/pull/4191"]),
        Evidence(
            .embeddedSwapping, "Crash report in issue 11 of EmbeddedSwapping", .crash,
            "A crash report has the exception of E49."),
        Evidence(
            .expensify, "Crash report in issue 101 of Expensify", .crash,
            systems: "iOS 13 or later",
            "A crash report has the exception of E14."),
        Evidence(
            .extra, "Crash report in issue 7 of Extra", .crash,
            "A crash report has the exception of E02.",
            at: ["https://github.com/smartnsoft/Extra/issues/7"]),
        Evidence(
            .flutter, "Pull request 186028 of flutter", .report,
            year: 2026, systems: "iOS 18 to 27",
            """
            Hiding the status bar reduces the safe area of an iPad and of a phone without a notch; \
            on 26.0 and 26.0.1 alone it does not, until the screen turns or the window is resized.
            """,
            at: [
                "https://github.com/flutter/flutter/pull/186028",
                "https://github.com/flutter/flutter/issues/175520",
            ]),
        Evidence(
            .flutterRestoration, "Issues 189458 and 174402 of flutter", .report,
            year: 2026, systems: "iOS 13 or later",
            """
            With a scene's delegate, encodeRestorableState and the app delegate's questions are not called \
            any more. decodeRestorableState comes before viewWillAppear, restoreInteractionStateWith after \
            it, and session.stateRestorationActivity is there in willConnectTo. Issue 193016 says that the \
            type of the activity must be declared.
            """,
            at: [
                "https://github.com/flutter/flutter/issues/189458",
                "https://github.com/flutter/flutter/issues/174402",
                "https://github.com/flutter/flutter/issues/193016",
            ]),
        Evidence(
            .framesIos, "Crash report in issue 17 of frames-ios", .crash,
            "A crash report has the exception of E41."),
        Evidence(
            .frLayered, "Crash report in issue 6 of FRLayered", .crash,
            "A crash report has the exception of E02."),
        Evidence(
            .fsImageViewer, "Crash report in issue 30 of FSImageViewer", .crash,
            systems: "iOS 8 or later",
            "A crash report has the exception of E18."),
        Evidence(
            .gtKeyboardHelper, "Crash report in issue 3 of GTKeyboardHelper", .crash,
            "A crash report has the exception of E76."),
        Evidence(
            .guiTabPagerViewController,
            "Crash report in issue 21 of GUITabPagerViewController", .crash,
            "A crash report has the exception of E69."),
        Evidence(
            .helpscout, "Crash report in issue 132 of helpscout", .crash, systems: "iOS 14.1",
            "A crash report has the exception of E28."),
        Evidence(
            .hero, "Crash report in issue 214 of Hero", .crash, systems: "iOS 10",
            "A crash report has the exception of E78.",
            at: ["https://github.com/HeroTransitions/Hero/issues/214"]),
        Evidence(
            .ibAnimatable, "Crash report in issue 579 of IBAnimatable", .crash,
            "A crash report has the exception of E03.",
            at: ["https://github.com/IBAnimatable/IBAnimatable/issues/579"]),
        Evidence(
            .interactiveModal, "Console log in issue 8 of InteractiveModal", .log,
            systems: "iOS 8 to 10",
            "A user's console has the warning of E06. It has two spaces before \"on\"."),
        Evidence(
            .internetmap, "Crash report in issue 486 of internetmap", .crash, systems: "iOS 11",
            "A crash report has the exception of E19. It does not name the class that presents."),
        Evidence(
            .iqKeyboardManager, "IQKeyboardManager", .report,
            """
            A library for keyboards. Its code and its threads show that for a text view the \
            keyboard is announced before editing has begun.
            """,
            at: ["https://github.com/hackiftekhar/IQKeyboardManager"]),
        Evidence(
            .jsqMessagesViewController,
            "Crash report in issue 1362 of JSQMessagesViewController", .crash,
            "A crash report has the exception of E76.",
            at: ["https://github.com/jessesquires/JSQMessagesViewController/issues/1362"]),
        Evidence(
            .klcPopup, "Crash report in issue 6 of KLCPopup", .crash,
            "A crash report has the exception of E03.",
            at: ["https://github.com/jmascia/KLCPopup/issues/6"]),
        Evidence(
            .koloda, "Crash report in issue 341 of Koloda", .crash,
            "A crash report has the exception of E63.",
            at: ["https://github.com/Yalantis/Koloda/issues/341"]),
        Evidence(
            .cobalt, "Console log in issue 18 of Cobalt", .log,
            "A developer's console of June 2014 has the warnings of E29, E30 and E01, in that order.",
            at: ["https://github.com/cobaltians/Cobalt/issues/18"]),
        Evidence(
            .swipeNavigation, "Console log in issue 2 of SwipeNavigationVC", .log,
            """
            A user's console of June 2015 has the warning of E29 about a pop, and 39 ms later that \
            of E30.
            """,
            at: ["https://github.com/CharlinFeng/SwipeNavigationVC/issues/2"]),
        Evidence(
            .ktjPushQueue, "KTJPushQueue", .log, systems: "up to iOS 7",
            """
            A library that queues pushes; it quotes the warnings of nested transitions (E29) and \
            the exception of E32.
            """,
            at: ["https://github.com/madordie/KTJPushQueueForNavigation"]),
        Evidence(
            .kuiPopOver, "Crash report in issue 28 of KUIPopOver", .crash,
            "A crash report has the exception of E62."),
        Evidence(
            .launchNavigator, "Console log in issue 156 of launch-navigator", .log, year: 2017,
            "A user's console has the exception of E22.",
            at: ["https://github.com/dpa99c/phonegap-launch-navigator/issues/156"]),
        Evidence(
            .leanplum, "Pull request 247 of Leanplum", .report, year: 2019,
            systems: "iOS 11 and 12",
            "A review: the top of the safe area changes where the status bar is hidden.",
            at: ["https://github.com/Leanplum/Leanplum-iOS-SDK/pull/247"]),
        Evidence(
            .libreliodev, "Console log in issue 5 of libreliodev", .log,
            "A user's console has the warning of E09."),
        Evidence(
            .lnPopup, "Three issues of LNPopup", .log, systems: "iOS 9 to 16",
            """
            Issue 521: a user's console has the warning of E39. Issues 46 and 188: the status bar \
            stays as it is until the controller that decides on it asks for an update, or the device \
            is turned.
            """,
            at: [
                "https://github.com/LeoNatan/LNPopupController/issues/521",
                "https://github.com/LeoNatan/LNPopupController/issues/46",
                "https://github.com/LeoNatan/LNPopupController/issues/188",
            ]),
        Evidence(
            .ltInfiniteScroll, "Crash report in issue 3 of LTInfiniteScroll", .crash,
            systems: "iOS 7 to 9",
            "A crash report has the exception of E48. It does not name the segue."),
    ]
}
