import CommandLanguage

/// Paths: `expect PATH VALUE` and `set PATH VALUE`.
extension Evaluator {
    /// Reads what the path leads to and changes nothing: no view is loaded, nothing is made.
    package func look(_ path: PropertyPath) throws(Diagnostic) -> PropertyReading {
        var value = try rootValue(path.root)
        var type = variables.type(of: path.root.text) ?? .any
        var properties: [MemberProperty] = []
        var isMissing = false
        let line = LineUnderCheck(variables: variables)
        for part in path.members {
            let owner = value.dynamicType ?? type.unwrapped
            let property: MemberProperty
            if let getter = getter(part.text, of: owner) {
                property = getter
            } else {
                property = try line.members.property(part.text, of: owner, at: part.span)
            }
            properties.append(property)
            type = GenericBindings(receiver: owner).resolve(property.type)
            guard !isMissing, !value.isNull else { continue }
            value = try looking(property, at: value, part.span)
            if case .void = value { isMissing = true }
        }
        return PropertyReading(
            result: isMissing ? .notLoaded : .value(value), type: type,
            assignedType: properties.last?.assignedType ?? type, properties: properties)
    }

    /// Sets the property that the path leads to, as the assignment in Swift would.
    package func set(_ word: Word, to words: [Word]) throws(Diagnostic) {
        let path = try PropertyPath(word)
        let reading = try look(path)
        let value = try assignment(to: word, of: words).value
        do throws(StatementStop) {
            try set(path, reading.properties, to: value)
        } catch {
            if let diagnostic = error.diagnostic { throw diagnostic }
        }
    }

    /// The property that the path leads to, and the value that the words spell for it.
    package func assignment(
        to word: Word, of words: [Word]
    ) throws(Diagnostic) -> (property: MemberProperty, value: Value) {
        let path = try PropertyPath(word)
        let reading = try look(path)
        let text = path.text
        guard let property = reading.properties.last else {
            throw Diagnostic(
                .wrongValue, at: word.span, "'\(text)' is no property: write NAME.PROPERTY")
        }
        guard property.set != nil || property.override != nil else {
            throw Diagnostic(.illegal, at: word.span, "'\(text)' cannot be set: it is get-only")
        }
        let value = try value(of: words, as: reading.assignedType, for: text, at: word.span)
        return (property, value)
    }

    /// A method of the user's code that only gives a value, which answers a dot in Objective-C.
    private func getter(_ name: String, of owner: ValueType) -> MemberProperty? {
        guard variables.classes.property(name, of: owner) == nil,
            let method = variables.classes.methods(name, of: owner).first(where: {
                $0.parameters.isEmpty && !$0.isRecorded && !$0.result.isVoid
            })
        else { return nil }
        return MemberProperty(name, type: method.result) {
            (value) throws(ConversionFailure) in try method.call(value, [])
        }
    }

    private func rootValue(_ root: PropertyPath.Part) throws(Diagnostic) -> Value {
        if let value = variables.value(root.text) { return value }
        if variables.isDead(root.text) {
            throw Diagnostic(.unknownName, at: root.span, "'\(root.text)' was deallocated")
        }
        if root.text == "self" { throw .selfOutside(at: root.span) }
        throw Diagnostic(
            .unknownName, at: root.span, "unknown name '\(root.text)'",
            suggestion: NearestName.nearest(to: root.text, among: variables.known))
    }

    private func looking(
        _ property: MemberProperty, at value: Value, _ span: SourceSpan
    ) throws(Diagnostic) -> Value {
        do throws(ConversionFailure) {
            return try (property.look ?? property.get)(value)
        } catch {
            if let text = error.refusal { throw Diagnostic(.illegal, at: span, text) }
            throw Diagnostic(.wrongType, at: span, "'\(property.name)' cannot be read here")
        }
    }

    private func set(
        _ path: PropertyPath, _ properties: [MemberProperty], to value: Value
    ) throws(StatementStop) {
        var target = AssignmentTarget.worldName(path.root.text, path.root.span)
        for (part, property) in zip(path.members, properties) {
            let owner = try get(target)
            if owner.isNull {
                throw .failure(
                    Diagnostic(.illegal, at: part.span, "what stands before '\(part.text)' is nil"))
            }
            if case .object(let object) = owner {
                target = .property(object, property, part.span)
            } else {
                target = .part(target, property, part.span)
            }
        }
        try write(value, nil, to: target, spelled: value.swiftText, at: path.root.span)
    }
}

extension Value {
    /// The type of the value itself; nil where it tells none.
    @MainActor
    fileprivate var dynamicType: ValueType? {
        if case .object(let object) = self {
            MemberTable.type(of: object).map { .named($0) }
        } else {
            nil
        }
    }

    /// Whether both are equal after rounding to a billionth.
    @MainActor
    package func isClose(to other: Value) -> Bool {
        if let numbers = measures, let others = other.measures, numbers.count == others.count {
            return zip(numbers, others).allSatisfy { $0 == $1 || abs($0 - $1) <= 1e-9 }
        }
        return equals(other)
    }

    private var measures: [Double]? {
        if case .double(let number) = self { [number] } else { numbers }
    }
}
