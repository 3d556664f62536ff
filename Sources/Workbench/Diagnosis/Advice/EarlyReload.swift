import CommandLanguage
import HierarchyRecords

/// Content reloaded before the subviews are laid out (B09).
enum EarlyReload: Advice {
    private static let callbacks = ["viewWillLayoutSubviews", "updateViewConstraints"]

    static func findings(in declared: DeclaredClass, among all: [DeclaredClass]) -> [Finding] {
        var findings: [Finding] = []
        for method in callbacks.flatMap(declared.methods) {
            CodeWalk.expressions(of: method.body) { expression in
                guard let call = CodeCall(expression), call.name.hasPrefix("reload") else { return }
                findings.append(
                    declared.advice(
                        "reload-early", rule: .b09, method: method.plainName, at: call.span,
                        "calls \(call.name) before the subviews have their frames",
                        mend: ["move it to viewDidLayoutSubviews"]))
            }
        }
        return findings
    }
}
