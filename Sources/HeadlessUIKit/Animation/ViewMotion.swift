import HierarchyRecords

/// What an animation adds to a view that is already at its final place, to show it on its way
/// there.
struct ViewMotion {
    /// The distance from the view's center, in points.
    var offset = CGPoint.zero
    /// What is added to its size, in points.
    var growth = CGSize.zero
    /// What is added to its transform, component by component.
    var twist = CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    /// What is added to its alpha.
    var brightening = 0.0
    /// How much an animation of the whole view lets through, from 0 to 1.
    var fade = 1.0
}

extension ViewMotion {
    /// The motion that shows a view at `seen` although its properties are those of `own`.
    init(_ seen: Stance, ofViewIn own: Stance) {
        offset = CGPoint(x: seen.center.x - own.center.x, y: seen.center.y - own.center.y)
        growth = CGSize(
            width: seen.bounds.width - own.bounds.width,
            height: seen.bounds.height - own.bounds.height)
        twist = .combine(seen.transform, own.transform, -)
        brightening = seen.alpha - own.alpha
    }

    /// Combines each component with that of the other motion.
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

    /// A125: several animations of one view add up.
    func and(_ other: ViewMotion) -> ViewMotion {
        var sum = combined(other, +)
        sum.fade = fade * other.fade
        return sum
    }

    /// The view's transform as the screen shows it.
    @MainActor
    func transform(of view: UIView) -> CGAffineTransform {
        transform(from: view.storedTransform ?? .identity)
    }

    func transform(from own: CGAffineTransform) -> CGAffineTransform { .combine(own, twist, +) }
}

extension CGAffineTransform {
    static func combine(
        _ first: CGAffineTransform, _ second: CGAffineTransform, _ part: (Double, Double) -> Double
    ) -> CGAffineTransform {
        CGAffineTransform(
            a: part(first.a, second.a), b: part(first.b, second.b), c: part(first.c, second.c),
            d: part(first.d, second.d), tx: part(first.tx, second.tx),
            ty: part(first.ty, second.ty))
    }
}

/// The motion of one view from the beginning of an animation to its end.
struct MotionPath {
    let view: ObjectID
    /// How the view gets from one to the other.
    private let course: Course

    private enum Course {
        case straight(from: ViewMotion, to: ViewMotion)
        case round(Turn, own: CGAffineTransform)
        case open(Opening, size: CGSize)
        case dissolve(comes: Bool)
    }

    /// Leads straight from one motion to the other.
    init(view: ObjectID, from: ViewMotion, to: ViewMotion = ViewMotion()) {
        self.view = view
        course = .straight(from: from, to: to)
    }

    /// Turns the view over.
    @MainActor
    init(_ view: UIView, _ turn: Turn) {
        self.view = view.objectID
        course = .round(turn, own: view.storedTransform ?? .identity)
    }

    /// Shows more and more of the view, or less and less.
    @MainActor
    init(_ view: UIView, _ opening: Opening) {
        self.view = view.objectID
        course = .open(opening, size: view.storedBounds.size)
    }

    /// Fades the view in over what it covers, or out.
    @MainActor
    init(dissolving view: UIView, comes: Bool) {
        self.view = view.objectID
        course = .dissolve(comes: comes)
    }

    /// The motion when that share of the way is done.
    func at(_ progress: Double) -> ViewMotion {
        switch course {
        case .straight(let from, let to): from.combined(to) { $0 + ($1 - $0) * progress }
        case .round(let turn, let own): turn.motion(at: progress, of: own)
        case .open(let opening, let size): opening.motion(at: progress, of: size)
        case .dissolve(let comes): ViewMotion(fade: comes ? progress : 1 - progress)
        }
    }

    /// What that is, for those who cannot see it; nil for a view that only moves or fades.
    var kind: TransitionOnScreen.Kind? {
        switch course {
        case .straight: nil
        case .round: .flip
        case .open: .curl
        case .dissolve: .dissolve
        }
    }
}
