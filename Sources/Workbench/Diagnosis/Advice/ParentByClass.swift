import CommandLanguage
import HierarchyRecords

/// Child code that names the class of its parent (B02).
enum ParentByClass: Advice {
    static func findings(in declared: DeclaredClass, among all: [DeclaredClass]) -> [Finding] {
        var findings: [Finding] = []
        for (method, statements) in declared.bodies {
            CodeWalk.expressions(of: statements) { expression in
                guard case .operation(.cast(let value, _, let type)) = expression.kind,
                    value.isParent,
                    !type.unwrapped.isNamed("UIViewController")
                else { return }
                findings.append(
                    declared.advice(
                        "parent-by-class", rule: .b02, method: method, at: expression.span,
                        "assumes that its parent is a \(type)",
                        mend: ["declare a protocol, and ask a weak delegate"]))
            }
        }
        return findings
    }
}
