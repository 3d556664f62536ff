import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// Calls, which the log keeps where they go to an object of the model.
extension Evaluator {
    func evaluate(
        _ call: CheckedExpression.Call, _ frame: Frame, giving type: ValueType,
        at span: SourceSpan
    ) throws(StatementStop) -> Value {
        switch call {
        case .value(let function, let arguments):
            return try apply(function, arguments, frame, at: span)
        case .function(let function, let arguments):
            return try self.call(function, arguments, frame)
        case .builtin(let function, let arguments):
            return try callBuiltin(function, arguments, frame, at: span)
        case .message(let message):
            return try charged(send(message, frame, giving: type, at: span), at: span)
        case .functionOfC(let function, let arguments):
            return try charged(function.run(self, try evaluate(arguments, frame), span), at: span)
        case .computed(let computation, let operands):
            return try charged(
                computation.run(self, try evaluate(operands, frame)), at: span)
        }
    }

    /// Calls a method; one that `takesNil` is given no object does nothing where it needs one.
    func call(
        _ method: MemberMethod, on receiver: Value, _ arguments: [CheckedExpression],
        _ frame: Frame, takesNil: Bool = false, at span: SourceSpan
    ) throws(StatementStop) -> Value {
        let (values, texts) = try spell(arguments, isRecorded: method.isRecorded, frame)
        if takesNil, try lacksObject(method, receiver, values) {
            return Value.zero(of: method.result)
        }
        guard case .object(let object) = receiver else {
            let result = try converting(values, arguments, at: span) {
                () throws(ConversionFailure) in try method.call(receiver, values)
            }
            try checkModel(at: span)
            return try charged(result, at: span)
        }
        if !method.isRecorded { return try call(method, of: receiver, values, arguments, at: span) }
        let known = simulator.objectID(of: object)
        return try recording(
            "\(receiver.swiftText).\(method.callText(arguments, texts))", of: method.base,
            on: known == ObjectID.none ? nil : known, giving: method.result, at: span
        ) { () throws(StatementStop) in
            try converting(values, arguments, at: span) { () throws(ConversionFailure) in
                try method.call(receiver, values)
            }
        }
    }

    /// Calls a method that code declared.
    private func call(
        _ method: MemberMethod, of receiver: Value, _ values: [Value],
        _ arguments: [CheckedExpression], at span: SourceSpan
    ) throws(StatementStop) -> Value {
        let value = try converting(values, arguments, at: span) { () throws(ConversionFailure) in
            try method.call(receiver, values)
        }
        if thrown != nil { try checkModel(at: span) }
        return value
    }

    func call(
        _ method: MemberMethod, of type: TypeDescription, _ arguments: [CheckedExpression],
        _ frame: Frame, at span: SourceSpan
    ) throws(StatementStop) -> Value {
        let (values, texts) = try spell(arguments, frame)
        return try recording(
            "\(type.name).\(method.callText(arguments, texts))", of: method.base,
            on: ObjectID.none, giving: method.result, at: span
        ) {
            () throws(StatementStop) in
            try converting(values, arguments, at: span) { () throws(ConversionFailure) in
                try method.call(.object(TypeReference(type)), values)
            }
        }
    }

    func make(
        _ initialiser: MemberMethod, _ arguments: [CheckedExpression], _ frame: Frame,
        at span: SourceSpan
    ) throws(StatementStop) -> Value {
        let values = try evaluate(arguments, frame)
        let made = try converting(values, arguments, at: span) { () throws(ConversionFailure) in
            try initialiser.call(.void, values)
        }
        // It takes a place among what is there, be it let go of at once.
        if case .object = made { Changes.note() }
        if thrown != nil { try checkModel(at: span) }
        return try charged(made, at: span)
    }

    // MARK: Records

    /// Values with the texts that the record of a call shows; no texts where nothing is recorded.
    private func spell(
        _ expressions: [CheckedExpression], isRecorded: Bool = true, _ frame: Frame
    ) throws(StatementStop) -> (values: [Value], texts: [String]) {
        if !isRecorded { return (try evaluate(expressions, frame), []) }
        var values: [Value] = []
        var texts: [String] = []
        for expression in expressions {
            let (value, text) = try spell(expression, frame)
            values.append(value)
            texts.append(text)
        }
        return (values, texts)
    }

