/// Texts of the view hierarchy. Objects come formatted: `<UIView: v>`.
extension Misuse {
    /// A view added to itself (E32).
    public static let selfAsSubview = Misuse(
        .e32, .exception(name: "NSInvalidArgumentException"), "Can't add self as subview",
        hint: "Add the view to another view.")

    /// A view added somewhere below itself (E63); the layer is the added view's,
    /// `<CALayer: v.layer>`.
    public static func cycleInLayerTree(_ layer: String) -> Misuse {
        Misuse(
            .e63, .exception(name: "CALayerInvalid"),
            "layer \(layer) is a part of cycle in its layer tree",
            hint: "Take the receiver out of the view before you add the view to it.")
    }

    /// A message that the object has no method for (E64); `object` is its class and its
    /// description, `<X: x>`.
    public static func unrecognizedSelector(
        _ selector: String, sentTo object: String, of className: String
    ) -> Misuse {
        Misuse(
            .e64, .exception(name: "NSInvalidArgumentException"),
            "-[\(className) \(selector)]: unrecognized selector sent to instance \(object)",
            hint:
                "Define the method with as many arguments as its selector has colons, or name one that "
                + "the class has, as where a target and an action are added.")
    }
}
