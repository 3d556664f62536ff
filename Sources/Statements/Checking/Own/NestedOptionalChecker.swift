import CommandLanguage

/// Checks what Swift gives as an optional of an optional, where only one of the two is left at once: `views.first!` and
/// `views.last as? UILabel` of `[UIView?]`, `names["a"] ?? nil` of `[String: String?]`.
@MainActor
struct NestedOptionalChecker {
    let line: LineUnderCheck

    /// The value of the expression; of what is found in a collection of optionals, where nil is both what is missing and
    /// what is `nil`.
    func checkFlat(
        _ expression: Expression, expecting expected: ValueType? = nil
    ) throws(Diagnostic) -> CheckedExpression {
        let before = line.memory
        do throws(Diagnostic) {
            return try line.expressions.check(expression, expecting: expected)
        } catch {
            let found = try find(expression, after: error, from: before)
            return .computed(found.operands, found.type, at: expression.span) {
                _, values throws(StatementStop) in
                found.read(values) ?? .null
            }
        }
    }

    /// What stands before `!`: the element that is found, which may be `nil` itself; nothing is left to unwrap then.
    func checkUnwrapped(
        _ expression: Expression, expecting expected: ValueType? = nil
    ) throws(Diagnostic) -> (link: CheckedLink, isUnwrapped: Bool) {
        let before = line.memory
        do throws(Diagnostic) {
            return (try line.chains.checkLink(expression, expecting: expected), false)
        } catch {
            let found = try find(expression, after: error, from: before)
            let value = CheckedExpression.computed(
                found.operands, found.type, at: expression.span
            ) { _, values throws(StatementStop) in
                guard let value = found.read(values) else {
                    throw .nilFound(at: expression.span, implicitly: false)
                }
                return value
            }
            return (CheckedLink(value), true)
        }
    }

    /// What finds an element that is an optional itself.
    private struct Finding {
        let operands: [CheckedExpression]
        let type: ValueType
        let read: @MainActor ([Value]) -> Value?
    }

    /// What the expression finds that was refused as an optional of an optional; throws what was wrong otherwise.
    private func find(
        _ expression: Expression, after error: Diagnostic, from before: LineUnderCheck.Memory
    ) throws(Diagnostic) -> Finding {
        guard line.language == .swift, error == .nestedOptional(at: expression.span) else {
            throw error
        }
        line.goBack(to: before)
        switch expression.kind {
        case .link(.member(let base, let name, isOptional: false)):
            if let found = try end(name, of: base) { return found }
        case .link(.index(let base, let arguments)):
            if let found = try entry(arguments, of: base) { return found }
        case .link, .name, .type, .implicitMember, .literal, .message, .operation, .closure,
            .attempt, .address:
            break
        }
        throw error
    }

    private func end(_ name: String, of base: Expression) throws(Diagnostic) -> Finding? {
        let array = try line.expressions.check(base)
        guard case .array(let element) = array.type, name == "first" || name == "last" else {
            return nil
        }
        let isFirst = name == "first"
        return Finding(operands: [array], type: element) { values in
            isFirst ? values[0].elements.first : values[0].elements.last
        }
    }

    private func entry(
        _ arguments: [Argument], of base: Expression
    ) throws(Diagnostic) -> Finding? {
        let dictionary = try line.expressions.check(base)
        guard case .dictionary(let key, let entry) = dictionary.type, arguments.count == 1 else {
            return nil
        }
        let index = try line.expressions.check(
            arguments[0].value, as: key, for: "a dictionary's key")
        return Finding(operands: [dictionary, index], type: entry) { values in
            guard case .dictionary(let entries) = values[0] else { return nil }
            return entries.first { $0.key.equals(values[1]) }?.value
        }
    }
}
