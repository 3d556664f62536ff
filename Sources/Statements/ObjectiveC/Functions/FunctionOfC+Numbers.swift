import CommandLanguage
import HeadlessUIKit

/// C's functions of numbers, and those that give one by chance: the same in every run of a session.
extension FunctionOfC {
    static let furtherMaths: [FunctionOfC] = ofOneNumber + ofTwoNumbers + rounding + questions

    private typealias OfOne = @MainActor (Double) -> Double
    private typealias OfTwo = @MainActor (Double, Double) -> Double

    private static var ofOneNumber: [FunctionOfC] {
        let all: [(String, OfOne)] = [
            ("sin", { sin($0) }), ("cos", { cos($0) }), ("tan", { tan($0) }),
            ("asin", { asin($0) }), ("acos", { acos($0) }), ("atan", { atan($0) }),
            ("sinh", { sinh($0) }), ("cosh", { cosh($0) }), ("tanh", { tanh($0) }),
            ("exp", { exp($0) }), ("exp2", { exp2($0) }), ("log", { log($0) }),
            ("log2", { log2($0) }), ("log10", { log10($0) }), ("cbrt", { cbrt($0) }),
            ("rint", { $0.rounded(.toNearestOrEven) }),
            ("nearbyint", { $0.rounded(.toNearestOrEven) }),
        ]
        return all.flatMap { name, compute in
            [oneNumber(name, compute), oneNumber(name + "f", compute)]
        } + [oneNumber("truncf") { $0.rounded(.towardZero) }]
    }

    private static var ofTwoNumbers: [FunctionOfC] {
        let all: [(String, OfTwo)] = [
            ("pow", { pow($0, $1) }), ("atan2", { atan2($0, $1) }),
            ("hypot", { hypot($0, $1) }), ("copysign", { copysign($0, $1) }),
            ("fdim", { max($0 - $1, 0) }), ("remainder", { $0.remainder(dividingBy: $1) }),
        ]
        return all.flatMap { name, compute in
            [twoNumbers(name, compute), twoNumbers(name + "f", compute)]
        } + [twoNumbers("fmodf") { fmod($0, $1) }]
    }

    private static var rounding: [FunctionOfC] {
        ["lrint", "lrintf"].map { name in
            whole(name, [.double]) { values in
                Int(exactly: (values[0].number ?? 0).rounded(.toNearestOrEven)) ?? 0
            }
        }
    }

    private static var questions: [FunctionOfC] {
        [
            whole("isnan", [.double]) { ($0[0].number ?? 0).isNaN ? 1 : 0 },
            whole("isinf", [.double]) { ($0[0].number ?? 0).isInfinite ? 1 : 0 },
            whole("labs", [.int]) { abs(max($0[0].wholeNumber ?? 0, -.max)) },
            whole("UI_USER_INTERFACE_IDIOM", []) { _ in
                UIDevice.current.userInterfaceIdiom.rawValue
            },
        ]
    }

    static let oldChance: [FunctionOfC] = [
        FunctionOfC(name: "rand", types: [], result: .named(.int32)) {
            evaluator, _, _ throws(StatementStop) in
            Int32(truncatingIfNeeded: evaluator.variables.classes.random.below(0x7FFF_FFFF)).value
        },
        FunctionOfC(name: "random", types: [], result: .int) {
            evaluator, _, _ throws(StatementStop) in
            .int(Int(evaluator.variables.classes.random.below(0x7FFF_FFFF)))
        },
        FunctionOfC(name: "srand", types: [.any], result: .void) { _, _, _ throws(StatementStop) in
            .void
        },
        FunctionOfC(name: "srandom", types: [.any], result: .void) {
            _, _, _ throws(StatementStop) in
            .void
        },
        FunctionOfC(name: "srand48", types: [.any], result: .void) {
            _, _, _ throws(StatementStop) in
            .void
        },
    ]

    private static func oneNumber(
        _ name: String, _ compute: @escaping @MainActor (Double) -> Double
    ) -> FunctionOfC {
        FunctionOfC(name: name, types: [.double], result: .double) {
            _, values, _ throws(StatementStop) in .double(compute(values[0].number ?? 0))
        }
    }

    private static func twoNumbers(
        _ name: String, _ compute: @escaping @MainActor (Double, Double) -> Double
    ) -> FunctionOfC {
        FunctionOfC(name: name, types: [.double, .double], result: .double) {
            _, values, _ throws(StatementStop) in
            .double(compute(values[0].number ?? 0, values[1].number ?? 0))
        }
    }

    private static func whole(
        _ name: String, _ types: [ValueType], _ compute: @escaping @MainActor ([Value]) -> Int
    ) -> FunctionOfC {
        FunctionOfC(name: name, types: types, result: .int) {
            _, values, _ throws(StatementStop) in .int(compute(values))
        }
    }
}
