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
    /// Where a layer without a view stands.
    private var ownStance = Stance()

    /// A layer without any of it.
    public init() {}

    /// The surface of that view.
    init(of view: UIView) { self.view = view }

    private var stance: Stance {
        get { view.map(Stance.init) ?? ownStance }
        set {
            guard let view else { return ownStance = newValue }
            view.bounds = newValue.bounds
            view.center = newValue.center
            view.alpha = newValue.alpha
        }
    }

    /// Its own coordinates: those of what is in it.
    public var bounds: CGRect {
        get { stance.bounds }
        set { stance.bounds = newValue }
    }

    /// Where its middle is in what is around it.
    public var position: CGPoint {
        get { stance.center }
        set { stance.center = newValue }
    }

    /// The smallest upright rectangle around it.
    public var frame: CGRect {
        get { stance.frame }
        set {
            if let view { return view.frame = newValue }
            ownStance.center = CGPoint(x: newValue.midX, y: newValue.midY)
            ownStance.bounds.size = newValue.size
        }
    }

    /// The view's alpha, from 0 to 1.
    public var opacity: CGFloat {
        get { stance.alpha }
        set { stance.alpha = newValue }
    }

    /// A118: a copy that stands where the layer is seen at this moment; nil outside a window.
    public func presentation() -> CALayer? {
        guard let view, view.isInWindow else { return nil }
        let copy = CALayer()
        let own = Stance(view)
        let motion = view.simulator.motions[view.objectID]
        copy.ownStance = motion.map(own.seen) ?? own
        copy.solid = CATransform3DMakeAffineTransform(copy.ownStance.transform)
        return copy
    }

    /// A118: what moves the view has its last values at once; blocks that wait for the end hear that
    /// it was not reached.
    public func removeAllAnimations() {
        if let view { view.simulator.removeAnimations(of: view.objectID) }
    }

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