    /// A value with its text: the members of an object by their path, `p.view.bounds`, all else as
    /// it is.
    func spell(
        _ expression: CheckedExpression, _ frame: Frame
    ) throws(StatementStop) -> (value: Value, text: String) {
        guard simulator.isRecording else { return (try evaluate(expression, frame), "") }
        if case .call(.message(let message)) = expression.kind, case .getter = message.target {
            return try spell(message, frame, giving: expression.type, at: expression.span)
        }
        guard case .member(.property(let base, let property, isChained: false)) = expression.kind
        else {
            let value = try evaluate(expression, frame)
            return (value, value.swiftText)
        }
        let (owner, path) = try spell(base, frame)
        if owner.isNull, !variables.classes.hasOfOptional(property.name) {
            throw .nilFound(at: base.span, implicitly: true)
        }
        let value = try read(property, of: owner, at: expression.span)
        return (value, spelling(of: value, property, path: path, isPath: base.isPath))
    }

    func spelling(
        of value: Value, _ property: MemberProperty, path: String, isPath: Bool
    ) -> String {
        if case .object = value { return value.swiftText }
        return isPath ? "\(path).\(property.name)" : value.swiftText
    }

    /// Runs a call between its record and the record's end. Calls on what the log does not know are
    /// not recorded. `method` is the base name of the method that is called; nil for an assignment.
    func recording(
        _ text: @autoclosure () -> String, of method: String? = nil, on id: ObjectID?,
        giving result: ValueType = .void, at span: SourceSpan,
        _ body: () throws(StatementStop) -> Value
    ) throws(StatementStop) -> Value {
        guard let id else {
            let value = try body()
            // It may be of code whose changes nobody counts.
            Changes.note()
            if thrown != nil { try checkModel(at: span) }
            return value
        }
        chargeForRecord()
        if let gate, case .void = result {
            switch gate.meet(text(), in: simulator) {
            case .run: break
            case .leaveOut: return .void
            case .stop: throw .exception
            }
        }
        let spelled = simulator.isRecording ? text() : ""
        if let method {
            simulator.recordCall(spelled, of: method, by: running?.home, on: id)
        } else {
            simulator.recordCall(spelled, on: id)
        }
        defer { simulator.endCall() }
        let value = try body()
        try checkModel(at: span)
        return value
    }

    /// Turns a value that did not convert into an error at its place.
    func converting(
        _ values: [Value] = [], _ arguments: [CheckedExpression] = [], at span: SourceSpan,
        _ body: () throws(ConversionFailure) -> Value
    ) throws(StatementStop) -> Value {
        do throws(ConversionFailure) {
            return try body()
        } catch {
            if let text = error.fatalError { throw .fatal(text, at: span) }
            if let name = error.exception {
                throw .failure(Diagnostic(exception: name, error.refusal?.text ?? "", at: span))
            }
            if let text = error.refusal {
                throw .failure(Diagnostic(error.isLimit ? .limit : .illegal, at: span, text))
            }
            guard let index = error.argument, index < values.count else {
                throw .failure(Diagnostic(.wrongType, at: span, "the value has another type now"))
            }
            if values[index].isNull { throw .nilFound(at: arguments[index].span, implicitly: true) }
            throw .failure(
                Diagnostic(
                    .wrongType, at: arguments[index].span,
                    "\(values[index].swiftText) has another type than it was declared with"))
        }
    }
}

extension MemberMethod {
    /// The call as Swift writes it, without what stands before the dot; arguments that were left
    /// out stay out.
    @MainActor
    func callText(_ arguments: [CheckedExpression], _ texts: [String]) -> String {
        var parts: [String] = []
        for (index, parameter) in parameters.enumerated() {
            if parameter.isDefault(arguments[index]) { continue }
            let label = parameter.label.map { $0 + ": " } ?? ""
            parts.append(label + texts[index])
        }
        return "\(base)(\(parts.joined(separator: ", ")))"
    }
}

extension CheckedExpression {
    /// Whether it is an object, or a member of a member … of one.
    @MainActor
    var isPath: Bool {
        if type.mayBeObject { return true }
        if case .call(.message(let message)) = kind, case .getter = message.target {
            return message.receiver.isPath
        }
        guard case .member(.property(let base, _, isChained: false)) = kind else { return false }
        return base.isPath
    }
}

extension MethodParameter {
    /// Whether the argument is what stands where none was written.
    @MainActor
    fileprivate func isDefault(_ argument: CheckedExpression) -> Bool {
        guard let defaultValue, case .constant(let value) = argument.kind else { return false }
        return value.equals(defaultValue)
    }
}
