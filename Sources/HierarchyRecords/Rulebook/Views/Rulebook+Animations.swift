extension Rulebook {
    /// What is seen of views on their way.
    static let animations: [Rule] = [
        Rule(
            .r54, "Durations of animations",
            """
            An animation without a duration is a spring that is perceived to take 0.5 s and has \
            settled after 0.8 s; rows move in 0.441 s.
            """,
            evidence: [.source(.rSim, "springs")], .measured),
        Rule(
            .a76, "Views on their way",
            """
            A presented view comes from below its container and goes there, on the curve of a \
            sheet; in any other transition style, as a popover and as an alert it fades. Of a \
            stack the view in front goes over the whole width, the one behind over 0.3 of it; \
            pages go as far as they are long. After a finger has lifted the rest runs evenly.
            """,
            evidence: [.rule(.r53), .rule(.r54)], .assumed),
        Rule(
            .a118, "Animations that are stopped",
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
            .a125, "The middle of an animation",
            """
            A view's bounds, center, transform and alpha have their last values at once; it is \
            seen to go there from where it stood, on the Bezier curve of the options, also under \
            a spring. Two animations of one view come on top of each other; one within another \
            runs as that one does; one without a completion is over when nothing is left to do. A spring \
            of any duration and bounce settles in 1.6 times what it is perceived to take.
            """,
            evidence: [.source(.gistA125), .source(.docs, "CAMediaTimingFunction")], .assumed),
        Rule(
            .a138, "Keyframes, and animations that are switched off",
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
