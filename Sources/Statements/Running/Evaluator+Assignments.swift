import CommandLanguage
import HeadlessUIKit

/// Assignments. A part of a value is changed by reading the value, changing it and writing it back,
/// so `a.view.frame.origin.x = 5` sets the frame once; a value that variables, collections and
/// structures hold is changed where it stands.
extension Evaluator {
    func assign(
        _ place: CheckedPlace, _ op: InfixOperator?, _ value: CheckedExpression, _ frame: Frame
    ) throws(StatementStop) {
        do throws(StatementStop) {
            let target = try resolve(place, frame)
            if case .entry = target { try charge(100, at: value.span) }
            guard target.text != nil else {
                return try write(
                    evaluate(value, frame), op, to: target, spelled: "", at: value.span)
            }
            let (new, text) = try spell(value, frame)
            try write(new, op, to: target, spelled: text, at: value.span)
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
        case .tupleElement(let outer, let index):
            return .tupleElement(try resolve(outer, frame), index)
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
        _ value: Value, _ op: InfixOperator?, to target: AssignmentTarget,
        spelled: @autoclosure () -> String, at span: SourceSpan
    ) throws(StatementStop) {
        guard let text = target.text, let object = target.object else {
            try store(value, op, in: target, at: span)
            return target.object == nil ? () : try checkModel(at: span)
        }
        let sign = op.map { " \($0.rawValue)= " } ?? " = "
        _ = try recording(
            text + sign + spelled(), on: simulator.objectID(of: object), at: span
        ) { () throws(StatementStop) in
            try store(value, op, in: target, at: span)
            return .void
        }
    }

    private func store(
        _ value: Value, _ op: InfixOperator?, in target: AssignmentTarget, at span: SourceSpan
    ) throws(StatementStop) {
        guard let op else { return try set(value, in: target) }
        try modify(target) { (old) throws(StatementStop) in
            try compute(op, into: &old, value, at: span)
        }
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
        case .tupleElement(let outer, let index):
            guard case .tuple(let elements) = try get(outer) else { return .void }
            return elements[index]
        case .entry(let outer, let key, let standIn):
            guard case .dictionary(let entries) = try get(outer) else { return standIn }
            return entries.value(for: key) ?? standIn
        }
    }

    private func set(_ value: Value, in target: AssignmentTarget) throws(StatementStop) {
        switch target {
        case .nowhere: break
        case .local(let variable, let frame):
            frame.set(value, of: variable)
        case .worldName(let name, _):
            variables.assign(value, to: name)
            if case .object(let object) = value { simulator.setName(name, of: object) }
        case .property(let object, let property, let span):
            var owner = Value.object(object)
            try change(&owner, property, to: value, at: span)
        case .staticProperty(let property, let span):
            var owner = Value.void
            try change(&owner, property, to: value, at: span)
        case .part(let outer, let property, let span):
            try modify(outer) { (owner) throws(StatementStop) in
                if owner.isNull { throw .nilFound(at: span, implicitly: true) }
                try change(&owner, property, to: value, at: span)
            }
        case .element, .tupleElement, .entry:
            try modify(target) { (old) throws(StatementStop) in old = value }
        }
    }

    /// Gives the owner another value of the property.
    func change(
        _ owner: inout Value, _ property: MemberProperty, to value: Value, at span: SourceSpan
    ) throws(StatementStop) {
        guard let setter = property.set ?? property.override else { return }
        var changed = owner
        owner = .void
        defer { owner = changed }
        _ = try converting(at: span) { () throws(ConversionFailure) in
            try setter(&changed, value)
            return .void
        }
        try checkModel(at: span)
        observers.note(changed, property.name)
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
    case tupleElement(AssignmentTarget, Int)
    /// With the value that stands for a missing one.
    case entry(AssignmentTarget, Value, Value)
    case nowhere

    /// The object whose property changes in the end.
    var object: AnyObject? {
        switch self {
        case .property(let object, _, _): object
        case .part(let outer, _, _), .element(let outer, _, _), .entry(let outer, _, _),
            .tupleElement(let outer, _):
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
        case .tupleElement(let outer, let index): outer.text.map { "\($0).\(index)" }
        case .entry(let outer, let key, _): outer.text.map { "\($0)[\(key.swiftText)]" }
        case .worldName, .local, .staticProperty, .nowhere: nil
        }
    }
}
