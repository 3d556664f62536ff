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

    static func findings(in declared: DeclaredClass, among all: [DeclaredClass]) -> [Finding] {
        var findings: [Finding] = []
        for method in callbacks.flatMap(declared.methods) {
            CodeWalk.expressions(of: unconditional(method.body)) { expression in
                guard let call = CodeCall(expression), setup.contains(call.name) else { return }
                findings.append(
                    declared.advice(
                        "setup-repeated", rule: .b07, method: method.plainName, at: call.span,
                        "calls \(call.name) each time it comes",
                        mend: ["move it to viewDidLoad"]))
            }
        }
        return findings
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
