import CommandLanguage
import HeadlessUIKit
import Statements

/// Commands on the stacks of navigation controllers.
extension CommandTable {
    static let stackCommands = [
        pushCommand, popCommand, popToCommand, popToRootCommand, stackCommand, showCommand,
        showDetailCommand,
    ]

    private static let nav = Command.Detail(
        "NAV", "the navigation controller in front unless another is named")

    private static let pushCommand = Command(
        "push", .containers, "Puts a controller on top of a stack.",
        [
            Parameter("NAME", .object(.pushable)),
            .optional("NAV", .object(.stack), after: "on", "onto"),
        ],
        animation: .byDefault, calls: ["NAV.pushViewController(NAME, animated: true)"],
        code: .written(StepWriter.writePush), details: [nav],
        examples: ["new a; new b; new n as nav root a; root n; push b"]
    ) { (world: World, arguments: borrowing Arguments) throws(Diagnostic) in
        let controller = try world.requiredController(arguments, 0)
        try world.checkNotPresented(controller, at: arguments.span(0))
        let stack = try world.stack(arguments, 1)
        let isAnimated = world.isAnimated(arguments)
        let (nav, name) = (world.name(of: stack), world.name(of: controller))
        world.call(
            "\(nav).pushViewController(\(name), animated: \(isAnimated))", on: stack
        ) { stack.pushViewController(controller, animated: isAnimated) }
    }

    private static let popCommand = Command(
        "pop", .containers, "Takes the top of a stack away.",
        [.optional("NAV", .object(.deepStack))], animation: .byDefault,
        calls: ["NAV.popViewController(animated: true)"], code: .written(StepWriter.writePop),
        details: [nav],
        examples: ["new a; new b; new n as nav with a b; root n; pop"]
    ) { (world: World, arguments: borrowing Arguments) throws(Diagnostic) in
        let stack = try world.deepStack(arguments, 0)
        let isAnimated = world.isAnimated(arguments)
        world.call(
            "\(world.name(of: stack)).popViewController(animated: \(isAnimated))", on: stack
        ) { _ = stack.popViewController(animated: isAnimated) }
    }

    private static let popToCommand = Command(
        "popto", .containers, "Takes away what is above a controller of a stack.",
        [Parameter("NAME", .object(.inStack))], animation: .byDefault,
        calls: ["NAV.popToViewController(NAME, animated: true)"],
        code: .written(StepWriter.writePopTo),
        details: [Command.Detail("NAV", "the navigation controller that holds NAME")],
        examples: ["new a; new b; new c; new n as nav with a b c; root n; popto a"],
        inWorld: popToController)

    private static let popToRootCommand = Command(
        "poptoroot", .containers, "Takes away all of a stack but its root.",
        [.optional("NAV", .object(.deepStack))], animation: .byDefault,
        calls: ["NAV.popToRootViewController(animated: true)"],
        code: .written(StepWriter.writePopToRoot), details: [nav],
        examples: ["new a; new b; new c; new n as nav with a b c; root n; poptoroot"]
    ) { (world: World, arguments: borrowing Arguments) throws(Diagnostic) in
        let stack = try world.deepStack(arguments, 0)
        let isAnimated = world.isAnimated(arguments)
        let text = "\(world.name(of: stack)).popToRootViewController(animated: \(isAnimated))"
        world.call(text, on: stack) {
            _ = stack.popToRootViewController(animated: isAnimated)
        }
    }

    private static let stackCommand = Command(
        "stack", .containers, "Replaces a whole stack.",
        [Parameter("NAV", .object(.stack)), .optional("A B C", .names, after: "with")],
        animation: .byDefault, calls: ["NAV.setViewControllers([A, B, C], animated: true)"],
        code: .written(StepWriter.writeStack),
        details: [Command.Detail("A B C", "the root first; none for an empty stack")],
        examples: ["new a; new b; new n as nav root a; root n; stack n b a"]
    ) { (world: World, arguments: borrowing Arguments) throws(Diagnostic) in
        let stack = try world.stack(arguments, 0)
        let controllers = try world.controllers(arguments, 1)
        let isAnimated = world.isAnimated(arguments)
        let names = controllers.map { world.name(of: $0) }.joined(separator: ", ")
        let nav = world.name(of: stack)
        world.call(
            "\(nav).setViewControllers([\(names)], animated: \(isAnimated))", on: stack
        ) { stack.setViewControllers(controllers, animated: isAnimated) }
    }

    private static let sender = Command.Detail(
        "SENDER", "the controller that asks, the one in front unless another is named")

