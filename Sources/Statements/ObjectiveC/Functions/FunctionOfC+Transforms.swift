import HeadlessUIKit

/// Core Animation's functions, which Swift has under the same names.
extension FunctionOfC {
    static let transforms: [FunctionOfC] = [
        making("Translation", 3) { CATransform3DMakeTranslation($0[0], $0[1], $0[2]) },
        making("Scale", 3) { CATransform3DMakeScale($0[0], $0[1], $0[2]) },
        making("Rotation", 4) { CATransform3DMakeRotation($0[0], $0[1], $0[2], $0[3]) },
        changing("Translate", 3) { CATransform3DTranslate($0, $1[0], $1[1], $1[2]) },
        changing("Scale", 3) { CATransform3DScale($0, $1[0], $1[1], $1[2]) },
        changing("Rotate", 4) { CATransform3DRotate($0, $1[0], $1[1], $1[2], $1[3]) },
        changing("Invert", 0) { transform, _ in CATransform3DInvert(transform) },
        function("CATransform3DConcat", [solid, solid], solid) {
            .transform3D(CATransform3DConcat(transform($0[0]), transform($0[1])))
        },
        function("CATransform3DIsIdentity", [solid], .bool) {
            .bool(CATransform3DIsIdentity(transform($0[0])))
        },
        function("CATransform3DEqualToTransform", [solid, solid], .bool) {
            .bool(transform($0[0]) == transform($0[1]))
        },
        function("CATransform3DIsAffine", [solid], .bool) {
            .bool(CATransform3DIsAffine(transform($0[0])))
        },
        function("CATransform3DGetAffineTransform", [solid], .named(.transform)) {
            .transform(CATransform3DGetAffineTransform(transform($0[0])))
        },
        function("CATransform3DMakeAffineTransform", [.named(.transform)], solid) {
            .transform3D(
                CATransform3DMakeAffineTransform(CGAffineTransform.from($0[0]) ?? .identity))
        },
    ]

    /// Those that Swift has, too.
    static let inBoth = Dictionary(
        uniqueKeysWithValues: (transforms + daily
            + [range, selector, className, modf]).map { ($0.name, $0) })

    private static let solid = ValueType.named(.transform3D)

    private static func transform(_ value: Value) -> CATransform3D {
        CATransform3D.from(value) ?? CATransform3DIdentity
    }

    private static func making(
        _ name: String, _ count: Int, _ make: @escaping @MainActor ([CGFloat]) -> CATransform3D
    ) -> FunctionOfC {
        let types = Array(repeating: ValueType.double, count: count)
        return function("CATransform3DMake" + name, types, solid) {
            .transform3D(make($0.map { $0.number ?? 0 }))
        }
    }

    private static func changing(
        _ name: String, _ count: Int,
        _ change: @escaping @MainActor (CATransform3D, [CGFloat]) -> CATransform3D
    ) -> FunctionOfC {
        let types = [solid] + Array(repeating: ValueType.double, count: count)
        return function("CATransform3D" + name, types, solid) {
            .transform3D(change(transform($0[0]), $0.dropFirst().map { $0.number ?? 0 }))
        }
    }

    private static func function(
        _ name: String, _ types: [ValueType], _ result: ValueType,
        _ compute: @escaping @MainActor ([Value]) -> Value
    ) -> FunctionOfC {
        FunctionOfC(name: name, types: types, result: result) {
            _, values, _ throws(StatementStop) in compute(values)
        }
    }
}
