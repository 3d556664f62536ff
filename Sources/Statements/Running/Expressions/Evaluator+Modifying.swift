import CommandLanguage
import HeadlessUIKit

/// Changes a value in its variable, without a copy of it. The variable is empty while that goes on, so that a
/// list, say, has one owner; it is copied only where another variable holds it, too.
///
/// These functions call each other with closures that call closures. The optimizer is told not to specialize
/// them: copies for every combination would make the module a tenth larger.
extension Evaluator {
    /// Changes the value in a place; the place has a value again when the change fails.
    @_semantics("optimize.sil.specialize.generic.never")
    func modify<Result>(
        _ target: AssignmentTarget, _ body: (inout Value) throws(StatementStop) -> Result
    ) throws(StatementStop) -> Result {
        switch target {
        case .nowhere:
            var value = Value.void
            return try body(&value)
        case .local(let variable, let frame):
            var value = try take(target)
            defer { frame.set(value, of: variable) }
            return try body(&value)
        case .worldName(let name, _):
            var value = try take(target)
            let before = work
            let result: Result
            do throws(StatementStop) {
                result = try body(&value)
            } catch {
                // Code that ran may have changed a part of it.
                if work != before { Changes.note() }
                variables.giveBack(value, to: name)
                throw error
            }
            variables.assign(value, to: name)
            return result
        case .property(let object, let property, let span):
            var owner = Value.object(object)
            return try modify(property, of: &owner, at: span, body)
        case .staticProperty(let property, let span):
            var owner = Value.void
            return try modify(property, of: &owner, at: span, body)
        case .part(let outer, let property, let span):
            return try modify(outer) { (owner) throws(StatementStop) -> Result in
                if owner.isNull { throw .nilFound(at: span, implicitly: true) }
                return try modify(property, of: &owner, at: span, body)
            }
        case .element(let outer, let index, let span):
            return try modify(outer) { (owner) throws(StatementStop) in
                try modifyElement(index, of: &owner, at: span, body)
            }
        case .tupleElement(let outer, let index):
            return try modify(outer) { (owner) throws(StatementStop) in
                try modifyPart(index, of: &owner, body)
            }
        case .entry(let outer, let key, let standIn):
            return try modify(outer) { (owner) throws(StatementStop) in
                try modifyEntry(key, of: &owner, orElse: standIn, body)
            }
        }
    }

    /// The value of a place; a variable lets go of it until it is written back.
    func take(_ target: AssignmentTarget) throws(StatementStop) -> Value {
        switch target {
        case .local(let variable, let frame):
            return variable.strength == .strong ? frame.take(variable) : try get(target)
        case .worldName(let name, _):
            if let value = variables.take(name) { return value }
            return try get(target)
        case .property, .staticProperty, .part, .element, .tupleElement, .entry, .nowhere:
            return try get(target)
        }
    }

    @_semantics("optimize.sil.specialize.generic.never")
    private func modify<Result>(
        _ property: MemberProperty, of owner: inout Value, at span: SourceSpan,
        _ body: (inout Value) throws(StatementStop) -> Result
    ) throws(StatementStop) -> Result {
        let taken = property.take?(&owner)
        var value = if let taken { taken } else { try read(property, of: owner, at: span) }
        let result: Result
        do throws(StatementStop) {
            result = try body(&value)
        } catch {
            if taken != nil { try change(&owner, property, to: value, at: span) }
            throw error
        }
        try change(&owner, property, to: value, at: span)
        return result
    }

    @_semantics("optimize.sil.specialize.generic.never")
    private func modifyElement<Result>(
        _ index: Int, of owner: inout Value, at span: SourceSpan,
        _ body: (inout Value) throws(StatementStop) -> Result
    ) throws(StatementStop) -> Result {
        guard case .array(var elements) = owner, elements.indices.contains(index) else {
            throw .outOfRange(at: span)
        }
        owner = .void
        defer { owner = .array(elements) }
        return try body(&elements[index])
    }

