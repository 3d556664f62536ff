import CommandLanguage
import HeadlessUIKit

/// Functions and closures.
extension Evaluator {
    /// What a closure holds, read when it is made.
    package typealias Captures = [(captured: Frame.Captured, variable: LocalVariable)]

    func captures(
        of closure: CheckedClosure, _ frame: Frame
    ) throws(StatementStop) -> Captures {
        var captures: Captures = []
        for capture in closure.captures {
            switch capture {
            case .value(let value, let variable):
                let held = try evaluate(value, frame).held(variable.strength)
                captures.append((.value(held), variable))
            case .variable(let outer, let variable):
                captures.append((frame.captured(outer), variable))
            }
        }
        return captures
    }

    /// A function as a value; the model calls it without a way to throw, so what stops it is kept
    /// until the model returns.
    func function(_ closure: CheckedClosure, _ captures: Captures) -> Value {
        let function = ScriptFunction(closure, holding: captures, in: self)
        if !captures.isEmpty { closures.note(function) }
        return .function(function)
    }

    /// Runs a function for code that can be stopped.
    func invoke(
        _ closure: CheckedClosure, _ captures: Captures, _ arguments: [Value]
    ) throws(StatementStop) -> Value {
        try nested(height: closure.height, at: closure.span) { () throws(StatementStop) in
            let frame = Frame(slotCount: closure.slotCount)
            let outer = running
            running = closure
            defer {
                frame.letGo()
                running = outer
            }
            for capture in captures { frame.restore(capture.captured, capture.variable) }
            try count(at: closure.span)
            do throws(StatementStop) {
                try pass(arguments, to: closure, frame)
                _ = try run(closure.body, frame)
            } catch {
                try giveBack(arguments, of: closure, frame)
                throw error
            }
            try giveBack(arguments, of: closure, frame)
            return frame.result
        }
    }

    private func pass(
        _ arguments: [Value], to closure: CheckedClosure, _ frame: Frame
    ) throws(StatementStop) {
        var values = arguments
        if closure.splitsTuple, case .tuple(let parts)? = arguments.first {
            values = parts.elements
        }
        for (index, variable) in closure.parameters.enumerated() {
            var value = index < values.count ? values[index] : .void
            if case .void = value, index < closure.defaults.count,
                let standIn = closure.defaults[index]
            {
                value = try evaluate(standIn, frame)
            } else if case .void = value, index < values.count, !variable.isInout {
                // `()` is a value like any other, and no variable that was not set yet.
                value = .tuple([])
            }
            if variable.isInout, case .object(let place as InoutArgument) = value {
                value = try place.take()
            }
            frame.declare(value.ofSize(variable.type), variable)
        }
    }

    /// Writes what `inout` parameters have become where their values came from.
    private func giveBack(
        _ arguments: [Value], of closure: CheckedClosure, _ frame: Frame
    ) throws(StatementStop) {
        for (variable, argument) in zip(closure.parameters, arguments) where variable.isInout {
            guard case .object(let place as InoutArgument) = argument, place.isTaken else {
                continue
            }
            try place.giveBack(frame.take(variable))
        }
    }

    /// Runs a function for the model, which cannot be stopped: what stops the function is kept.
    func call(
        _ closure: CheckedClosure, _ captures: Captures = [], with arguments: [Value]
    ) -> Value {
        if isFailing || closureFailure != nil || thrown != nil || simulator.isStopped {
            return .void
        }
        do throws(StatementStop) {
            return try invoke(closure, captures, arguments)
        } catch {
            switch error {
            case .failure(let diagnostic): closureFailure = .ofCode(diagnostic)
            case .thrown(let error): thrown = error
            case .exception, .endOfChain: break
            }
            return .void
        }
    }

    /// What the value has become which the closure is given first, and may change.
    func call(
        _ closure: CheckedClosure, _ captures: Captures, changing first: Value,
        with arguments: [Value]
    ) -> Value {
        var value = first
        _ = call(closure, captures, changing: &value, with: arguments)
        return value
    }

    /// Runs code of a value that changes the value.
    func call(
        _ closure: CheckedClosure, _ captures: Captures = [], changing receiver: inout Value,
        with arguments: [Value]
    ) -> Value {
        final class Place { var value = Value.void }
        let place = Place()
        swap(&place.value, &receiver)
        defer { receiver = place.value }
        let own = InoutArgument(
            taking: {
                defer { place.value = .void }
                return place.value
            }, writing: { place.value = $0 })
        return call(closure, captures, with: [.object(own)] + arguments)
    }

    // MARK: Calls

    /// Calls a function of the session, whose body may have waited for what it mentions.
    func call(
        _ function: FunctionSignature, _ arguments: [CheckedExpression], _ frame: Frame
    ) throws(StatementStop) -> Value {
        var values = try evaluate(arguments, frame)
        defer { values.letGo() }
        return try invoke(try body(of: function), [], values)
    }

    /// The function as a value.
    package func value(of function: FunctionSignature) throws(StatementStop) -> Value {
        self.function(try body(of: function), [])
    }

    private func body(of function: FunctionSignature) throws(StatementStop) -> CheckedClosure {
        if let body = function.body { return body }
        let line = LineUnderCheck(
            variables: variables, language: function.declaration.language)
        do throws(Diagnostic) {
            let body = try line.functions.checkBody(
                of: function.declaration, function.method, in: .function)
            function.body = body
            return body
        } catch {
            throw .failure(error)
        }
    }

    func apply(
        _ function: CheckedExpression, _ arguments: [CheckedExpression], _ frame: Frame,
        at span: SourceSpan
    ) throws(StatementStop) -> Value {
        let called = try evaluate(function, frame)
        var values = try evaluate(arguments, frame)
        defer { values.letGo() }
        guard case .function(let function) = called else { throw .nilFound(at: span) }
        return try call(function, values, at: span)
    }

    /// Runs a function that is a value.
    func call(
        _ function: ScriptFunction, _ values: [Value], at span: SourceSpan
    ) throws(StatementStop) -> Value {
        let result = try function.run(values)
        if function.isOfModel { try checkModel(at: span) }
        return result
    }
}

extension Value {
    /// A whole number as one of the type that a parameter of C has; anything else as it is.
    @MainActor
    fileprivate func ofSize(_ type: ValueType) -> Value {
        guard case .int(let number) = self, let kind = type.description?.integerKind else {
            return self
        }
        return kind.value(truncating: number)
    }
}

extension [Value] {
    /// Lets go of the arguments of a call, of the last one first.
    fileprivate mutating func letGo() {
        while count > 1 { removeLast() }
    }
}
