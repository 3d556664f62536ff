import CommandLanguage
import HeadlessUIKit

/// Members of values and of types.
extension Evaluator {
    func evaluate(
        _ member: CheckedExpression.Member, _ frame: Frame, at span: SourceSpan
    ) throws(StatementStop) -> Value {
        switch member {
        case .property(let base, let property, let isChained):
            return try read(property, of: receiver(base, isChained, frame), at: span)
        case .method(let base, let method, let arguments, let isChained):
            let receiver = try receiver(base, isChained, frame)
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

    /// The property of an object or a value.
    func read(
        _ property: MemberProperty, of owner: Value, at span: SourceSpan
    ) throws(StatementStop) -> Value {
        let value = try converting(at: span) { () throws(ConversionFailure) in
            try property.get(owner)
        }
        try checkModel(at: span)
        return value
    }
}
