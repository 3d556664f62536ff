/// How a view's surface looks, as code set it: nothing of it changes a frame or a callback.
@MainActor
public final class CALayer {
    public var cornerRadius: CGFloat = 0
    public var masksToBounds = false
    public var borderWidth: CGFloat = 0
    public var borderColor: UIColor?
    public var shadowColor: UIColor?
    /// From 0 to 1.
    public var shadowOpacity: CGFloat = 0
    public var shadowRadius: CGFloat = 3
    public var shadowOffset = CGSize(width: 0, height: -3)
    public var zPosition: CGFloat = 0

    /// A layer without any of it.
    public init() {}
}
