extension Rulebook {
    /// What is seen of views on their way.
    static let animations: [Rule] = [
        Rule(
            .r54, "Durations of animations", zh: "动画的时长",
            """
            An animation without a duration is a spring that is perceived to take 0.5 s and has \
            settled after 0.8 s; rows move in 0.441 s.
            """,
            evidence: [.source(.rSim, "springs")], .measured),
        Rule(
            .v07, "What a transition turns", zh: "转场翻转的是什么",
            """
            UIView.transition(with:…) animates the view that it is given as a whole. \
            transition(from:to:…), of UIView and of UIViewController, does so with the superview \
            of the two views. Everything in it flips, curls or dissolves along. To turn one \
            child's view alone, put it into a container view of its own.
            """,
            evidence: [
                .source(
                    .docs,
                    """
                    transition(with:duration:options:animations:completion:): the container view \
                    that performs the transition
                    """), .source(.marinov),
            ], .documented, since: 4),
        Rule(
            .v08, "Flips and curls of presentations", zh: "呈现的翻转与卷页",
            """
            In the style flipHorizontal the presented view is on the back of the view that it \
            covers, and both turn about the vertical axis; in partialCurl a page is lifted from the \
            lower edge and uncovers it. A dismissal goes the same way back.
            """,
            evidence: [.source(.docs, "UIModalTransitionStyle")], .documented, since: 3),
        Rule(
            .a170, "The middle of a flip, a curl and a dissolve", zh: "翻转、卷页与溶解的中途",
            """
            A card that turns is seen narrower and narrower up to the middle of the way, then its \
            back, wider and wider. Of a page that is lifted as much is gone as the way that it has \
            come; a page controller's begins at the side at which the next page is. In a dissolve \
            the new look fades in over the old one. What was there before is a picture; what \
            happens to it meanwhile is not seen.
            """,
            evidence: [
                .rule(.v07), .rule(.v08),
                .words("seen by everybody, written down by nobody; a page is not drawn bent"),
            ], .assumed),
        Rule(
            .a76, "Views on their way", zh: "途中的视图",
            """
            A presented view comes from below its container and goes there, on the curve of a \
            sheet; in a cross dissolve, as a popover and as an alert it fades; flips and curls are \
            A170. Of a stack the view in front goes over the whole width, the one behind over 0.3 of it; \
            pages go as far as they are long. After a finger has lifted the rest runs evenly.
            """,
            evidence: [.rule(.r53), .rule(.r54)], .assumed),
        Rule(
            .a118, "Animations that are stopped", zh: "被停下的动画",
            """
            stopAnimation leaves the views where they are seen, and their values with them; true \
            makes the animator inactive and runs no completion, false waits for finishAnimation. A \
            layer's presentation() stands where the view is seen; removeAllAnimations leaves the \
            view at its last values, and a block whose views are all there hears in the next turn \
            that it was not finished.
            """,
            evidence: [
                .source(
                    .docs,
                    "stopAnimation(_:), finishAnimation(at:), presentation() and the completion of animate"
                ),
                .source(.mem, "the turn"),
            ], .assumed),
        Rule(
            .a125, "The middle of an animation", zh: "动画的中途",
            """
            A view's bounds, center, transform and alpha have their last values at once; it is \
            seen to go there from where it stood, on the Bezier curve of the options, also under \
            a spring. Two animations of one view come on top of each other; one within another \
            runs as that one does; one without a completion is over when nothing is left to do. A spring \
            of any duration and bounce settles in 1.6 times what it is perceived to take.
            """,
            evidence: [.source(.gistA125), .source(.docs, "CAMediaTimingFunction")], .assumed),
        Rule(
            .a138, "Keyframes, and animations that are switched off", zh: "关键帧与关掉的动画",
            """
            A keyframe is seen in its share of the whole, evenly; what the outer block changes \
            beside them is not seen to move. With animations switched off what they change is there \
            at once, and a completion comes in the next turn.
            """,
            evidence: [
                .source(.docs, "animateKeyframes, addKeyframe and setAnimationsEnabled"),
                .source(.mem, "the turn"),
            ], .assumed),
    ]
}
