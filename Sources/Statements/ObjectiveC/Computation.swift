import CommandLanguage

/// What code computes of values; the interpreter is what it runs in.
package final class Computation {
    package typealias Run =
        @MainActor (StatementInterpreter, [Value]) throws(StatementStop) -> Value

    let run: Run

    init(_ run: @escaping Run) { self.run = run }
}
