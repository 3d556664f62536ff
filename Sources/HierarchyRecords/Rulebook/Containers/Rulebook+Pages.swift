extension Rulebook {
    /// Pages that scroll or curl.
    static let pages: [Rule] = [
        Rule(
            .c44, "Page by scrolling, completed", zh: "滚动翻页，完成",
            """
            The new page gets viewWillAppear, the old one viewWillDisappear, the new one \
            viewDidAppear, the old one viewDidDisappear.
            """,
            evidence: [
                .source(.wang), .source(.parch), .source(.tSim, "pages set from code"),
            ], .log),
        Rule(
            .c45, "Page by curling, completed", zh: "卷页翻页，完成",
            """
            The new page gets viewWillAppear, the old one viewWillDisappear; then the old one gets \
            viewDidDisappear, the new one viewDidAppear.
            """,
            evidence: [.source(.wang)], .log),
        Rule(
            .c46, "Setting the first page", zh: "设置第一页",
            """
            The page gets willMove(toParent:) and didMove(toParent:) before its view is loaded, \
            then it appears inside the call. On iOS 11 didMove came after viewDidAppear, where pages \
            that scroll were set with an animation before their controller was seen.
            """,
            evidence: [
                .source(.tSim, "pages set from code"), .against(.sopvc),
            ], .measured),
        Rule(
            .c47, "The page controller's delegate", zh: "分页控制器的代理",
            """
            For the user's gestures only: willTransitionTo comes before the first viewWillAppear, \
            and didFinishAnimating after the last viewDidDisappear or viewDidAppear.
            """,
            evidence: [.source(.mem), .rule(.d08)], .assumed),
        Rule(
            .c48, "Page by scrolling, cancelled", zh: "滚动翻页，取消",
            """
            The new page gets viewWillAppear, the old one viewWillDisappear. When the swipe is \
            cancelled, the old page gets viewWillAppear and viewDidAppear, then the new one \
            viewWillDisappear and viewDidDisappear.
            """,
            evidence: [.source(.wang)], .log),
        Rule(
            .c49, "Page by curling, cancelled", zh: "卷页翻页，取消",
            """
            The new page gets viewWillAppear, the old one viewWillDisappear. When the curl is \
            cancelled, the new page gets viewWillDisappear, the old one viewWillAppear, then the \
            new one viewDidDisappear, the old one viewDidAppear.
            """,
            evidence: [.source(.wang)], .log),
        Rule(
            .r43, "Pages set from code", zh: "用代码设置页面",
            """
            The first page appears inside the call. An animated change appears in the next turn; \
            an unanimated one sends the new page viewWillAppear, the old one viewWillDisappear, \
            the old one viewDidDisappear, the new one viewDidAppear. The page controller's \
            delegate is told nothing.
            """,
            evidence: [.source(.tSim, "pages set from code")], .measured),
        Rule(
            .x08, "When a scrolling page controller asks for neighbours", zh: "滚动的分页控制器何时询问相邻页",
            """
            Where pages scroll, the first drag asks the data source for the page after, then for \
            the page before, whichever way it goes. The page controller keeps both answers, nil \
            too: a drag after a cancelled one asks nothing. A drag that arrives asks for the page \
            beyond the new one. Setting pages or the data source makes it forget them.
            """,
            evidence: [.source(.wisdomsky), .source(.radar, "13162693")], .log, since: 6),
        Rule(
            .a32, "How many pages a set needs", zh: "一次设置需要几页",
            """
            Two where the spine is in the middle, and for an animated curl of pages with two \
            sides, where the second is the back: it comes, appears and leaves with the curl. One \
            otherwise (E55). A curl takes as long as a scroll, and pages become children and leave \
            in it as in a scroll.
            """,
            evidence: [
                .source(.docs, "spineLocation"), .source(.sdk, "the comment of spineLocation"),
                .rule(.c45, "the appearance"),
            ], .assumed, since: 5),
        Rule(
            .a33, "The page that is shown already", zh: "已经显示的那一页",
            "To set it moves nothing: the completion is called at once.",
            evidence: [.words("nothing was found")], .assumed, since: 6),
        Rule(
            .a34, "What a swipe to another page does", zh: "滑到另一页时做什么",
            """
            When the finger begins to move, the data source is asked (where pages scroll: X08), \
            the delegate is told, the page becomes a child and is loaded, and then both pages get \
            their viewWillAppear and viewWillDisappear. A page that does not arrive leaves before \
            the delegate hears of the end. Pages that are set from code meanwhile, or by those who \
            are asked, first end the swipe as cancelled.
            """,
            evidence: [
                .rule(.c44), .rule(.c47), .rule(.c48),
                .words("the interactive part was not measured"),
            ], .assumed, since: 6),
        Rule(
            .a35, "The spine when the interface turns", zh: "界面旋转时的书脊",
            """
            Pages that curl ask the delegate for the spine when they are told of a size whose \
            longer side is the other one. The pages that the delegate sets in its answer are shown \
            after it, unanimated; they must be as many as the new spine shows, as must the present \
            ones where it sets none (E55). A spine in the middle makes pages two-sided, and they \
            stay so until code changes it.
            """,
            evidence: [
                .source(.docs, "spineLocationFor"),
                .source(.sdk, "the comment of spineLocationFor"),
                .words("what Xcode's template of a page-based app does"),
            ], .assumed, since: 5),
    ]
}
