import HierarchyRecords

extension CallbackGuide {
    /// What controls, responders and fields send.
    static let forms: [CallbackGuide] =
        [
            CallbackGuide(
                .sentAction, "A control sends its action to the app's own method.",
                when: "At the control's events; without a target up the responder chain.",
                belongs: ["what the control is for"],
                rules: [.u16, .u22], related: [.action],
                example: "class Home: UIViewController { @objc func save(_ sender: UIButton) {} }\n"
                    + "new home as Home; root home; let go = UIButton()\n"
                    + "go.addTarget(home, action: #selector(Home.save(_:)), for: .touchUpInside)\n"
                    + "home.view.addSubview(go); tap go"),
            CallbackGuide(
                .becomeFirstResponder, "The object is to hear first of what the user types.",
                when: "When code or a tap calls it.",
                belongs: ["a call in viewDidAppear, where a field is to be edited at once"],
                avoid: ["a call before the view is in a window: it fails"],
                rules: [.u23], related: [.resignFirstResponder, .fieldShouldBegin],
                example: field + "field.becomeFirstResponder()"),
            CallbackGuide(
                .resignFirstResponder, "The object is not to be first any more.",
                when: "When code calls it, or another becomes the first responder.",
                belongs: ["a call where the keyboard is to go"],
                rules: [.u23], related: [.becomeFirstResponder, .fieldDidEnd],
                example: field + "field.becomeFirstResponder(); field.resignFirstResponder()"),
        ] + fields + textViews + touches

    private static let field =
        "new home; root home; let field = UITextField(); home.view.addSubview(field)\n"
    private static let editing = field + "type \"a\" in field"

    private static let fields: [CallbackGuide] = [
        CallbackGuide(
            .fieldShouldBegin, "Whether the field may be edited.",
            when: "Whenever it is asked whether it can become the first responder.",
            belongs: ["false where something else is to be shown instead of the keyboard"],
            avoid: ["side effects: it is asked several times"],
            rules: [.u24], related: [.fieldDidBegin, .becomeFirstResponder], example: editing),
        CallbackGuide(
            .fieldDidBegin, "The field is being edited.",
            when: "When it has become the first responder.",
            belongs: ["scrolling it into sight"],
            rules: [.u24, .a96], related: [.fieldDidEnd], example: editing),
        CallbackGuide(
            .fieldShouldEnd, "Whether editing may end.",
            when: "When the field is to resign; not where its view leaves the window.",
            belongs: ["a check of what was typed"],
            avoid: ["false for ever: the user cannot leave the field"],
            rules: [.u24], related: [.fieldDidEnd, .resignFirstResponder],
            example: editing + "; field.resignFirstResponder()"),
        CallbackGuide(
            .fieldDidEnd, "The field is not edited any more.",
            when: "When it has resigned.",
            belongs: ["taking over what was typed"],
            rules: [.u24, .a96], related: [.fieldDidBegin],
            example: editing + "; field.resignFirstResponder()"),
        CallbackGuide(
            .fieldShouldChange, "Whether the user's change may be made.",
            when: "Before each change by the user; never for one by code.",
            belongs: ["refusing characters that do not fit"],
            avoid: ["reading the field's text as if the change were made"],
            rules: [.u24], related: [.fieldDidChangeSelection], example: editing),
        CallbackGuide(
            .fieldDidChangeSelection, "The cursor has moved.",
            when: "After each change of the text by the user.",
            belongs: ["what depends on the text as it stands"],
            rules: [.a96], related: [.fieldShouldChange], example: editing),
        CallbackGuide(
            .fieldShouldClear, "Whether the field may be emptied.",
            when: "Before it is emptied as editing begins.",
            belongs: ["false for what is not to get lost"],
            rules: [.u24], related: [.fieldShouldChange],
            example: field + "field.text = \"a\"; field.clearsOnBeginEditing = true; tap field"),
        CallbackGuide(
            .fieldShouldReturn, "The user tapped the return key.",
            when: "At the key, before anything comes of it.",
            belongs: ["making the next field the first responder, or resigning"],
            rules: [.u24], related: [.fieldShouldEnd], example: field + "type \"\\n\" in field"),
    ]

