import CommandLanguage

/// Values where another type is due.
@MainActor
extension CheckedExpression {
    /// A value that is computed of others.
    static func computed(
        _ operands: [CheckedExpression], _ type: ValueType, at span: SourceSpan,
        _ run: @escaping Computation.Run
    ) -> CheckedExpression {
        CheckedExpression(.call(.computed(Computation(run), operands)), type, at: span)
    }

    /// The value where any may stand: one whose type tells more than the value takes its type along.
    func boxed(for type: ValueType, in language: SourceLanguage) -> CheckedExpression {
        guard language == .swift, type.isAny, self.type.tellsMore else { return self }
        let own = self.type
        return .computed([self], .any, at: span) { _, values throws(StatementStop) in
            .typed(values[0], own)
        }
    }

    /// What to say of a value of the wrong type.
    func mismatch(
        with type: ValueType, for use: String, in classes: ClassTable
    ) -> Diagnostic {
        classes.inert.learner?.needs(self.type, as: type)
        return Diagnostic(
            .wrongType, at: span, "\(Message(use)) needs \(type.name), not \(self.type.name)",
            suggestion: twin(as: type, in: classes), hint: self.type.hint(for: type, in: classes))
    }

    /// `b.view` for `b`, and `b` for `b.view`, where the one was given and the other is due.
    private func twin(as type: ValueType, in classes: ClassTable) -> String? {
        if case .name(.world(let name, _)) = kind, self.type.isController(in: classes) {
            return type.unwrapped.isNamed(.view) ? "\(name).view" : nil
        }
        guard case .member(.property(let owner, let member, _)) = kind,
            member.name == "view", case .name(.world(let name, _)) = owner.kind,
            owner.type.isController(in: classes), owner.type.unwrapped.fits(type, in: classes)
        else { return nil }
        return name
    }
}

@MainActor
extension ValueType {
    fileprivate func isController(in classes: ClassTable) -> Bool {
        unwrapped.description?.inherits(from: .viewController, in: classes) == true
    }

    /// What makes a value of the needed type of one of this type; nil where nothing simple does.
    fileprivate func hint(for needed: ValueType, in classes: ClassTable) -> Message? {
        if case .optional(let inner) = self, inner.fits(needed, in: classes) {
            return "unwrap it with '!', '?' or '??'"
        }
        if description?.inherits(from: .viewController, in: classes) == true,
            needed.unwrapped.isNamed(.view)
        {
            return "a controller's view is its 'view'"
        }
        if needed.isNumber, isNumber { return "convert it: \(needed.name)(…)" }
        return nil
    }
}

extension Diagnostic {
    /// What to say where an optional would hold another one.
    static func nestedOptional(at span: SourceSpan) -> Diagnostic {
        Diagnostic(.unsupported, at: span, "an optional within an optional is not understood")
    }
}
