import Testing

@testable import Workbench

/// Texts as people have pasted them into public issues, and what they are.
@Suite("Texts of the console that people paste")
struct PastedTextTests {
    /// A text with the rules, or the beginnings of the texts, that it is to be found under.
    struct Pasted: CustomStringConvertible {
        let source: String
        let text: String
        let subjects: Set<String>

        init(_ source: String, _ text: String, _ subjects: Set<String>) {
            self.source = source
            self.text = text
            self.subjects = subjects
        }

        var description: String { source }
    }

    private static let fatal = "*** Terminating app due to uncaught exception "

    static let presenting = [
        Pasted(
            "RFAboutView 8",
            "Warning: Attempt to present <M2DWebViewController: 0x7ff6c14141d0> on "
                + "<RFViewController: 0x7ff6c1605650> whose view is not in the window hierarchy!",
            ["E05"]),
        Pasted(
            "RGPageViewController 6",
            "Attempt to present <UIAlertController: 0x7fb321cdba20> on "
                + "<_UIAlertShimPresentingViewController: 0x7fb321c68390> whose view is not\n"
                + "in the window hierarchy!", ["E05"]),
        Pasted("SideMenu 288", "whose view is not in the window hierarchy!", ["E05"]),
        Pasted(
            "otm-ios 362",
            "NSInvalidArgumentException: Application tried to present modally an active controller "
                + "<UINavigationController: 0x11a8ad000>.\n1 CoreFoundation in 0x1855ec000\n"
                + "2 libobjc.A.dylib in 0x184970000\n3 UIKit in 0x18ec04000", ["E13"]),
        Pasted(
            "material-components-ios 8506",
            fatal + "'NSInvalidArgumentException', reason: 'Application tried to present modally "
                + "an "
                + "active controller <***.DashViewController: 0x7fcf1a4b26d0>.'\n"
                + "*** First throw call stack:\n(\n\t0   CoreFoundation "
                + "0x00007fff23afdbde __exceptionPreprocess + 350", ["E13"]),
        Pasted(
            "CountryPickerView 27",
            fatal + "'NSInvalidArgumentException', reason: 'Application tried to present modal "
                + "view "
                + "controller on itself. Presenting controller is <UISearchController: "
                + "0x7ffccd57b340>.'",
            ["E62"]),
        Pasted(
            "SWRevealViewController 344",
            "Presenting view controllers on detached view controllers is discouraged "
                + "<SideMenuViewController: 0x14fbc6f0>", ["E17"]),
        Pasted(
            "SwiftPages 18",
            "Presenting view controllers on detached view controllers is discouraged", ["E17"]),
        Pasted(
            "MGSplitViewController 22",
            "'NSInvalidArgumentException', reason: 'Popovers cannot be presented from a view which "
                + "does not have a window.'", ["E23"]),
    ]

    static let containers = [
        Pasted(
            "SwipeNavigationVC 2",
            "2015-06-12 14:47:06.456 abc[14900:60b] nested pop animation can result in corrupted "
                + "navigation bar\n2015-06-12 14:47:06.495 abc[14900:60b] Finishing up a "
                + "navigation "
                + "transition in an unexpected state. Navigation Bar subview tree might get "
                + "corrupted.",
            ["E29", "E30"]),
        Pasted(
            "ChatSecure-iOS 597",
            "2016-11-07 16:40:45.940 ChatSecure[51857:1163628] nested push animation can result in "
                + "corrupted navigation bar\n2016-11-07 16:40:46.984 ChatSecure[51857:1163628] "
                + "Unbalanced calls to begin/end appearance transitions for "
                + "<UINavigationController: "
                + "0x7ff5b081c000>.\n2016-11-07 16:40:46.988 ChatSecure[51857:1163628] Finishing "
                + "up a "
                + "navigation transition in an unexpected state. Navigation Bar subview tree might "
                + "get "
                + "corrupted.", ["E01", "E29", "E30"]),
        Pasted(
            "FRLayeredNavigationController 6",
            fatal + "'UIViewControllerHierarchyInconsistency', reason: 'child view controller:"
                + "<MainSettingsViewController: 0xf3696b0> should have parent view controller:"
                + "<FRLayerController: 0x9e36270> but requested parent is:<FRLayerController: "
                + "0x9e38ed0>'", ["E02"]),
        Pasted(
            "CLCascade 7",
            "2011-07-27 22:21:49.001 Cascade[33686:ef03] " + fatal
                + "'UIViewControllerHierarchyInconsistency', reason: 'child view controller:"
                + "<ExampleTableViewController: 0x6898820> should have parent view controller:"
                + "<CLCascadeNavigationController: 0x6a983e0> but actual parent is:"
                + "<ExampleTableViewController: 0x6a3d9c0>'\n*** First throw call stack:\n"
                + "(0x1198f1c 0x132b52e 0x113ad38)", ["E03"]),
        Pasted(
            "KLCPopup 6",
            "UIViewControllerHierarchyInconsistency, reason: child view controller:"
                + "PopupViewController: 0x1104987d0 should have parent view controller:(null) but "
                + "actual parent is:MainViewController: 0x10a920680", ["E03"]),
        Pasted(
            "iCarousel 229",
            "'UIViewControllerHierarchyInconsistency', reason: 'A view can only be associated with "
                + "at "
                + "most one view controller at a time!", ["E04"]),
        Pasted(
            "Hero 638",
            "2019-11-07 11:38:09.595543+0800 MyProject[4188:1522941] nested push animation can "
                + "result "
                + "in a corrupted navigation bar\n2019-11-07 11:38:09.595790+0800 "
                + "MyProject[4188:1522941] Attempting to begin a transition on navigation bar "
                + "(<UINavigationBar: 0x10672c260; frame = (0 44; 375 44); hidden = YES; layer = "
                + "<CALayer: 0x283a8ab20>>) while a transition is in progress.",
            [
                "E29",
                "Attempting to begin a transition on navigation bar while a transition is in "
                    + "progress.",
            ]),
    ]

