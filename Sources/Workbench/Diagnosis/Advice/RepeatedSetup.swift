import CommandLanguage
import HierarchyRecords

/// Subviews and constraints made in a callback that comes again and again (B07).
enum RepeatedSetup: Advice {
    private static let callbacks = [
        "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillLayoutSubviews",
        "viewDidLayoutSubviews",
    ]
    private static let setup = [
        "addSubview", "insertSubview", "addConstraint", "addConstraints", "activate",
        "activateConstraints",
    ]

    /// What is added beside what was added before, with what takes it away again (B19).
    private static let additions = [
        "addObserver": "removeObserver", "scheduledTimer": "invalidate",
        "scheduledTimerWithTimeInterval": "invalidate",
        "addGestureRecognizer": "removeGestureRecognizer",
    ]

    static func findings(in declared: DeclaredClass, among all: [DeclaredClass]) -> [Finding] {
        callbacks.flatMap(declared.methods).flatMap { method in
            calls(in: method.body, of: declared).compactMap { call, helper in
                finding(call, helper, in: method.plainName, of: declared)
            } + activations(in: method, of: declared)
        }
    }

    /// Constraints that are made and activated in one line: `a.topAnchor.constraint(…).isActive = true`. The first
    /// stands for all of a callback.
    private static func activations(
        in method: FunctionDeclaration, of declared: DeclaredClass
    ) -> [Finding] {
        var first: SourceSpan?
        CodeWalk.assignments(of: unconditional(method.body)) { target, _ in
            guard first == nil, let member = target.member,
                ["isActive", "active"].contains(member.name),
                [member.base].contains(where: {
                    CodeCall($0)?.name.hasPrefix("constraint") ?? false
                })
            else { return }
            first = target.span
        }
        guard let first else { return [] }
        return [
            declared.advice(
                "setup-repeated", rule: .b07, method: method.plainName, at: first,
                "makes and activates a constraint each time it comes, beside those that are there",
                mend: ["move it to viewDidLoad"])
        ]
    }

    /// The calls that a callback of a class makes each time, also by a method of the class that it calls.
    static func calls(
        in declared: DeclaredClass, _ callback: String
    ) -> [(call: CodeCall, helper: String?)] {
        declared.methods(named: callback).flatMap { calls(in: $0.body, of: declared) }
    }

    private static func finding(
        _ call: CodeCall, _ helper: String?, in method: String, of declared: DeclaredClass
    ) -> Finding? {
        let isSetup = setup.contains(call.name)
        let ending = additions[call.name]
        guard isSetup || ending.map({ !declared.calls($0) }) ?? false else { return nil }
        return declared.advice(
            "setup-repeated", rule: isSetup ? .b07 : .b19, method: method, at: call.span,
            "calls \(call.name)\(helper.map { " by \($0)" } ?? "") each time it comes",
            mend: [
                "move it to viewDidLoad"
                    + (ending.map { ", or call \($0) in viewDidDisappear" } ?? "")
            ])
    }

    /// The calls that a callback makes each time, also by a method of its own class that it calls.
    private static func calls(
        in statements: [Statement], of declared: DeclaredClass
    ) -> [(call: CodeCall, helper: String?)] {
        var calls: [(call: CodeCall, helper: String?)] = []
        CodeWalk.expressions(of: unconditional(statements)) { expression in
            guard let call = CodeCall.orOwn(expression) else { return }
            calls.append((call, nil))
            guard call.receiver.isName("self") else { return }
            for helper in declared.methods(named: call.name) {
                CodeWalk.expressions(of: unconditional(helper.body)) { inner in
                    if let inner = CodeCall.orOwn(inner) { calls.append((inner, helper.plainName)) }
                }
            }
        }
        return calls
    }

    /// The statements that run each time: before the first guard, and not under a condition.
    private static func unconditional(_ statements: [Statement]) -> [Statement] {
        statements.prefix { if case .branch(.guard) = $0 { false } else { true } }.filter {
            switch $0 {
            case .branch(.if), .branch(.switch), .loop(.while): false
            case .branch(.guard), .loop(.repeatWhile), .loop(.forIn), .loop(.forClassic),
                .expression, .assignment, .declaration, .definition, .exit, .block, .labeled:
                true
            }
        }
    }
}
