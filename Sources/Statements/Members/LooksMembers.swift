import HeadlessUIKit

// What only a screen would show.

extension CALayer: ScriptObject {}
extension UIFont: ScriptObject {}

extension UIView.ContentMode: ScriptChoice {
    static var type: TypeDescription { .contentMode }
    static let choices = Array(allCases)
}

extension NSTextAlignment: ScriptChoice {
    static var type: TypeDescription { .textAlignment }
    static let choices = Array(allCases)
}

extension UIButton.ButtonType: ScriptChoice {
    static var type: TypeDescription { .buttonType }
    static let choices = Array(allCases)
}

extension TypeDescription {
    static let contentMode = TypeDescription(
        "UIView.ContentMode", choices: UIView.ContentMode.allCases.map { "\($0)" })
    static let textAlignment = TypeDescription(
        "NSTextAlignment", choices: NSTextAlignment.allCases.map { "\($0)" })
    static let buttonType = TypeDescription(
        "UIButton.ButtonType", choices: UIButton.ButtonType.allCases.map { "\($0)" })

    static let layer = TypeDescription("CALayer", class: CALayer.self) { type in
        type.initialiser("init()") { CALayer() }
        type.property("cornerRadius", { $0.cornerRadius }, { $0.cornerRadius = $1 })
        type.property("masksToBounds", { $0.masksToBounds }, { $0.masksToBounds = $1 })
        type.property("borderWidth", { $0.borderWidth }, { $0.borderWidth = $1 })
        type.property("borderColor", { $0.borderColor }, { $0.borderColor = $1 })
        type.property("shadowColor", { $0.shadowColor }, { $0.shadowColor = $1 })
        type.property("shadowOpacity", { $0.shadowOpacity }, { $0.shadowOpacity = $1 })
        type.property("shadowRadius", { $0.shadowRadius }, { $0.shadowRadius = $1 })
        type.property("shadowOffset", { $0.shadowOffset }, { $0.shadowOffset = $1 })
        type.property("zPosition", { $0.zPosition }, { $0.zPosition = $1 })
        type.property("transform", { $0.transform }, { $0.transform = $1 })
        type.property("sublayerTransform", { $0.sublayerTransform }, { $0.sublayerTransform = $1 })
        type.property("frame", { $0.frame }, { $0.frame = $1 })
        type.property("bounds", { $0.bounds }, { $0.bounds = $1 })
        type.property("position", { $0.position }, { $0.position = $1 })
        type.property("opacity", { $0.opacity }, { $0.opacity = $1 })
        type.method("presentation()", CALayer.presentation)
        type.method("removeAllAnimations()", CALayer.removeAllAnimations)
        type.method("affineTransform()", CALayer.affineTransform)
        type.method("setAffineTransform(_:)", CALayer.setAffineTransform)
    }

    static let font = TypeDescription("UIFont", class: UIFont.self) { type in
        type.staticMethod("systemFont(ofSize:)") { (size: CGFloat) in
            UIFont.systemFont(ofSize: size)
        }
        type.staticMethod("boldSystemFont(ofSize:)") { (size: CGFloat) in
            UIFont.boldSystemFont(ofSize: size)
        }
        addStyles(&type)
        type.property("pointSize", { $0.pointSize })
        type.property("isBold", { $0.isBold })
        type.property("lineHeight", { $0.lineHeight })
        type.property("ascender", { $0.ascender })
        type.property("descender", { $0.descender })
    }
}

extension MemberList<UIView> {
    /// Looks, and the gestures on the view.
    mutating func addSurface() {
        property("tintColor", { $0.tintColor }, { $0.tintColor = $1 })
        property("contentMode", { $0.contentMode }, { $0.contentMode = $1 })
        property("layer", { $0.layer })
        property("transform3D", { $0.transform3D }, { $0.transform3D = $1 })
        property("gestureRecognizers", { $0.gestureRecognizers })
        method("addGestureRecognizer(_:)", UIView.addGestureRecognizer)
        method("removeGestureRecognizer(_:)", UIView.removeGestureRecognizer)
    }
}
