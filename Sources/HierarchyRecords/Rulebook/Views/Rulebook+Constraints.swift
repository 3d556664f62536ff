extension Rulebook {
    /// Layout by constraints, its ties and its contradictions.
    static let constraints: [Rule] = [
        Rule(
            .r81, "How frames from constraints are rounded", zh: "约束得出的 frame 如何取整",
            """
            In the coordinates of the superview, origins to the point and sizes to half a point, \
            on the system on which it was measured.
            """,
            evidence: [.source(.rCat, "14 scenes of constraints")], .measured),
        Rule(
            .r82, "Which view stretches where priorities are equal", zh: "优先级相同时哪个视图伸长",
            """
            The one whose constraint comes first among the constraints; the order of the subviews \
            does not matter.
            """,
            evidence: [.source(.rSim, "ties between constraints")], .measured),
        Rule(
            .r83, "Constraints that cannot hold", zh: "无法成立的约束",
            """
            Which of several required constraints is given up does not depend on the order in \
            which they were activated. An intrinsic size gives way to required constraints without \
            a message.
            """,
            evidence: [.source(.rSim, "about 700 sets that cannot hold")], .measured),
        Rule(
            .a86, "A view without constraints", zh: "没有约束的视图",
            """
            A view whose translatesAutoresizingMaskIntoConstraints is false, and of which no \
            constraint speaks, keeps its frame; when its superview changes its size, the view does \
            not follow.
            """,
            evidence: [.source(.docs, "translatesAutoresizingMaskIntoConstraints")], .assumed,
            since: 6),
        Rule(
            .a87, "What constraints leave open", zh: "约束没有确定的部分",
            """
            It stays as it is, or is zero where it was not set before. UIKit may choose another of \
            the many solutions.
            """,
            evidence: [.source(.docs, "hasAmbiguousLayout")], .assumed, since: 6),
        Rule(
            .a88, "A frame given to a view that constraints place", zh: "给由约束放置的视图设位置",
            """
            The frame lasts until the superview is laid out again; then the view is back where its \
            constraints put it. Constraints on a view's own size stay with it when it is removed \
            from its superview.
            """,
            evidence: [.rule(.r81), .source(.guide, "removing a child")], .assumed, since: 6),
        Rule(
            .a90, "leading and trailing from right to left", zh: "从右到左时的 leading 和 trailing",
            """
            They change sides, and a constant counts in the other direction, where the view that \
            holds the constraint lays out its content from right to left: by its \
            semanticContentAttribute, or else by the layout direction of its traits.
            """,
            evidence: [.source(.docs, "effectiveUserInterfaceLayoutDirection")], .assumed, since: 9),
        Rule(
            .a121, "A content priority out of range", zh: "内容优先级越界",
            """
            Hugging and compression resistance go from 0 to 1000; another number raises, and \
            nothing changes. The text is ours.
            """,
            evidence: [
                .source(.docs, "UILayoutPriority, up to required, 1000"),
                .rule(.e75, "constraints"),
            ], .assumed, since: 6),
        Rule(
            .a129, "When constraints give a child another size", zh: "约束何时改变子控制器的尺寸",
            """
            In a commit the children in whose views a constraint or a content has changed are \
            measured, as by systemLayoutSizeFitting with the compressed size. Where the size is \
            not the one measured before, the parent gets systemLayoutFittingSizeDidChange before \
            the layout; the first measurement tells nothing.
            """,
            evidence: [
                .rule(.t07), .source(.docs, "systemLayoutFittingSizeDidChange"),
            ], .assumed, since: 8),
    ]
}
