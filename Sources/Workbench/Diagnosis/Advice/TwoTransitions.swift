import CommandLanguage
import HierarchyRecords

/// A transition that code begins right behind another one, which is still under way (B27).
enum TwoTransitions: Advice {
    static func findings(in declared: DeclaredClass, among all: [DeclaredClass]) -> [Finding] {
        declared.bodies.flatMap { method, statements in
            pairs(in: statements).map { first, second in
                declared.advice(
                    "two-transitions", rule: .b27, method: method, at: second.call.span,
                    "calls \(second.call.name) right behind \(first.call.name): the second transition "
                        + "begins while the first is under way",
                    mend: [mend(first, second, declared.declaration.language, in: statements)])
            }
        }
    }

    private enum Kind {
        case present, dismiss, push, pop, segue

        init?(_ call: CodeCall) {
            switch call.name {
            case "present", "presentViewController": self = .present
            case "dismiss", "dismissViewControllerAnimated": self = .dismiss
            case "pushViewController": self = .push
            case "popViewController", "popViewControllerAnimated", "popToRootViewController",
                "popToRootViewControllerAnimated", "popToViewController":
                self = .pop
            case "performSegue", "performSegueWithIdentifier": self = .segue
            default: return nil
            }
        }

        /// Whether a transition of the other kind must not begin before this one has ended.
        func excludes(_ other: Kind) -> Bool {
            switch self {
            case .present: other == .pop || other == .push || other == .dismiss
            case .dismiss: other == .present || other == .segue
            case .push, .pop: other == .push || other == .pop
            case .segue: other == .pop || other == .push || other == .segue
            }
        }

        /// Whether one without an animation has ended when the call returns.
        var endsAtOnceUnanimated: Bool { self == .push || self == .pop }
    }

    private typealias Transition = (kind: Kind, call: CodeCall)

    /// Transitions behind each other in one block, closures left out.
    private static func pairs(in statements: [Statement]) -> [(Transition, Transition)] {
        let own = statements.flatMap(transitions)
        let pairs = zip(own, own.dropFirst()).filter { first, second in
            first.kind.excludes(second.kind)
                && !(first.kind.endsAtOnceUnanimated && !first.call.isAnimated)
        }
        return Array(pairs) + statements.flatMap(\.blocks).flatMap(self.pairs)
    }

    private static func transitions(in statement: Statement) -> [Transition] {
        statement.expressions.compactMap { expression in
            guard let call = CodeCall.orOwn(expression), let kind = Kind(call) else { return nil }
            return (kind, call)
        }
    }

    private static func mend(
        _ first: Transition, _ second: Transition, _ language: SourceLanguage,
        in statements: [Statement]
    ) -> String {
        let name = second.call.name
        switch first.kind {
        case .present where first.call.arguments.first?.value.isAlert(in: statements) ?? false:
            return
                "call \(name) in the handler of the alert's UIAlertAction, which comes when the user "
                + "has chosen"
        case .present
        where second.kind == .dismiss && first.call.isOnOneself && second.call.isOnOneself:
            return exchange(language)
        case .present, .dismiss:
            let label = language == .swift ? "" : "completion:"
            return
                "call \(name) in the completion of \(first.call.name)\(label.isEmpty ? "" : " (\(label))")"
        case .push, .pop:
            return language == .swift
                ? "one setViewControllers(_:animated:) with the stack as it is to be"
                : "one setViewControllers:animated: with the stack as it is to be"
        case .segue: return "leave one of the two out"
        }
    }
}

extension TwoTransitions {
    /// Who presents something cannot go before it: its presenter shows the next one.
    private static func exchange(_ language: SourceLanguage) -> String {
        switch language {
        case .swift:
            "let its presenter show the next one: let presenter = presentingViewController; "
                + "dismiss(animated: true) { presenter?.present(next, animated: true) }; a dismiss in the "
                + "completion of present would take the next one away"
        case .objectiveC:
            "let its presenter show the next one: UIViewController *presenter = "
                + "self.presentingViewController; and present from that in the completion of dismiss"
        }
    }
}

extension CodeCall {
    fileprivate var isOnOneself: Bool { receiver.isName("self") }

    /// Whether it says that it is animated.
    fileprivate var isAnimated: Bool {
        arguments.contains { argument in
            if case .literal(.boolean(true)) = argument.value.kind { return true }
            return argument.value.isName("YES")
        }
    }
}

extension Expression {
    /// Whether it is an alert, or a local variable that is one.
    fileprivate func isAlert(in statements: [Statement]) -> Bool {
        if makesAlert { return true }
        return statements.localObjects.contains { isName($0.name.text) && $0.value.makesAlert }
    }

    private var makesAlert: Bool {
        if madeClass == "UIAlertController" { return true }
        guard case .message(let receiver, _, _) = unchained.kind else { return false }
        return receiver.isName("UIAlertController")
    }
}
