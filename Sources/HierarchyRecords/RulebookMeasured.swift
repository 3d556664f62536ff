extension Rulebook {
    /// Facts measured on iOS 26.1: R21 to R83.
    static let measured: [Rule] = [
        Rule(
            .r21, "Launch with a scene",
            """
            The root's view loads with no window, its will comes with no window, the safe area \
            changes, the scene enters the foreground, viewDidAppear comes, and the scene becomes \
            active last.
            """,
            evidence: "R-sim scenelaunchprobe", .measured, since: 13),
        Rule(
            .r22, "Style overrides",
            """
            An override on a controller is read at once without loading its view; on an attached \
            one registrations run before traitCollectionDidChange, inside the setter, and an \
            override on the view leaves the controller's traits alone.
            """,
            evidence: "R-sim vcstyleprobe, traittextselectorprobe", .measured, since: 13),
        Rule(
            .r23, "Fresh controllers",
            """
            A plain controller's view is the size of the screen with flexible width and height; \
            a tab controller has nil controllers and no selection, a navigation controller none.
            """,
            evidence: "R-sim viewcontrollercoderprobe", .measured),
        Rule(
            .r24, "Order of one layout pass",
            """
            Constraints: subview, controller, root view. Layout: viewWillLayoutSubviews, the \
            root view, viewDidLayoutSubviews, then the subviews; a settled tree gets nothing, \
            and margins change before the safe area.
            """,
            evidence: "T-cat ViewControllerLayoutTests", .measured),
        Rule(
            .r31, "Split: sequences",
            """
            Wills of a column come in order before its dids, the delegate hears of columns \
            around them, and the dids are best compared as a set.
            """,
            evidence: "R-sim splitviewprobe, splitframesprobe", .measured, since: 14),
        Rule(
            .r32, "Split: before a window",
            """
            Assigning columns loads nothing; the display mode reads secondaryOnly and the \
            children are empty until it appears.
            """,
            evidence: "R-sim splitviewprobe", .measured, since: 14),
        Rule(
            .r33, "Split: display modes",
            """
            Two side columns are tiled when the width holds their minima and 464 for the \
            secondary, 954.5 points in all; otherwise the mode falls back as the table says.
            """,
            evidence: "R-sim splitwidthprobe", .measured, since: 14),
        Rule(
            .r34, "Split: geometry",
            """
            A sidebar floats 10 points in over a full-width secondary whose safe area makes \
            room; tiled columns are parted by half a point.
            """,
            evidence: "R-sim splitviewprobe", .measured, since: 14),
        Rule(
            .r35, "Split: on an iPhone",
            "Every column fills the screen, in nested stacks.",
            evidence: "R-sim splitframesprobe", .measured, since: 14),
        Rule(
            .r36, "Split: exceptions",
            """
            Properties of the other style raise NSInvalidArgumentException, and a controller in \
            two columns NSInternalInconsistencyException.
            """,
            evidence: "R-sim splitviewprobe", .measured, since: 14),
        Rule(
            .r41, "Tabs by items",
            """
            Setting tabs or the selection tells didSelectTab at once; a user's tap asks \
            shouldSelectTab first, and the old delegate methods are silent. A selected tab that \
            is dropped gives way to the first; viewControllers are nil, as tabs are empty where \
            viewControllers were set.
            """,
            evidence: "R-sim signallastrowsprobe", .measured, since: 18),
        Rule(
            .r42, "The navigation bar's delegate",
            """
            A push asks shouldPush with the stack already grown and tells no didPush; a pop from \
            code asks nothing; the back button asks shouldPop and then tells didPop. A bar of \
            one's own asks and tells inside the call, and for a set of items tells only where it \
            is animated; one that a stack manages raises.
            """,
            evidence: "R-sim signallastrowsprobe", .measured),
        Rule(
            .r43, "Pages set from code",
            """
            The first page appears inside the call; an animated set appears in the next turn, an \
            unanimated one has new will, old will, old did, new did; the delegate hears nothing.
            """,
            evidence: "T-sim UIPageViewControllerTests", .measured),
        Rule(
            .r51, "Devices",
            """
            iPhone 16 is 393 by 852 with safe area 59 and 34 in portrait, 59 left and right and \
            20 below in landscape; iPhone SE 375 by 667; iPad A16 820 by 1180 with 32 and 25.
            """,
            evidence: "R-sim toolbarheightprobe", .measured),
        Rule(
            .r52, "Bars",
            """
            A navigation bar is 54 high, a tab bar on a phone 83, and a toolbar's slot with \
            items 86 in portrait.
            """,
            evidence: "R-sim toolbarheightprobe, conf-ipad", .measured, since: 26),
        Rule(
            .r53, "Sheets",
            """
            A large sheet on iPhone 16 lies at 59 and is 793 high, its content's safe area is 34 \
            below; a medium one is 56 % of the maximum, 8 points from three edges; in compact \
            height a sheet fills the window.
            """,
            evidence: "R-sim detents_ios", .measured, since: 26),
        Rule(
            .r54, "Durations of animations",
            "An animation without a duration is a spring of 0.8 s; rows move in 0.441 s.",
            evidence: "R-sim nnwmiscprobe", .measured),
        Rule(
            .r55, "Popovers on an iPad",
            """
            A popover stands by its anchor with a 13 point arrow; a bar button's keeps 19 points \
            from the edge; without an anchor it raises E18.
            """,
            evidence: "R-sim wordpressrowsprobe", .measured),
        Rule(
            .r6, "Loading a storyboard and its segues",
            """
            A decoded stack has its parent set without willMove and didMove; an embed segue asks \
            shouldPerformSegue; a segue from code does not.
            """,
            evidence: "R-sim nibruntime", .measured),
        Rule(
            .r7, "Safe area, margins, readable width",
            """
            Each inset of a subview is the part of the parent's inset that its frame reaches \
            into, at most the inset itself; margins are 8 plus the safe area, readable width \
            stops at 920.
            """,
            evidence: "T-cat SafeAreaGuideTests", .measured, since: 11),
        Rule(
            .r81, "Constraint scenes",
            """
            Frames are rounded in the superview's coordinates, origins to the point and sizes to \
            half a point on that oracle.
            """,
            evidence: "R-cat golden scenes", .measured),
        Rule(
            .r82, "Ties between constraints",
            """
            Among equals the first in the order of constraints stretches, the order of subviews \
            does not matter.
            """,
            evidence: "R-sim layout_tiebreak", .measured),
        Rule(
            .r83, "Constraints that cannot hold",
            """
            Which of several required constraints is broken does not depend on the order of \
            activation; intrinsic sizes lose to required ones in silence.
            """,
            evidence: "R-sim layout_break", .measured),
    ]
}
