extension Evidence {
    /// Threads of public projects, from M to R.
    static let reportsMToR: [Evidence] = [
        Evidence(
            .mapboxMapsIos, "Crash report in issue 2119 of mapbox-maps-ios", .crash,
            "A crash report has the exception of E74.",
            at: ["https://github.com/mapbox/mapbox-maps-ios/issues/2119"]),
        Evidence(
            .masonry, "Exceptions in issues of libraries for constraints", .crash,
            systems: "iOS 7 to 9",
            """
            Five threads have the exception of E82: issue 309 of Masonry, issue 233 of SnapKit (iOS 8), \
            issue 53 of PureLayout (iOS 7.1), issue 58 of M13ProgressSuite (2015) and issue 1 of \
            activity-bar (2016).
            """,
            at: [
                "https://github.com/SnapKit/SnapKit/issues/233",
                "https://github.com/PureLayout/PureLayout/issues/53",
                "https://github.com/Marxon13/M13ProgressSuite/issues/58",
                "https://github.com/tanner0101/activity-bar/issues/1",
            ]),
        Evidence(
            .materialComponents, "Two issues of material-components", .crash,
            """
            Issue 8730 has the exception of E19 with the class that presents; issue 2490 is on \
            an alert that is modelled after UIKit's: the action runs when the alert is gone.
            """),
        Evidence(
            .materialControls, "Call stack in issue 111 of Material-Controls", .stack,
            "A call stack of E56."),
        Evidence(
            .maui, "Crash report in issue 1813 of Maui", .crash,
            "A crash report has the exception of E63.",
            at: ["https://github.com/dotnet/maui/issues/1813"]),
        Evidence(
            .mitMobile, "Crash report in issue 373 of MIT-Mobile", .crash, systems: "iOS 5 to 8",
            "A crash report has the exception of E48.",
            at: ["https://github.com/MIT-Mobile/MIT-Mobile-for-iOS/issues/373"]),
        Evidence(
            .mixpanel, "Call stack in issue 121 of mixpanel", .stack, systems: "iOS 9 to 13",
            "A call stack: the transition of a presentation begins after the commit.",
            at: ["https://github.com/mixpanel/mixpanel-swift/issues/121"]),
        Evidence(
            .mlInputDodger, "Report in issue 33 of MLInputDodger", .report,
            "What a text field asks its delegate, in order."),
        Evidence(
            .mullvad, "Console log in issue 2802 of mullvad", .log,
            "A user's console has the warning of E01.",
            at: ["https://github.com/mullvad/mullvadvpn-app/issues/2802"]),
        Evidence(
            .myFlightbook, "Console log in issue 370 of MyFlightbook", .log,
            year: 2025, systems: "iOS 13 or later",
            "A user's console has the warning of E07."),
        Evidence(
            .naMapKit, "Crash report in issue 12 of NAMapKit", .crash,
            "A crash report has the exception of E76."),
        Evidence(
            .navigationContainer, "Crash report in issue 11 of NavigationContainer", .crash,
            "A crash report has the exception of E28."),
        Evidence(
            .netfox, "Crash report in issue 29 of netfox", .crash, systems: "iOS 11",
            "A crash report has the exception of E19. It does not name the class that presents.",
            at: ["https://github.com/kasketis/netfox/issues/29"]),
        Evidence(
            .newsBlur, "Call stack in issue 886 of NewsBlur", .stack,
            """
            Call stacks: a push that waits for a transition is checked when that completes \
            (E24).
            """,
            at: ["https://github.com/samuelclay/NewsBlur/issues/886"]),
        Evidence(
            .nypl, "Crash report in issue 781 of NYPL", .crash,
            "A crash report has the exception of E55."),
        Evidence(
            .nytPhotoViewer, "Call stack in issue 279 of NYTPhotoViewer", .stack,
            "A call stack of E56.",
            at: ["https://github.com/nytimes/NYTPhotoViewer/issues/279"]),
        Evidence(
            .openTreeMap, "Crash report in issue 362 of OpenTreeMap", .crash,
            systems: "up to iOS 12",
            "A crash report has the exception of E13."),
        Evidence(
            .overlayContainer, "Pull request 54 of OverlayContainer", .report, year: 2020,
            """
            A container of the app's own has to call setNeedsStatusBarAppearanceUpdate whenever \
            another child decides.
            """,
            at: ["https://github.com/gaetanzanella/OverlayContainer/pull/54"]),
        Evidence(
            .pageMenu, "Report in issue 516 of PageMenu", .report,
            """
            viewDidAppear comes twice where forwarding is left on and begin and end are sent by \
            hand.
            """,
            at: ["https://github.com/PageMenu/PageMenu/issues/516"]),
        Evidence(
            .parchment, "Report in pull request 373 of Parchment", .report,
            """
            viewDidAppear comes twice where forwarding is left on and begin and end are sent by \
            hand.
            """,
            at: ["https://github.com/rechsteiner/Parchment/pull/373"]),
        Evidence(
            .payPal, "Console log in issue 232 of PayPal", .log,
            "A user's console has the warnings of E10 and E12.",
            at: ["https://github.com/paypal/PayPal-iOS-SDK/issues/232"]),
        Evidence(
            .pivotalCoreKit, "Report in issue 134 of PivotalCoreKit", .report,
            """
            A library that taps an alert's actions in tests: the handler runs after the alert \
            was dismissed.
            """,
            at: ["https://github.com/pivotal-legacy/PivotalCoreKit/issues/134"]),
        Evidence(
            .pocketCasts, "Console log in issue 599 of pocket-casts", .log,
            systems: "iOS 16 or later",
            "A user's console has the warning of E39.",
            at: ["https://github.com/Automattic/pocket-casts-ios/issues/599"]),
        Evidence(
            .potatso, "Crash report in issue 31 of Potatso", .crash, systems: "iOS 11",
            "A crash report has the exception of E19. It does not name the class that presents."),
        Evidence(
            .privacyScreen, "Crash report in issue 83 of privacy-screen", .crash,
            systems: "iOS 13 or later",
            "A crash report has the exception of E14."),
        Evidence(
            .provenance, "Two issues of Provenance", .crash,
            "Issue 1833 has the exception of E18, issue 1867 that of E44.",
            at: [
                "https://github.com/Provenance-Emu/Provenance/issues/1833",
                "https://github.com/Provenance-Emu/Provenance/issues/1867",
            ]),
        Evidence(
            .qbImagePicker, "Crash report in issue 95 of QBImagePicker", .crash,
            "A crash report has the exception of E44."),
        Evidence(
            .reactNativeDocViewer, "Console log in issue 50 of react-native-doc-viewer", .log,
            """
            A console shows that the window is looked at before what is presented already: E05 \
            comes before E06.
            """),
        Evidence(
            .safeAreaView, "Issue 62 of react-native-safe-area-view", .report,
            year: 2019, systems: "iOS 12",
            "With the status bar hidden an iPhone X has an inset at the top, and other phones none.",
            at: ["https://github.com/react-navigation/react-native-safe-area-view/issues/62"]),
        Evidence(
            .reactNativeScreens, "Report in issue 1852 of react-native-screens", .report,
            "Where the detents of a sheet come from, and which is selected.",
            at: ["https://github.com/software-mansion/react-native-screens/issues/1852"]),
        Evidence(
            .reactNavigation, "Crash report in issue 10740 of react-navigation", .crash,
            systems: "iOS 14 or later",
            "A crash report has the exception of E24.",
            at: ["https://github.com/react-navigation/react-navigation/issues/10740"]),
        Evidence(
            .rfAboutView, "Console log in issue 8 of RFAboutView", .log, systems: "up to iOS 12",
            "A user's console has the warning of E05.",
            at: ["https://github.com/fouquet/RFAboutView/issues/8"]),
        Evidence(
            .rMessage, "Call stack in issue 4 of RMessage", .stack,
            """
            Return addresses in a call stack give the order in which a subtree hears of its \
            window.
            """),
        Evidence(
            .rxCoreLocation, "Crash report in issue 12 of RxCoreLocation", .crash,
            "A crash report has the exception of E74.",
            at: ["https://github.com/RxSwiftCommunity/RxCoreLocation/issues/12"]),
        Evidence(
            .rzUtils, "Console log in issue 117 of RZUtils", .log,
            "A user's console has the warning of E01.",
            at: ["https://github.com/Rightpoint/RZUtils/issues/117"]),
    ]
}
