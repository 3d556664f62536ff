import CommandLanguage
import HeadlessUIKit

/// Checks what makes an object of a class that only the run tells: `(kind as! UIViewController.Type).init()`, and
/// `Self(…)` in code whose `Self` may be a subclass.
@MainActor
struct MetatypeChecker {
    let line: LineUnderCheck

    /// Only the run tells which class it is, and so which initialisers there are.
    func checkInitialiser(
        of kind: CheckedExpression, _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        var values: [CheckedExpression] = []
        for argument in arguments { values.append(try line.expressions.check(argument.value)) }
        return making(kind, values, as: .named(.erased), at: span) { classes, type in
            classes.initialiser(of: type, taking: arguments)
        }
    }

    /// The same where it is known what the type must be, whose initialisers tell of which types the arguments are.
    func check(
        _ kind: CheckedExpression, as type: ValueType, _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        let known = type.description.map(initialisers(ofSelf:)) ?? []
        guard let description = type.description,
            known.contains(where: { $0.positions(of: arguments) != nil })
        else { return try checkInitialiser(of: kind, arguments, at: span).retyped(type) }
        let call = try line.arguments.check(
            arguments, of: known, receiver: type, owner: description.name, at: span)
        let result = call.method.result.isOptional ? type.wrapped : type
        return making(kind, call.arguments, as: result, at: span) { classes, type in
            let found = classes.initialisers(of: type).first { $0.name == call.method.name }
            return found.map { ($0, Array(call.arguments.indices)) }
        }
    }

    /// `Self(…)` of a class or of a protocol's extension; nil where `Self` is one type alone.
    func checkSelf(
        _ type: TypeDescription, _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression? {
        guard line.language == .swift, type.isClass || type.isScripted && type.isProtocol,
            let own = line.members.typeOfSelf(at: span)
        else { return nil }
        let known = initialisers(ofSelf: type)
        guard known.contains(where: { $0.positions(of: arguments) != nil }) else {
            return try checkInitialiser(of: own, arguments, at: span).retyped(.named(type))
        }
        let call = try line.arguments.check(
            arguments, of: known, receiver: .named(type), owner: type.name, at: span)
        let result: ValueType =
            call.method.result.isOptional ? .named(type).wrapped : .named(type)
        return making(own, call.arguments, as: result, at: span) { classes, type in
            let found = classes.initialisers(of: type).first { $0.name == call.method.name }
            return found.map { ($0, Array(call.arguments.indices)) }
        }
    }

    /// Those of a class; of a protocol or of several types together, those of the class among them.
    private func initialisers(ofSelf type: TypeDescription) -> [MemberMethod] {
        let isClass = !type.isProtocol && type.parts.isEmpty
        return (isClass ? type : type.superclass).map(line.classes.initialisers) ?? []
    }

    private func making(
        _ kind: CheckedExpression, _ values: [CheckedExpression], as result: ValueType,
        at span: SourceSpan,
        by find: @escaping (ClassTable, TypeDescription) -> (MemberMethod, positions: [Int])?
    ) -> CheckedExpression {
        let classes = line.classes
        return .computed([kind] + values, result, at: span) {
            [weak classes] evaluator, values throws(StatementStop) in
            guard let classes, case .object(let reference as TypeReference) = values[0],
                let (initialiser, positions) = find(classes, reference.described)
            else { throw .fatal("the class has no such initializer", at: span) }
            var given = initialiser.parameters.map { $0.defaultValue ?? .null }
            for (position, value) in zip(positions, values.dropFirst()) { given[position] = value }
            return try evaluator.converting(given, at: span) { () throws(ConversionFailure) in
                Changes.note()
                return try initialiser.call(.void, given)
            }
        }
    }
}

extension ClassTable {
    /// The initialisers of the type, and those that the session's extensions add to it.
    func initialisers(of type: TypeDescription) -> [MemberMethod] {
        type.members.initialisers + (addition(to: type)?.members.initialisers ?? [])
    }

    /// The initialiser of the class that takes such arguments, and which parameters they go to; nil where it has none.
    fileprivate func initialiser(
        of type: TypeDescription, taking arguments: [Argument]
    ) -> (MemberMethod, positions: [Int])? {
        for initialiser in initialisers(of: type) {
            if let positions = initialiser.positions(of: arguments) {
                return (initialiser, positions)
            }
        }
        return nil
    }
}
