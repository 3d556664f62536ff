import HeadlessUIKit

/// The methods of objects as the statements of one session know them.
@MainActor
package final class StatementMethods: MethodTable {
    /// The types of the session, with what it adds to the model's.
    let classes: ClassTable

    package init(_ statements: Evaluator) { classes = statements.variables.classes }

    package func method(_ selector: String, of object: AnyObject) -> KnownMethod? {
        AnyTarget(object: object).knownMethod(selector)
    }

    package func overrides(_ action: ContentAction, in controller: UIViewController) -> Bool {
        guard let kind = (controller as? any ScriptedObject)?.script.kind else { return false }
        let member: OverridableMember =
            switch action {
            case .show: .`show(_:sender:)`
            case .showDetail: .`showDetailViewController(_:sender:)`
            }
        return kind.overrides[member.rawValue] != nil
    }
}
