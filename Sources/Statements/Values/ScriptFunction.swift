/// A closure of a statement, or a function that the model handed out.
@MainActor
package final class ScriptFunction {
    /// What runs when it is called.
    private enum Code {
        /// A function of the model.
        case model(([Value]) -> Value)
        /// A closure of a statement, in its session.
        case closure(CheckedClosure, StatementInterpreter)
    }

    private let code: Code

    /// Whether it is a function of the model.
    var isOfModel: Bool { if case .model = code { true } else { false } }

    /// What a closure of a statement holds of its surroundings.
    package private(set) var captures: StatementInterpreter.Captures

    init(_ call: @escaping ([Value]) -> Value) {
        code = .model(call)
        captures = []
    }

    init(
        _ closure: CheckedClosure, holding captures: StatementInterpreter.Captures,
        in interpreter: StatementInterpreter
    ) {
        code = .closure(closure, interpreter)
        self.captures = captures
    }

    isolated deinit {
        guard case .closure(_, let interpreter) = code, !captures.isEmpty else { return }
        interpreter.variables.classes.releases.letGo(of: &captures)
    }

    /// Calls it for the model, which cannot be stopped, with exactly the arguments that its type tells.
    func call(_ arguments: [Value]) -> Value {
        switch code {
        case .model(let call): call(arguments)
        case .closure(let closure, let interpreter):
            interpreter.call(closure, captures, with: arguments)
        }
    }

    /// Calls it for code that can be stopped.
    func run(_ arguments: [Value]) throws(StatementStop) -> Value {
        switch code {
        case .model(let call): call(arguments)
        case .closure(let closure, let interpreter):
            try interpreter.invoke(closure, captures, arguments)
        }
    }
}

extension Frame.Captured {
    /// What is held now.
    package var value: Value {
        switch self {
        case .cell(let cell): cell.value
        case .value(let value): value
        }
    }
}