    private static let showCommand = Command(
        "show", .containers, "Shows a controller as the container around the sender would.",
        [
            Parameter("NAME", .object(.pushable)),
            .optional("SENDER", .object(.controller), after: "from"),
        ],
        animation: .byDefault, calls: ["SENDER.show(NAME, sender: nil)"],
        code: .written(StepWriter.writeShow),
        details: [sender],
        examples: ["new a; new b; new n as nav root a; root n; show b from a"]
    ) { (world: World, arguments: borrowing Arguments) throws(Diagnostic) in
        let (shown, sender) = try world.shownAndSender(arguments)
        let text =
            "\(world.name(of: sender)).show(\(world.name(of: shown)), sender: nil)"
        world.show(by: text, of: sender, arguments) { sender.show(shown, sender: nil) }
    }

    private static let showDetailCommand = Command(
        "showdetail", .containers, "Shows a controller as a detail of the sender.",
        [
            Parameter("NAME", .object(.pushable)),
            .optional("SENDER", .object(.controller), after: "from"),
        ],
        animation: .byDefault, calls: ["SENDER.showDetailViewController(NAME, sender: nil)"],
        code: .written(StepWriter.writeShow), details: [sender],
        examples: ["new a; new b; root a; showdetail b from a"]
    ) { (world: World, arguments: borrowing Arguments) throws(Diagnostic) in
        let (shown, sender) = try world.shownAndSender(arguments)
        let text =
            "\(world.name(of: sender)).showDetailViewController("
            + "\(world.name(of: shown)), sender: nil)"
        world.show(by: text, of: sender, arguments) {
            sender.showDetailViewController(shown, sender: nil)
        }
    }
}

extension World {
    /// The call that shows a controller, as code writes it: a flag, or `set animated off`, leaves the animation out.
    func showing(_ call: String, _ arguments: borrowing Arguments) -> String {
        isAnimated(arguments) ? call : "UIView.performWithoutAnimation { \(call) }"
    }

    fileprivate func show(
        by text: String, of sender: UIViewController, _ arguments: borrowing Arguments,
        _ call: () -> Void
    ) {
        let isAnimated = isAnimated(arguments)
        self.call(showing(text, arguments), on: sender) {
            isAnimated ? call() : UIView.performWithoutAnimation(call)
        }
    }
}

@MainActor
private func popToController(
    _ world: World, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    let controller = try world.requiredController(arguments, 0)
    let name = world.name(of: controller)
    guard let stack = controller.navigationController else {
        throw Diagnostic(.illegal, at: arguments.span(0), "'\(name)' is in no stack")
    }
    let isAnimated = world.isAnimated(arguments)
    let text =
        "\(world.name(of: stack)).popToViewController(\(name), animated: \(isAnimated))"
    world.call(text, on: stack) {
        _ = stack.popToViewController(controller, animated: isAnimated)
    }
}

extension World {
    /// The navigation controller that the parameter names, or the one in front.
    func stack(
        _ arguments: borrowing Arguments, _ index: Int
    ) throws(Diagnostic) -> UINavigationController {
        guard let named = try controller(arguments, index) else {
            if let front = frontStack { return front }
            throw Diagnostic(
                .illegal, at: arguments.verb.word.span,
                underCover("there is no navigation controller on the screen"),
                hint: "new n as nav root NAME; root n")
        }
        guard let stack = named as? UINavigationController else {
            throw Diagnostic(
                .wrongType, at: arguments.span(index),
                "'\(name(of: named))' is no navigation controller")
        }
        return stack
    }

    /// Refuses to push what is presented: it would be in two places, and UIKit has no exception for
    /// that.
    fileprivate func checkNotPresented(
        _ controller: UIViewController, at span: SourceSpan
    ) throws(Diagnostic) {
        guard let presenter = controller.presentingViewController,
            presenter.presentedViewController === controller
        else { return }
        let name = name(of: controller)
        throw Diagnostic(
            .illegal, at: span, "'\(name)' is presented by '\(self.name(of: presenter))'",
            hint: "dismiss \(name)")
    }

    /// The navigation controller that the parameter names, or the one in front; it must have
    /// something to pop.
    func deepStack(
        _ arguments: borrowing Arguments, _ index: Int
    ) throws(Diagnostic) -> UINavigationController {
        if try controller(arguments, index) == nil, let stack = stackToPop { return stack }
        let stack = try stack(arguments, index)
        if stack.viewControllers.count > 1 { return stack }
        let root = stack.viewControllers.first.map {
            "'\(name(of: stack))' has nothing to pop: '\(name(of: $0))' is its root" as Message
        }
        throw Diagnostic(
            .illegal, at: arguments.span(index), root ?? "'\(name(of: stack))' has nothing to pop")
    }

    fileprivate func shownAndSender(
        _ arguments: borrowing Arguments
    ) throws(Diagnostic) -> (UIViewController, UIViewController) {
        let shown = try requiredController(arguments, 0)
        guard let sender = try controller(arguments, 1) ?? front else {
            throw Diagnostic(
                .illegal, at: arguments.verb.word.span,
                "there is no root to show from: say 'root NAME' or 'from SENDER'")
        }
        return (shown, sender)
    }
}
