import HeadlessUIKit

/// What would draw a picture.
struct DrawingBlock: ScriptValue {
    let run: (UIGraphicsImageRenderer) -> Void

    static var valueType: ValueType { .function([.named(.graphicsImageRenderer)], .void) }
    static func from(_ value: Value) -> DrawingBlock? {
        guard case .function(let function) = value else { return nil }
        return DrawingBlock { _ = function.call([.object($0)]) }
    }
    var value: Value {
        .function(
            ScriptFunction { arguments in
                if let renderer = arguments.first.flatMap(UIGraphicsImageRenderer.from) {
                    run(renderer)
                }
                return .void
            })
    }
}

/// Insets by the direction of writing, which statements hold as an object.
@MainActor
final class ScriptDirectionalInsets: ScriptObject {
    let insets: NSDirectionalEdgeInsets
    init(_ insets: NSDirectionalEdgeInsets) { self.insets = insets }

    /// As Swift prints the structure.
    var text: String {
        "NSDirectionalEdgeInsets(top: \(insets.top), leading: \(insets.leading), "
            + "bottom: \(insets.bottom), trailing: \(insets.trailing))"
    }
}

extension NSDirectionalEdgeInsets: ScriptValue {
    static var valueType: ValueType { .named(.directionalInsets) }
    static func from(_ value: Value) -> NSDirectionalEdgeInsets? {
        ScriptDirectionalInsets.from(value)?.insets
    }
    var value: Value { .object(ScriptDirectionalInsets(self)) }
}

extension TypeDescription {
    static let directionalInsets = TypeDescription(
        "NSDirectionalEdgeInsets", class: ScriptDirectionalInsets.self
    ) { type in
        type.initialiser("init(top:leading:bottom:trailing:)") {
            (top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) in
            ScriptDirectionalInsets(
                NSDirectionalEdgeInsets(
                    top: top, leading: leading, bottom: bottom, trailing: trailing))
        }
        type.staticProperty("zero") { NSDirectionalEdgeInsets.zero }
        type.property("top", { $0.insets.top })
        type.property("leading", { $0.insets.leading })
        type.property("bottom", { $0.insets.bottom })
        type.property("trailing", { $0.insets.trailing })
    }
}
