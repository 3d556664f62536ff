/// A closure that returns nothing: `Block<Bool>` for `(Bool) -> Void`.
struct Block<each Argument: ScriptValue>: ScriptValue {
    let run: (repeat each Argument) -> Void

    init(_ run: @escaping (repeat each Argument) -> Void) { self.run = run }

    static var valueType: ValueType {
        .function(ClosureArguments.types(repeat (each Argument).self), .void)
    }

    static func from(_ value: Value) -> Block? {
        guard case .function(let function) = value else { return nil }
        return Block { (arguments: repeat each Argument) in
            _ = function.call(ClosureArguments.values(repeat each arguments))
        }
    }

    var value: Value {
        .function(
            ScriptFunction { values in
                var next = 0
                guard
                    let arguments = try?
                        (repeat ClosureArguments.next(
                            (each Argument).self, of: values, &next))
                else { return .void }
                run(repeat each arguments)
                return .void
            })
    }
}

/// The arguments of closures, on their way between the model and statements.
@MainActor
private enum ClosureArguments {
    static func types<each Argument: ScriptValue>(
        _ arguments: repeat (each Argument).Type
    ) -> [ValueType] {
        var types: [ValueType] = []
        repeat types.append((each Argument).valueType)
        return types
    }

    static func values<each Argument: ScriptValue>(
        _ arguments: repeat each Argument
    ) -> [Value] {
        var values: [Value] = []
        repeat values.append((each arguments).value)
        return values
    }

    /// The next argument; throws where it is missing or of another type.
    static func next<Argument: ScriptValue>(
        _ type: Argument.Type, of values: [Value], _ next: inout Int
    ) throws(ConversionFailure) -> Argument {
        defer { next += 1 }
        guard next < values.count, let argument = Argument.from(values[next]) else {
            throw ConversionFailure(argument: next)
        }
        return argument
    }
}
