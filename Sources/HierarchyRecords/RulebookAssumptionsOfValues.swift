extension Rulebook {
    /// What is assumed of animations that are stopped, of traits and of what they change: A117 to
    /// A122 and A124.
    static let assumptionsOfValues: [Rule] = [
        Rule(
            .a117, "A trait that is not overridden",
            """
            Among traitOverrides only what is overridden has a value: to read another trait raises, \
            before anything else happens. contains(_:) asks, remove(_:) gives it back. The text is \
            ours.
            """,
            evidence:
                "Apple docs of UITraitOverrides (contains, remove); that reading raises is memory",
            .assumed, since: 17),
        Rule(
            .a118, "Animations that are stopped",
            """
            stopAnimation leaves the views where they are seen, and their values with them; true \
            makes the animator inactive and runs no completion, false waits for finishAnimation. A \
            layer's presentation() stands where the view is seen; removeAllAnimations leaves the \
            view at its last values, and a block whose views are all there hears in the next turn \
            that it was not finished.
            """,
            evidence: """
                Apple docs of stopAnimation(_:), finishAnimation(at:), presentation() and of \
                animate's completion; the turn is memory
                """, .assumed),
        Rule(
            .a119, "The readable width of larger text",
            """
            At the default text size 920 points (R7); at others in proportion to the size of body \
            text, in whole points.
            """,
            evidence:
                "Apple docs of readableContentGuide (follows the text size); the measure is ours",
            .assumed, since: 9),
        Rule(
            .a120, "Text that follows the content size category",
            """
            preferredFont(forTextStyle:) has the style's size for the app's category, large where \
            none is chosen; UIFontMetrics scales by the proportion of the style's sizes, to whole \
            pixels. A label, field or text view that adjusts its typeface has it in the size for \
            its own traits, and is measured and laid out again when the category changes.
            """,
            evidence: """
                sizes: a public table read off iOS 13.3 for every style and category (temoki, \
                UIKit_DynamicType); Apple docs of adjustsFontForContentSizeCategory; how metrics \
                scale and round is ours
                """, .assumed),
        Rule(
            .a121, "A content priority out of range",
            """
            Hugging and compression resistance go from 0 to 1000; another number raises, and \
            nothing changes. The text is ours.
            """,
            evidence: "Apple docs of UILayoutPriority (up to required, 1000); E75 for constraints",
            .assumed, since: 6),
        Rule(
            .a122, "A registration for no trait",
            """
            registerForTraitChanges needs at least one trait; none raises. The text is ours.
            """,
            evidence: "memory: no public log was found", .assumed, since: 17),
        Rule(
            .a124, "Colours that depend on traits",
            """
            A dynamic colour is asked for what it is whenever it is resolved, with the traits given, \
            or as a CGColor with the current ones. UIKit's own have one look in the light and one \
            in the dark; contrast and level do not change them here. The numbers are those of the \
            guidelines.
            """,
            evidence: "Apple docs of init(dynamicProvider:), resolvedColor(with:) and cgColor",
            .assumed, since: 13),
    ]

    /// What is assumed of pictures, margins by the direction of writing, and controls that count.
    static let assumptionsOfLooks: [Rule] = [
        Rule(
            .a135, "Pictures",
            """
            Of a picture only the size is known. An image view is as large as its picture and has \
            no size of its own without one. A renderer's picture has the renderer's size; a symbol \
            is 20 by 20 points; a file is never found.
            """,
            evidence:
                "Apple docs of UIImageView and UIGraphicsImageRenderer; the symbol's size is ours",
            .assumed),
        Rule(
            .a137, "Margins by the direction of writing",
            """
            directionalLayoutMargins are the layout margins, leading and trailing taken by the \
            direction in which the view arranges its content at that moment.
            """,
            evidence: "Apple docs of directionalLayoutMargins", .assumed, since: 11),
        Rule(
            .a138, "Keyframes, and animations that are switched off",
            """
            A keyframe is seen in its share of the whole, evenly; what the outer block changes \
            beside them is not seen to move. With animations switched off what they change is there \
            at once, and a completion comes in the next turn.
            """,
            evidence: """
                Apple docs of animateKeyframes, addKeyframe and setAnimationsEnabled; the turn is \
                memory
                """, .assumed),
        Rule(
            .a139, "Steppers, page controls, progress and activity",
            """
            A tap on a stepper's half goes one step and sends valueChanged, as a tap on either half \
            of a page control goes one page; neither sends anything at its end, but that a stepper \
            may wrap. A stepper is 94 by 32 points (29 before iOS 13), an activity indicator 20 by \
            20 or 37 by 37, a progress view 4 points high (2 before iOS 14), a page control 26 (37 \
            before iOS 14) and 16 wide a dot, 9 less in all. An activity indicator is hidden while \
            it does not turn.
            """,
            evidence: """
                Apple docs of UIStepper, UIPageControl and UIActivityIndicatorView; sizes, and what \
                taps send besides valueChanged, are memory
                """, .assumed),
    ]
}
