import CommandLanguage

/// Checks operators that code defines for its own types.
@MainActor
struct OwnOperatorChecker {
    let line: LineUnderCheck

    /// `left op right` by a function of that name, of one of the operands' types or of none; nil where none fits.
    func check(
        _ op: String, _ left: CheckedExpression, _ right: CheckedExpression, at span: SourceSpan
    ) -> CheckedExpression? {
        for type in [left.type, right.type].compactMap(\.unwrapped.description) {
            guard let method = method(op, of: type, left, right) else { continue }
            return CheckedExpression(
                .member(.staticMethod(type, method, [left, right])), method.result, at: span)
        }
        let functions = line.functions(named: op)
        guard let function = functions.first(where: { fits($0.method, left, right) }) else {
            return nil
        }
        return CheckedExpression(
            .call(.function(function, [left, right])), function.method.result, at: span)
    }

    private func method(
        _ op: String, of type: TypeDescription, _ left: CheckedExpression,
        _ right: CheckedExpression
    ) -> MemberMethod? {
        type.lineage(in: line.classes).flatMap(\.members.staticMethods).first {
            $0.base == op && fits($0, left, right)
        }
    }

    private func fits(
        _ method: MemberMethod, _ left: CheckedExpression, _ right: CheckedExpression
    ) -> Bool {
        method.parameters.count == 2
            && left.type.fits(method.parameters[0].type, in: line.classes)
            && right.type.fits(method.parameters[1].type, in: line.classes)
    }
}
