import CommandLanguage

/// Conditions, loops and `switch`.
extension Evaluator {
    func holds(_ conditions: [CheckedCondition], _ frame: Frame) throws(StatementStop) -> Bool {
        for condition in conditions {
            guard try holds(condition, frame) else { return false }
        }
        return true
    }

    private func holds(
        _ condition: CheckedCondition, _ frame: Frame
    ) throws(StatementStop) -> Bool {
        switch condition {
        case .expression(let expression): return try isTrue(expression, frame)
        case .binding(let binding, let value):
            let value = try evaluate(value, frame)
            if value.isNull { return false }
            bind(value, to: binding, frame)
            return true
        case .pattern(let pattern, let value):
            return try matches(pattern, try evaluate(value, frame), frame)
        }
    }

    // MARK: Loops

    func run(
        _ loop: CheckedStatement.Loop, _ frame: Frame
    ) throws(StatementStop) -> Flow {
        switch loop {
        case .while(let conditions, let body, let span):
            return try self.loop(body, frame, at: span) { () throws(StatementStop) in
                try holds(conditions, frame)
            }
        case .repeatWhile(let body, let condition): return try repeatLoop(body, condition, frame)
        case .forIn(let loop): return try run(loop, frame)
        case .forClassic(let loop): return try run(loop, frame)
        }
    }

    private func loop(
        _ body: CheckedBlock, _ frame: Frame, at span: SourceSpan,
        while holds: () throws(StatementStop) -> Bool
    ) throws(StatementStop) -> Flow {
        while try holds() {
            try count(at: span)
            let flow = try run(body, frame)
            if let end = flow.endOfLoop { return end }
        }
        return .normal
    }

    private func repeatLoop(
        _ body: CheckedBlock, _ condition: CheckedExpression, _ frame: Frame
    ) throws(StatementStop) -> Flow {
        var isFirst = true
        return try loop(body, frame, at: condition.span) { () throws(StatementStop) in
            if isFirst {
                isFirst = false
                return true
            }
            return try isTrue(condition, frame)
        }
    }

    private func run(_ classic: CheckedClassicLoop, _ frame: Frame) throws(StatementStop) -> Flow {
        let whole = CheckedBlock(statements: classic.initial.map { [$0] } ?? [])
        _ = try run(whole, frame)
        let step = CheckedBlock(statements: classic.step.map { [$0] } ?? [])
        var isFirst = true
        return try loop(classic.body, frame, at: classic.span) { () throws(StatementStop) in
            if !isFirst { _ = try run(step, frame) }
            isFirst = false
            guard let condition = classic.condition else { return true }
            return try isTrue(condition, frame)
        }
    }

    private func run(_ loop: CheckedForIn, _ frame: Frame) throws(StatementStop) -> Flow {
        let sequence = try evaluate(loop.sequence, frame)
        if case .range(let lower, let upper, let isClosed) = sequence {
            return try run(loop, from: lower, to: upper, isClosed: isClosed, frame)
        }
        if sequence.isNull { throw .nilFound(at: loop.sequence.span, implicitly: true) }
        if case .string(let text) = sequence {
            try charge(Value.weight(ofElements: text.utf8.count), at: loop.sequence.span)
        }
        for element in sequence.elements {
            if let end = try turn(loop, element, frame).endOfLoop { return end }
        }
        return .normal
    }

    private func run(
        _ loop: CheckedForIn, from lower: Value, to upper: Value, isClosed: Bool, _ frame: Frame
    ) throws(StatementStop) -> Flow {
        guard case .int(var next) = lower else {
            return try run(loop, fromAny: lower, to: upper, isClosed: isClosed, frame)
        }
        let end = if case .int(let end) = upper { end } else { Int.max }
        while isClosed || upper.isNull ? next <= end : next < end {
            if upper.isNull, next == Int.max { throw .overflow(at: loop.sequence.span) }
            if let end = try turn(loop, .int(next), frame).endOfLoop { return end }
            if next == Int.max { break }
            next += 1
        }
        return .normal
    }

