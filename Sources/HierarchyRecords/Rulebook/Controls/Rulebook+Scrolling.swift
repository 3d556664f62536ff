extension Rulebook {
    /// Scroll views, their insets and their guides.
    static let scrolling: [Rule] = [
        Rule(
            .u14, "Scrolling", zh: "滚动",
            """
            A change of contentOffset sends the delegate scrollViewDidScroll at once. An animated \
            one takes 0.3 s and ends with didEndScrollingAnimation. A finger brings \
            willBeginDragging, didScroll, willEndDragging, didEndDragging and, where the content \
            goes on, willBeginDecelerating, didScroll and didEndDecelerating. With isPagingEnabled \
            it ends on a page.
            """,
            evidence: [
                .source(.docs, "UIScrollViewDelegate"), .rule(.r43, "the duration"),
            ], .documented),
        Rule(
            .u29, "How a finger scrolls", zh: "手指如何滚动",
            """
            A scroll view's own pan recognizer follows a finger that moves along an axis on which \
            the view scrolls, and the delegate is told as in U14. A touch of which the content has \
            not been told by then never comes to it; one that it knows of is cancelled, unless \
            canCancelContentTouches is false or touchesShouldCancel(in:) says no, as it does for \
            controls: then the content keeps the finger and nothing scrolls. Touches that a scroll \
            view gets itself it keeps, and passes none on up the responder chain. Content that \
            leaves the finger moving glides on by its velocity × rate ÷ (1 − rate). That a finger \
            along another axis is left alone, and that nothing goes beyond the edges, are assumed.
            """,
            evidence: [
                .source(.docs, "UIScrollView, touchesShouldCancel(in:), canCancelContentTouches"),
                .words("the way that it glides is that of Apple's talk on fluid interfaces, 2018"),
            ], .documented),
        Rule(
            .u15, "Insets of a scroll view", zh: "滚动视图的内边距",
            """
            The safe area is added to contentInset to make adjustedContentInset: above and below \
            always under automatic, and only on axes that scroll under scrollableAxes. Content \
            that stood at the top stays there when the insets change.
            """,
            evidence: [
                .source(.docs, "ContentInsetAdjustmentBehavior"), .source(.mem, "the offset"),
            ], .assumed, since: 11),
        Rule(
            .u30, "Insets that a container adds", zh: "容器加的内边距",
            """
            Up to iOS 10 a navigation or tab bar controller adds what its bars cover to contentInset \
            of the scroll view that is the view of its child, or the first one in that view; unless \
            the child's automaticallyAdjustsScrollViewInsets is false.
            """,
            evidence: [
                .source(.docs, "automaticallyAdjustsScrollViewInsets"), .rule(.l13),
                .words("kept: which scroll view is meant is told by articles alone"),
            ], .documented, since: 7, through: 10),
        Rule(
            .a92, "The guides of a scroll view", zh: "滚动视图的参考线",
            """
            In constraints between a scroll view and what is in it, the scroll view's edges are \
            those of its content. contentLayoutGuide makes contentSize in the layout. \
            frameLayoutGuide does not scroll.
            """,
            evidence: [.source(.tn2154), .source(.docs, "contentLayoutGuide")], .assumed, since: 6),
    ]
}
