import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// Commands that present and dismiss.
extension CommandTable {
    static let presentationCommands = [presentCommand, dismissCommand]

    private static let presentCommand = Command(
        "present", .presentation, "Presents a controller modally.",
        [
            Parameter("NAME", .object(.presentable)),
            .optional("PRESENTER", .object(.controller), after: "from"),
            .optional("STYLE", .choice(presentationStyles), after: "as"),
            .optional("TRANSITION", .choice(transitionStyles), after: "with"),
        ],
        animation: .byDefault,
        calls: [
            "NAME.modalPresentationStyle = STYLE", "NAME.modalTransitionStyle = TRANSITION",
            "PRESENTER.present(NAME, animated: true) {}",
        ],
        code: .written(StepWriter.writePresent), additions: [.style, .presenter, .animation],
        details: [
            Command.Detail("PRESENTER", "the topmost presented controller, or else the root"),
            Command.Detail("STYLE", presentationStyles.words.joined(separator: ", ")),
            Command.Detail("TRANSITION", transitionStyles.words.joined(separator: ", ")),
        ],
        examples: [
            "new home; new a; root home; present a as pageSheet",
            "new home; new a; root home; present a fullScreen with crossDissolve unanimated",
        ], inWorld: presentController)

    private static let dismissCommand = Command(
        "dismiss", .presentation, "Dismisses what a controller presents, or else the controller.",
        [.optional("NAME", .object(.presented))], animation: .byDefault,
        calls: ["NAME.dismiss(animated: true) {}"],
        code: .written(StepWriter.writeDismiss), additions: [.animation],
        details: [
            Command.Detail("NAME", "the topmost presented controller unless named; it may lie in"),
            Command.Detail("", "a context: of contexts side by side, what was presented last"),
        ],
        examples: ["new home; new a; root home; present a; dismiss"], inWorld: dismissController)

    static let presentationStyles = Choices(
        noun: "style", words: UIModalPresentationStyle.allCases.map(\.name),
        meant: [
            "sheet": "pageSheet", "card": "pageSheet", "modal": "fullScreen", "full": "fullScreen",
            "form": "formSheet", "overlay": "overFullScreen", "default": "automatic",
        ])
    static let transitionStyles = Choices(
        noun: "transition", words: UIModalTransitionStyle.allCases.map(\.name),
        meant: ["slide": "coverVertical", "cover": "coverVertical", "fade": "crossDissolve"])
}

@MainActor
private func presentController(
    _ world: World, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    let presented = try world.requiredController(arguments, 0)
    let presenter = try world.presenter(arguments, 1)
    let name = world.name(of: presented)
    if let word = arguments.choice(2),
        let style = UIModalPresentationStyle.allCases.first(where: { $0.name == word })
    {
        world.call("\(name).modalPresentationStyle = .\(word)", on: presented) {
            presented.modalPresentationStyle = style
        }
    }
    if let word = arguments.choice(3),
        let style = UIModalTransitionStyle.allCases.first(where: { $0.name == word })
    {
        world.call("\(name).modalTransitionStyle = .\(word)", on: presented) {
            presented.modalTransitionStyle = style
        }
    }
    world.present(presented, from: presenter, arguments)
}

extension World {
    /// The controller that an argument names to present from, or else the one in front.
    func presenter(
        _ arguments: borrowing Arguments, _ index: Int
    ) throws(Diagnostic) -> UIViewController {
        if let presenter = try controller(arguments, index) ?? topmost { return presenter }
        throw Diagnostic(
            .illegal, at: arguments.verb.word.span,
            "there is no root to present from: say 'root NAME' or 'from PRESENTER'")
    }

    /// The call that presents, animated as the arguments say.
    func present(
        _ presented: UIViewController, from presenter: UIViewController,
        _ arguments: borrowing Arguments
    ) {
        let isAnimated = isAnimated(arguments)
        let text =
            "\(name(of: presenter)).present(\(name(of: presented)), animated: \(isAnimated)) {}"
        call(text, on: presenter) { presenter.present(presented, animated: isAnimated) {} }
    }
}

@MainActor
private func dismissController(
    _ world: World, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    let named = try world.controller(arguments, 0)
    guard let target = named ?? world.topmost,
        target.presentedViewController != nil || target.presentingViewController != nil
    else {
        let hidden = named == nil ? world.presentedOffScreen : nil
        let summary: Message =
            named.map {
                "'\(world.name(of: $0))' presents nothing and is not presented"
            } ?? (hidden == nil ? "nothing is presented" : "nothing is presented on the screen")
        throw Diagnostic(
            .illegal, at: arguments.span(0), summary,
            hint: hidden.map { "dismiss \(world.name(of: $0))" as Message })
    }
    let isAnimated = world.isAnimated(arguments)
    let text = "\(world.name(of: target)).dismiss(animated: \(isAnimated)) {}"
    world.call(text, on: target) { target.dismiss(animated: isAnimated) {} }
}
