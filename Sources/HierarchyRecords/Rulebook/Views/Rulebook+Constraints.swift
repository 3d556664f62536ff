extension Rulebook {
    /// Layout by constraints, its ties and its contradictions.
    static let constraints: [Rule] = [
        Rule(
            .r81, "Constraint scenes", zh: "约束的场景",
            """
            Frames are rounded in the superview's coordinates, origins to the point and sizes to \
            half a point on that oracle.
            """,
            evidence: [.source(.rCat, "14 scenes of constraints")], .measured),
        Rule(
            .r82, "Ties between constraints", zh: "约束之间的取舍",
            """
            Among equals the first in the order of constraints stretches, the order of subviews \
            does not matter.
            """,
            evidence: [.source(.rSim, "ties between constraints")], .measured),
        Rule(
            .r83, "Constraints that cannot hold", zh: "无法成立的约束",
            """
            Which of several required constraints is broken does not depend on the order of \
            activation; intrinsic sizes lose to required ones in silence.
            """,
            evidence: [.source(.rSim, "about 700 sets that cannot hold")], .measured),
        Rule(
            .a86, "A view without constraints", zh: "没有约束的视图",
            """
            A view that translates no autoresizing mask and of which no constraint speaks keeps the \
            frame that it has; when its superview is resized it does not follow.
            """,
            evidence: [.source(.docs, "translatesAutoresizingMaskIntoConstraints")], .assumed,
            since: 6),
        Rule(
            .a87, "A layout that constraints leave open", zh: "约束没有定死的布局",
            """
            What the constraints leave open stays as it is, or is zero where it was nothing before; \
            UIKit may choose another of the many solutions.
            """,
            evidence: [.source(.docs, "hasAmbiguousLayout")], .assumed, since: 6),
        Rule(
            .a88, "A frame given to a view that constraints place", zh: "给由约束放置的视图设位置",
            """
            The frame lasts until the superview is laid out again, then the view is back where its \
            constraints put it; constraints on a view's own size stay with it when it is taken out.
            """,
            evidence: [.rule(.r81), .source(.guide, "removing a child")], .assumed, since: 6),
        Rule(
            .a90, "Lines from right to left", zh: "从右到左的行",
            """
            Leading and trailing change sides, and a constant points the other way, where the view \
            that holds the constraint arranges its content from right to left: by its \
            semanticContentAttribute, else by the trait.
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
            A commit measures the children in whose views a constraint or a content has changed, \
            as systemLayoutSizeFitting does with the compressed size. Where it is not what was \
            measured before, the parent hears of it, before the layout; the first time says \
            nothing.
            """,
            evidence: [
                .rule(.t07), .source(.docs, "systemLayoutFittingSizeDidChange"),
            ], .assumed, since: 8),
    ]
}