    @_semantics("optimize.sil.specialize.generic.never")
    private func modifyPart<Result>(
        _ index: Int, of owner: inout Value,
        _ body: (inout Value) throws(StatementStop) -> Result
    ) throws(StatementStop) -> Result {
        guard case .tuple(var elements) = owner else { return try body(&owner) }
        owner = .void
        defer { owner = .tuple(elements) }
        return try body(&elements[index])
    }

    /// A value that becomes `nil` leaves the dictionary; `()` stands in where one of optionals keeps it.
    @_semantics("optimize.sil.specialize.generic.never")
    private func modifyEntry<Result>(
        _ key: Value, of owner: inout Value, orElse standIn: Value,
        _ body: (inout Value) throws(StatementStop) -> Result
    ) throws(StatementStop) -> Result {
        guard case .dictionary(var entries) = owner else {
            var dropped = standIn
            return try body(&dropped)
        }
        owner = .void
        defer { owner = .dictionary(entries) }
        if let index = entries.position(of: key) {
            defer {
                if entries[index].value.isNull, !standIn.isVoid { entries.remove(at: index) }
            }
            return try body(&entries[index].value)
        }
        Changes.note()
        var value = standIn
        defer { if !value.isNull || standIn.isVoid { entries.append(DictionaryEntry(key, value)) } }
        return try body(&value)
    }

    /// Changes the value in a place by a method of it, and gives what the method returns.
    func mutate(
        _ place: CheckedPlace, _ method: MemberMethod, _ arguments: [CheckedExpression],
        _ frame: Frame, at span: SourceSpan
    ) throws(StatementStop) -> Value {
        let target = try resolve(place, frame)
        // What only the run tells may have a method of that name that changes nothing.
        if method.result.isErased {
            let current = try get(target)
            if variables.classes.method(method.name, ofValue: current)?.mutate == nil {
                return try call(method, on: current, arguments, frame, at: span)
            }
        }
        let values = try evaluate(arguments, frame)
        guard let mutation = method.mutate else { return .void }
        func change(_ value: inout Value) throws(StatementStop) -> Value {
            if value.isNull { throw .nilFound(at: span, implicitly: true) }
            var changed = value
            value = .void
            defer { value = changed }
            for value in values { try charge(value.weight + 100, at: span) }
            let result: Value = try converting(values, arguments, at: span) {
                () throws(ConversionFailure) in try mutation(&changed, values)
            }
            try checkModel(at: span)
            return result
        }
        guard target.text != nil else { return try modify(target, change) }
        var value = try get(target)
        let result = try change(&value)
        try write(value, nil, to: target, spelled: value.swiftText, at: span)
        return result
    }

    /// A place for an `inout` parameter: its value, and how the changed one goes back.
    func address(of place: CheckedPlace, _ frame: Frame) throws(StatementStop) -> Value {
        let target = try resolve(place, frame)
        return .object(
            InoutArgument(
                taking: { [self] () throws(StatementStop) in try take(target) },
                writing: { [self] changed throws(StatementStop) in
                    try write(
                        changed, nil, to: target, spelled: changed.swiftText,
                        at: SourceSpan(line: 1, column: 1))
                }))
    }
}

/// What an `inout` parameter is given.
final class InoutArgument {
    typealias Take = @MainActor () throws(StatementStop) -> Value
    typealias Write = @MainActor (Value) throws(StatementStop) -> Void

    private let taking: Take
    private let writing: Write
    /// Whether the parameter has the value, which it is to give back.
    private(set) var isTaken = false

    init(taking: @escaping Take, writing: @escaping Write) {
        self.taking = taking
        self.writing = writing
    }

    @MainActor
    func take() throws(StatementStop) -> Value {
        let value = try taking()
        isTaken = true
        return value
    }

    @MainActor
    func giveBack(_ value: Value) throws(StatementStop) {
        isTaken = false
        try writing(value)
    }
}
