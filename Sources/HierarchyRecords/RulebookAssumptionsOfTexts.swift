extension Rulebook {
    /// What is assumed of the definitions of traits: A85.
    static let assumptionsOfTraits: [Rule] = [
        Rule(
            .a85, "What a class of a trait says of itself",
            """
            identifier is the class's name, name is that without UITrait. Colours depend on idiom, \
            style, gamut, contrast, level, active appearance and list environment. changedTraits \
            names what either collection specifies otherwise than the other. A definition of the \
            app's has its type's name for both unless it says otherwise.
            """,
            evidence:
                "Apple docs of UITraitDefinition; a port's measurements on Mac Catalyst 26.2; that "
                + "UIKit's traits come first, and the app's own names, are memory", .assumed,
            since: 17)
    ]

    /// What is assumed of lines of text and of views to type in: A115, A116.
    static let assumptionsOfTexts: [Rule] = [
        Rule(
            .a115, "Lines that the width breaks",
            """
            A label that may have several lines and no preferredMaxLayoutWidth, and a text view that \
            does not scroll, are solved twice: the first pass gives the width, the second has the \
            height that lines of that width need. The width that the content asks for stays that of \
            unbroken lines. sizeThatFits breaks lines at the width that it is given, if any.
            """,
            evidence: "Apple docs of preferredMaxLayoutWidth and of UILabel; the rest is memory",
            .assumed),
        Rule(
            .a116, "What a text view asks its delegate",
            """
            As a text field, but that the keyboard comes up before didBeginEditing. A character is \
            asked for by shouldChangeTextIn and put in; then didChangeSelection, didChange and the \
            notification are sent. The return key begins a line. One that is not editable is never \
            the first responder. It has a size of its own only while it does not scroll.
            """,
            evidence:
                "Apple docs of UITextViewDelegate; IQKeyboardManager on the keyboard; the order of "
                + "didChangeSelection and didChange is memory", .assumed),
    ]
}
