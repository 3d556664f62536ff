import CommandLanguage
import Gallery
import HeadlessUIKit
import Statements

/// Commands on the containers of the gallery.
extension CommandTable {
    static let galleryCommands = [openCommand, closeCommand, toggleCommand, bounceCommand]

    private static let side = Command.Detail("SIDE", "left or right")
    private static let drawer = Command.Detail(
        "DRAWER", "the drawer or deck in front unless another is named")

    private static let openCommand = Command(
        "open", .containers, "Opens a side of a drawer or a deck.",
        [
            Parameter("SIDE", .choice(SideWord.choices)),
            .optional("DRAWER", .object(.sided), after: "in"),
        ],
        animation: .byDefault, calls: ["DRAWER.open(.SIDE, animated: true)"],
        code: .written(StepWriter.writeOpen), details: [side, drawer],
        examples: ["new a; new b; new d as drawer with a b; root d; open left; tree"]
    ) { (world: World, arguments: borrowing Arguments) throws(Diagnostic) in
        let (container, side) = try world.sidedContainer(arguments, side: 0, 1)
        try world.checkOccupied(side, of: container, at: arguments.span(0))
        if container.openWord == side {
            throw world.refusal(of: container, "has its \(side) side open already", arguments)
        }
        let isAnimated = world.isAnimated(arguments)
        let text = "\(world.name(of: container)).open(.\(side), animated: \(isAnimated))"
        world.call(text, on: container) { container.open(side, animated: isAnimated) }
    }

    private static let closeCommand = Command(
        "close", .containers, "Closes what a drawer or a deck has open.",
        [.optional("DRAWER", .object(.openSided))],
        animation: .byDefault, calls: ["DRAWER.close(animated: true)"],
        code: .written(StepWriter.writeClose), details: [drawer],
        examples: ["new a; new b; new k as deck with a b; root k; open left; close k"]
    ) { (world: World, arguments: borrowing Arguments) throws(Diagnostic) in
        let container = try world.sidedContainer(arguments, 0)
        try world.checkAtRest(container, arguments)
        if container.openWord == nil {
            throw world.refusal(of: container, "has nothing open", arguments)
        }
        let isAnimated = world.isAnimated(arguments)
        let text = "\(world.name(of: container)).close(animated: \(isAnimated))"
        world.call(text, on: container) { container.close(animated: isAnimated) }
    }

    private static let toggleCommand = Command(
        "toggle", .containers, "Opens a side of a drawer or a deck, or closes it.",
        [
            Parameter("SIDE", .choice(SideWord.choices)),
            .optional("DRAWER", .object(.sided), after: "in"),
        ],
        animation: .byDefault, calls: ["DRAWER.toggle(.SIDE, animated: true)"],
        code: .written(StepWriter.writeOpen), details: [side, drawer],
        examples: ["new a; new b; new d as drawer with a b; root d; toggle left; toggle left"]
    ) { (world: World, arguments: borrowing Arguments) throws(Diagnostic) in
        let (container, side) = try world.sidedContainer(arguments, side: 0, 1)
        try world.checkOccupied(side, of: container, at: arguments.span(0))
        let isAnimated = world.isAnimated(arguments)
        let text = "\(world.name(of: container)).toggle(.\(side), animated: \(isAnimated))"
        world.call(text, on: container) { container.toggle(side, animated: isAnimated) }
    }

    private static let bounceCommand = Command(
        "bounce", .containers, "Opens a side of a drawer a little, and lets it fall shut.",
        [
            Parameter("SIDE", .choice(SideWord.choices)),
            .optional("DRAWER", .object(.drawer), after: "in"),
        ],
        calls: ["DRAWER.bounce(.SIDE)"], code: .written(StepWriter.writeBounce),
        details: [side, drawer],
        examples: ["new a; new b; new d as drawer with a b; root d; bounce left"]
    ) { (world: World, arguments: borrowing Arguments) throws(Diagnostic) in
        let (container, side) = try world.sidedContainer(arguments, side: 0, 1)
        guard let drawer = container as? DrawerController else {
            throw world.refusal(of: container, "is no drawer: only drawers bounce", arguments)
        }
        try world.checkOccupied(side, of: drawer, at: arguments.span(0))
        if drawer.openWord != nil {
            throw world.refusal(of: drawer, "is open: only closed drawers bounce", arguments)
        }
        world.call("\(world.name(of: drawer)).bounce(.\(side))", on: drawer) {
            drawer.bounce(DrawerController.side(side))
        }
    }
}

extension World {
    /// The drawer or deck that the parameter names, or the one in front.
    func sidedContainer(
        _ arguments: borrowing Arguments, _ index: Int
    ) throws(Diagnostic) -> any SidedContainer {
        guard let named = try controller(arguments, index) else {
            if let front = innermost((any SidedContainer).self) { return front }
            throw Diagnostic(
                .illegal, at: arguments.verb.word.span, "there is no drawer on the screen",
                hint: "new d as drawer with CENTER LEFT RIGHT; root d")
        }
        guard let container = named as? any SidedContainer else {
            throw Diagnostic(
                .wrongType, at: arguments.span(index),
                "'\(name(of: named))' is no drawer and no deck")
        }
        return container
    }

    /// The same with the side that another parameter names.
    fileprivate func sidedContainer(
        _ arguments: borrowing Arguments, side: Int, _ index: Int
    ) throws(Diagnostic) -> (any SidedContainer, SideWord) {
        let container = try sidedContainer(arguments, index)
        let word = arguments.choice(side).flatMap(SideWord.init) ?? .left
        try checkAtRest(container, arguments)
        return (container, word)
    }

    /// Refuses a side that has no controller.
    func checkOccupied(
        _ side: SideWord, of container: any SidedContainer, at span: SourceSpan
    ) throws(Diagnostic) {
        if container.controller(on: side) != nil { return }
        throw Diagnostic(
            .illegal, at: span,
            "'\(name(of: container))' has nothing on the \(Message(side.rawValue))")
    }

    fileprivate func checkAtRest(
        _ container: any SidedContainer, _ arguments: borrowing Arguments
    ) throws(Diagnostic) {
        if container.isMoving {
            throw refusal(
                of: container, "is moving: 'settle', 'finish' or 'cancel' first", arguments)
        }
    }

    fileprivate func refusal(
        of container: UIViewController, _ problem: Message, _ arguments: borrowing Arguments
    ) -> Diagnostic {
        Diagnostic(
            .illegal, at: arguments.verb.word.span, "\("'\(name(of: container))'") \(problem)")
    }
}
