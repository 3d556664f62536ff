import CommandLanguage
import Gallery
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
            .optional("NAV", .object(.stack), after: "on"),
        ],
        animation: .byDefault, calls: ["NAV.pushViewController(NAME, animated: true)"],
        code: .written(StepWriter.writePush), details: [nav],
        examples: ["new a; new b; new n as nav root a; root n; push b"]
    ) { (interpreter, arguments) throws(Diagnostic) in
        let controller = try interpreter.requiredController(arguments, 0)
        try interpreter.checkNotPresented(controller, at: arguments.span(0))
        let stack = try interpreter.stack(arguments, 1)
        let isAnimated = interpreter.isAnimated(arguments)
        let (nav, name) = (interpreter.name(of: stack), interpreter.name(of: controller))
        interpreter.call(
            "\(nav).pushViewController(\(name), animated: \(isAnimated))", on: stack
        ) { stack.pushViewController(controller, animated: isAnimated) }
    }

    private static let popCommand = Command(
        "pop", .containers, "Takes the top of a stack away.",
        [.optional("NAV", .object(.deepStack))], animation: .byDefault,
        calls: ["NAV.popViewController(animated: true)"], code: .written(StepWriter.writePop),
        details: [nav],
        examples: ["new a; new b; new n as nav with a b; root n; pop"]
    ) { (interpreter, arguments) throws(Diagnostic) in
        let stack = try interpreter.deepStack(arguments, 0)
        let isAnimated = interpreter.isAnimated(arguments)
        interpreter.call(
            "\(interpreter.name(of: stack)).popViewController(animated: \(isAnimated))", on: stack
        ) { _ = stack.popViewController(animated: isAnimated) }
    }

    private static let popToCommand = Command(
        "popto", .containers, "Takes away what is above a controller of a stack.",
        [Parameter("NAME", .object(.inStack))], animation: .byDefault,
        calls: ["NAV.popToViewController(NAME, animated: true)"],
        code: .written(StepWriter.writePopTo),
        details: [Command.Detail("NAV", "the navigation controller that holds NAME")],
        examples: ["new a; new b; new c; new n as nav with a b c; root n; popto a"],
        run: popToController)

    private static let popToRootCommand = Command(
        "poptoroot", .containers, "Takes away all of a stack but its root.",
        [.optional("NAV", .object(.deepStack))], animation: .byDefault,
        calls: ["NAV.popToRootViewController(animated: true)"],
        code: .written(StepWriter.writePopToRoot), details: [nav],
        examples: ["new a; new b; new c; new n as nav with a b c; root n; poptoroot"]
    ) { (interpreter, arguments) throws(Diagnostic) in
        let stack = try interpreter.deepStack(arguments, 0)
        let isAnimated = interpreter.isAnimated(arguments)
        let text = "\(interpreter.name(of: stack)).popToRootViewController(animated: \(isAnimated))"
        interpreter.call(text, on: stack) {
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
    ) { (interpreter, arguments) throws(Diagnostic) in
        let stack = try interpreter.stack(arguments, 0)
        let controllers = try interpreter.controllers(arguments, 1)
        let isAnimated = interpreter.isAnimated(arguments)
        let names = controllers.map { interpreter.name(of: $0) }.joined(separator: ", ")
        let nav = interpreter.name(of: stack)
        interpreter.call(
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
        calls: ["SENDER.show(NAME, sender: SENDER)"], code: .written(StepWriter.writeShow),
        details: [sender],
        examples: ["new a; new b; new n as nav root a; root n; show b from a"]
    ) { (interpreter, arguments) throws(Diagnostic) in
        let (shown, sender) = try interpreter.shownAndSender(arguments)
        let text =
            "\(interpreter.name(of: sender)).show(\(interpreter.name(of: shown)), sender: nil)"
        interpreter.call(text, on: sender) { sender.show(shown, sender: nil) }
    }

    private static let showDetailCommand = Command(
        "showdetail", .containers, "Shows a controller as a detail of the sender.",
        [
            Parameter("NAME", .object(.pushable)),
            .optional("SENDER", .object(.controller), after: "from"),
        ],
        calls: ["SENDER.showDetailViewController(NAME, sender: SENDER)"],
        code: .written(StepWriter.writeShow), details: [sender],
        examples: ["new a; new b; root a; showdetail b from a"]
    ) { (interpreter, arguments) throws(Diagnostic) in
        let (shown, sender) = try interpreter.shownAndSender(arguments)
        let text =
            "\(interpreter.name(of: sender)).showDetailViewController("
            + "\(interpreter.name(of: shown)), sender: nil)"
        interpreter.call(text, on: sender) { sender.showDetailViewController(shown, sender: nil) }
    }
}

@MainActor
private func popToController(
    _ interpreter: Interpreter, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    let controller = try interpreter.requiredController(arguments, 0)
    let name = interpreter.name(of: controller)
    guard let stack = controller.navigationController else {
        throw Diagnostic(.illegal, at: arguments.span(0), "'\(name)' is in no stack")
    }
    let isAnimated = interpreter.isAnimated(arguments)
    let text =
        "\(interpreter.name(of: stack)).popToViewController(\(name), animated: \(isAnimated))"
    interpreter.call(text, on: stack) {
        _ = stack.popToViewController(controller, animated: isAnimated)
    }
}

extension Interpreter {
    /// The navigation controller that the parameter names, or the one in front.
    func stack(
        _ arguments: borrowing Arguments, _ index: Int
    ) throws(Diagnostic) -> UINavigationController {
        guard let named = try controller(arguments, index) else {
            if let front = world.frontStack { return front }
            throw Diagnostic(
                .illegal, at: arguments.verb.word.span,
                "there is no navigation controller on the screen",
                hint: "new n as nav root NAME; root n")
        }
        guard let stack = named as? UINavigationController else {
            throw Diagnostic(
                .wrongType, at: arguments.span(index),
                "'\(name(of: named))' is no navigation controller")
        }
        return stack
    }

    /// UIKit has no word for it: what is presented would be in two places.
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

    /// One that has something to pop.
    func deepStack(
        _ arguments: borrowing Arguments, _ index: Int
    ) throws(Diagnostic) -> UINavigationController {
        if try controller(arguments, index) == nil, let stack = world.stackToPop { return stack }
        let stack = try stack(arguments, index)
        if stack.viewControllers.count > 1 { return stack }
        let root = stack.viewControllers.first.map { ": '\(name(of: $0))' is its root" } ?? ""
        throw Diagnostic(
            .illegal, at: arguments.span(index), "'\(name(of: stack))' has nothing to pop\(root)")
    }

    /// The controllers of a list.
    func controllers(
        _ arguments: borrowing Arguments, _ index: Int
    ) throws(Diagnostic) -> [UIViewController] {
        var result: [UIViewController] = []
        for word in arguments.words(index) {
            for name in word.text.split(separator: ",") {
                result.append(try controller(Word(String(name), span: word.span)))
            }
        }
        return result
    }

    fileprivate func shownAndSender(
        _ arguments: borrowing Arguments
    ) throws(Diagnostic) -> (UIViewController, UIViewController) {
        let shown = try requiredController(arguments, 0)
        guard let sender = try controller(arguments, 1) ?? world.front else {
            throw Diagnostic(
                .illegal, at: arguments.verb.word.span,
                "there is no root to show from: say 'root NAME' or 'from SENDER'")
        }
        return (shown, sender)
    }
}

extension World {
    /// What the back button in front pops: of a column or a tab that is itself on a stack, and shows
    /// its root, the stack around it.
    var stackToPop: UINavigationController? {
        var candidate = frontStack
        while let stack = candidate {
            if stack.viewControllers.count > 1 { return stack }
            candidate = stack.parent as? UINavigationController
        }
        return nil
    }

    /// The controllers in front of each other: the topmost one, then what its containers show.
    private var chainInFront: [UIViewController] {
        var chain: [UIViewController] = []
        var next = topmost
        // Whoever was put elsewhere meanwhile may be before what shows it.
        while let controller = next, !chain.contains(controller) {
            chain.append(controller)
            next = controller.childInFront
        }
        return chain
    }

    /// The innermost controller that the user sees.
    var front: UIViewController? { chainInFront.last }

    /// The innermost controller of that class or protocol that the user sees.
    func innermost<Kind>(_ kind: Kind.Type) -> Kind? {
        for controller in chainInFront.reversed() {
            if let found = controller as? Kind { return found }
        }
        return nil
    }

    /// The innermost navigation controller that the user sees.
    var frontStack: UINavigationController? { innermost(UINavigationController.self) }

    /// The innermost page controller that the user sees.
    var frontPages: UIPageViewController? { innermost(UIPageViewController.self) }

    /// The innermost controller with pages, UIKit's or side by side.
    var frontPaging: UIViewController? {
        chainInFront.last { $0 is UIPageViewController || $0 is ScrollController }
    }

    /// The innermost split view controller that the user sees.
    var frontSplit: UISplitViewController? { innermost(UISplitViewController.self) }

    /// The innermost tab bar controller that the user sees.
    var frontTabs: UITabBarController? { innermost(UITabBarController.self) }
}

extension UIViewController {
    fileprivate var childInFront: UIViewController? {
        if let presented = presentedViewController, presented.presentingViewController === self {
            return presented
        }
        return shownChild
    }

    private var shownChild: UIViewController? {
        switch self {
        case let stack as UINavigationController: stack.topViewController
        case let tabs as UITabBarController:
            // A22: one that has no room in the bar stands in More.
            tabs.selectedViewController.map { selected in
                selected.parent.flatMap { $0.parent === tabs ? $0 : nil } ?? selected
            }
        case let pages as UIPageViewController: pages.viewControllers?.first
        case let split as UISplitViewController: split.viewControllers.last
        case let sided as any SidedContainer:
            sided.openWord.flatMap { sided.controller(on: $0) } ?? sided.centerViewController
        case let segmented as SegmentedController: segmented.selectedViewController
        case let scroll as ScrollController: scroll.currentViewController
        default: children.last { $0.viewIfLoaded?.window != nil }
        }
    }
}
