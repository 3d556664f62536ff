import CommandLanguage
import HeadlessUIKit

/// Checks what makes an object of a class that is a value: `(kind as! UIViewController.Type).init()`.
@MainActor
struct MetatypeChecker {
    let line: LineUnderCheck

    /// Only the run tells which class it is, and so which initialisers there are.
    func checkInitialiser(
        of kind: CheckedExpression, _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        var values = [kind]
        for argument in arguments { values.append(try line.expressions.check(argument.value)) }
        let classes = line.classes
        return .computed(values, .named(.erased), at: span) {
            [weak classes] evaluator, values throws(StatementStop) in
            guard let classes, case .object(let reference as TypeReference) = values[0],
                let (initialiser, given) = classes.initialiser(
                    of: reference.described, taking: arguments, Array(values.dropFirst()))
            else { throw .fatal("the class has no such initializer", at: span) }
            return try evaluator.converting(given, at: span) { () throws(ConversionFailure) in
                Changes.note()
                return try initialiser.call(.void, given)
            }
        }
    }
}

extension ClassTable {
    /// The initialiser of the class that takes such arguments, and its values for all parameters; nil where it has none.
    fileprivate func initialiser(
        of type: TypeDescription, taking arguments: [Argument], _ values: [Value]
    ) -> (MemberMethod, [Value])? {
        let known =
            type.members.initialisers + (addition(to: type)?.members.initialisers ?? [])
        for initialiser in known {
            guard let positions = initialiser.positions(of: arguments) else { continue }
            var given = initialiser.parameters.map { $0.defaultValue ?? .null }
            for (position, value) in zip(positions, values) { given[position] = value }
            return (initialiser, given)
        }
        return nil
    }
}
