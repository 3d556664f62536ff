import Foundation
import HeadlessUIKit

public enum CGPathElementType: Int32, Sendable {
    case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

public enum CGLineCap: Int32, Sendable { case butt, round, square }
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }
public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }

/// One step of a path.
enum PathStep: Equatable {
    case move(CGPoint), line(CGPoint), quad(CGPoint, CGPoint), curve(CGPoint, CGPoint, CGPoint)
    case close

    func applying(_ transform: CGAffineTransform) -> PathStep {
        func moved(_ point: CGPoint) -> CGPoint { point.applying(transform) }
        switch self {
        case .move(let point): return .move(moved(point))
        case .line(let point): return .line(moved(point))
        case .quad(let control, let end): return .quad(moved(control), moved(end))
        case .curve(let first, let second, let end):
            return .curve(moved(first), moved(second), moved(end))
        case .close: return .close
        }
    }

    var points: [CGPoint] {
        switch self {
        case .move(let point), .line(let point): return [point]
        case .quad(let control, let end): return [control, end]
        case .curve(let first, let second, let end): return [first, second, end]
        case .close: return []
        }
    }
}

/// A path of lines and curves, with its real bounds and what lies within it.
public class CGPath: Hashable, @unchecked Sendable {
    var steps: [PathStep] = []

    init(steps: [PathStep]) { self.steps = steps }

    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(steps: PathStep.rect(rect).map { $0.applying(transform?.pointee ?? .identity) })
    }

    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(
            steps: PathStep.ellipse(rect).map { $0.applying(transform?.pointee ?? .identity) })
    }

    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let radii = CGSize(width: cornerWidth, height: cornerHeight)
        let steps = PathStep.rounded(rect, .allCorners, radii)
        self.init(steps: steps.map { $0.applying(transform?.pointee ?? .identity) })
    }

    public var isEmpty: Bool { steps.isEmpty }
    /// Where the next step begins.
    public var currentPoint: CGPoint { steps.last { $0 != .close }?.points.last ?? .zero }
    /// The bounds of all points, with those that lead curves.
    public var boundingBox: CGRect { CGRect(around: steps.flatMap(\.points)) }
    /// The bounds of what is drawn.
    public var boundingBoxOfPath: CGRect { CGRect(around: Array(outlines.joined())) }

    public func copy() -> CGPath? { CGPath(steps: steps) }
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(steps: steps) }
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(steps: steps.map { $0.applying(transform?.pointee ?? .identity) })
    }

    /// Whether the point lies within the path.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding,
        transform: CGAffineTransform = .identity
    ) -> Bool {
        let seen = transform.isIdentity ? point : point.applying(transform.inverted())
        let turns = outlines.reduce(into: Turns()) { $0.add($1, around: seen) }
        return rule == .winding ? turns.winding != 0 : turns.crossings % 2 == 1
    }

    public static func == (left: CGPath, right: CGPath) -> Bool { left.steps == right.steps }
    public func hash(into hasher: inout Hasher) { hasher.combine(steps.count) }

    /// The parts of the path as closed lines of points.
    private var outlines: [[CGPoint]] {
        var lines: [[CGPoint]] = []
        var line: [CGPoint] = []
        for step in steps {
            switch step {
            case .move(let point):
                lines.append(line)
                line = [point]
            case .line(let point): line.append(point)
            case .quad(let control, let end):
                line += Self.curve(from: line.last ?? end, control, control, end)
            case .curve(let first, let second, let end):
                line += Self.curve(from: line.last ?? end, first, second, end)
            case .close: line.first.map { line.append($0) }
            }
        }
        return (lines + [line]).filter { !$0.isEmpty }
    }

    private static func curve(
        from start: CGPoint, _ first: CGPoint, _ second: CGPoint, _ end: CGPoint
    ) -> [CGPoint] {
        (1...24).map { step in
            let time = CGFloat(step) / 24, rest = 1 - time
            let (a, b) = (rest * rest * rest, 3 * rest * rest * time)
            let (c, d) = (3 * rest * time * time, time * time * time)
            return CGPoint(
                x: a * start.x + b * first.x + c * second.x + d * end.x,
                y: a * start.y + b * first.y + c * second.y + d * end.y)
        }
    }
}

/// How often lines go around a point.
private struct Turns {
    var winding = 0
    var crossings = 0

    mutating func add(_ line: [CGPoint], around point: CGPoint) {
        for (start, end) in zip(line, line.dropFirst() + line.prefix(1)) {
            guard (start.y <= point.y) != (end.y <= point.y) else { continue }
            let share = (point.y - start.y) / (end.y - start.y)
            guard start.x + share * (end.x - start.x) > point.x else { continue }
            winding += end.y > start.y ? 1 : -1
            crossings += 1
        }
    }
}

extension CGRect {
    /// The smallest rectangle with all the points; `null` without one.
    init(around points: [CGPoint]) {
        guard let first = points.first else {
            self = .null
            return
        }
        let (xs, ys) = (points.map(\.x), points.map(\.y))
        let origin = CGPoint(x: xs.min() ?? first.x, y: ys.min() ?? first.y)
        let size = CGSize(
            width: (xs.max() ?? first.x) - origin.x, height: (ys.max() ?? first.y) - origin.y)
        self.init(origin: origin, size: size)
    }
}
