import HeadlessUIKit

/// The methods of objects as statements know them.
@MainActor
package final class StatementMethods: MethodTable {
    package init() {}

    package func method(_ selector: String, of object: AnyObject) -> KnownMethod? {
        AnyTarget(object: object).knownMethod(selector)
    }
}
