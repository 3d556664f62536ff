import HierarchyRecords

/// How an animation shows a view that stands already where it ends: what comes on top of that.
struct ViewMotion {
    /// Points from where its center is.
    var offset = CGPoint.zero
    /// Points added to its size.
    var growth = CGSize.zero
    /// What is added to its transform, part by part.
    var twist = CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    /// What is added to its alpha.
    var brightening = 0.0
    /// How much an animation of the whole view lets through, from 0 to 1.
    var fade = 1.0
}

extension ViewMotion {
    /// A posture, for a view that stands in the other one.
    init(_ seen: Stance, ofViewIn own: Stance) {
        offset = CGPoint(x: seen.center.x - own.center.x, y: seen.center.y - own.center.y)
        growth = CGSize(
            width: seen.bounds.width - own.bounds.width,
            height: seen.bounds.height - own.bounds.height)
        twist = .combine(seen.transform, own.transform, -)
        brightening = seen.alpha - own.alpha
    }

    /// Each part of it, and the other's.
    func combined(_ other: ViewMotion, _ part: (Double, Double) -> Double) -> ViewMotion {
        ViewMotion(
            offset: CGPoint(
                x: part(offset.x, other.offset.x), y: part(offset.y, other.offset.y)),
            growth: CGSize(
                width: part(growth.width, other.growth.width),
                height: part(growth.height, other.growth.height)),
            twist: .combine(twist, other.twist, part),
            brightening: part(brightening, other.brightening), fade: part(fade, other.fade))
    }

    /// A125: animations of one view come on top of each other.
    func and(_ other: ViewMotion) -> ViewMotion {
        var sum = combined(other, +)
        sum.fade = fade * other.fade
        return sum
    }

    /// The view's transform, as it is seen.
    @MainActor
    func transform(of view: UIView) -> CGAffineTransform {
        transform(from: view.storedTransform ?? .identity)
    }

    func transform(from own: CGAffineTransform) -> CGAffineTransform { .combine(own, twist, +) }
}

extension CGAffineTransform {
    fileprivate static func combine(
        _ first: CGAffineTransform, _ second: CGAffineTransform, _ part: (Double, Double) -> Double
    ) -> CGAffineTransform {
        CGAffineTransform(
            a: part(first.a, second.a), b: part(first.b, second.b), c: part(first.c, second.c),
            d: part(first.d, second.d), tx: part(first.tx, second.tx),
            ty: part(first.ty, second.ty))
    }
}

/// How an animation moves one view, from its beginning to its end.
struct MotionPath {
    let view: ObjectID
    let from: ViewMotion
    var to = ViewMotion()

    /// At a share of the way.
    func at(_ progress: Double) -> ViewMotion {
        from.combined(to) { $0 + ($1 - $0) * progress }
    }
}
