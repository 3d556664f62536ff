import CommandLanguage

/// What code computes of values; the evaluator is what it runs in.
package final class Computation {
    package typealias Run =
        @MainActor (Evaluator, [Value]) throws(StatementStop) -> Value

    let run: Run

    init(_ run: @escaping Run) { self.run = run }
}
