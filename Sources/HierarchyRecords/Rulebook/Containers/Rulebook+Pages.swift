extension Rulebook {
    /// Pages that scroll or curl.
    static let pages: [Rule] = [
        Rule(
            .c44, "Page by scrolling, completed", zh: "滚动翻页，完成",
            "New will, old will, new did, old did.",
            evidence: [
                .source(.wang), .source(.parch), .source(.tSim, "pages set from code"),
            ], .log),
        Rule(
            .c45, "Page by curling, completed", zh: "卷页翻页，完成",
            "New will, old will, old did, new did.",
            evidence: [.source(.wang)], .log),
        Rule(
            .c46, "Setting the first page", zh: "设置第一页",
            """
            willMove and didMove come before the view is loaded, then the page appears inside \
            the call; on iOS 11 didMove came after viewDidAppear.
            """,
            evidence: [
                .source(.tSim, "pages set from code"), .against(.sopvc),
            ], .measured),
        Rule(
            .c47, "The page delegate", zh: "分页的代理",
            """
            willTransitionTo comes before the first will and didFinishAnimating after the last \
            did, for the user's gestures only.
            """,
            evidence: [.source(.mem), .rule(.d08)], .assumed),
        Rule(
            .c48, "Page by scrolling, cancelled", zh: "滚动翻页，取消",
            """
            New will, old will; then the old one's will and did appear, then the new one's will \
            and did disappear.
            """,
            evidence: [.source(.wang)], .log),
        Rule(
            .c49, "Page by curling, cancelled", zh: "卷页翻页，取消",
            """
            New will, old will; then new will disappear, old will appear, new did disappear, old \
            did appear.
            """,
            evidence: [.source(.wang)], .log),
        Rule(
            .r43, "Pages set from code", zh: "用代码设置页面",
            """
            The first page appears inside the call; an animated set appears in the next turn, an \
            unanimated one has new will, old will, old did, new did; the delegate hears nothing.
            """,
            evidence: [.source(.tSim, "pages set from code")], .measured),
        Rule(
            .x08, "Neighbours are asked for early, and kept", zh: "相邻的页面提前询问并保留",
            """
            Where pages scroll, the first drag asks the data source for the page after, then for \
            the one before, whichever way it goes. Both answers are kept, nil too: a drag after a \
            cancelled one asks nothing. A drag that arrives asks for the new far neighbour. \
            Setting pages or the data source forgets them.
            """,
            evidence: [.source(.wisdomsky), .source(.radar, "13162693")], .log, since: 6),
        Rule(
            .a32, "How many pages a set needs", zh: "一次设置需要几页",
            """
            Two where the spine is in the middle, and for an animated curl of pages with two \
            sides, where the second is the back: it comes, appears and leaves with the curl. One \
            otherwise. A curl takes as long as a scroll, and children come and go in it as in a \
            scroll.
            """,
            evidence: [
                .source(.docs, "spineLocation"), .source(.sdk, "the comment of spineLocation"),
                .rule(.c45, "the appearance"),
            ], .assumed, since: 5),
        Rule(
            .a33, "The page that is shown already", zh: "已经显示的那一页",
            "Setting it moves nothing: the completion is called at once.",
            evidence: [.words("nothing was found")], .assumed, since: 6),
        Rule(
            .a34, "A swipe asks for the neighbour", zh: "滑动时询问相邻的页",
            """
            The data source is asked when the finger begins to move (X08 where pages scroll), the \
            delegate told, the page made a child and loaded, then the wills are sent; a page that does not arrive leaves \
            before the delegate hears of the end. Pages that are set from code meanwhile, or by \
            those who are asked, end the swipe as cancelled first.
            """,
            evidence: [
                .rule(.c44), .rule(.c47), .rule(.c48),
                .words("the interactive part was not measured"),
            ], .assumed, since: 6),
        Rule(
            .a35, "The spine when the interface turns", zh: "界面旋转时的书脊",
            """
            Pages that curl ask the delegate for the spine when they hear of a size whose longer \
            side is the other one. What it sets meanwhile is shown after its answer, unanimated, \
            and must fit it, as must what is shown where it sets nothing (E55); the middle makes \
            pages two-sided, and they stay so until told otherwise.
            """,
            evidence: [
                .source(.docs, "spineLocationFor"),
                .source(.sdk, "the comment of spineLocationFor"),
                .words("what Xcode's template of a page-based app does"),
            ], .assumed, since: 5),
    ]
}
