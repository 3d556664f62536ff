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

    /// `left op right` by an operator that Swift does not have.
    func check(
        _ op: String, _ left: Expression, _ right: Expression, at span: SourceSpan,
        expecting expected: ValueType?
    ) throws(Diagnostic) -> CheckedExpression {
        let before = line.memory
        let operands = [left, right].map { try? line.expressions.check($0) }
        line.goBack(to: before)
        for type in operands.compactMap({ $0?.type.unwrapped.description }) {
            if let made = try checkMember(op, of: type, left, right, at: span) { return made }
        }
        let functions = line.functions(named: op)
        if !functions.isEmpty {
            return try line.functionCalls.checkCall(
                of: functions, arguments(left, right, of: functions.map(\.method)), at: span,
                expecting: expected)
        }
        // Swift has no such operator, and the code declares none: a library has it.
        if !line.classes.inert.absent.isEmpty
            || operands.contains(where: {
                $0.map { line.foreign.isOpen($0.type.unwrapped) } ?? false
            })
        {
            try line.inert.use("'\(op)'", at: span)
            return try line.foreign.answer(
                of: line.expressions.check(left), [Argument(value: right)], isCall: false, at: span)
        }
        throw Diagnostic(.unsupported, at: span, "the operator '\(op)' is not understood")
    }

    /// An operator of Swift's for a number of a library that is not here, which may have it; nil for any other operands.
    func checkOpen(
        _ op: String, _ left: CheckedExpression, _ right: CheckedExpression, at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression? {
        let isOpen = [left, right].contains { operand in
            guard let type = operand.type.description, !operand.type.isForeign else { return false }
            return line.foreign.owner(of: type) != nil
        }
        guard isOpen, line.language == .swift else { return nil }
        try line.inert.use("'\(op)'", at: span)
        return .computed([left, right], .foreign, at: span) { _, _ throws(StatementStop) in
            .foreignNothing
        }
    }

    /// `left op right` by a function of the type; nil where it has none of that name.
    private func checkMember(
        _ op: String, of type: TypeDescription, _ left: Expression, _ right: Expression,
        at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression? {
        let methods = type.lineage(in: line.classes).flatMap(\.members.staticMethods).filter {
            $0.base == op && $0.parameters.count == 2
        }
        if methods.isEmpty { return nil }
        let call = try line.arguments.check(
            arguments(left, right, of: methods), of: methods, receiver: .named(type),
            owner: type.name, at: span)
        return CheckedExpression(
            .member(.staticMethod(type, call.method, call.arguments)), call.result, at: span)
    }

    /// `place op= value` by a function of code's own, which changes the place; or by its `op`, whose result the place gets.
    /// Nil where code defines neither.
    func checkAssignment(
        _ target: Expression, _ op: String, _ value: Expression, _ type: ValueType
    ) throws(Diagnostic) -> CheckedStatement? {
        guard let own = type.description, own.isScripted else { return nil }
        if let made = try checkMember(op + "=", of: own, target, value, at: value.span) {
            return .expression(made)
        }
        let functions = line.functions(named: op + "=").filter {
            $0.method.parameters.first?.type.name == type.name
        }
        guard !functions.isEmpty else { return nil }
        return .expression(
            try line.functionCalls.checkCall(
                of: functions, arguments(target, value, of: functions.map(\.method)),
                at: value.span, expecting: nil))
    }

    /// The operands as arguments; what the function changes is a place.
    private func arguments(
        _ left: Expression, _ right: Expression, of methods: [MemberMethod]
    ) -> [Argument] {
        let parameters = methods.first?.parameters ?? []
        let isChanged = parameters.first?.isInout == true
        let first = isChanged ? Expression(.address(left), span: left.span) : left
        return zip([first, right], [0, 1]).map { operand, index in
            Argument(
                label: parameters.indices.contains(index) ? parameters[index].label : nil,
                value: operand)
        }
    }

    /// `op operand` by a function of that name; nil where code defines none that fits.
    func checkPrefix(
        _ op: String, _ operand: Expression, at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression? {
        guard operand.mayHaveOwnOperators else { return nil }
        let before = line.memory
        let value = try? line.expressions.check(operand)
        guard let value, let method = prefixMethod(op, value) else {
            line.goBack(to: before)
            return nil
        }
        guard let type = method.type else {
            let function = line.functions(named: op).first { $0.method === method.method }
            return function.map {
                CheckedExpression(.call(.function($0, [value])), $0.method.result, at: span)
            }
        }
        return CheckedExpression(
            .member(.staticMethod(type, method.method, [value])), method.method.result, at: span)
    }

    private func prefixMethod(
        _ op: String, _ value: CheckedExpression
    ) -> (type: TypeDescription?, method: MemberMethod)? {
        let fits = { (method: MemberMethod) in
            method.base == op && method.parameters.count == 1
                && value.type.fits(method.parameters[0].type, in: line.classes)
        }
        if let type = value.type.unwrapped.description,
            let own = type.lineage(in: line.classes).flatMap(\.members.staticMethods).first(
                where: fits)
        {
            return (type, own)
        }
        return line.functions(named: op).map(\.method).first(where: fits).map { (nil, $0) }
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

extension Expression {
    /// Whether its value may be of a type that has operators of its own: a literal's is not.
    fileprivate var mayHaveOwnOperators: Bool {
        switch kind {
        case .literal, .closure, .implicitMember: false
        case .name, .type, .link, .message, .operation, .attempt, .address: true
        }
    }
}
