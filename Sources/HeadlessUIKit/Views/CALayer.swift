/// Corners of a layer.
@available(iOS 11, *)
public struct CACornerMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
}

/// The appearance of a view's surface, as code has set it; of its properties only the transform
/// affects the frame.
@preconcurrency @MainActor
open class CALayer {
    /// In points.
    @Counted public var cornerRadius: CGFloat = 0
    /// Whether sublayers are cut at the layer's edges.
    @Counted public var masksToBounds = false
    /// In points, inwards from the edge.
    @Counted public var borderWidth: CGFloat = 0
    /// The color of the border.
    @Counted public var borderColor: CGColor?
    /// The color of the shadow.
    @Counted public var shadowColor: CGColor?
    /// A value from 0 to 1.
    @Counted public var shadowOpacity: Float = 0
    /// How far the shadow is blurred, in points.
    @Counted public var shadowRadius: CGFloat = 3
    /// How far the shadow is moved, in points.
    @Counted public var shadowOffset = CGSize(width: 0, height: -3)
    /// Towards the viewer, in points; layers of a higher one are drawn above their siblings.
    @Counted public var zPosition: CGFloat = 0
    /// The name that the app gives it.
    @Counted public var name: String?
    /// The color of the layer's surface.
    @Counted public var backgroundColor: CGColor?
    /// Which corners are rounded.
    @available(iOS 11, *)
    @Counted public var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    /// Whether the layer is drawn once and then shown as an image; here nothing depends on it.
    @Counted public var shouldRasterize = false
    /// A transform of all sublayers in addition to their own, such as a perspective.
    @Counted public var sublayerTransform = CATransform3DIdentity
    /// The transform as it was last set, including its non-affine part.
    @Counted private var solid = CATransform3DIdentity
    /// The view of this layer.
    private weak var view: UIView? { didSet { Changes.note() } }
    /// The geometry of a layer without a view.
    @Counted private var ownStance = Stance()

    /// The layers within it that code has added, each with the number of subviews below it.
    @Counted var added: [AddedLayer] = []
    /// The layer to which code has added it, or of which it is the mask.
    weak var holder: CALayer? { didSet { Changes.note() } }
    /// The layer by whose opacity it is cut out.
    @Counted var cutter: CALayer?

    /// Creates a layer without a view.
    public required init() {}

    /// Creates a copy, as animations make them; here it begins as a new layer does.
    public required init(layer: Any) {}

    /// Makes it the layer of a view.
    func serve(_ view: UIView) { self.view = view }

    /// The view of this layer; nil for one that code has made.
    var served: UIView? { view }

    /// Places the layers within it; the default does nothing.
    open func layoutSublayers() {}

    /// Draws what it shows; the default does nothing, and nothing is drawn here.
    open func display() {}

    private var stance: Stance {
        get { view.map(Stance.init) ?? ownStance }
        set {
            guard let view else { return ownStance = newValue }
            view.bounds = newValue.bounds
            view.center = newValue.center
            view.alpha = newValue.alpha
        }
    }

    /// The rectangle in its own coordinates.
    public var bounds: CGRect {
        get { stance.bounds }
        set { stance.bounds = newValue }
    }

    /// The center in the superlayer's coordinates.
    public var position: CGPoint {
        get { stance.center }
        set { stance.center = newValue }
    }

    /// The bounding box of the transformed bounds, in the superlayer's coordinates.
    public var frame: CGRect {
        get { stance.frame }
        set {
            if let view { return view.frame = newValue }
            ownStance.center = CGPoint(x: newValue.midX, y: newValue.midY)
            ownStance.bounds.size = newValue.size
        }
    }

    /// The view's `alpha`, from 0 to 1.
    public var opacity: Float {
        get { Float(stance.alpha) }
        set { stance.alpha = CGFloat(newValue) }
    }

    /// A118: a copy with the values that the screen shows at this moment; nil outside a window.
    public func presentation() -> CALayer? {
        guard let view, view.isInWindow else { return nil }
        let copy = CALayer()
        let own = Stance(view)
        let motion = view.simulator.animations.motions[view.objectID]
        copy.ownStance = motion.map(own.seen) ?? own
        copy.solid = CATransform3DMakeAffineTransform(copy.ownStance.transform)
        return copy
    }

    /// A118: ends all animations of the view, so that their final values are shown at once;
    /// completions are called with `finished: false`.
    public func removeAllAnimations() {
        if let view { view.simulator.animations.remove(of: view.objectID) }
    }

    /// A105: the transform; its affine part is the view's `transform`.
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

    /// The affine part of the transform.
    public func affineTransform() -> CGAffineTransform {
        CATransform3DGetAffineTransform(transform)
    }

    /// Sets an affine transform.
    public func setAffineTransform(_ transform: CGAffineTransform) {
        self.transform = CATransform3DMakeAffineTransform(transform)
    }
}
