import CommandLanguage

/// Conditions and loops.
extension ObjectiveCWriter {
    func lines(_ branch: CheckedStatement.Branch) throws(CodeGap) -> [String] {
        switch branch {
        case .if(let conditions, let then, let otherwise):
            return try choice(conditions, then, otherwise)
        case .guard(let conditions, let body):
            let test = try test(conditions)
            let isPlain = conditions.count == 1 && !test.contains(" ")
            return ["if (\(isPlain ? "!" + test : "!(\(test))")) {"] + (try inner(body)) + ["}"]
        case .switch(let value, let cases): return try lines(value, cases)
        }
    }

    func lines(_ loop: CheckedStatement.Loop) throws(CodeGap) -> [String] {
        switch loop {
        case .while(let conditions, let body, _):
            return ["while (\(try fixedTest(conditions))) {"] + (try inner(body)) + ["}"]
        case .repeatWhile(let body, let condition):
            return ["do {"] + (try inner(body)) + ["} while (\(try text(condition)));"]
        case .forIn(let loop): return try lines(loop)
        case .forClassic: throw CodeGap("it is Objective-C's already")
        }
    }

    private func choice(
        _ conditions: [CheckedCondition], _ then: CheckedBlock, _ otherwise: CheckedBlock?
    ) throws(CodeGap) -> [String] {
        let head = ["if (\(try test(conditions))) {"] + (try inner(then))
        guard let otherwise else { return head + ["}"] }
        if otherwise.statements.count == 1,
            case .branch(.if(let next, let body, let last))? =
                otherwise.statements.first, next.allSatisfy(\.isExpression)
        {
            let rest = try choice(next, body, last)
            return head + ["} else " + rest[0]] + rest.dropFirst()
        }
        return head + ["} else {"] + (try inner(otherwise)) + ["}"]
    }

    /// What must hold; what is bound stands before the statement.
    private func test(_ conditions: [CheckedCondition]) throws(CodeGap) -> String {
        var texts: [String] = []
        for condition in conditions {
            switch condition {
            case .expression(let value):
                texts.append(try conditions.count > 1 ? operand(value) : text(value))
            case .binding(let binding, let value): texts.append(try bind(binding, value))
            case .pattern: throw CodeGap("patterns are Swift's")
            }
        }
        return texts.joined(separator: " && ")
    }

    /// A condition that is read again and again, so that nothing can stand before it.
    private func fixedTest(_ conditions: [CheckedCondition]) throws(CodeGap) -> String {
        guard conditions.allSatisfy(\.isExpression) else {
            throw CodeGap("a loop that binds a name is Swift's")
        }
        return try test(conditions)
    }

    /// The name that is not nil if the value is not; one that is there already serves as it is.
    private func bind(
        _ binding: CheckedBinding, _ value: CheckedExpression
    ) throws(CodeGap) -> String {
        guard case .local(let variable) = binding else {
            throw CodeGap("a name that 'if let' gives to the whole session is Swift's")
        }
        let source = try text(value)
        if variable.name == "self" { rename(variable, "strongSelf") }
        let name = name(of: variable)
        if source == name { return name }
        precede(try variable.type.objectiveC(declaring: name) + " = \(source);")
        return name
    }

    // MARK: Loops

    /// `forEach` with a closure; nil for any other expression.
    func loop(_ value: CheckedExpression) throws(CodeGap) -> [String]? {
        guard case .member(.method(let array, let method, let arguments, _)) = value.kind,
            method.name == "forEach(_:)", case .closure(let body)? = arguments.first?.kind,
            body.parameters.count == 1, body.captures.allSatisfy(\.isStrong)
        else { return nil }
        for case .variable(let outer, let inner) in body.captures { rename(inner, name(of: outer)) }
        let parameter = body.parameters[0]
        if parameter.name.hasPrefix("$") { rename(parameter, "each") }
        return [try head(parameter, array) + " {"] + (try inner(body.body)) + ["}"]
    }

