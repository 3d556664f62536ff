import HeadlessUIKit

extension UIImage: ScriptObject {}
extension UIGraphicsImageRenderer: ScriptObject {}
extension UIStatusBarManager: ScriptObject {}
extension UIWindowScene.Geometry: ScriptObject {}

extension TypeDescription {
    static let image = TypeDescription("UIImage", class: UIImage.self) { type in
        type.initialiser("init()") { UIImage() }
        type.failableInitialiser("init(named:)") { (name: String) in UIImage(named: name) }
        type.failableInitialiser("init(systemName:)") { (name: String) in
            UIImage(systemName: name)
        }
        type.property("size", { $0.size })
        type.property("scale", { $0.scale })
    }

    static let imageRenderer = TypeDescription(
        "UIGraphicsImageRenderer", class: UIGraphicsImageRenderer.self
    ) { type in
        type.initialiser("init(size:)") { (size: CGSize) in UIGraphicsImageRenderer(size: size) }
        type.method("image(actions:)") { renderer in
            { (actions: DrawingBlock) in renderer.image(actions: actions.run) }
        }
    }

    static let imageView = TypeDescription(
        "UIImageView", class: UIImageView.self, superclass: .view
    ) { type in
        type.initialiser("init()") { UIImageView() }
        type.initialiser("init(frame:)") { (frame: CGRect) in UIImageView(frame: frame) }
        type.initialiser("init(image:)") { (image: UIImage?) in UIImageView(image: image) }
        type.property("image", { $0.image }, { $0.image = $1 })
        type.property("highlightedImage", { $0.highlightedImage }, { $0.highlightedImage = $1 })
        type.property("isHighlighted", { $0.isHighlighted }, { $0.isHighlighted = $1 })
    }

    static let statusBarManager = TypeDescription(
        "UIStatusBarManager", class: UIStatusBarManager.self
    ) { type in
        type.property("statusBarFrame", { $0.statusBarFrame })
        type.property("isStatusBarHidden", { $0.isStatusBarHidden })
        type.property("statusBarStyle", { $0.statusBarStyle })
    }

    static let sceneGeometry = TypeDescription(
        "UIWindowScene.Geometry", class: UIWindowScene.Geometry.self
    ) { type in
        type.property("interfaceOrientation", { $0.interfaceOrientation })
    }
}

/// What would draw a picture.
struct DrawingBlock: ScriptValue {
    let run: (UIGraphicsImageRenderer) -> Void

    static var valueType: ValueType { .function([.named(.imageRenderer)], .void) }
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
