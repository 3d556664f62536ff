import CommandLanguage
import HeadlessUIKit

/// A closure of a statement, or a function that the model handed out.
@MainActor
package final class ScriptFunction {
    /// What runs when it is called.
    private enum Code {
        /// A function of the model.
        case model(([Value]) -> Value)
        /// A closure of a statement, in its session.
        case closure(CheckedClosure, Evaluator)
    }

    private let code: Code

    /// Whether it is a function of the model.
    var isOfModel: Bool { if case .model = code { true } else { false } }

    /// What keeps a closure and calls it, where that is neither code nor a view or a controller.
    package enum Keeper {
        /// A timer that repeats.
        case timer
        /// The notification centre, for an observer of that notification.
        case observer(String?)
    }

    /// Who was given the closure last to call it again and again; nil where nobody was.
    @Counted package var keeper: Keeper?

    /// Where a closure of a statement was written; nil for a function of the model.
    package var span: SourceSpan? {
        if case .closure(let closure, _) = code { closure.span } else { nil }
    }

    /// Whether it is Combine's own, as the closure with which `assign(to:on:)` sets a property.
    package var isOfCombine: Bool { span?.file == Prelude.combine }

    /// The members that a key path reads one after the other; none for any other function.
    var keyPath: [String] {
        if case .closure(let closure, _) = code { closure.keyPath } else { [] }
    }

    /// What a closure of a statement holds of its surroundings.
    package private(set) var captures: Evaluator.Captures

    init(_ call: @escaping ([Value]) -> Value) {
        code = .model(call)
        captures = []
    }

    init(
        _ closure: CheckedClosure, holding captures: Evaluator.Captures,
        in evaluator: Evaluator
    ) {
        code = .closure(closure, evaluator)
        self.captures = captures
    }

    isolated deinit {
        guard case .closure(_, let evaluator) = code, !captures.isEmpty else { return }
        evaluator.variables.classes.releases.letGo(of: &captures)
    }

    /// Calls it for the model, which cannot be stopped, with exactly the arguments that its type tells.
    func call(_ arguments: [Value]) -> Value {
        switch code {
        case .model(let call): call(arguments)
        case .closure(let closure, let evaluator):
            evaluator.call(closure, captures, with: arguments)
        }
    }

    /// What a value has become that a closure is given first and may change.
    func changing(_ first: Value, _ rest: [Value]) -> Value {
        switch code {
        case .model(let call):
            _ = call([first] + rest)
            return first
        case .closure(let closure, let evaluator):
            return evaluator.call(closure, captures, changing: first, with: rest)
        }
    }

    /// Calls it for code that can be stopped.
    func run(_ arguments: [Value]) throws(StatementStop) -> Value {
        switch code {
        case .model(let call): call(arguments)
        case .closure(let closure, let evaluator):
            try evaluator.invoke(closure, captures, arguments)
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
