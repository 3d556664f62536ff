import HeadlessUIKit

extension UITouch: ScriptObject {}
extension UIEvent: ScriptObject {}

extension UITouch.Phase: ScriptChoice {
    static var type: TypeDescription { .touchPhase }
    static let choices = Array(allCases)
}

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
    var known: Set<UITouch> { touches }
}

extension TypeDescription {
    static let touchPhase = TypeDescription(
        "UITouch.Phase", choices: UITouch.Phase.allCases.map { "\($0)" })
    static let gestureDelegate = modelProtocol(
        "UIGestureRecognizerDelegate", isInstance: { $0 is any UIGestureRecognizerDelegate })

    static let touch = TypeDescription("UITouch", class: UITouch.self) { type in
        type.property("phase", { $0.phase })
        type.property("view", { $0.view })
        type.property("window", { $0.window })
        type.property("timestamp", { $0.timestamp })
        type.property("tapCount", { $0.tapCount })
        type.property("gestureRecognizers", { $0.gestureRecognizers })
        type.method("location(in:)", UITouch.location)
        type.method("previousLocation(in:)", UITouch.previousLocation)
    }

    static let event = TypeDescription("UIEvent", class: UIEvent.self) { type in
        type.property("timestamp", { $0.timestamp })
        type.property("allTouches", { $0.allTouches.map(TouchSet.init) })
    }

    /// Fingers on a responder.
    static func addTouches(_ type: inout MemberList<UIResponder>) {
        type.method("touchesBegan(_:with:)") { responder in
            { (touches: TouchSet, event: UIEvent?) in
                responder.touchesBegan(touches.known, with: event)
            }
        }
        type.method("touchesMoved(_:with:)") { responder in
            { (touches: TouchSet, event: UIEvent?) in
                responder.touchesMoved(touches.known, with: event)
            }
        }
        type.method("touchesEnded(_:with:)") { responder in
            { (touches: TouchSet, event: UIEvent?) in
                responder.touchesEnded(touches.known, with: event)
            }
        }
        type.method("touchesCancelled(_:with:)") { responder in
            { (touches: TouchSet, event: UIEvent?) in
                responder.touchesCancelled(touches.known, with: event)
            }
        }
    }

    /// Fingers on a view.
    static func addTouches(_ type: inout MemberList<UIView>) {
        type.method("hitTest(_:with:)", UIView.hitTest)
        type.method("point(inside:with:)", UIView.point)
        type.method("gestureRecognizerShouldBegin(_:)", UIView.gestureRecognizerShouldBegin)
    }
}
