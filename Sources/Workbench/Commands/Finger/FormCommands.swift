import CommandLanguage
import HeadlessUIKit

/// Commands for a user who fills in a form.
extension CommandTable {
    static let formCommands = [typeCommand, slideCommand, keyboardCommand, shakeCommand]

    private static let typeCommand = Command(
        "type", .containers, "Types on the keyboard, character by character, as the user does.",
        [Parameter("TEXT", .word), .optional("FIELD", .object(.any), after: "in")],
        isByHand: true,
        code: .nothing("the user types"),
        details: [
            Command.Detail("TEXT", "in quotes; \\n is the return key"),
            Command.Detail("FIELD", "is tapped first; the first responder unless another is named"),
        ],
        examples: [
            "new home; root home; let field = UITextField(); home.view.addSubview(field)\n"
                + "type \"hi\" in field; type \" there\"; expect field.text \"hi there\""
        ], run: typeText)

    private static let slideCommand = Command(
        "slide", .containers, "Drags a slider's thumb, as the user does.",
        [Parameter("SLIDER", .object(.any)), Parameter("VALUE", .number, after: ["to"])],
        isByHand: true,
        code: .finger,
        examples: [
            "new home; root home; let volume = UISlider(); home.view.addSubview(volume)\n"
                + "slide volume to 0.8"
        ], run: slide)

    private static let keyboardCommand = Command(
        "keyboard", .containers, "Brings up the keyboard, or takes it away as the user does.",
        [Parameter("WHAT", .choice(Choices(noun: "change", words: ["show", "hide"])))],
        synopsis: "keyboard show|hide",
        code: .nothing("the user does it"),
        details: [
            Command.Detail("", "what takes text brings it up by itself; hiding ends the editing")
        ],
        examples: ["new home; root home; keyboard show; keyboard hide"], inWorld: changeKeyboard)

    private static let shakeCommand = Command(
        "shake", .containers, "Shakes the device, as the user does.",
        isByHand: true,
        code: .nothing("the user shakes the device"),
        details: [
            Command.Detail(
                "", "the first responder hears of it, or else the controller in front")
        ],
        examples: ["new home; root home; shake"]
    ) { (session, _) throws(Diagnostic) in
        session.world.simulator.userShakes()
        UserHand(session).explainShake()
    }
}

@MainActor
private func typeText(
    _ session: Session, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    guard let word = arguments.word(0) else { return }
    guard let field = try UserHand(session).field(arguments) else { return }
    field.userTypes(word.text)
}

@MainActor
private func slide(
    _ session: Session, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    guard let word = arguments.word(0), let value = arguments.number(1) else { return }
    guard let slider = try session.world.object(word) as? UISlider else {
        throw Diagnostic(.wrongValue, at: word.span, "'\(word.text)' is no slider")
    }
    try session.world.checkShown(slider, word)
    try UserHand(session).checkReach(slider, called: word)
    slider.userDrags(to: Float(value))
}

@MainActor
private func changeKeyboard(
    _ world: World, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    let simulator = world.simulator
    guard arguments.choice(0) == "hide" else {
        if !simulator.showsKeyboard { simulator.showKeyboard(.default) }
        return
    }
    simulator.userHidesKeyboard()
}

extension UserHand {
    /// The field that takes what is typed, tapped where it is not the first responder yet; nil where
    /// it does not let itself be edited.
    fileprivate func field(
        _ arguments: borrowing Arguments
    ) throws(Diagnostic) -> (any TypedInto)? {
        guard let word = arguments.word(1) else { return try editedField(arguments) }
        guard let field = try world.object(word) as? any TypedInto else {
            throw Diagnostic(.wrongValue, at: word.span, "'\(word.text)' takes no text")
        }
        if field.isTypedInto { return field }
        if (field as? UISearchBar)?.searchController?.canBeTapped != true {
            try world.checkShown(field, word)
            try checkReach(field, called: word)
        }
        field.userTaps()
        if !field.isTypedInto { note("'\(word.text)' does not begin to edit") }
        return field.isTypedInto ? field : nil
    }

    private func editedField(
        _ arguments: borrowing Arguments
    ) throws(Diagnostic) -> (any TypedInto)? {
        if let field = world.simulator.application.keyWindow?.firstResponder as? any TypedInto {
            return field
        }
        if let bar = world.innermost(UISearchController.self)?.searchBar, bar.isTypedInto {
            return bar
        }
        throw Diagnostic(
            .illegal, at: arguments.verb.word.span, "no text field is the first responder",
            hint: "type \"text\" in FIELD")
    }
}

extension World {
    /// U27: the system gives no touches and no keys to an app in the background.
    func checkInFront(_ word: Word) throws(Diagnostic) {
        guard simulator.application.applicationState == .background else { return }
        throw Diagnostic(
            .illegal, at: word.span, "'\(word.text)' reaches nothing: the app is in the background",
            hint: "foreground")
    }

    /// A user reaches only what is on the screen.
    func checkShown(_ view: UIView, _ word: Word) throws(Diagnostic) {
        guard view.window != nil else { throw Diagnostic.notOnScreen(word.text, at: word.span) }
    }
}

extension Diagnostic {
    /// What a finger meant has left the screen, or was never on it.
    static func notOnScreen(_ name: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(.missed, at: span, "'\(name)' is not on the screen")
    }
}
