import HeadlessUIKit

/// `UnsafeMutablePointer<CGRect>`: a rectangle that a delegate may change.
@MainActor
final class RectPointer: ScriptObject {
    @Counted var pointee: CGRect

    init(_ pointee: CGRect) { self.pointee = pointee }
}

/// `UnsafeMutablePointer<CGPoint>`: a point that a delegate may change.
@MainActor
final class PointPointer: ScriptObject {
    @Counted var pointee: CGPoint

    init(_ pointee: CGPoint) { self.pointee = pointee }
}

/// `AutoreleasingUnsafeMutablePointer<UIView>`: a view that a delegate may exchange.
@MainActor
final class ViewPointer: ScriptObject {
    @Counted var pointee: UIView

    init(_ pointee: UIView) { self.pointee = pointee }
}

extension RectPointer {
    /// What a parameter for it gets: the pointer itself, the place behind it, or what is there.
    func argument(for parameter: LocalVariable) -> Value {
        if parameter.type.unwrapped.isNamed(.rectPointer) { return value }
        guard parameter.isInout else { return pointee.value }
        return .object(
            InoutArgument(
                taking: { self.pointee.value },
                writing: { self.pointee = CGRect.from($0) ?? self.pointee }))
    }
}

extension ViewPointer {
    /// What a parameter for it gets: the pointer itself, the place behind it, or what is there.
    func argument(for parameter: LocalVariable) -> Value {
        if parameter.type.unwrapped.isNamed(.viewPointer) { return value }
        guard parameter.isInout else { return pointee.value }
        return .object(
            InoutArgument(
                taking: { self.pointee.value },
                writing: { self.pointee = UIView.from($0) ?? self.pointee }))
    }
}

extension TypeDescription {
    static let rectPointer = TypeDescription(
        "UnsafeMutablePointer<CGRect>", class: RectPointer.self
    ) { type in
        type.property("pointee", { $0.pointee }, { $0.pointee = $1 })
    }

    static let pointPointer = TypeDescription(
        "UnsafeMutablePointer<CGPoint>", class: PointPointer.self
    ) { type in
        type.property("pointee", { $0.pointee }, { $0.pointee = $1 })
    }

    static let viewPointer = TypeDescription(
        "AutoreleasingUnsafeMutablePointer<UIView>", class: ViewPointer.self
    ) { type in
        type.property("pointee", { $0.pointee }, { $0.pointee = $1 })
    }

    /// The pointers in UIKit's delegates, with what their names consist of.
    private static let pointers: [Pointer] = [
        (rectPointer, "UnsafeMutablePointer", .rect),
        (pointPointer, "UnsafeMutablePointer", .point),
        (viewPointer, "AutoreleasingUnsafeMutablePointer", .view),
    ]

    private typealias Pointer = (type: TypeDescription, name: String, pointee: TypeDescription)

    /// What points at values of that type; nil where nothing in UIKit's delegates does.
    static func pointer(named name: String, to pointee: ValueType) -> TypeDescription? {
        pointers.first { $0.name == name && pointee.isNamed($0.pointee) }?.type
    }

    /// The parts of its name where it is a pointer's; nil for any other type.
    var pointerParts: (name: String, pointee: TypeDescription)? {
        Self.pointers.first { $0.type === self }.map { ($0.name, $0.pointee) }
    }
}
