import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// Commands that change traits and layout.
extension CommandTable {
    static let traitCommands = [
        traitCommand, traitsCommand, layoutCommand, frameCommand, preferCommand,
    ]

    private static let traitCommand = Command(
        "trait", .traitsAndLayout, "Changes a trait of the screen, or overrides an object's.",
        [
            Parameter("KEY", .choice(TraitKey.keysAndSizes)),
            .optional(
                "VALUE", .word,
                offering: {
                    (TraitKey(rawValue: $0.firstOperand)?.values ?? ["vertical"]).map {
                        CompletionItem($0)
                    }
                }),
            .optional("NAME", .object(.any), after: "for"),
        ],
        synopsis: "trait compact|regular [vertical] [for NAME], trait KEY VALUE [for NAME]",
        calls: [
            "PARENT.setOverrideTraitCollection(TRAITS, forChild: NAME)",
            "NAME.traitOverrides.TRAIT = VALUE",
        ],
        code: .written(StepWriter.writeTrait),
        details: TraitKey.allCases.map {
            Command.Detail($0.rawValue, $0.values.joined(separator: ", "))
        },
        examples: [
            "new home; root home; trait compact vertical; trait style dark",
            "new home; new a; root home; add a; trait regular for a",
        ], run: changeTrait)

    private static let layoutCommand = Command(
        "layout", .traitsAndLayout, "Lays out a controller's view now, or the window.",
        [.optional("NAME", .object(.any))],
        calls: ["NAME.view.setNeedsLayout()", "NAME.view.layoutIfNeeded()"],
        code: .written(StepWriter.writeLayout),
        examples: ["new home; root home; layout; layout home"], run: layOut)

    private static let frameCommand = Command(
        "frame", .traitsAndLayout, "Sets a view's frame.",
        [Parameter("VIEW", .view), Parameter("X Y W H", .numbers(4))],
        calls: ["VIEW.frame = CGRect(x: X, y: Y, width: W, height: H)"],
        code: .written(StepWriter.writeFrame),
        examples: ["new home; root home; frame home.view 0 0 320 480"], run: setFrame)

    private static let preferCommand = Command(
        "prefer", .traitsAndLayout, "Sets a controller's preferred content size.",
        [Parameter("NAME", .object(.controller)), Parameter("W H", .numbers(2))],
        calls: ["NAME.preferredContentSize = CGSize(width: W, height: H)"],
        code: .written(StepWriter.writePrefer),
        examples: ["new home; new a; root home; add a; prefer a 200 300"], run: setPreferredSize)
}

@MainActor
private func changeTrait(
    _ interpreter: Interpreter, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    let change = try TraitChange(arguments)
    guard let word = arguments.word(2) else {
        return interpreter.world.simulator.setScreenTraits(change.apply)
    }
    let object = try interpreter.bearerOfTraits(word)
    if let child = object as? UIViewController, let parent = child.parent {
        return interpreter.override(change, of: child, in: parent)
    }
    switch object {
    case let controller as UIViewController:
        try interpreter.override(change, at: controller, controller.traitOverrides, word)
    case let view as UIView: try interpreter.override(change, at: view, view.traitOverrides, word)
    default: throw Diagnostic(.wrongType, at: word.span, "'\(word.text)' has no traits")
    }
}

extension Interpreter {
    /// What the word means: an object by its name, or a view by a path that leads to it.
    func bearerOfTraits(_ word: Word) throws(Diagnostic) -> AnyObject {
        try word.text.contains(".") ? view(word) : object(word)
    }

    /// The parent overrides the child's trait, beside those that it overrides already.
    fileprivate func override(
        _ change: TraitChange, of child: UIViewController, in parent: UIViewController
    ) {
        var traits = parent.overrideTraitCollection(forChild: child)?.values ?? TraitValues()
        change.apply(to: &traits)
        let names = (name(of: parent), name(of: child))
        let text = "\(names.0).setOverrideTraitCollection(\(change.text), forChild: \(names.1))"
        call(text, on: parent) {
            parent.setOverrideTraitCollection(UITraitCollection(traits), forChild: child)
        }
    }

    /// The object overrides its own trait; before iOS 17 only its style.
    fileprivate func override(
        _ change: TraitChange, at object: UIResponder, _ overrides: UITraitOverrides, _ word: Word
    ) throws(Diagnostic) {
        let version = world.simulator.systemVersion
        guard version >= 17 || change.key == .style && version >= 13 else {
            throw Diagnostic(
                .illegal, at: word.span,
                "'\(word.text)' has no parent that could override its traits")
        }
        let place = change.place(onSystem: version)
        call("\(name(of: object)).\(place) = \(change.member)", on: object) {
            change.apply(to: &overrides.values)
        }
    }
}

@MainActor
private func layOut(
    _ interpreter: Interpreter, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    let window: UIView = interpreter.world.simulator.window
    let view =
        try arguments.word(0).map { word throws(Diagnostic) in
            try interpreter.view(word)
        } ?? window
    let name = interpreter.name(of: view)
    interpreter.call("\(name).setNeedsLayout()", on: view) { view.setNeedsLayout() }
    interpreter.call("\(name).layoutIfNeeded()", on: view) { view.layoutIfNeeded() }
}

@MainActor
private func setFrame(
    _ interpreter: Interpreter, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    guard let word = arguments.word(0) else { return }
    let view = try interpreter.view(word)
    let frame = CGRect(arguments.numbers(1))
    interpreter.call("\(interpreter.name(of: view)).frame = \(frame.swift)", on: view) {
        view.frame = frame
    }
}

@MainActor
private func setPreferredSize(
    _ interpreter: Interpreter, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    let controller = try interpreter.requiredController(arguments, 0)
    let numbers = arguments.numbers(1)
    let size = CGSize(width: numbers[0], height: numbers[1])
    let text = numbers.map(Decimal.text)
    interpreter.call(
        "\(interpreter.name(of: controller)).preferredContentSize = "
            + "CGSize(width: \(text[0]), height: \(text[1]))", on: controller
    ) { controller.preferredContentSize = size }
}
