import HeadlessUIKit

/// The methods of objects as the statements of one session know them.
@MainActor
package final class StatementMethods: MethodTable {
    /// The types of the session, with what it adds to the model's.
    let classes: ClassTable

    package init(_ statements: StatementInterpreter) { classes = statements.variables.classes }

    package func method(_ selector: String, of object: AnyObject) -> KnownMethod? {
        AnyTarget(object: object).knownMethod(selector)
    }
}
