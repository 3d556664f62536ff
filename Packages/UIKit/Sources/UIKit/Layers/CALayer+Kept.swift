import Foundation
import HeadlessUIKit

private let anchorPoint = KeptKey<CGPoint>()
private let isHidden = KeptKey<Bool>()
private let contents = KeptKey<Any>()
private let contentsScale = KeptKey<CGFloat>()
private let contentsRect = KeptKey<CGRect>()
private let contentsGravity = KeptKey<CALayerContentsGravity>()
private let shadowPath = KeptKey<CGPath>()
private let cornerCurve = KeptKey<CALayerCornerCurve>()
private let rasterizationScale = KeptKey<CGFloat>()
private let isOpaque = KeptKey<Bool>()
private let minificationFilter = KeptKey<CALayerContentsFilter>()
private let magnificationFilter = KeptKey<CALayerContentsFilter>()
private let minificationFilterBias = KeptKey<Float>()
private let allowsGroupOpacity = KeptKey<Bool>()
private let allowsEdgeAntialiasing = KeptKey<Bool>()
private let isDoubleSided = KeptKey<Bool>()
private let speed = KeptKey<Float>()
private let timeOffset = KeptKey<CFTimeInterval>()
private let beginTime = KeptKey<CFTimeInterval>()
private let anchorPointZ = KeptKey<CGFloat>()
private let needsDisplayOnBoundsChange = KeptKey<Bool>()
private let filters = KeptKey<[Any]>()
private let values = KeptKey<[String: Any]>()

/// Properties that only change how a layer is painted; they keep what code has set.
extension CALayer {
    public var anchorPoint: CGPoint {
        get { UIKit.anchorPoint[of: self] ?? CGPoint(x: 0.5, y: 0.5) }
        set { UIKit.anchorPoint[of: self] = newValue }
    }
    public var anchorPointZ: CGFloat {
        get { UIKit.anchorPointZ[of: self] ?? 0 }
        set { UIKit.anchorPointZ[of: self] = newValue }
    }
    public var isHidden: Bool {
        get { UIKit.isHidden[of: self] ?? false }
        set { UIKit.isHidden[of: self] = newValue }
    }
    public var contents: Any? {
        get { UIKit.contents[of: self] }
        set { UIKit.contents[of: self] = newValue }
    }
    public var contentsScale: CGFloat {
        get { UIKit.contentsScale[of: self] ?? 1 }
        set { UIKit.contentsScale[of: self] = newValue }
    }
    public var contentsRect: CGRect {
        get { UIKit.contentsRect[of: self] ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
        set { UIKit.contentsRect[of: self] = newValue }
    }
    public var contentsGravity: CALayerContentsGravity {
        get { UIKit.contentsGravity[of: self] ?? .resize }
        set { UIKit.contentsGravity[of: self] = newValue }
    }
    public var shadowPath: CGPath? {
        get { UIKit.shadowPath[of: self] }
        set { UIKit.shadowPath[of: self] = newValue }
    }
    public var cornerCurve: CALayerCornerCurve {
        get { UIKit.cornerCurve[of: self] ?? .circular }
        set { UIKit.cornerCurve[of: self] = newValue }
    }
    public var rasterizationScale: CGFloat {
        get { UIKit.rasterizationScale[of: self] ?? 1 }
        set { UIKit.rasterizationScale[of: self] = newValue }
    }
    public var isOpaque: Bool {
        get { UIKit.isOpaque[of: self] ?? false }
        set { UIKit.isOpaque[of: self] = newValue }
    }
    public var minificationFilter: CALayerContentsFilter {
        get { UIKit.minificationFilter[of: self] ?? .linear }
        set { UIKit.minificationFilter[of: self] = newValue }
    }
    public var magnificationFilter: CALayerContentsFilter {
        get { UIKit.magnificationFilter[of: self] ?? .linear }
        set { UIKit.magnificationFilter[of: self] = newValue }
    }
    public var minificationFilterBias: Float {
        get { UIKit.minificationFilterBias[of: self] ?? 0 }
        set { UIKit.minificationFilterBias[of: self] = newValue }
    }
    public var allowsGroupOpacity: Bool {
        get { UIKit.allowsGroupOpacity[of: self] ?? true }
        set { UIKit.allowsGroupOpacity[of: self] = newValue }
    }
    public var allowsEdgeAntialiasing: Bool {
        get { UIKit.allowsEdgeAntialiasing[of: self] ?? false }
        set { UIKit.allowsEdgeAntialiasing[of: self] = newValue }
    }
    public var isDoubleSided: Bool {
        get { UIKit.isDoubleSided[of: self] ?? true }
        set { UIKit.isDoubleSided[of: self] = newValue }
    }
    public var needsDisplayOnBoundsChange: Bool {
        get { UIKit.needsDisplayOnBoundsChange[of: self] ?? false }
        set { UIKit.needsDisplayOnBoundsChange[of: self] = newValue }
    }
    public var filters: [Any]? {
        get { UIKit.filters[of: self] }
        set { UIKit.filters[of: self] = newValue }
    }
    public var speed: Float {
        get { UIKit.speed[of: self] ?? 1 }
        set { UIKit.speed[of: self] = newValue }
    }
    public var timeOffset: CFTimeInterval {
        get { UIKit.timeOffset[of: self] ?? 0 }
        set { UIKit.timeOffset[of: self] = newValue }
    }
    public var beginTime: CFTimeInterval {
        get { UIKit.beginTime[of: self] ?? 0 }
        set { UIKit.beginTime[of: self] = newValue }
    }
    /// The view whose layer it is, or another object that code has set.
    public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }
    /// Converts between the times of layers, which all have the app's.
    public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { t }
    /// The value of a property that only code's animations know.
    public func value(forKey key: String) -> Any? { values[of: self]?[key] }
    /// Keeps a value under that key.
    public func setValue(_ value: Any?, forKey key: String) {
        values[of: self, default: [:]][key] = value
    }
    /// The value under that path, for the properties that animations name.
    public func value(forKeyPath keyPath: String) -> Any? {
        switch keyPath {
        case "position": return position
        case "bounds": return bounds
        case "opacity": return opacity
        case "transform": return transform
        case "cornerRadius": return cornerRadius
        default: return value(forKey: keyPath)
        }
    }
    /// Keeps the value under that path.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        setValue(value, forKey: keyPath)
    }
    /// Draws the layer, which shows nothing here.
    public func render(in ctx: CGContext) {}
}

/// A layer that shows a path.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
    open var path: CGPath?
    open var fillColor: CGColor? = UIColor.black.cgColor
    open var strokeColor: CGColor?
    open var fillRule = CAShapeLayerFillRule.nonZero
    open var lineWidth: CGFloat = 1
    open var lineCap = CAShapeLayerLineCap.butt
    open var lineJoin = CAShapeLayerLineJoin.miter
    open var miterLimit: CGFloat = 10
    open var lineDashPattern: [NSNumber]?
    open var lineDashPhase: CGFloat = 0
    open var strokeStart: CGFloat = 0
    open var strokeEnd: CGFloat = 1
}

/// A layer that shows a gradient.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
    open var colors: [Any]?
    open var locations: [NSNumber]?
    open var startPoint = CGPoint(x: 0.5, y: 0)
    open var endPoint = CGPoint(x: 0.5, y: 1)
    open var type = CAGradientLayerType.axial
}

/// A layer that repeats the layers within it.
@preconcurrency @MainActor
open class CAReplicatorLayer: CALayer {
    open var instanceCount = 1
    open var instanceDelay: CFTimeInterval = 0
    open var instanceTransform = CATransform3DIdentity
}
