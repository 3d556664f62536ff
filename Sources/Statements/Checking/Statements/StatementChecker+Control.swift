import CommandLanguage

/// Control flow.
extension StatementChecker {
    mutating func check(_ branch: Statement.Branch) throws(Diagnostic) -> CheckedStatement {
        switch branch {
        case .if(let conditions, let body, let otherwise):
            return try checkIf(conditions, body, otherwise)
        case .guard(let conditions, let body): return try checkGuard(conditions, body)
        case .switch(let value, let cases): return try checkSwitch(value, cases)
        }
    }

    mutating func check(_ loop: Statement.Loop) throws(Diagnostic) -> CheckedStatement {
        switch loop {
        case .while(let conditions, let body): return try checkWhile(conditions, body)
        case .repeatWhile(let body, let condition):
            let body = try checkLoopBody(body)
            return .loop(
                .repeatWhile(body, try check(condition, as: .bool, for: "a condition")))
        case .forIn(let loop): return try checkForIn(loop)
        case .forClassic(let initial, let condition, let step, let body):
            return try checkForClassic(initial, condition, step, body)
        }
    }

    mutating func check(_ block: Statement.Block) throws(Diagnostic) -> CheckedStatement {
        switch block {
        case .plain(let body):
            let label = scope.takeLabel()
            var block = try checkBlock(body)
            block.label = label
            return .block(.plain(block))
        case .defer(let body): return .block(.defer(try checkBlock(body)))
        case .doCatch(let body, let clauses): return try checkDoCatch(body, clauses)
        }
    }

    // MARK: Branches

    private mutating func checkIf(
        _ conditions: [CommandLanguage.Condition], _ body: [Statement], _ otherwise: [Statement]?
    ) throws(Diagnostic) -> CheckedStatement {
        let label = scope.takeLabel()
        scope.openBlock()
        var (tests, then) = try checkConditioned(conditions, body)
        var rest = try otherwise.map { body throws(Diagnostic) in try checkBlock(body) }
        then.label = label
        rest?.label = label
        return .branch(.if(tests, then, rest))
    }

    /// Checks conditions and what runs where they hold, in a block that is open, and closes it.
    private mutating func checkConditioned(
        _ conditions: [CommandLanguage.Condition], _ body: [Statement]
    ) throws(Diagnostic) -> ([CheckedCondition], CheckedBlock) {
        defer { scope.closeBlock() }
        let first = scope.slotCount
        let tests = try checkConditions(conditions)
        return (tests, try checkBlock(body, from: first))
    }

    /// The names that the conditions bind belong to what comes behind.
    private mutating func checkGuard(
        _ conditions: [CommandLanguage.Condition], _ body: [Statement]
    ) throws(Diagnostic) -> CheckedStatement {
        let otherwise = try checkBlock(body)
        guard body.leaves else {
            throw Diagnostic(
                .illegal, at: conditions.first?.span ?? SourceSpan(line: 1, column: 1),
                "the 'else' of 'guard' must leave: 'return', 'break' or 'continue' is missing")
        }
        return .branch(.guard(try checkConditions(conditions), otherwise))
    }

    private mutating func checkWhile(
        _ conditions: [CommandLanguage.Condition], _ body: [Statement]
    ) throws(Diagnostic) -> CheckedStatement {
        scope.openBlock()
        defer { scope.closeBlock() }
        let first = scope.slotCount
        let tests = try checkConditions(conditions)
        let span = conditions.first?.span ?? SourceSpan(line: 1, column: 1)
        return .loop(.while(tests, try checkLoopBody(body, from: first), span))
    }

    private mutating func checkLoopBody(
        _ body: [Statement], from first: Int? = nil
    ) throws(Diagnostic) -> CheckedBlock {
        let label = scope.takeLabel()
        scope.loopDepth += 1
        scope.breakDepth += 1
        defer {
            scope.loopDepth -= 1
            scope.breakDepth -= 1
        }
        var block = try checkBlock(body, from: first)
        block.label = label
        return block
    }

    // MARK: Loops

    private mutating func checkForIn(_ loop: ForIn) throws(Diagnostic) -> CheckedStatement {
        let sequence = try checkSequence(loop)
        guard let element = sequence.type.sequenceElement else {
            let isOptional = sequence.type.unwrapped.sequenceElement != nil
            throw Diagnostic(
                .wrongType, at: sequence.span,
                "'for' needs a sequence, not \(sequence.type.name)",
                hint: isOptional ? "unwrap it with '!' or '?? []'" : nil)
        }
        if case .range(let bound) = sequence.type, !bound.isInteger {
            throw Diagnostic(
                .wrongType, at: sequence.span,
                "a range of \(bound.name) has no elements to go over",
                hint: "stride(from:to:by:)")
        }
        scope.openBlock()
        defer { scope.closeBlock() }
        let first = scope.slotCount
        let pattern = try loop.pattern.map { pattern throws(Diagnostic) in
            try checkPattern(pattern, of: element)
        }
        let variables = try declareElements(loop, element)
        let filter = try loop.filter.map { filter throws(Diagnostic) in
            try check(filter, as: .bool, for: "'where'")
        }
        return .loop(
            .forIn(
                CheckedForIn(
                    sequence: sequence, variables: variables, isTuple: loop.isTuple,
                    pattern: pattern,
                    filter: filter, body: try checkLoopBody(loop.body, from: first))))
    }

