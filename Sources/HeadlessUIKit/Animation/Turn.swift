/// V07: half a turn of a card, which shows its other side from the middle on.
struct Turn {
    /// The line about which it turns.
    enum Axis { case vertical, horizontal }

    /// The part of the turn in which something is seen.
    enum Side {
        case front, back
        /// What shows both: the card itself.
        case both
    }

    let axis: Axis
    let side: Side

    /// A170: seen from far away, a card that turns becomes narrower up to the middle of the turn.
    func motion(at progress: Double, of own: CGAffineTransform) -> ViewMotion {
        let share = abs(cos(.pi * progress))
        let scale =
            axis == .vertical
            ? CGAffineTransform(scaleX: share, y: 1) : CGAffineTransform(scaleX: 1, y: share)
        var motion = ViewMotion()
        motion.twist = .combine(own.concatenating(scale), own, -)
        motion.fade = isSeen(at: progress) ? 1 : 0
        return motion
    }

    private func isSeen(at progress: Double) -> Bool {
        switch side {
        case .front: progress < 0.5
        case .back: progress >= 0.5
        case .both: true
        }
    }
}

/// A page that is turned, and what that uncovers.
struct Opening {
    /// The edge at which it begins.
    enum Edge { case top, left, bottom, right }

    let edge: Edge
    /// Whether there is less and less of the view instead of more and more.
    var closes = false

    // AD-HOC: A170: a page is not bent; what it uncovers grows from the edge at which it is lifted.
    func motion(at progress: Double, of size: CGSize) -> ViewMotion {
        let share = closes ? 1 - progress : progress
        let isUpright = edge == .top || edge == .bottom
        let sign: CGFloat = edge == .top || edge == .left ? -1 : 1
        let (missing, half) = (1 - share, sign / 2)
        var motion = ViewMotion()
        motion.twist =
            isUpright
            ? CGAffineTransform(a: 0, b: 0, c: 0, d: -missing, tx: 0, ty: 0)
            : CGAffineTransform(a: -missing, b: 0, c: 0, d: 0, tx: 0, ty: 0)
        motion.offset =
            isUpright
            ? CGPoint(x: 0, y: size.height * missing * half)
            : CGPoint(x: size.width * missing * half, y: 0)
        return motion
    }
}
