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

extension TypeDescription {
    /// Fingers on a responder.
    static func addTouches(_ type: inout MemberList<UIResponder>) {
        type.method("touchesBegan(_:with:)") { responder in
            { (touches: TouchSet, event: UIEvent?) in
                responder.touchesBegan(touches.object, with: event)
            }
        }
        type.method("touchesMoved(_:with:)") { responder in
            { (touches: TouchSet, event: UIEvent?) in
                responder.touchesMoved(touches.object, with: event)
            }
        }
        type.method("touchesEnded(_:with:)") { responder in
            { (touches: TouchSet, event: UIEvent?) in
                responder.touchesEnded(touches.object, with: event)
            }
        }
        type.method("touchesCancelled(_:with:)") { responder in
            { (touches: TouchSet, event: UIEvent?) in
                responder.touchesCancelled(touches.object, with: event)
            }
        }
    }
}

extension MemberList<UIEvent> {
    mutating func addByHand() {
        property("allTouches", { $0.allTouches.map(TouchSet.init) })
    }
}
