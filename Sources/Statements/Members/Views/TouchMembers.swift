import HeadlessUIKit

/// Fingers, which statements hold as a set.
struct TouchSet: ScriptValue {
    private let touches: Set<UITouch>
    init(_ touches: Set<UITouch>) { self.touches = touches }

    static var valueType: ValueType { .set(.named(.touch)) }
    static func from(_ value: Value) -> TouchSet? {
        guard case .set(let values) = value else { return nil }
        return TouchSet(Set(values.compactMap(UITouch.from)))
    }
    var value: Value {
        .set(touches.sorted { $0.location(in: nil).x < $1.location(in: nil).x }.map(\.value))
    }
    var object: Set<UITouch> { touches }
}
