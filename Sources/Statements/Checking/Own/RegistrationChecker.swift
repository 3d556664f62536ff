import CommandLanguage
import HeadlessUIKit

/// Checks registrations of cells, whose type arguments say what their closures are given:
/// `UICollectionView.CellRegistration<Cell, Item> { cell, indexPath, item in … }`.
@MainActor
struct RegistrationChecker {
    let line: LineUnderCheck

    private static let cells = "UICollectionView.CellRegistration"
    private static let supplementaries = "UICollectionView.SupplementaryRegistration"

    /// The call of such a type; nil for any other.
    func check(
        _ written: TypeSyntax, _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression? {
        guard case .generic(let base, let parts) = written.kind,
            [Self.cells, Self.supplementaries].contains(base.description),
            let handler = arguments.last?.value,
            let type = line.types.type(named: base.description), let view = parts.first,
            let method = type.members.initialisers.first,
            method.parameters.count == arguments.count + 1
        else { return nil }
        let own = try line.types.type(view)
        var values = [line.members.reference(to: own.nearestDescription, at: view.span)]
        let given: [ValueType]
        if base.description == Self.cells, parts.count == 2 {
            given = [own, .named(.indexPath), try line.types.type(parts[1])]
        } else if base.description == Self.supplementaries, parts.count == 1 {
            given = [own, .string, .named(.indexPath)]
            values.append(
                try line.expressions.check(
                    arguments[0].value, as: .string, for: "'elementKind'"))
        } else {
            return nil
        }
        values.append(
            try line.expressions.check(
                handler, as: .function(given, .void), for: "the registration"))
        return CheckedExpression(.member(.initialiser(method, values)), .named(type), at: span)
    }

    /// The call of such a type without type arguments: what fills the views says of which class they are.
    /// `UICollectionView.CellRegistration(handler: fill)`; nil for any other call.
    func checkHandler(
        of type: TypeDescription, _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression? {
        let isOfCells = type.name == "UICollectionViewCellRegistration"
        guard isOfCells || type.name == "UICollectionViewSupplementaryRegistration",
            let handler = arguments.last, handler.label ?? "handler" == "handler",
            let method = type.members.initialisers.first,
            method.parameters.count == arguments.count + 1
        else { return nil }
        let view = ValueType.generic(.element)
        let given: [ValueType] =
            isOfCells
            ? [view, .named(.indexPath), .generic(.value)] : [view, .string, .named(.indexPath)]
        let filling = try line.expressions.check(
            handler.value, expecting: .function(given, .void))
        guard case .function(let parameters, _) = filling.type, let own = parameters.first,
            own.mayBeObject
        else {
            throw Diagnostic(
                .wrongType, at: handler.value.span,
                "nothing here tells of which class the views are",
                hint: "{ (cell: UICollectionViewListCell, indexPath, item: String) in … }")
        }
        var values = [
            line.members.reference(to: own.nearestDescription, at: handler.value.span)
        ]
        for argument in arguments.dropLast() {
            values.append(
                try line.expressions.check(argument.value, as: .string, for: "'elementKind'"))
        }
        return CheckedExpression(
            .member(.initialiser(method, values + [filling])), .named(type), at: span)
    }

    /// `collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)`; nil for any other
    /// call.
    func checkDequeue(
        _ name: String, from view: CheckedLink, _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedLink? {
        guard
            ["dequeueConfiguredReusableCell", "dequeueConfiguredReusableSupplementary"]
                .contains(name), arguments.first?.label == "using", arguments.count > 1
        else { return nil }
        let registration = try line.expressions.check(arguments[0].value)
        guard let method = line.classes.methods("dequeue", of: registration.type.unwrapped).first,
            method.parameters.count == arguments.count
        else { return nil }
        var values = [view.value]
        for (argument, parameter) in zip(arguments, method.parameters).dropFirst() {
            values.append(
                try line.expressions.check(
                    argument.value, as: parameter.type, for: "'\(name)'"))
        }
        let value = CheckedExpression(
            .member(.method(registration, method, values, isChained: false)), method.result,
            at: span)
        return CheckedLink(value, isChained: view.isChained)
    }
}