    /// What a loop goes over: in Objective-C `nil` has no elements, and a dictionary its keys.
    private mutating func checkSequence(
        _ loop: ForIn
    ) throws(Diagnostic) -> CheckedExpression {
        if language == .objectiveC { return elements(of: try check(loop.sequence)) }
        guard let text = loop.type else { return try check(loop.sequence) }
        let type = try type(named: text, at: loop.sequence.span)
        let value = try check(loop.sequence, expecting: .array(type))
        guard let element = value.type.sequenceElement,
            element.fits(type, in: variables.classes), type.fits(element, in: variables.classes)
        else {
            throw Diagnostic(
                .wrongType, at: loop.sequence.span,
                "'for' needs elements of type \(type.name) here, not \(value.type.name)")
        }
        return value
    }

    private mutating func declareElements(
        _ loop: ForIn, _ element: ValueType
    ) throws(Diagnostic) -> [LocalVariable?] {
        var types = [element]
        if loop.isTuple {
            guard case .tuple(let elements) = element, elements.count == loop.names.count else {
                throw Diagnostic(
                    .wrongType, at: loop.names.first?.span ?? loop.sequence.span,
                    "an element of type \(element.name) does not give \(loop.names.count) names")
            }
            types = elements.map(\.type)
        }
        var variables: [LocalVariable?] = []
        for (name, type) in zip(loop.names, types) {
            let isNeeded = name.text != "_"
            variables.append(
                isNeeded ? try declareLocal(name, type, loop.isVariable ? [] : .constant) : nil)
        }
        return variables
    }

    private mutating func checkForClassic(
        _ initial: Statement?, _ condition: Expression?, _ step: Statement?, _ body: [Statement]
    ) throws(Diagnostic) -> CheckedStatement {
        scope.openBlock()
        defer { scope.closeBlock() }
        let begin = try initial.map { initial throws(Diagnostic) in try check(initial) }
        let test = try condition.map { condition throws(Diagnostic) in
            try check(condition, as: .bool, for: "a condition")
        }
        let next = try step.map { step throws(Diagnostic) in try check(step) }
        return .loop(
            .forClassic(
                CheckedClassicLoop(
                    initial: begin, condition: test, step: next, body: try checkLoopBody(body),
                    span: condition?.span ?? SourceSpan(line: 1, column: 1))))
    }

    // MARK: Conditions

    mutating func checkConditions(
        _ conditions: [CommandLanguage.Condition]
    ) throws(Diagnostic) -> [CheckedCondition] {
        var checked: [CheckedCondition] = []
        for condition in conditions { checked.append(try checkCondition(condition)) }
        return checked
    }

    private mutating func checkCondition(
        _ condition: CommandLanguage.Condition
    ) throws(Diagnostic) -> CheckedCondition {
        switch condition {
        case .expression(let expression):
            return .expression(try check(expression, as: .bool, for: "a condition"))
        case .binding(let name, let isConstant, let annotation, let value):
            let value = try check(value ?? Expression(.name(name.text), span: name.span))
            guard value.type.isOptional || value.isImplicitlyUnwrapped else {
                throw Diagnostic(
                    .wrongType, at: value.span,
                    "'let \(name.text)' needs an optional here, not \(value.type.name)")
            }
            var type = value.type.unwrapped
            if let annotation {
                type = try self.type(named: annotation, at: name.span)
                guard value.type.unwrapped.fits(type, in: variables.classes) else {
                    throw mismatch(value, type.wrapped, "'\(name.text)'")
                }
            }
            if name.text == "_" {
                return .pattern(.init(kind: .instance(nil, type), filter: nil), value)
            }
            return .binding(try declare(name, type, isConstant ? .constant : []), value)
        case .pattern(let pattern, let value):
            let value = try check(value)
            return .pattern(try checkPattern(pattern, of: value.type), value)
        }
    }
}

extension CommandLanguage.Condition {
    /// Where it begins, or its name is.
    var span: SourceSpan {
        switch self {
        case .expression(let value): value.span
        case .binding(let name, _, _, _): name.span
        case .pattern(let pattern, _): pattern.span
        }
    }
}
