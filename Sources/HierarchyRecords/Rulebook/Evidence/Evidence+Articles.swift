extension Evidence {
    /// Articles, books, and collections of many reports.
    static let articles: [Evidence] = [
        Evidence(
            .hill, "Cancelling an appearance transition", .article, year: 2019,
            """
            Douglas Hill on begin in the other direction: what is cancelled hears no did, and \
            one end closes both.
            """,
            at: ["https://douglashill.co/status/1160211814522740737/"]),
        Evidence(
            .whack, "Mistakes with transition(from:to:)", .article, year: 2022,
            "The messages that come when transition(from:to:) is used wrongly.",
            at: [
                "https://whackylabs.com/uikit/swift/ios/animation/2022/12/14/viewcontroller-transition/"
            ]),
        Evidence(
            .svc, "Two articles on split views", .article, year: 2016,
            """
            How a split view collapses and expands, what its delegate is asked, and what it does \
            by itself.
            """,
            at: [
                "http://commandshift.co.uk/blog/2016/04/11/understanding-split-view-controller/",
                "https://www.malcolmhall.com/2017/01/27/default-behaviour-of-uisplitviewcontroller-collapsesecondaryviewcontroller/",
            ]),
        Evidence(
            .hitlist, "The Hit List Diary", .article,
            "On deselecting a row while a finger drives the way back."),
        Evidence(
            .castro, "Article on Castro's lists", .article,
            "On deselecting a row while a finger drives the way back."),
        Evidence(
            .takorras, "Article on dismiss", .article, year: 2020,
            "Which controllers go when one in the middle of a chain is asked to dismiss."),
        Evidence(
            .bradbambara, "Article on the life of a view", .article,
            "The order of the callbacks of a view that is added."),
        Evidence(
            .hacknicity, "Articles on sheets and on devices", .article, systems: "iOS 12 and 13",
            """
            What changed for presenters with the sheets of iOS 13; sizes and safe areas of the \
            iPads of 2018.
            """),
        Evidence(
            .useyourloaf, "Use Your Loaf", .article,
            "Published safe areas of devices, and the margins of a root view before and after iOS 11.",
            at: ["https://useyourloaf.com"]),
        Evidence(
            .sdk9book, "iOS 9 SDK Development", .article, systems: "iOS 9",
            "A book; its chapter on split views says that a side column has a compact width."),
        Evidence(
            .snapshotTesting, "Device sizes of swift-snapshot-testing", .article,
            """
            The sizes and traits of devices that a library for tests uses, those of shared \
            screens among them.
            """,
            at: ["https://github.com/pointfreeco/swift-snapshot-testing"]),
        Evidence(
            .suterusu, "Experiment on presentation contexts", .article,
            "Which controller presents: the walk goes over parents and children only.",
            at: ["https://github.com/suterusu/Experiment_PresentationStyle"]),
        Evidence(
            .onmyway133, "Notes on rotation", .article, systems: "iOS 9 and 10",
            """
            A presenter that supports one orientation hears viewWillTransition when what it \
            presents is turned.
            """),
        Evidence(
            .so, "Stack Overflow", .article,
            """
            Questions with what an app printed. The note of a citation is the number of the \
            question.
            """,
            at: [
                "https://stackoverflow.com/questions/9088465",
                "https://stackoverflow.com/questions/26763020",
            ]),
        Evidence(
            .radar, "Bug reports on Open Radar", .report,
            """
            Reports to Apple that their authors made public. The note of a citation is the \
            number of the report.
            """,
            at: [
                "https://openradar.appspot.com",
                "https://github.com/lionheart/openradar-mirror/issues",
            ]),
        Evidence(
            .zozo, "Measured heights of half modals", .article,
            systems: "phones with iOS 15 or later",
            """
            A developer of ZOZO measured the medium detent on several phones: about 53 % of the \
            height of the screen, a little different from device to device.
            """,
            at: ["https://qiita.com/cocona15531/items/de9bf73b570b9df13724"]),
        Evidence(
            .vikDenic, "Margins and Auto Layout on iPhone 6 Plus", .article, year: 2015,
            """
            The margins of an iPhone 6 Plus, 414 points wide, are wider than the 16 points of other \
            phones.
            """,
            at: [
                "https://medium.com/vik-s-code-journal/margins-and-autolayout-on-iphone-6-plus-91044c808778"
            ]),
        Evidence(
            .chandelier, "iOS and the status bar", .article, systems: "iOS 7",
            """
            The properties are asked when a controller is first displayed; \
            setNeedsStatusBarAppearanceUpdate has them asked again.
            """,
            at: ["https://www.cyrilchandelier.com/ios-and-the-status-bar"]),
        Evidence(
            .marinov, "Working with UIView's transition animations", .article,
            """
            A flip between two views turned the whole screen, because it is their superview that \
            turns; with a container view of their own around them it turned that alone.
            """,
            at: ["http://andrewmarinov.com/working-with-uiviews-transition-animations/"]),
        Evidence(
            .zhaoxin, "An article on columns, with Apple's reply to FB8640357", .article,
            systems: "iOS 14",
            """
            A second plain controller that is set for the secondary column is pushed onto the column's \
            own navigation controller.
            """,
            at: ["https://zhaoxin.pro"]),
        Evidence(
            .mem, "Common knowledge", .knowledge,
            """
            Held to be so by people who work with UIKit; no public line was found that shows it. \
            To be replaced by evidence.
            """),
    ]
}
