import CommandLanguage
import HeadlessUIKit

/// Functions of C that apps call in both languages: chance, time and mathematics.
extension FunctionOfC {
    static let daily: [FunctionOfC] =
        chance + times
        + [
            FunctionOfC(name: "CGRectIsInfinite", types: [.named(.rect)], result: .bool) {
                _, values, _ throws(StatementStop) in
                .bool(CGRect.from(values[0]) == .infinite)
            },
            ending("abort", [], "abort() was called"),
            ending("exit", [.int], "exit() was called"),
            fraction("fmod") { $0.truncatingRemainder(dividingBy: $1) },
            fraction("fmax") { max($0, $1) }, fraction("fmin") { min($0, $1) },
            fraction("fmaxf") { max($0, $1) }, fraction("fminf") { min($0, $1) },
            whole("fabs") { abs($0) }, whole("fabsf") { abs($0) },
            whole("floorf") { $0.rounded(.down) }, whole("ceilf") { $0.rounded(.up) },
            whole("roundf") { $0.rounded(.toNearestOrAwayFromZero) },
            rounding("lround"), rounding("lroundf"),
            whole("trunc") { $0.rounded(.towardZero) }, whole("sqrtf") { $0.squareRoot() },
        ]

    /// Swift gives both parts of the number, where C writes the whole one behind a pointer.
    static let modf = FunctionOfC(
        name: "modf", types: [.double],
        result: .tuple([.double, .double].map { TupleElement(label: nil, type: $0) })
    ) { _, values, _ throws(StatementStop) in
        let number = values[0].number ?? 0
        let whole = number.rounded(.towardZero)
        return .tuple([.double(whole), .double(number.isFinite ? number - whole : 0)])
    }

    /// Those that Swift has for `Float`, where C takes any number.
    static let ofFloats: [String: FunctionOfC] = Dictionary(
        uniqueKeysWithValues: daily.filter { $0.name.hasSuffix("f") }
            .map { ($0.name, $0.forFloats) })

    /// The same for `Float`, as Swift has it of functions of fractions.
    var forFloats: FunctionOfC {
        let types = types.map { _ in ValueType.named(.float) }
        return FunctionOfC(
            name: name, types: types, result: result.isNamed(.double) ? .named(.float) : result
        ) { [run] evaluator, values, span throws(StatementStop) in
            let result = try run(evaluator, values, span)
            guard case .double(let number) = result else { return result }
            return .float(Float(number))
        }
    }

    private static func rounding(_ name: String) -> FunctionOfC {
        FunctionOfC(name: name, types: [.double], result: .int) {
            _, values, span throws(StatementStop) in
            let number = (values[0].number ?? 0).rounded(.toNearestOrAwayFromZero)
            guard let whole = Int(exactly: number) else { throw .overflow(at: span) }
            return .int(whole)
        }
    }

    private static let chance: [FunctionOfC] = [
        FunctionOfC(name: "arc4random", types: [], result: .named(.uint32)) {
            evaluator, _, _ throws(StatementStop) in
            number(evaluator.variables.classes.random.next() >> 32)
        },
        FunctionOfC(
            name: "arc4random_uniform", types: [.named(.uint32)], result: .named(.uint32)
        ) { evaluator, values, _ throws(StatementStop) in
            let bound = UInt64(max(0, values[0].number ?? 0))
            return number(evaluator.variables.classes.random.below(bound))
        },
        FunctionOfC(name: "drand48", types: [], result: .double) {
            evaluator, _, _ throws(StatementStop) in
            .double(evaluator.variables.classes.random.fraction)
        },
    ]

    private static let times: [FunctionOfC] =
        ["CACurrentMediaTime", "CFAbsoluteTimeGetCurrent"].map { name in
            FunctionOfC(name: name, types: [], result: .double) {
                _, _, _ throws(StatementStop) in .double(SimulatedRunLoop.main.now)
            }
        } + [
            FunctionOfC(name: "time", types: [.any], result: .int) {
                _, _, _ throws(StatementStop) in .int(Int(SimulatedRunLoop.main.now))
            }
        ]

    /// A function that ends the program.
    private static func ending(
        _ name: String, _ types: [ValueType], _ text: String
    ) -> FunctionOfC {
        FunctionOfC(name: name, types: types, result: .void) { _, _, span throws(StatementStop) in
            throw .failure(Diagnostic(.illegal, at: span, text))
        }
    }

    private static func number(_ bits: UInt64) -> Value {
        TypeDescription.uint32.integerKind?.value(truncating: Int(truncatingIfNeeded: bits))
            ?? .int(0)
    }

    private static func whole(
        _ name: String, _ compute: @escaping @MainActor (Double) -> Double
    ) -> FunctionOfC {
        FunctionOfC(name: name, types: [.double], result: .double) {
            _, values, _ throws(StatementStop) in .double(compute(values[0].number ?? 0))
        }
    }

    private static func fraction(
        _ name: String, _ compute: @escaping @MainActor (Double, Double) -> Double
    ) -> FunctionOfC {
        FunctionOfC(name: name, types: [.double, .double], result: .double) {
            _, values, _ throws(StatementStop) in
            .double(compute(values[0].number ?? 0, values[1].number ?? 0))
        }
    }
}

extension CGRect {
    /// Core Graphics' rectangle without bounds.
    static let infinite = CGRect(
        x: -.greatestFiniteMagnitude / 2, y: -.greatestFiniteMagnitude / 2,
        width: .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
}
