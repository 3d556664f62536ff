import CommandLanguage
import HierarchyRecords

/// Child code that reaches for its parent's other children (B03).
enum SiblingAccess: Advice {
    static func findings(in declared: DeclaredClass, among all: [DeclaredClass]) -> [Finding] {
        var findings: [Finding] = []
        for (method, statements) in declared.bodies {
            CodeWalk.expressions(of: statements) { expression in
                guard let (base, name) = expression.member, base.isParent,
                    name == "children" || name == "childViewControllers"
                else { return }
                findings.append(
                    declared.advice(
                        "sibling-access", rule: .b03, method: method, at: expression.span,
                        "gets at its siblings through its parent's \(name)",
                        mend: ["tell the container, through a delegate, and let it tell the other"])
                )
            }
        }
        return findings
    }
}
