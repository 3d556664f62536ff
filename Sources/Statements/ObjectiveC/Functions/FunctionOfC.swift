import CommandLanguage

/// A function that belongs to no class.
@MainActor
package struct FunctionOfC {
    package typealias Run =
        @MainActor (Evaluator, [Value], SourceSpan) throws(StatementStop) -> Value

    let name: String
    let types: [ValueType]
    let result: ValueType
    var isVariadic = false
    let run: Run

    static let table: [String: FunctionOfC] = Dictionary(
        uniqueKeysWithValues: all.map { ($0.name, $0) })

    private static let all: [FunctionOfC] =
        texts + assertions + places + maths + comparisons + queues + transforms
        + daily + [range, selector, className, dividing] + furtherMaths + oldChance + localisation
        + runtime
        + furtherQueues

    static var names: [String] {
        table.keys.sorted()
            + MemberTable.types.filter { !$0.isClass }.flatMap {
                $0.objectiveC.functions.keys.sorted()
            }
    }

    /// `CGRectMake`, `CGRectGetWidth`, `CGRectOffset`: a member of a structure as a function.
    static func member(_ name: String, in classes: ClassTable) -> FunctionOfC? {
        for type in classes.modelTypes where !type.isClass {
            guard let member = type.objectiveC.functions[name] else { continue }
            return function(name, member, of: type)
        }
        return nil
    }

    private static func function(
        _ name: String, _ member: ObjectiveCNames.Member, of type: TypeDescription
    ) -> FunctionOfC? {
        switch member {
        case .getter(let property)
        where type.members.staticProperties.contains { $0 === property }:
            return FunctionOfC(name: name, types: [], result: property.type) {
                evaluator, _, span throws(StatementStop) in
                try evaluator.read(property, of: .void, at: span)
            }
        case .getter(let property):
            return FunctionOfC(name: name, types: [.named(type)], result: property.type) {
                evaluator, values, span throws(StatementStop) in
                try evaluator.read(property, of: values[0], at: span)
            }
        case .setter: return nil
        case .method(let method, _):
            let types = method.parameters.map(\.type)
            let isOfType =
                method.base == "init" || type.members.staticMethods.contains { $0 === method }
            return FunctionOfC(
                name: name, types: isOfType ? types : [.named(type)] + types, result: method.result
            ) { evaluator, values, span throws(StatementStop) in
                try evaluator.converting(at: span) { () throws(ConversionFailure) in
                    isOfType
                        ? try method.call(.void, values)
                        : try method.call(values[0], Array(values.dropFirst()))
                }
            }
        }
    }
}
