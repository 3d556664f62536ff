/// The arguments of closures and members, on their way between the model and statements.
@MainActor
enum TypedArguments {
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
