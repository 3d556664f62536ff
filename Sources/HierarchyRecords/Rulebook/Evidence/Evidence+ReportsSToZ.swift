extension Evidence {
    /// Threads of public projects, from S to Z.
    static let reportsSToZ: [Evidence] = [
        Evidence(
            .scIndexView, "Call stack in issue 51 of SCIndexView", .stack,
            "A call stack: a table asks for its cells in layoutSubviews.",
            at: ["https://github.com/TalkingJourney/SCIndexView/issues/51"]),
        Evidence(
            .simplenote, "Pull request 826 of simplenote-ios", .log, year: 2020, systems: "iOS 13",
            """
            The console of an app that still has application(_:shouldRestoreApplicationState:) says \
            that it is deprecated, and asks for application(_:shouldRestoreSecureApplicationState:).
            """,
            at: ["https://github.com/Automattic/simplenote-ios/pull/826"]),
        Evidence(
            .slideIOS, "Console log in issue 266 of Slide-iOS", .log, year: 2018,
            "A user's console has the warning of E01. viewWillAppear had been called by hand.",
            at: ["https://github.com/Haptic-Apps/Slide-iOS/issues/266"]),
        Evidence(
            .slideMenu, "Console log in issue 265 of SlideMenu", .log, systems: "up to iOS 12",
            "A user's console has the warning of E17.",
            at: ["https://github.com/dekatotoro/SlideMenuControllerSwift/issues/265"]),
        Evidence(
            .spStorkController, "Crash report in issue 82 of SPStorkController", .crash,
            "A crash report has the exception of E79.",
            at: ["https://github.com/ivanvorobei/SPStorkController/issues/82"]),
        Evidence(
            .swiftEntryKit, "Crash report in issue 362 of SwiftEntryKit", .crash,
            "A crash report has the exception of E19. It names the class that presents.",
            at: ["https://github.com/huri000/SwiftEntryKit/issues/362"]),
        Evidence(
            .swifterSwift, "Crash report in issue 885 of SwifterSwift", .crash,
            "A crash report has the exception of E43. Only its beginning is quoted.",
            at: ["https://github.com/SwifterSwift/SwifterSwift/issues/885"]),
        Evidence(
            .swiftMessages, "Pull request 488 of SwiftMessages", .report,
            year: 2021, systems: "iOS 13 or later",
            """
            On a device without a notch the window's safe area follows a status bar that is hidden, \
            and the content moves up.
            """,
            at: ["https://github.com/SwiftKickMobile/SwiftMessages/pull/488"]),
        Evidence(
            .swiftyCollectionViewFlowLayout,
            "Call stack in issue 5 of SwiftyCollectionViewFlowLayout", .stack,
            """
            A call stack: a collection view asks its layout and its data source in its own \
            layout.
            """),
        Evidence(
            .taehyeonKim, "Crash report in issue 18 of Taehyeon-Kim", .crash,
            "A crash report has the exception of E55."),
        Evidence(
            .tiSocial, "Call stack in issue 153 of TiSocial", .stack, systems: "iOS 9 to 13",
            "A call stack: the transition of a presentation begins after the commit."),
        Evidence(
            .transmission, "Console log in issue 103 of Transmission", .log,
            "A user's console has the warnings of E07 and E10."),
        Evidence(
            .turboIos, "Crash report in issue 193 of turbo-ios", .crash,
            "A crash report has the exception of E19. It names the class that presents.",
            at: ["https://github.com/hotwired/turbo-ios/issues/193"]),
        Evidence(
            .tzImagePicker, "Call stack in issue 402 of TZImagePicker", .stack,
            """
            A call stack: what is presented behind a running transition begins when that \
            completes.
            """,
            at: ["https://github.com/banchichen/TZImagePickerController/issues/402"]),
        Evidence(
            .uiOnboarding, "Report in pull request 19 of UIOnboarding", .report, systems: "iOS 17",
            """
            From iOS 17 on a view may hear traitCollectionDidChange before its properties exist.
            """,
            at: ["https://github.com/lascic/UIOnboarding/pull/19"]),
        Evidence(
            .undecimus, "Console log in issue 834 of Undecimus", .log, systems: "iOS 11.3",
            "A user's console has the warning of E17.",
            at: ["https://github.com/pwn20wndstuff/Undecimus/issues/834"]),
        Evidence(
            .uno, "Call stack in issue 9430 of uno", .stack,
            """
            Return addresses in a call stack give the order in which a subtree hears of its \
            window.
            """,
            at: ["https://github.com/unoplatform/uno/issues/9430"]),
        Evidence(
            .uservoice, "Console log in issue 347 of uservoice", .log, systems: "iOS 8 to 10",
            "A user's console has the warning of E06. It has two spaces before \"on\"."),
        Evidence(
            .venTouchLock, "Console log in issue 9 of VENTouchLock", .log,
            "A user's console has the warning of E01.",
            at: ["https://github.com/venmo/VENTouchLock/issues/9"]),
        Evidence(
            .viewDeck, "Crash report in issue 145 of ViewDeck", .crash,
            "A crash report has the exception of E04.",
            at: ["https://github.com/ViewDeck/ViewDeck/issues/145"]),
        Evidence(
            .whereAmI, "Crash report in issue 8 of WhereAmI", .crash,
            "A crash report has the exception of E74."),
        Evidence(
            .wikipediaIos, "Threads of Wikipedia's app", .log,
            "Consoles and crash reports with the texts of E06 and E14.",
            at: ["https://github.com/wikimedia/wikipedia-ios"]),
        Evidence(
            .woocommerceIos, "Thread 11675 of woocommerce-ios", .report,
            systems: "iOS 17.0 to 17.2",
            """
            isCollapsed of a split with columns in the first viewWillAppear on a phone: false on 17.0.1 and \
            17.1, true on 17.2.
            """,
            at: ["https://github.com/woocommerce/woocommerce-ios/issues/11675"]),
        Evidence(
            .wordPressIOS, "Two issues and a pull request of WordPress-iOS", .stack,
            """
            Issue 2933 has a call stack of a table and its data source, issue 11483 the \
            exception of E62. Pull request 3742 says that the kept state is deleted when the user ends \
            the app.
            """,
            at: [
                "https://github.com/wordpress-mobile/WordPress-iOS/pull/3742",
                "https://github.com/wordpress-mobile/WordPress-iOS/issues/2933",
                "https://github.com/wordpress-mobile/WordPress-iOS/issues/11483",
            ]),
        Evidence(
            .xamarin, "Documentation of Xamarin", .article,
            """
            It quotes the exception of a storyboard that is not there (E45); its end is cut off.
            """),
        Evidence(
            .xlPagerTabStrip, "Report in issue 189 of XLPagerTabStrip", .report,
            """
            viewDidAppear comes twice where forwarding is left on and begin and end are sent by \
            hand.
            """,
            at: ["https://github.com/xmartlabs/XLPagerTabStrip/issues/189"]),
        Evidence(
            .ytPageController, "Report in pull request 1 of YTPageController", .report,
            "A begin without an end swallows the viewDidAppear that should follow."),
        Evidence(
            .zendesk, "Call stack in issue 491 of zendesk", .stack, systems: "iOS 9 to 13",
            """
            A call stack: viewDidAppear is sent when the transition of a presentation completes.
            """,
            at: ["https://github.com/zendesk/zendesk_sdk_ios/issues/491"]),
        Evidence(
            .zfDragable, "Console log in issue 3 of ZFDragable", .log,
            "A user's console has the warning of E09."),
    ]
}
