import CommandLanguage
import HeadlessUIKit

/// Members of values and of types.
extension Evaluator {
    func evaluate(
        _ member: CheckedExpression.Member, _ frame: Frame, at span: SourceSpan
    ) throws(StatementStop) -> Value {
        switch member {
        case .property(let base, let property, let isChained):
            let owner = try owner(base, isChained, of: property.name, frame)
            return try read(property, of: owner, at: span)
        case .method(let base, let method, let arguments, let isChained):
            let receiver = try owner(base, isChained, of: method.base, frame)
            return try call(method, on: receiver, arguments, frame, at: span)
        case .staticProperty(let property):
            return try converting(at: span) { () throws(ConversionFailure) in
                try property.get(.void)
            }
        case .staticMethod(let type, let method, let arguments):
            return try call(method, of: type, arguments, frame, at: span)
        case .initialiser(let method, let arguments):
            return try make(method, arguments, frame, at: span)
        case .mutation(let place, let method, let arguments):
            return try mutate(place, method, arguments, frame, at: span)
        }
    }

    /// What a member is asked of: nil, too, where an extension of optionals has the member.
    private func owner(
        _ base: CheckedExpression, _ isChained: Bool, of member: String, _ frame: Frame
    ) throws(StatementStop) -> Value {
        guard !isChained, base.type.isOptional, variables.classes.hasOfOptional(member) else {
            return try receiver(base, isChained, frame)
        }
        return try evaluate(base, frame)
    }

    /// The property of an object or a value.
    func read(
        _ property: MemberProperty, of owner: Value, at span: SourceSpan
    ) throws(StatementStop) -> Value {
        let value = try converting(at: span) { () throws(ConversionFailure) in
            try property.get(owner)
        }
        try checkModel(at: span)
        nilReads.note(property.name, of: owner, isNull: value.isNull, at: span, by: running?.home) {
            simulator.log.count
        }
        return value
    }
}
