import CommandLanguage
import HeadlessUIKit

/// Functions of C that are no members in Swift.
extension FunctionOfC {
    static let texts: [FunctionOfC] = [
        FunctionOfC(name: "NSLog", types: [.string], result: .void, isVariadic: true) {
            evaluator, values, span throws(StatementStop) in
            evaluator.onPrint(ObjectiveCFormat.text(values))
            return .void
        },
        FunctionOfC(name: "printf", types: [.string], result: .int, isVariadic: true) {
            evaluator, values, span throws(StatementStop) in
            let text = ObjectiveCFormat.text(values)
            evaluator.onPrint(text.hasSuffix("\n") ? String(text.dropLast()) : text)
            return .int(text.utf8.count)
        },
        text("NSStringFromCGRect", .named(.rect)), text("NSStringFromCGPoint", .named(.point)),
        text("NSStringFromCGSize", .named(.size)),
        text("NSStringFromUIEdgeInsets", .named(.insets)),
        text("NSStringFromCGAffineTransform", .named(.transform)),
        text("NSStringFromCGVector", .named(.vector)),
        text("NSStringFromSelector", .string),
    ]

    static let className = text("NSStringFromClass", .any)

    private static func text(_ name: String, _ type: ValueType) -> FunctionOfC {
        FunctionOfC(name: name, types: [type], result: .string) {
            _, values, _ throws(StatementStop) in .string(ObjectiveCFormat.describe(values[0]))
        }
    }

    static let assertions: [FunctionOfC] =
        (["NSAssert", "NSCAssert"]
        + (1...5).flatMap { ["NSAssert\($0)", "NSCAssert\($0)"] }).map { name in
            FunctionOfC(name: name, types: [.bool, .string], result: .void, isVariadic: true) {
                _, values, span throws(StatementStop) in
                if values[0].isTrue { return .void }
                throw failedAssertion(ObjectiveCFormat.text(Array(values.dropFirst())), at: span)
            }
        } + [
            FunctionOfC(name: "NSParameterAssert", types: [.bool, .string], result: .void) {
                _, values, span throws(StatementStop) in
                if values[0].isTrue { return .void }
                let condition = ObjectiveCFormat.describe(values[1])
                throw failedAssertion("Invalid parameter not satisfying: \(condition)", at: span)
            }
        ]

    private static func failedAssertion(_ text: String, at span: SourceSpan) -> StatementStop {
        .failure(Diagnostic(exception: "NSInternalInconsistencyException", text, at: span))
    }

    static let range = FunctionOfC(
        name: "NSMakeRange", types: [.int, .int], result: .named(.textRange)
    ) { _, values, _ throws(StatementStop) in
        NSRange(location: Int.from(values[0]) ?? 0, length: Int.from(values[1]) ?? 0).value
    }

    static let selector = FunctionOfC(
        name: "NSSelectorFromString", types: [.string], result: .string
    ) { _, values, _ throws(StatementStop) in values[0] }

    static let places = [
        FunctionOfC(
            name: "CLLocationCoordinate2DMake", types: [.double, .double],
            result: .named(.coordinate)
        ) { _, values, _ throws(StatementStop) in
            CLLocationCoordinate2D(
                latitude: values[0].number ?? 0, longitude: values[1].number ?? 0
            ).value
        },
        FunctionOfC(
            name: "NSDirectionalEdgeInsetsMake", types: [.double, .double, .double, .double],
            result: .named(.directionalInsets)
        ) { _, values, span throws(StatementStop) in
            guard MemberTable.isAvailable(ios: 11) else {
                throw .failure(
                    Diagnostic(
                        .illegal, at: span,
                        Availability.refusal("NSDirectionalEdgeInsetsMake", since: 11)))
            }
            let edges = values.map { CGFloat($0.number ?? 0) }
            return NSDirectionalEdgeInsets(
                top: edges[0], leading: edges[1], bottom: edges[2], trailing: edges[3]
            ).value
        },
    ]

    static let maths: [FunctionOfC] = [
        number("floor") { $0.rounded(.down) },
        number("ceil") { $0.rounded(.up) },
        number("round") { $0.rounded(.toNearestOrAwayFromZero) },
        number("sqrt") { $0.squareRoot() },
        numbers("MAX") { max($0, $1) }, numbers("MIN") { min($0, $1) },
        number("ABS") { abs($0) },
        FunctionOfC(name: "abs", types: [.int], result: .int) {
            _, values, span throws(StatementStop) in
            guard case .int(let number) = values[0], number != .min else {
                throw .overflow(at: span)
            }
            return .int(abs(number))
        },
    ]

    private static func number(
        _ name: String, _ compute: @escaping @MainActor (Double) -> Double
    ) -> FunctionOfC {
        FunctionOfC(name: name, types: [.double], result: .double) {
            _, values, _ throws(StatementStop) in .double(compute(values[0].number ?? 0))
        }
    }

    private static func numbers(
        _ name: String, _ compute: @escaping @MainActor (Double, Double) -> Double
    ) -> FunctionOfC {
        FunctionOfC(name: name, types: [.double, .double], result: .double) {
            _, values, _ throws(StatementStop) in
            .double(compute(values[0].number ?? 0, values[1].number ?? 0))
        }
    }

    static let comparisons: [FunctionOfC] = [
        equality("CGRectEqualToRect", .named(.rect)),
        equality("CGPointEqualToPoint", .named(.point)),
        equality("CGSizeEqualToSize", .named(.size)),
        equality("UIEdgeInsetsEqualToEdgeInsets", .named(.insets)),
        equality("CGAffineTransformEqualToTransform", .named(.transform)),
        FunctionOfC(
            name: "NSEqualRanges", types: [.named(.textRange), .named(.textRange)], result: .bool
        ) { _, values, _ throws(StatementStop) in .bool(values[0].equals(values[1])) },
    ]

    private static func equality(_ name: String, _ type: ValueType) -> FunctionOfC {
        FunctionOfC(name: name, types: [type, type], result: .bool) {
            _, values, _ throws(StatementStop) in .bool(values[0].equals(values[1]))
        }
    }

    static let queues: [FunctionOfC] = [
        FunctionOfC(name: "dispatch_get_main_queue", types: [], result: .named(.dispatchQueue)) {
            _, _, _ throws(StatementStop) in .object(MainQueue.main)
        },
        FunctionOfC(
            name: "dispatch_async", types: [.any, .function([], .void)],
            result: .void
        ) { _, values, _ throws(StatementStop) in
            if let work: Block<> = .from(values[1]) {
                SimulatedRunLoop.main.perform { work.run() }
            }
            return .void
        },
        FunctionOfC(name: "dispatch_time", types: [.int, .int], result: .double) {
            _, values, _ throws(StatementStop) in
            .double(SimulatedRunLoop.main.now + (values[1].number ?? 0) / 1e9)
        },
        FunctionOfC(
            name: "dispatch_after",
            types: [.double, .any, .function([], .void)], result: .void
        ) { _, values, _ throws(StatementStop) in
            if let work: Block<> = .from(values[2]), let due = values[0].number {
                let loop = SimulatedRunLoop.main
                loop.perform(after: due - loop.now) { work.run() }
            }
            return .void
        },
    ]
}
