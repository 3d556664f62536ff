import Foundation
import HeadlessUIKit

public enum CGBlendMode: Int32, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
    case hardLight, difference, exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn
    case sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop, xor
    case plusDarker, plusLighter
}

/// Where drawing goes; it draws nothing.
public final class CGContext: @unchecked Sendable {
    init() {}
    public func saveGState() {}
    public func restoreGState() {}
    public func setFillColor(_ color: CGColor) {}
    public func setStrokeColor(_ color: CGColor) {}
    public func setLineWidth(_ width: CGFloat) {}
    public func setLineCap(_ cap: CGLineCap) {}
    public func setAlpha(_ alpha: CGFloat) {}
    public func setBlendMode(_ mode: CGBlendMode) {}
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
    public func move(to point: CGPoint) {}
    public func addLine(to point: CGPoint) {}
    public func addRect(_ rect: CGRect) {}
    public func addPath(_ path: CGPath) {}
    public func addEllipse(in rect: CGRect) {}
    public func beginPath() {}
    public func closePath() {}
    public func fill(_ rect: CGRect) {}
    public func fillEllipse(in rect: CGRect) {}
    public func fillPath(using rule: CGPathFillRule = .winding) {}
    public func strokePath() {}
    public func stroke(_ rect: CGRect) {}
    public func clip(using rule: CGPathFillRule = .winding) {}
    public func clip(to rect: CGRect) {}
    public func clear(_ rect: CGRect) {}
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {}
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {}
    public func rotate(by angle: CGFloat) {}
    public func concatenate(_ transform: CGAffineTransform) {}
}

/// The contexts for images that code has begun.
@preconcurrency @MainActor
private enum ImageContexts {
    static var open: [(CGContext, CGSize)] = []
}

@preconcurrency @MainActor
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    ImageContexts.open.append((CGContext(), size))
}
@preconcurrency @MainActor
public func UIGraphicsBeginImageContextWithOptions(
    _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
    ImageContexts.open.append((CGContext(), size))
}
@preconcurrency @MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? { ImageContexts.open.last?.0 }
@preconcurrency @MainActor
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    ImageContexts.open.last.map { UIGraphicsImageRenderer(size: $0.1).image { _ in } }
}
@preconcurrency @MainActor
public func UIGraphicsEndImageContext() { _ = ImageContexts.open.popLast() }
public func UIRectFill(_ rect: CGRect) {}
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {}

extension UIGraphicsImageRenderer {
    /// The context of the drawing, which draws nothing.
    public var cgContext: CGContext { CGContext() }
}

extension UIColor {
    public func setFill() {}
    public func setStroke() {}
    public func set() {}
}

extension UIView {
    /// Draws the views; nothing is drawn here.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        true
    }
    /// A view of the same size that shows what this one showed.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        UIView(frame: CGRect(origin: .zero, size: bounds.size))
    }
    /// A view of that part's size.
    public func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool,
        withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        UIView(frame: CGRect(origin: .zero, size: rect.size))
    }
}

extension UIColor {
    /// A color of a pattern, which is drawn nowhere: it counts as black.
    public convenience init(patternImage image: UIImage) { self.init(white: 0, alpha: 1) }
}

extension UIImage {
    /// The picture of that name, whatever the traits are.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) { self.init(named: name) }
}
