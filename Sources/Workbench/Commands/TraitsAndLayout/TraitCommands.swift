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
        ], inWorld: changeTrait)

    private static let layoutCommand = Command(
        "layout", .traitsAndLayout, "Lays out a controller's view now, or the window.",
        [.optional("NAME", .object(.any))],
        calls: ["NAME.view.setNeedsLayout()", "NAME.view.layoutIfNeeded()"],
        code: .written(StepWriter.writeLayout),
        examples: ["new home; root home; layout; layout home"], inWorld: layOut)

    private static let frameCommand = Command(
        "frame", .traitsAndLayout, "Sets a view's frame.",
        [Parameter("VIEW", .view), Parameter("X Y W H", .numbers(4))],
        calls: ["VIEW.frame = CGRect(x: X, y: Y, width: W, height: H)"],
        code: .written(StepWriter.writeFrame),
        examples: ["new home; root home; frame home.view 0 0 320 480"], inWorld: setFrame)

    private static let preferCommand = Command(
        "prefer", .traitsAndLayout, "Sets a controller's preferred content size.",
        [Parameter("NAME", .object(.controller)), Parameter("W H", .numbers(2))],
        calls: ["NAME.preferredContentSize = CGSize(width: W, height: H)"],
        code: .written(StepWriter.writePrefer),
        examples: ["new home; new a; root home; add a; prefer a 200 300"], inWorld: setPreferredSize
    )
}

@MainActor
private func changeTrait(
    _ world: World, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    let change = try TraitChange(arguments)
    guard let word = arguments.word(2) else {
        return world.simulator.setScreenTraits(change.apply)
    }
    let object = try world.bearerOfTraits(word)
    if let child = object as? UIViewController, let parent = child.parent {
        return world.override(change, of: child, in: parent)
    }
    switch object {
    case let controller as UIViewController:
        try world.override(change, at: controller, controller.traitOverrides, word)
    case let view as UIView: try world.override(change, at: view, view.traitOverrides, word)
    default: throw Diagnostic(.wrongType, at: word.span, "'\(word.text)' has no traits")
    }
}

extension World {
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
        let version = simulator.systemVersion
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
    _ world: World, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    let window: UIView = world.simulator.window
    let view =
        try arguments.word(0).map { word throws(Diagnostic) in
            try world.view(word)
        } ?? window
    let name = world.name(of: view)
    world.call("\(name).setNeedsLayout()", on: view) { view.setNeedsLayout() }
    world.call("\(name).layoutIfNeeded()", on: view) { view.layoutIfNeeded() }
}

@MainActor
private func setFrame(
    _ world: World, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    guard let word = arguments.word(0) else { return }
    let view = try world.view(word)
    let frame = CGRect(arguments.numbers(1))
    world.call("\(world.name(of: view)).frame = \(frame.swift)", on: view) {
        view.frame = frame
    }
}

@MainActor
private func setPreferredSize(
    _ world: World, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    let controller = try world.requiredController(arguments, 0)
    let numbers = arguments.numbers(1)
    let size = CGSize(width: numbers[0], height: numbers[1])
    let text = numbers.map(Decimal.text)
    world.call(
        "\(world.name(of: controller)).preferredContentSize = "
            + "CGSize(width: \(text[0]), height: \(text[1]))", on: controller
    ) { controller.preferredContentSize = size }
}
