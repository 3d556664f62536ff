extension Rulebook {
    /// Launch and containment: C01 to C32.
    static let containment: [Rule] = [
        Rule(
            .c01, "A single root at launch",
            """
            The root's view is loaded and viewWillAppear(false) is sent at once; after the \
            commit come viewIsAppearing(false), one layout pass and viewDidAppear(false).
            """,
            evidence: "JS904, JJ, YAG, RK; CAT for viewIsAppearing", .log),
        Rule(
            .c02, "Traits at launch",
            """
            Up to iOS 12 traitCollectionDidChange(nil) comes between viewWillAppear and the \
            first layout; from 13 the traits are predicted when the controller is made and the \
            line is gone.
            """,
            evidence: "NEU 258", .log),
        Rule(
            .c03, "viewIsAppearing under a navigation root",
            """
            The navigation root's viewIsAppearing comes in the commit after its viewWillAppear \
            and before its first layout pass.
            """,
            evidence: "CAT", .log, since: 13),
        Rule(
            .c04, "updateViewConstraints before layout",
            """
            A controller whose view needs a constraint pass gets updateViewConstraints between \
            viewWillAppear and viewWillLayoutSubviews: subviews first, then the controller, then \
            its root view.
            """,
            evidence: "NEU, ARM1, T-cat", .log),
        Rule(
            .c05, "A proper child at launch",
            """
            With an automatic parent every appearance callback reaches the parent first and then \
            its children, for will and for did; a covered parent and its children disappear in \
            the same order.
            """,
            evidence: "VCC, STKP, LCH", .log),
        Rule(
            .c06, "An unparented child's view at launch",
            """
            Under a visible window root the unparented child is window-driven: its will follows \
            the root's, its did comes before the root's. Where the root enters by an explicit \
            transition it gets nothing.
            """,
            evidence: "VCC against ADD19 and IVAN", .log),
        Rule(
            .c08, "A navigation controller at launch",
            """
            The navigation controller appears first, loads its root when its deferred transition \
            starts and forwards to it from its own override, for will and for did.
            """,
            evidence: "STK10, STK8, DTF", .stack),
        Rule(
            .c09, "Tab, navigation and root at launch",
            """
            Only the selected tab's branch is loaded, and each callback goes from the tab \
            controller to the navigation controller to its root.
            """,
            evidence: "PGZ, LXW; a stack of the iOS 4 era", .stack),
        Rule(
            .c10, "Adding a child to a visible container",
            """
            addChild sends willMove with the parent already set; addSubview loads the view and \
            sends viewWillAppear(false) at once; didMove is the caller's. After the commit come \
            viewIsAppearing, layout and viewDidAppear.
            """,
            evidence: "CAT, ADD19, SOPVC", .log),
        Rule(
            .c11, "Adding without didMove",
            "The appearance is complete all the same; only didMove is missing.",
            evidence: "CAT", .log),
        Rule(
            .c12, "Adding only the view",
            """
            The controller has no parent but its view entered the window, so it gets will, \
            viewIsAppearing and did; nothing keeps it alive, and later transitions of the \
            container do not reach it.
            """,
            evidence: "CAT, IVAN, ADD19", .log),
        Rule(
            .c13, "addChild alone",
            """
            willMove and nothing else: no appearance callback comes until the view enters the \
            hierarchy.
            """,
            evidence: "CAT", .log),
        Rule(
            .c14, "addSubview before addChild",
            """
            In a visible container the window-driven will comes in addSubview and willMove in \
            addChild. While the container is itself appearing, the child's viewDidAppear is sent \
            twice.
            """,
            evidence: "ADD19; M1", .log),
        Rule(
            .c16, "Adding while the container appears",
            """
            Between the container's will and did the child's will is sent in addSubview and its \
            did is forwarded after the container's; inside the container's viewWillAppear \
            nothing is sent at once.
            """,
            evidence: "ADD19; M3", .log),
        Rule(
            .c17, "isMovingToParent and isMovingFromParent",
            """
            isMovingToParent is true in the appearance that addChild caused, until didMove \
            closes it, and false when the parent merely appears again; isMovingFromParent is its \
            mirror between willMove(nil) and didMove(nil).
            """,
            evidence: "Apple docs; qiita yimajo, NEU 281", .documented),
        Rule(
            .c18, "The hierarchy check",
            """
            When a child's view enters a view, the first controller found upwards must be the \
            child's parent; otherwise UIViewControllerHierarchyInconsistency is raised. addChild \
            checks the same; a parentless controller is allowed.
            """,
            evidence: "H84, Apple docs", .documented),
        Rule(
            .c19, "Appearance callbacks called by hand",
            """
            A direct call of one of the four appearance methods reaches only the receiver and \
            draws E39.
            """,
            evidence: "JSAD, LNPopup 521", .log, since: 16),
        Rule(
            .c20, "Removing a child from a visible container",
            """
            willMove(nil) is the caller's; removeFromSuperview sends viewWillDisappear(false) at \
            once, removeFromParent sends didMove(nil), and viewDidDisappear follows the commit.
            """,
            evidence: "CAT, JSAD; M1", .stack),
        Rule(
            .c21, "Removing without willMove(nil)",
            """
            removeFromParent never sends willMove(nil): the child gets will disappear, \
            didMove(nil) and did disappear, and isMovingFromParent is false.
            """,
            evidence: "H84", .documented),
        Rule(
            .c22, "Removing only the view",
            """
            The child disappears but stays a child and alive, without didMove(nil); later \
            appearances of the parent do not reach it while its view is outside the hierarchy.
            """,
            evidence: "H84; M1", .inferred),
        Rule(
            .c24, "transition(from:to:) animated",
            """
            The old child's will disappear and the new child's will appear come in the call, \
            layout follows, the animation runs, then the new child's did, the old child's did, \
            and last the completion. The view of the old child is removed by UIKit.
            """,
            evidence: "NEU 334", .log),
        Rule(
            .c26, "What transition(from:to:) asks for",
            """
            Both controllers must be children of the receiver (E38), and a container that \
            forwards appearance by hand is refused with NSInvalidArgumentException.
            """,
            evidence: "H84, WHACK, NEU", .documented),
        Rule(
            .c27, "An animated swap made by hand",
            """
            With addSubview first and removeFromSuperview in the completion, the new child's \
            will and did come before the animation and the old child's pair only when its view \
            leaves.
            """,
            evidence: "WOEL", .log),
        Rule(
            .c28, "Forwarding switched off",
            """
            A container that forwards by hand sends its children no appearance callback by \
            itself; begin sends the will, end sends viewIsAppearing where it is due and the did.
            """,
            evidence: "CAT, JSAD, SQ", .log),
        Rule(
            .c29, "begin and end recurse",
            "begin and end reach the receiver's whole automatic subtree.",
            evidence: "H84, STK8, CAT", .documented),
        Rule(
            .c30, "Reversing in mid-transition",
            """
            A begin in the other direction sends that direction's will at once; one end closes \
            all begins and sends only the did of the last direction.
            """,
            evidence: "HILL, H84; Square's VisibilityTests", .testSuite),
        Rule(
            .c31, "Both mechanisms at once, or one left open",
            """
            Automatic forwarding and a begin/end pair sent by hand while the container appears \
            give the child's did twice; a begin that is never ended swallows the later did.
            """,
            evidence: "XLPagerTabStrip 189, PageMenu 516, Parchment 373", .log),
        Rule(
            .c32, "Unbalanced begin and end",
            """
            E01 is printed when an end finds no open begin, and when a container starts a \
            transition while another of its transitions runs.
            """,
            evidence: "mullvad 2802, RZUtils 117, HILL, SO 9088465", .log),
    ]
}
