import CommandLanguage

extension SwiftWriter {
    func operation(
        _ operation: Expression.Operation, expecting type: ValueType?
    ) throws(CodeGap) -> Text {
        switch operation {
        case .prefix("!", let inner): return try negation(inner)
        case .prefix(let op, let inner):
            let value = try text(inner)
            return Text(text: op + value.operand, type: value.type)
        case .infix("|", let left, let right) where type?.isOptions == true:
            let options = try self.options(left, right, of: type)
            return Text(text: "[\(options.joined(separator: ", "))]", type: type)
        case .infix(let op, let left, let right): return try infix(op, left, right)
        case .ternary(let test, let yes, let no):
            let (first, second) = (try text(yes, expecting: type), try text(no, expecting: type))
            return Text(
                text: "\(try condition(test)) ? \(first.operand) : \(second.operand)",
                type: first.type, isCompound: true)
        case .cast(let inner, _, let written): return try cast(inner, written)
        }
    }

    // MARK: Conditions

    /// What is true where the expression counts as true there: objects that are not nil, numbers
    /// that are not 0.
    func condition(_ expression: Expression) throws(CodeGap) -> String {
        let value = try text(expression)
        return isObject(value)
            ? "\(value.operand) != nil"
            : isNumber(value)
                ? "\(value.operand) != 0" : value.text
    }

    private func negation(_ inner: Expression) throws(CodeGap) -> Text {
        let value = try text(inner)
        if isObject(value) {
            return Text(text: "\(value.operand) == nil", type: .bool, isCompound: true)
        }
        if isNumber(value) {
            return Text(text: "\(value.operand) == 0", type: .bool, isCompound: true)
        }
        return Text(text: "!" + value.operand, type: .bool)
    }

    private func isObject(_ value: Text) -> Bool {
        guard let type = value.type?.unwrapped else { return false }
        if case .function = type { return true }
        return type.mayBeObject || type.isNamed(.string)
    }

    private func isNumber(_ value: Text) -> Bool {
        guard let type = value.type else { return false }
        return type.isInteger || type.isNamed(.double) || type.isNamed(.float)
    }

    // MARK: Operators

    private func infix(
        _ op: String, _ left: Expression, _ right: Expression
    ) throws(CodeGap) -> Text {
        if op == "&&" || op == "||" {
            let (first, second) = (try condition(left), try condition(right))
            return Text(text: "\(first) \(op) \(second)", type: .bool, isCompound: true)
        }
        let first = try text(left)
        let second = try text(right, expecting: first.type)
        let compares = ["==", "!=", "<", ">", "<=", ">="].contains(op)
        let isSame =
            (op == "==" || op == "!=") && isObject(first) && isObject(second)
            && second.type?.isNull != true
        return Text(
            text: "\(first.operand) \(isSame ? op + "=" : op) \(second.operand)",
            type: compares ? .bool : first.type, isCompound: true)
    }

    /// Options that C joins by their bits.
    private func options(
        _ left: Expression, _ right: Expression, of type: ValueType?
    ) throws(CodeGap) -> [String] {
        var parts = [try text(right, expecting: type).text]
        var rest = left
        while case .operation(.infix("|", let left, let right)) = rest.kind {
            parts.insert(try text(right, expecting: type).text, at: 0)
            rest = left
        }
        return [try text(rest, expecting: type).text] + parts
    }

    private func cast(_ inner: Expression, _ written: TypeSyntax) throws(CodeGap) -> Text {
        let value = try text(inner)
        guard let type = valueType(written), !type.isAny else { return value }
        if type.isScalar {
            let isSame = value.type.map { $0.name == type.name } ?? false
            return isSame ? value : Text(text: "\(type.codeName)(\(value.text))", type: type)
        }
        return Text(text: "\(value.operand) as! \(type.name)", type: type, isCompound: true)
    }
}
