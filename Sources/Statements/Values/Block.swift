/// A closure that returns nothing: `Block<Bool>` for `(Bool) -> Void`.
struct Block<each Argument: ScriptValue>: ScriptValue {
    let run: (repeat each Argument) -> Void

    init(_ run: @escaping (repeat each Argument) -> Void) { self.run = run }

    /// The same as `run`, which the compiler does not take for one argument.
    func call(_ arguments: repeat each Argument) { run(repeat each arguments) }

    static var valueType: ValueType {
        .function(TypedArguments.types(repeat (each Argument).self), .void)
    }

    @_semantics("optimize.sil.specialize.generic.never")
    static func from(_ value: Value) -> Block? {
        guard case .function(let function) = value else { return nil }
        return Block { (arguments: repeat each Argument) in
            _ = function.call(TypedArguments.values(repeat each arguments))
        }
    }

    @_semantics("optimize.sil.specialize.generic.never")
    var value: Value {
        .function(
            ScriptFunction { values in
                var next = 0
                guard
                    let arguments = try?
                        (repeat TypedArguments.next(
                            (each Argument).self, of: values, &next))
                else { return .void }
                run(repeat each arguments)
                return .void
            })
    }
}