    private static let writing =
        "new home; root home; let area = UITextView(); home.view.addSubview(area)\n"
        + "type \"a\" in area"

    private static let textViews: [CallbackGuide] = [
        CallbackGuide(
            .textViewShouldBegin, "Whether the text may be edited.",
            when: "Whenever it is asked whether it can become the first responder.",
            belongs: ["false where something else is to be shown instead of the keyboard"],
            avoid: ["side effects: it is asked several times"],
            rules: [.a116], related: [.textViewDidBegin, .becomeFirstResponder], example: writing),
        CallbackGuide(
            .textViewDidBegin, "The text is being edited.",
            when: "When it has become the first responder, after the keyboard's notification.",
            belongs: ["taking a placeholder away"],
            rules: [.a116, .a96], related: [.textViewDidEnd], example: writing),
        CallbackGuide(
            .textViewShouldEnd, "Whether editing may end.",
            when: "When the view is to resign; not where it leaves the window.",
            belongs: ["a check of what was typed"],
            avoid: ["false for ever: the user cannot leave the text"],
            rules: [.a116], related: [.textViewDidEnd, .resignFirstResponder],
            example: writing + "; area.resignFirstResponder()"),
        CallbackGuide(
            .textViewDidEnd, "The text is not edited any more.",
            when: "When it has resigned.",
            belongs: ["taking over what was typed"],
            rules: [.a116, .a96], related: [.textViewDidBegin],
            example: writing + "; area.resignFirstResponder()"),
        CallbackGuide(
            .textViewShouldChange, "Whether the user's change may be made.",
            when: "Before each change by the user; never for one by code.",
            belongs: ["refusing characters that do not fit", "resigning at a new line"],
            avoid: ["reading the text as if the change were made"],
            rules: [.a116], related: [.textViewDidChange], example: writing),
        CallbackGuide(
            .textViewDidChange, "The user has changed the text.",
            when: "After each change by the user; never for one by code.",
            belongs: ["what depends on the text as it stands"],
            rules: [.a116], related: [.textViewShouldChange], example: writing),
        CallbackGuide(
            .textViewDidChangeSelection, "The cursor has moved.",
            when: "With each change of the text by the user, before textViewDidChange.",
            belongs: ["what depends on where the cursor stands"],
            rules: [.a116], related: [.textViewDidChange], example: writing),
    ]

    private static let touched =
        "new home; root home; let box = UIView(); "
        + "box.frame = CGRect(x: 0, y: 0, width: 100, height: 100)\nhome.view.addSubview(box); "

    private static let touches: [CallbackGuide] = [
        CallbackGuide(
            .touchesBegan, "Fingers came down on the view.",
            when: "After the recognizers around have heard of it.",
            belongs: ["the beginning of tracking that no recognizer does"],
            avoid: ["leaving out touchesCancelled"],
            rules: [.u25], related: [.touchesMoved, .touchesCancelled],
            example: touched + "touch box"),
        CallbackGuide(
            .touchesMoved, "Fingers that came down on the view moved.",
            when: "At each move, wherever the finger is by then.",
            rules: [.u25], related: [.touchesEnded], example: touched + "pan box by 20 0"),
        CallbackGuide(
            .touchesEnded, "Fingers that came down on the view left the screen.",
            when: "When they lift, unless a recognizer has taken them.",
            rules: [.u25], related: [.touchesCancelled], example: touched + "touch box"),
        CallbackGuide(
            .touchesCancelled, "Fingers that came down on the view were taken away.",
            when: "When a recognizer has its gesture, or the system interrupts.",
            belongs: ["undoing what touchesBegan began"],
            rules: [.u25, .u26], related: [.gestureState],
            example: touched + "let tap = UITapGestureRecognizer(); box.addGestureRecognizer(tap)\n"
                + "touch box"),
        CallbackGuide(
            .gestureState, "A recognizer went on to another state.",
            when: "Whenever it does; its actions run after, except when it has failed.",
            belongs: ["in the action: a switch over the state"],
            rules: [.u26, .a99], related: [.sentAction, .touchesCancelled],
            example: touched + "let tap = UITapGestureRecognizer(); box.addGestureRecognizer(tap)\n"
                + "touch box"),
    ]
}
