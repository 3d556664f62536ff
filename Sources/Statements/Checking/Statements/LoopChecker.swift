import CommandLanguage

/// Checks loops.
@MainActor
struct LoopChecker {
    let line: LineUnderCheck

    func check(_ loop: Statement.Loop) throws(Diagnostic) -> CheckedStatement {
        switch loop {
        case .while(let conditions, let body): return try checkWhile(conditions, body)
        case .repeatWhile(let body, let condition):
            let body = try checkLoopBody(body)
            return .loop(
                .repeatWhile(
                    body, try line.expressions.check(condition, as: .bool, for: "a condition")))
        case .forIn(let loop): return try checkForIn(loop)
        case .forClassic(let initial, let condition, let step, let body):
            return try checkForClassic(initial, condition, step, body)
        }
    }

    private func checkWhile(
        _ conditions: [CommandLanguage.Condition], _ body: [Statement]
    ) throws(Diagnostic) -> CheckedStatement {
        line.scope.openBlock()
        defer { line.scope.closeBlock() }
        let first = line.scope.slotCount
        let tests = try line.branches.checkConditions(conditions)
        let span = conditions.first?.span ?? SourceSpan(line: 1, column: 1)
        return .loop(.while(tests, try checkLoopBody(body, from: first), span))
    }

    private func checkLoopBody(
        _ body: [Statement], from first: Int? = nil
    ) throws(Diagnostic) -> CheckedBlock {
        let label = line.scope.takeLabel()
        line.scope.loopDepth += 1
        line.scope.breakDepth += 1
        defer {
            line.scope.loopDepth -= 1
            line.scope.breakDepth -= 1
        }
        var block = try line.statements.checkBlock(body, from: first)
        block.label = label
        return block
    }

    private func checkForIn(_ loop: ForIn) throws(Diagnostic) -> CheckedStatement {
        let values = try checkSequence(loop)
        let element = values.type.description?.stubUse?.part(0).map { ValueType.named($0.type) }
        let sequence = known(values).settled(as: .array(element ?? .foreign), in: line.classes)
        // What only the run tells may be a sequence of whatever it turns out to be.
        let untold = sequence.type.isErased ? ValueType.named(.erased) : nil
        guard let element = sequence.type.sequenceElement ?? untold else {
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
        line.scope.openBlock()
        defer { line.scope.closeBlock() }
        let first = line.scope.slotCount
        let pattern = try loop.pattern.map { pattern throws(Diagnostic) in
            try line.patterns.check(pattern, of: element)
        }
        let variables = try declareElements(loop, element)
        let filter = try loop.filter.map { filter throws(Diagnostic) in
            try line.expressions.check(filter, as: .bool, for: "'where'")
        }
        return .loop(
            .forIn(
                CheckedForIn(
                    sequence: sequence, variables: variables, isTuple: loop.isTuple,
                    pattern: pattern,
                    filter: filter, body: try checkLoopBody(loop.body, from: first))))
    }

    /// What a loop goes over: in Objective-C `nil` has no elements, and a dictionary its keys.
    private func checkSequence(
        _ loop: ForIn
    ) throws(Diagnostic) -> CheckedExpression {
        if line.language == .objectiveC {
            return try line.expressions.check(loop.sequence).asSequenceOfC
        }
        guard let written = loop.type else {
            return try elements(of: line.expressions.check(loop.sequence), loop.sequence)
        }
        let type = try line.types.type(written)
        let value = try line.expressions.check(loop.sequence, expecting: .array(type))
        guard let element = value.type.sequenceElement,
            element.fits(type, in: line.classes), type.fits(element, in: line.classes)
        else {
            throw Diagnostic(
                .wrongType, at: loop.sequence.span,
                "'for' needs elements of type \(type.name) here, not \(value.type.name)")
        }
        return value
    }

    /// A list of which only a library that is not here knows what it holds has no elements.
    private func known(_ sequence: CheckedExpression) -> CheckedExpression {
        guard line.language == .swift, sequence.type.sequenceElement == nil,
            !sequence.type.isForeign, let type = sequence.type.description,
            line.foreign.owner(of: type) != nil
        else { return sequence }
        return .computed([sequence], .array(.foreign), at: sequence.span) {
            _, _ throws(StatementStop) in .array([])
        }
    }

    /// What a stream of `async` code has is there when it is made.
    private func elements(
        of sequence: CheckedExpression, _ written: Expression
    ) throws(Diagnostic) -> CheckedExpression {
        guard let type = sequence.type.description?.template, type.name == "AsyncStream",
            line.classes.prelude.abbreviates(type)
        else { return sequence }
        return try line.expressions.check(
            Expression(
                .link(.member(written, name: "elements", isOptional: false)), span: written.span))
    }

    private func declareElements(
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
                isNeeded
                    ? try line.declarations.declareLocal(
                        name, type, loop.isVariable ? [] : .constant) : nil)
        }
        return variables
    }

    private func checkForClassic(
        _ initial: Statement?, _ condition: Expression?, _ step: Statement?, _ body: [Statement]
    ) throws(Diagnostic) -> CheckedStatement {
        line.scope.openBlock()
        defer { line.scope.closeBlock() }
        let begin = try initial.map { initial throws(Diagnostic) in
            try line.statements.check(initial)
        }
        let test = try condition.map { condition throws(Diagnostic) in
            try line.expressions.check(condition, as: .bool, for: "a condition")
        }
        let next = try step.map { step throws(Diagnostic) in try line.statements.check(step) }
        return .loop(
            .forClassic(
                CheckedClassicLoop(
                    initial: begin, condition: test, step: next, body: try checkLoopBody(body),
                    span: condition?.span ?? SourceSpan(line: 1, column: 1))))
    }
}
