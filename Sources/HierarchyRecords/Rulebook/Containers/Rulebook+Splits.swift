extension Rulebook {
    /// Columns, and how they collapse and expand.
    static let splits: [Rule] = [
        Rule(
            .c50, "Split in compact width at launch", zh: "紧凑宽度启动时的分栏",
            """
            A split controller begins expanded, and collapses when it gets compact traits. With \
            columns, its delegate gets willShow and didCollapse, and every column stays a child.
            """,
            evidence: [.source(.svc), .source(.neu, "page 490")], .log),
        Rule(
            .c51, "Split: collapsing and expanding", zh: "分栏的折叠与展开",
            """
            A classic split asks its delegate for the primary controller, then what becomes of the \
            secondary; where the delegate has no answer, the primary's own method to collapse or \
            separate decides. A split with columns asks for the top column when it collapses, and \
            for the display mode when it expands.
            """,
            evidence: [.source(.svc), .source(.docs), .source(.neu)], .documented),
        Rule(
            .c52, "Split: known oddities", zh: "分栏：已知的怪处",
            """
            On iOS 10 and 11 the primaries of splits in tabs that are not seen may get a \
            viewWillDisappear that does not belong to them as the app leaves or enters a shared \
            screen: in portrait alone, and not where all columns are preferred.
            """,
            evidence: [
                .source(.radar, "34186209"),
                .words("it comes only sometimes on 10, and by which step is not told"),
            ], .log, since: 10, through: 11, isFollowed: false),
        Rule(
            .x51, "A primary that comes unheard", zh: "悄悄到来的主栏",
            """
            On iOS 10 a primary column that was hidden from the beginning gets neither viewWillAppear nor \
            viewDidAppear when the display mode reveals it.
            """,
            evidence: [
                .source(.radar, "29824842, iOS 10.2", seen: "iOS 10.2"),
                .words("that it is so in a classic split, whatever hides the column, is assumed"),
            ], .log, since: 10, through: 10),
        Rule(
            .x49, "isCollapsed at the first appearance", zh: "首次出现时的 isCollapsed",
            """
            In its first viewWillAppear a split with columns has isCollapsed false, whatever \
            comes, up to 17.1; from 17.2 on isCollapsed is right by then.
            """,
            evidence: [
                .source(
                    .woocommerceIos, "17.0.1, 17.1 and 17.2", seen: "iOS 17.0.1, 17.1 and 17.2"),
                .words("that it begins with 14, as splits with columns do, is assumed"),
            ], .log, since: 14, through: 17.1),
        Rule(
            .r31, "Split: the order of its callbacks", zh: "分栏：回调的顺序",
            """
            A column's viewWillAppear or viewWillDisappear comes in order before its viewDidAppear \
            or viewDidDisappear, and the delegate is told of the column around them. The order of \
            the last two among several columns is not fixed: compare them as a set.
            """,
            evidence: [.source(.rSim, "sequences of split views")], .measured, since: 14),
        Rule(
            .c58, "A second plain controller in the secondary column", zh: "次栏的第二个普通控制器",
            """
            On iOS 14 it is pushed onto the column's own navigation controller; 26.1 replaces the first one \
            (R31). Which system changed it is not known.
            """,
            evidence: [
                .source(.zhaoxin),
                .rule(.r31, "of 26.1"),
            ], .log, since: 14, through: 14),
        Rule(
            .r32, "Split: before a window", zh: "分栏：有窗口之前",
            """
            Setting the controllers of columns loads no view. Until the split appears, displayMode \
            is secondaryOnly, and children is empty.
            """,
            evidence: [.source(.rSim, "split views without a window")], .measured, since: 14),
        Rule(
            .r33, "Split: display modes", zh: "分栏：显示模式",
            """
            Two side columns stand beside the secondary one where the width holds their minimum \
            widths and 464 points for the secondary, 954.5 points in all; otherwise the display \
            mode falls back to one with fewer columns, as the measured table says.
            """,
            evidence: [.source(.rSim, "display modes by width")], .measured, since: 14),
        Rule(
            .r34, "Split: geometry", zh: "分栏：几何",
            """
            A sidebar floats 10 points from the edges, over a secondary column of full width whose \
            safe area leaves room for it. Columns side by side are half a point apart. A \
            primary for which three columns have no room floats over the other two, which stay side \
            by side; where two columns over the third were asked for, the supplementary one reaches \
            below it.
            """,
            evidence: [.source(.rSim, "frames of columns")], .measured, since: 14),
        Rule(
            .r35, "Split: on an iPhone", zh: "分栏：在 iPhone 上",
            """
            Every column fills the screen, and they stand in navigation controllers within one \
            another.
            """,
            evidence: [.source(.rSim, "split views on an iPhone")], .measured, since: 14),
        Rule(
            .r36, "Split: exceptions", zh: "分栏：异常",
            """
            A property that belongs to the other style raises NSInvalidArgumentException. A \
            controller in two columns raises NSInternalInconsistencyException.
            """,
            evidence: [.source(.rSim, "what split views raise")], .measured, since: 14),
        Rule(
            .c70, "The inspector of a split", zh: "分栏的检查器",
            """
            The inspector is a column at the trailing edge. It is hidden until show(.inspector), and stands then \
            beside the secondary column, which becomes narrower. Its width is the preferred one, or the \
            fraction of the split's, within the minimum and maximum that code asks for.
            """,
            evidence: [
                .source(
                    .docs, "UISplitViewController.Column.inspector and the widths of its column"),
                .words(
                    """
                    that it is 280 wide where code asks for nothing, that it is tiled, that no delegate is told, \
                    and that it goes where the columns collapse is assumed
                    """),
            ], .documented, since: 26),
        Rule(
            .u45, "The button of the display mode", zh: "显示模式的按钮",
            """
            A tap on a classic split's displayModeButtonItem shows the primary column where it is hidden, and \
            hides it where it is shown; while the split is collapsed it does nothing. A split with columns \
            gives an item without an action. Which mode it chooses is assumed to be that of show(.primary).
            """,
            evidence: [
                .source(.docs, "UISplitViewController.displayModeButtonItem"), .rule(.r33),
            ], .documented, since: 8),
        Rule(
            .a36, "A split where nothing was recorded", zh: "没有记录的分栏情况",
            """
            Columns come and go without animation; their viewDidAppear and viewDidDisappear come \
            after the commit. A side column stands beside the secondary one from 500 points on, a \
            classic split is tiled, and two columns that expand with the secondary on top show the \
            primary when the delegate is told of it.
            """,
            evidence: [
                .rule(.r31), .rule(.r32), .rule(.r33),
                .rule(.r34, "393 and 600 points were measured"),
            ], .assumed, since: 8),
        Rule(
            .a37, "The user's back button in a collapsed split", zh: "折叠的分栏里用户的返回按钮",
            """
            The column leaves the stack as any controller does (C36); the split's delegate is told \
            of no column.
            """,
            evidence: [.words("nothing was found")], .assumed, since: 14),
        Rule(
            .a78, "A side column has a compact width", zh: "侧列的宽度是紧凑的",
            """
            What stands in a split's primary or supplementary column has a compact width, whatever \
            the split's own is. What stands in the secondary column has the split's.
            """,
            evidence: [.source(.sdk9book, "its chapter on split views")], .assumed, since: 8),
    ]
}
