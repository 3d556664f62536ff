import HeadlessUIKit

/// The methods of objects as statements know them.
@MainActor
final class StatementMethods: MethodTable {
    func method(_ selector: String, of object: AnyObject) -> KnownMethod? {
        AnyTarget(object: object).knownMethod(selector)
    }
}
