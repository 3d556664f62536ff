import Foundation
import HeadlessUIKit

/// A path that grows.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    public convenience init() { self.init(steps: []) }

    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        steps.append(PathStep.move(point).applying(transform))
    }
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        steps.append(PathStep.line(point).applying(transform))
    }
    public func addQuadCurve(
        to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
    ) {
        steps.append(PathStep.quad(control, end).applying(transform))
    }
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint,
        transform: CGAffineTransform = .identity
    ) {
        steps.append(PathStep.curve(control1, control2, end).applying(transform))
    }
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        for (place, point) in points.enumerated() {
            let step = place == 0 ? PathStep.move(point) : .line(point)
            steps.append(step.applying(transform))
        }
    }
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        steps += PathStep.rect(rect).map { $0.applying(transform) }
    }
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        steps += PathStep.ellipse(rect).map { $0.applying(transform) }
    }
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        let radii = CGSize(width: cornerWidth, height: cornerHeight)
        steps += PathStep.rounded(rect, .allCorners, radii).map { $0.applying(transform) }
    }
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let arc = PathStep.arc(
            center, radius, from: startAngle, to: endAngle, clockwise: !clockwise,
            joins: !steps.isEmpty)
        steps += arc.map { $0.applying(transform) }
    }
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        steps += path.steps.map { $0.applying(transform) }
    }
    public func closeSubpath() { if !steps.isEmpty { steps.append(.close) } }
}

extension PathStep {
    static func rect(_ rect: CGRect) -> [PathStep] {
        [
            .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
            .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)),
            .close,
        ]
    }

    static func ellipse(_ rect: CGRect) -> [PathStep] {
        let radii = CGSize(width: rect.width / 2, height: rect.height / 2)
        return rounded(rect, .allCorners, radii)
    }

    /// How far the points that lead a curve lie along a quarter of a circle.
    private static let quarter: CGFloat = 0.5522847498

    static func rounded(_ rect: CGRect, _ corners: UIRectCorner, _ radii: CGSize) -> [PathStep] {
        let width = min(radii.width, rect.width / 2), height = min(radii.height, rect.height / 2)
        guard width > 0, height > 0 else { return self.rect(rect) }
        let places: [(UIRectCorner, CGPoint, CGVector, CGVector)] = [
            (
                .topRight, CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: 1, dy: 0),
                CGVector(dx: 0, dy: 1)
            ),
            (
                .bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: 1),
                CGVector(dx: -1, dy: 0)
            ),
            (
                .bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: -1, dy: 0),
                CGVector(dx: 0, dy: -1)
            ),
            (
                .topLeft, CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: -1),
                CGVector(dx: 1, dy: 0)
            ),
        ]
        let start = corners.contains(.topLeft) ? width : 0
        var steps = [PathStep.move(CGPoint(x: rect.minX + start, y: rect.minY))]
        for (corner, point, into, out) in places {
            steps +=
                corners.contains(corner)
                ? bend(at: point, into, out, width, height) : [.line(point)]
        }
        return steps + [.close]
    }

    private static func bend(
        at corner: CGPoint, _ into: CGVector, _ out: CGVector, _ width: CGFloat, _ height: CGFloat
    ) -> [PathStep] {
        func point(_ way: CGVector, _ share: CGFloat) -> CGPoint {
            CGPoint(x: corner.x + way.dx * width * share, y: corner.y + way.dy * height * share)
        }
        return [
            .line(point(into, -1)),
            .curve(point(into, -(1 - quarter)), point(out, 1 - quarter), point(out, 1)),
        ]
    }

    /// An arc in curves of at most a quarter; `clockwise` as the screen shows it.
    static func arc(
        _ center: CGPoint, _ radius: CGFloat, from start: CGFloat, to end: CGFloat, clockwise: Bool,
        joins: Bool
    ) -> [PathStep] {
        let whole = 2 * CGFloat.pi
        var sweep = end - start
        if abs(sweep) >= whole { sweep = clockwise ? whole : -whole }
        if clockwise, sweep < 0 { sweep += whole }
        if !clockwise, sweep > 0 { sweep -= whole }
        func point(_ angle: CGFloat) -> CGPoint {
            CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        let count = max(1, Int((abs(sweep) / (whole / 4)).rounded(.up)))
        let part = sweep / CGFloat(count), lead = 4 / 3 * tan(part / 4) * radius
        var steps: [PathStep] = [joins ? .line(point(start)) : .move(point(start))]
        for number in 0..<count {
            let (a, b) = (start + CGFloat(number) * part, start + CGFloat(number + 1) * part)
            let (from, to) = (point(a), point(b))
            steps.append(
                .curve(
                    CGPoint(x: from.x - lead * sin(a), y: from.y + lead * cos(a)),
                    CGPoint(x: to.x + lead * sin(b), y: to.y - lead * cos(b)), to))
        }
        return steps
    }
}
