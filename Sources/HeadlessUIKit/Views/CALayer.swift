/// How a view's surface looks, as code set it: of all that the transform alone changes a frame.
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
    /// What the layers in it have besides their own transform: a perspective, as a rule.
    public var sublayerTransform = CATransform3DIdentity
    /// What was set last, with all that no affine transform can do.
    private var solid = CATransform3DIdentity
    /// The view whose surface it is.
    private weak var view: UIView?

    /// A layer without any of it.
    public init() {}

    /// The surface of that view.
    init(of view: UIView) { self.view = view }

    /// A105: the part of it in its own plane is the view's `transform`.
    public var transform: CATransform3D {
        get {
            guard let view else { return solid }
            let flat = view.storedTransform ?? .identity
            return CATransform3DGetAffineTransform(solid) == flat
                ? solid : CATransform3DMakeAffineTransform(flat)
        }
        set {
            solid = newValue
            let flat = CATransform3DGetAffineTransform(newValue)
            view?.storedTransform = flat.isIdentity ? nil : flat
        }
    }

    /// The part of the transform in its own plane.
    public func affineTransform() -> CGAffineTransform {
        CATransform3DGetAffineTransform(transform)
    }

    /// Sets a transform that stays in its plane.
    public func setAffineTransform(_ transform: CGAffineTransform) {
        self.transform = CATransform3DMakeAffineTransform(transform)
    }
}
