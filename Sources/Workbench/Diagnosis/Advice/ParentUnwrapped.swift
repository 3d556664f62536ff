import CommandLanguage
import HierarchyRecords

/// Child code that takes it for granted that there is a parent (B04).
enum ParentUnwrapped: Advice {
    static func findings(in declared: DeclaredClass, among all: [DeclaredClass]) -> [Finding] {
        var findings: [Finding] = []
        for (method, statements) in declared.bodies {
            CodeWalk.expressions(of: statements) { expression in
                guard case .link(.forceUnwrap(let inner)) = expression.kind, inner.isParent else {
                    return
                }
                findings.append(
                    declared.advice(
                        "parent-unwrapped", rule: .b04, method: method, at: inner.span,
                        "unwraps its parent by force",
                        mend: ["weak var delegate: …Delegate?, which the container sets"]))
            }
        }
        return findings
    }
}