    static let storyboards = [
        Pasted(
            "MHCustomTabBarController 15",
            "Terminating app due to uncaught exception 'NSUnknownKeyException', reason: "
                + "'[<UIStoryboardSegueTemplate 0x7fa2b346ebd0> setValue:forUndefinedKey:]: this "
                + "class "
                + "is not key value coding-compliant for the key containerView.'", ["E53"]),
        Pasted(
            "LZViewPager 29",
            "Thread 1: \"[<UIView 0x7fc42d60d0d0> setValue:forUndefinedKey:]: this class is not "
                + "key "
                + "value coding-compliant for the key dataSource.\"", ["E53"]),
        Pasted(
            "frames-ios 17",
            "Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: "
                + "'-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"CardView\" nib "
                + "but "
                + "the view outlet was not set.'", ["E41"]),
        Pasted(
            "AMSlideMenu2 162",
            "'NSInvalidArgumentException', reason: 'Receiver (<MainVC: 0x7fd181ca9110>) has no "
                + "segue "
                + "with identifier 'rightMenu''", ["E46"]),
    ]

    static let lists = [
        Pasted(
            "ZFPlayer 253",
            "2017-07-30 01:56:25.170 video[52899:1272495] *** Assertion failure in -[UITableView "
                + "dequeueReusableCellWithIdentifier:forIndexPath:], UITableView.m:6730\n"
                + "2017-07-30 01:56:25.247 video[52899:1272495] " + fatal
                + "'NSInternalInconsistencyException', reason: 'unable to dequeue a cell with "
                + "identifier "
                + "playerCell - must register a nib or a class for the identifier or connect a "
                + "prototype cell in a storyboard'", ["E65"]),
        Pasted(
            "TAXHeaderSheet 8",
            "'could not dequeue a view of kind: UICollectionElementKindCell with identifier Cell - "
                + "must "
                + "register a nib or a class for the identifier or connect a prototype cell in a "
                + "storyboard'", ["E65"]),
        Pasted(
            "MyFlightbookiOS 378",
            "Warning once only: UITableView was told to layout its visible cells and other "
                + "contents "
                + "without being in the view hierarchy (the table view or one of its superviews "
                + "has not "
                + "been added to a window). This may cause bugs by forcing views inside the table "
                + "view "
                + "to load and perform layout without accurate information.",
            [
                "Warning once only: UITableView was told to layout its visible cells and other "
                    + "contents "
                    + "without being in the view hierarchy (the table view or one of its "
                    + "superviews has "
                    + "not been added to a window)."
            ]),
        Pasted(
            "DaiExpandCollectionView 2",
            "Snapshotting a view that has not been rendered results in an empty snapshot. \nEnsure "
                + "your view has been rendered at least once before snapshotting or snapshot after "
                + "screen updates.",
            [
                "Snapshotting a view that has not been rendered results in an empty snapshot. "
                    + "Ensure "
                    + "your view has been rendered at least once before snapshotting or snapshot "
                    + "after "
                    + "screen updates."
            ]),
        Pasted(
            "DCExplosion 3",
            "[Snapshotting] Snapshotting a view (0x7fa2a5621310, _UIReplicantView) that has not "
                + "been "
                + "rendered at least once requires afterScreenUpdates:YES.",
            [
                "Snapshotting a view that has not been rendered at least once requires "
                    + "afterScreenUpdates:YES."
            ]),
    ]

    @Test("are found", arguments: [presenting, containers, storyboards, lists].flatMap { $0 })
    func found(_ pasted: Pasted) {
        let found = ConsoleTexts.found(ConsoleTexts.matches(of: pasted.text))
        #expect(Set(found.map(\.subject)) == pasted.subjects)
    }

    @Test("each text that is known is found by itself, and under its own subject")
    func known() {
        let strangers = ConsoleTexts.all.filter { text in
            !ConsoleTexts.found(ConsoleTexts.matches(of: text.text)).map(\.subject)
                .contains(text.subject)
        }
        #expect(strangers.map(\.text) == [])
    }

    @Test("a text of an app's own is none of them, and what it resembles is named")
    func strange() {
        let own = ConsoleTexts.matches(of: "could not load the profile of the user: no connection")
        #expect(ConsoleTexts.found(own).map(\.subject) == [])
        let like = ConsoleTexts.matches(
            of: "Attempt to push <A: 0x1> on <B: 0x2> whose view is on no screen")
        #expect(ConsoleTexts.found(like).map(\.subject) == [])
        #expect(ConsoleTexts.resembling(like).map(\.subject).contains("E05"))
        #expect(ConsoleTexts.matches(of: "a view").isEmpty)
    }
}
