import CommandLanguage
import HeadlessUIKit

/// Assignments. A part of a value is changed by reading the value, changing it and writing it back,
/// so `a.view.frame.origin.x = 5` sets the frame once.
extension StatementInterpreter {
    func assign(
        _ place: CheckedPlace, _ op: InfixOperator?, _ value: CheckedExpression, _ frame: Frame
    ) throws(StatementStop) {
        do throws(StatementStop) {
            let target = try resolve(place, frame)
            let (new, text) = try spell(value, frame)
            try write(new.copied, op, to: target, spelled: text, at: value.span)
        } catch .endOfChain {
            return
        }
    }

    func resolve(
        _ place: CheckedPlace, _ frame: Frame
    ) throws(StatementStop) -> AssignmentTarget {
        switch place {
        case .worldName(let name, let span): return .worldName(name, span)
        case .local(let variable): return .local(variable, frame)
        case .nowhere: return .nowhere
        case .staticProperty(let property, let span): return .staticProperty(property, span)
        case .part(let outer, let property, let span):
            return .part(try resolve(outer, frame), property, span)
        case .element(let outer, let index, let span):
            let target = try resolve(outer, frame)
            guard case .int(let position) = try evaluate(index, frame) else { return .nowhere }
            return .element(target, position, span)
        case .entry(let outer, let key, let other, _):
            let target = try resolve(outer, frame)
            let index = try evaluate(key, frame)
            let standIn = try other.map { value throws(StatementStop) in
                try evaluate(value, frame)
            }
            return .entry(target, index, standIn ?? .null)
        case .unwrapped(let outer, let isChained, let span):
            let target = try resolve(outer, frame)
            if try get(target).isNull { throw isChained ? .endOfChain : .nilFound(at: span) }
            return target
        case .property(let base, let property, let isChained, let span):
            guard case .object(let object) = try receiver(base, isChained, frame) else {
                throw .nilFound(at: span)
            }
            return .property(object, property, span)
        }
    }

    func write(
        _ value: Value, _ op: InfixOperator?, to target: AssignmentTarget, spelled: String,
        at span: SourceSpan
    ) throws(StatementStop) {
        guard let text = target.text, let object = target.object else {
            try store(value, op, in: target, at: span)
            return target.object == nil ? () : try checkModel()
        }
        let sign = op.map { " \($0.rawValue)= " } ?? " = "
        _ = try recording(
            text + sign + spelled, on: Simulator.current.objectID(of: object)
        ) { () throws(StatementStop) in
            try store(value, op, in: target, at: span)
            return .void
        }
    }

    private func store(
        _ value: Value, _ op: InfixOperator?, in target: AssignmentTarget, at span: SourceSpan
    ) throws(StatementStop) {
        guard let op else { return try set(value, in: target) }
        try set(try compute(op, try get(target), value, at: span), in: target)
    }

    func get(_ target: AssignmentTarget) throws(StatementStop) -> Value {
        switch target {
        case .nowhere: return .void
        case .local(let variable, let frame):
            if case .weak(let reference) = frame.stored(variable) {
                return reference.object.map { .object($0) } ?? .null
            }
            return frame.stored(variable)
        case .worldName(let name, let span):
            if let value = variables.value(name) { return value }
            throw .failure(Diagnostic(.unknownName, at: span, "'\(name)' is gone"))
        case .property(let object, let property, let span):
            return try read(property, of: .object(object), at: span)
        case .staticProperty(let property, let span):
            return try read(property, of: .void, at: span)
        case .part(let outer, let property, let span):
            return try read(property, of: try get(outer), at: span)
        case .element(let outer, let index, let span):
            guard case .array(let elements) = try get(outer), elements.indices.contains(index)
            else { throw .outOfRange(at: span) }
            return elements[index]
        case .entry(let outer, let key, let standIn):
            guard case .dictionary(let entries) = try get(outer) else { return standIn }
            return entries.first { $0.key.equals(key) }?.value ?? standIn
        }
    }