    /// `for (index, element) in array.enumerated()`; nil for any other loop.
    private func enumeration(_ loop: CheckedForIn) throws(CodeGap) -> [String]? {
        guard loop.isTuple, loop.variables.count == 2,
            case .member(.method(let array, let method, _, _)) = loop.sequence.kind,
            method.name == "enumerated()", case .array(let type) = array.type.unwrapped
        else { return nil }
        let index = loop.variables[0].map(name) ?? "index"
        var source = try operand(array)
        var lead: [String] = []
        if !array.isName {
            // The array is made once, before the loop.
            let name = "list" + (loop.variables[1].map(name) ?? index).capitalisedFirst
            lead = ended(try array.type.objectiveC(declaring: name) + " = \(source)")
            source = name
        }
        var body = try filtered(loop)
        if let element = loop.variables[1] {
            let value = try unboxed("\(source)[\(index)]", type)
            body.insert(try type.objectiveC(declaring: name(of: element)) + " = \(value);", at: 0)
        }
        let head = "for (NSInteger \(index) = 0; \(index) < \(source).count; \(index)++) {"
        let lines = [head] + body.map(Self.indented) + ["}"]
        return lead.isEmpty ? lines : ["{"] + (lead + lines).map(Self.indented) + ["}"]
    }

    /// The body of a loop, which goes on with the next element where the filter does not hold.
    private func filtered(_ loop: CheckedForIn) throws(CodeGap) -> [String] {
        let body = try lines(loop.body)
        guard let filter = loop.filter else { return body }
        return ["if (!\(try operand(filter))) {", "    continue;", "}"] + body
    }

    private func lines(_ loop: CheckedForIn) throws(CodeGap) -> [String] {
        if let enumeration = try enumeration(loop) { return enumeration }
        guard !loop.isTuple, loop.pattern == nil, loop.variables.count == 1 else {
            throw CodeGap("a loop over several names at once is Swift's")
        }
        let head = try head(loop.variables[0], loop.sequence)
        return [head + " {"] + (try filtered(loop)).map(Self.indented) + ["}"]
    }

    private func head(
        _ variable: LocalVariable?, _ sequence: CheckedExpression
    ) throws(CodeGap) -> String {
        let name = variable.map(name) ?? "index"
        if case .operation(.range(let lower?, let upper?, let isClosed)) = sequence.kind {
            let sign = isClosed ? "<=" : "<"
            let (first, last) = (try text(lower), try operand(upper))
            return "for (NSInteger \(name) = \(first); \(name) \(sign) \(last); \(name)++)"
        }
        guard case .array(let element) = sequence.type.unwrapped, !element.isValueOfC else {
            throw CodeGap("only ranges and arrays of objects are looped over in Objective-C")
        }
        let type = try element.objectiveC(declaring: name)
        return "for (\(type) in \(try text(sequence)))"
    }

    // MARK: Switches

    private func lines(
        _ value: CheckedExpression, _ cases: [CheckedCase]
    ) throws(CodeGap) -> [String] {
        guard value.type.isScalar, !value.type.isNamed(.double) else {
            throw CodeGap("switch goes over whole numbers in Objective-C")
        }
        var lines = ["switch (\(try text(value))) {"]
        for each in cases {
            lines += try labels(each.patterns).map { "    " + $0 }
            let end = each.fallsThrough ? [] : ["break;"]
            lines += (try self.lines(each.body) + end).map { Self.indented(Self.indented($0)) }
        }
        return lines + ["}"]
    }

    private func labels(_ patterns: [CheckedPattern]) throws(CodeGap) -> [String] {
        if patterns.isEmpty { return ["default:"] }
        var labels: [String] = []
        for pattern in patterns {
            guard let value = pattern.kind.equal, pattern.filter == nil else {
                throw CodeGap("patterns are Swift's")
            }
            labels.append("case \(try text(value)):")
        }
        return labels
    }
}

extension CheckedCapture {
    /// Whether it is captured as a loop would see it.
    fileprivate var isStrong: Bool { if case .variable = self { true } else { false } }
}

extension CheckedExpression {
    /// Whether it is a name, which gives the same again and again.
    fileprivate var isName: Bool { if case .name = kind { true } else { false } }
}

extension CheckedCondition {
    fileprivate var isExpression: Bool { if case .expression = self { true } else { false } }
}