    /// The same for numbers of another type than `Int`.
    private func run(
        _ loop: CheckedForIn, fromAny lower: Value, to upper: Value, isClosed: Bool, _ frame: Frame
    ) throws(StatementStop) -> Flow {
        guard let first = lower.whole else { return .normal }
        func go<Number: ScriptInteger>(_ first: Number) throws(StatementStop) -> Flow {
            var next = first
            let end = Number.from(upper) ?? .max
            while isClosed || upper.isNull ? next <= end : next < end {
                if upper.isNull, next == .max { throw .overflow(at: loop.sequence.span) }
                if let end = try turn(loop, next.value, frame).endOfLoop { return end }
                if next == .max { break }
                next += 1
            }
            return .normal
        }
        return try go(first)
    }

    /// One element of a loop, if it passes.
    private func turn(
        _ loop: CheckedForIn, _ element: Value, _ frame: Frame
    ) throws(StatementStop) -> Flow {
        try count(at: loop.sequence.span)
        if let pattern = loop.pattern {
            guard try matches(pattern, element, frame) else { return .normal }
        } else {
            let values: NestedList<Value> =
                if loop.isTuple, case .tuple(let parts) = element {
                    parts
                } else {
                    [element]
                }
            for (value, variable) in zip(values, loop.variables) {
                if let variable { frame.declare(value, variable) }
            }
        }
        if let filter = loop.filter, try !isTrue(filter, frame) { return .normal }
        return try run(loop.body, frame)
    }

    // MARK: Switch

    func run(
        _ subject: CheckedExpression, _ cases: [CheckedCase], _ frame: Frame
    ) throws(StatementStop) -> Flow {
        try count(at: subject.span)
        let value = try evaluate(subject, frame)
        guard var index = try caseIndex(of: value, cases, frame) else { return .normal }
        while true {
            let flow = try run(cases[index].body, frame)
            if flow == .breaks { return .normal }
            guard flow == .fallsThrough || flow == .normal && cases[index].fallsThrough,
                index + 1 < cases.count
            else {
                return flow
            }
            index += 1
        }
    }

    /// The first case that matches, or the default.
    private func caseIndex(
        of value: Value, _ cases: [CheckedCase], _ frame: Frame
    ) throws(StatementStop) -> Int? {
        for (index, one) in cases.enumerated() {
            for pattern in one.patterns where try matches(pattern, value, frame) { return index }
        }
        return cases.firstIndex { $0.patterns.isEmpty }
    }

    func matches(
        _ pattern: CheckedPattern, _ value: Value, _ frame: Frame
    ) throws(StatementStop) -> Bool {
        guard try matches(pattern.kind, value, frame) else { return false }
        return try pattern.filter.map { filter throws(StatementStop) in
            try isTrue(filter, frame)
        } ?? true
    }

    private func matches(
        _ kind: CheckedPattern.Kind, _ value: Value, _ frame: Frame
    ) throws(StatementStop) -> Bool {
        switch kind {
        case .anything: return true
        case .never: return false
        case .equal(let expression): return try evaluate(expression, frame).equals(value)
        case .equalInC(let expression):
            return try evaluate(expression, frame).isEqualInC(to: value)
        case .within(let range): return try evaluate(range, frame).contains(value)
        case .binding(let variable, let unwraps):
            if unwraps, value.isNull { return false }
            frame.declare(value, variable)
            return true
        case .instance(let variable, let type):
            guard !value.isNull, value.isInstance(of: type, in: variables.classes) else {
                return false
            }
            if let variable { frame.declare(value.untyped(for: type), variable) }
            return true
        case .carrying(let type, let index, let patterns):
            guard case .carrying(let own, index, let values) = value, own === type else {
                return false
            }
            if patterns.count == 1, values.count > 1 {
                return try matches(patterns[0], .tuple(values), frame)
            }
            return try matches(patterns, values, frame)
        case .tuple(let patterns):
            guard case .tuple(let values) = value else { return false }
            return try matches(patterns, values, frame)
        }
    }

    private func matches(
        _ patterns: [CheckedPattern], _ values: NestedList<Value>, _ frame: Frame
    ) throws(StatementStop) -> Bool {
        for (pattern, value) in zip(patterns, values) {
            guard try matches(pattern, value, frame) else { return false }
        }
        return true
    }
}
