import CommandLanguage
import HeadlessUIKit

/// What `new` puts into a stack or behind tabs at once.
@MainActor
struct ContentOfNew {
    private let controllers: [UIViewController]
    private let isRoot: Bool
    private let span: SourceSpan

    init(_ arguments: borrowing Arguments, in interpreter: Interpreter) throws(Diagnostic) {
        isRoot = arguments.isGiven(2)
        span = arguments.span(isRoot ? 2 : 3)
        if isRoot, arguments.isGiven(3) {
            throw Diagnostic(
                .wrongArity, at: arguments.span(3), "'root' and 'with' do not go together")
        }
        controllers =
            isRoot
            ? [try interpreter.requiredController(arguments, 2)]
            : try interpreter.controllers(arguments, 3)
    }

    func check(
        for container: UIViewController, in interpreter: Interpreter
    ) throws(Diagnostic) {
        if controllers.isEmpty || container is UINavigationController { return }
        if container is UITabBarController, !isRoot { return }
        throw Diagnostic(
            .wrongType, at: span,
            container is UITabBarController
                ? "tabs have no root: say 'with A B C'"
                : "only stacks and tabs take controllers: say 'as nav' or 'as tab'")
    }

    func put(into container: UIViewController, in interpreter: Interpreter) {
        if controllers.isEmpty { return }
        let name = interpreter.name(of: container)
        let names = controllers.map { interpreter.name(of: $0) }.joined(separator: ", ")
        switch container {
        case let stack as UINavigationController where isRoot:
            interpreter.call(
                "\(name).pushViewController(\(names), animated: false)", on: stack
            ) { stack.pushViewController(controllers[0], animated: false) }
        case let stack as UINavigationController:
            interpreter.call("\(name).viewControllers = [\(names)]", on: stack) {
                stack.viewControllers = controllers
            }
        case let tabs as UITabBarController:
            interpreter.call("\(name).viewControllers = [\(names)]", on: tabs) {
                tabs.viewControllers = controllers
            }
        default: break
        }
    }
}