    private func set(_ value: Value, in target: AssignmentTarget) throws(StatementStop) {
        switch target {
        case .nowhere: break
        case .local(let variable, let frame): frame.set(value, of: variable)
        case .worldName(let name, _):
            variables.assign(value, to: name)
            if case .object(let object) = value { Simulator.current.setName(name, of: object) }
        case .property(let object, let property, let span):
            _ = try change(.object(object), property, to: value, at: span)
        case .staticProperty(let property, let span):
            _ = try change(.void, property, to: value, at: span)
        case .part(let outer, let property, let span):
            try set(try change(try get(outer), property, to: value, at: span), in: outer)
        case .element(let outer, let index, let span):
            guard case .array(var elements) = try get(outer), elements.indices.contains(index)
            else { throw .outOfRange(at: span) }
            elements[index] = value
            try set(.array(elements), in: outer)
        case .entry(let outer, let key, _):
            guard case .dictionary(var entries) = try get(outer) else { return }
            let index = entries.firstIndex { $0.key.equals(key) }
            switch (index, value.isNull) {
            case (let index?, true): entries.remove(at: index)
            case (let index?, false): entries[index].value = value
            case (nil, false): entries.append((key, value))
            case (nil, true): return
            }
            try set(.dictionary(entries), in: outer)
        }
    }

    /// Changes the value in a place by a method of it, and gives what the method returns.
    func mutate(
        _ place: CheckedPlace, _ method: MemberMethod, _ arguments: [CheckedExpression],
        _ frame: Frame, at span: SourceSpan
    ) throws(StatementStop) -> Value {
        let target = try resolve(place, frame)
        let values = try evaluate(arguments, frame)
        guard let mutation = method.mutate else { return .void }
        var value = try take(target)
        if value.isNull { throw .nilFound(at: span, implicitly: true) }
        let result = try converting(values, arguments, at: span) {
            () throws(ConversionFailure) in try mutation(&value, values)
        }
        try checkModel()
        guard target.object != nil else {
            try set(value, in: target)
            return result
        }
        try write(value, nil, to: target, spelled: value.swiftText, at: span)
        return result
    }

    /// The value of a place; a variable lets go of it until it is written back.
    private func take(_ target: AssignmentTarget) throws(StatementStop) -> Value {
        switch target {
        case .local(let variable, let frame): return frame.take(variable)
        case .worldName(let name, _):
            if let value = variables.take(name) { return value }
            return try get(target)
        case .property, .staticProperty, .part, .element, .entry, .nowhere: return try get(target)
        }
    }

    /// The owner with another value of the property.
    private func change(
        _ owner: Value, _ property: MemberProperty, to value: Value, at span: SourceSpan
    ) throws(StatementStop) -> Value {
        guard let setter = property.set ?? property.override else { return owner }
        return try converting(at: span) { () throws(ConversionFailure) in
            var changed = owner
            try setter(&changed, value)
            return changed
        }
    }
}

/// A place whose objects and indexes were evaluated, once and before the new value.
indirect enum AssignmentTarget {
    case worldName(String, SourceSpan)
    case local(LocalVariable, Frame)
    case property(AnyObject, MemberProperty, SourceSpan)
    case staticProperty(MemberProperty, SourceSpan)
    case part(AssignmentTarget, MemberProperty, SourceSpan)
    case element(AssignmentTarget, Int, SourceSpan)
    /// With the value that stands for a missing one.
    case entry(AssignmentTarget, Value, Value)
    case nowhere

    /// The object whose property changes in the end.
    var object: AnyObject? {
        switch self {
        case .property(let object, _, _): object
        case .part(let outer, _, _), .element(let outer, _, _), .entry(let outer, _, _):
            outer.object
        case .worldName, .local, .staticProperty, .nowhere: nil
        }
    }

    /// The place as Swift writes it; nil where no object changes, or only an override could change
    /// it.
    @MainActor
    var text: String? {
        switch self {
        case .property(let object, let property, _):
            property.set == nil || !property.isRecorded
                ? nil : Value.object(object).swiftText + "." + property.name
        case .part(let outer, let property, _): outer.text.map { $0 + "." + property.name }
        case .element(let outer, let index, _): outer.text.map { "\($0)[\(index)]" }
        case .entry(let outer, let key, _): outer.text.map { "\($0)[\(key.swiftText)]" }
        case .worldName, .local, .staticProperty, .nowhere: nil
        }
    }
}
