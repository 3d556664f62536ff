// Gestures of two fingers. Distances are in points, times in seconds, angles in radians: A99, A110.

/// Two fingers that move apart or together: A99.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    @Counted private var distance: CGFloat = 0
    @Counted private var factor: CGFloat = 1
    @Counted private var pace = Pace()

    /// The factor by which the fingers' distance has grown since the beginning, or since the scale
    /// was set.
    open var scale: CGFloat {
        get { factor }
        set {
            guard newValue.isFinite, newValue > 0 else { return }
            distance *= factor / newValue
            factor = newValue
        }
    }

    /// The change of the scale per second.
    open var velocity: CGFloat { pace.velocity }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if self.touches.count == 2 { distance = apart }
        if self.touches.count > 2 { state = .failed }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard self.touches.count == 2, distance > 0 else { return }
        pace.note(apart / distance, event.timestamp)
        if stored == .possible, abs(apart - distance) <= 8 { return }
        factor = apart / distance
        if stored == .possible { state = .began } else { state = .changed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if stored == .possible { state = .failed } else { state = .ended }
    }

    open override func reset() { (distance, factor, pace) = (0, 1, Pace()) }

    private var apart: CGFloat { arm.length }
}

/// Two fingers that rotate around each other: A110.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    @Counted private var direction: CGFloat?
    @Counted private var turned: CGFloat = 0
    @Counted private var pace = Pace()

    /// The clockwise rotation of the fingers since the beginning, or since it was set, in radians; it can
    /// exceed a full turn.
    open var rotation: CGFloat {
        get { turned }
        set { if newValue.isFinite { turned = newValue } }
    }

    /// The velocity in radians per second.
    open var velocity: CGFloat { pace.velocity }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if self.touches.count == 2 { direction = angle }
        if self.touches.count > 2 { state = .failed }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard self.touches.count == 2, let direction else { return }
        turned += (angle - direction).remainder(dividingBy: 2 * .pi)
        self.direction = angle
        pace.note(turned, event.timestamp)
        if stored == .possible, abs(turned) <= 0.1 { return }
        if stored == .possible { state = .began } else { state = .changed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if stored == .possible { state = .failed } else { state = .ended }
    }

    open override func reset() { (direction, turned, pace) = (nil, 0, Pace()) }

    private var angle: CGFloat { atan2(arm.y, arm.x) }
}

extension UIGestureRecognizer {
    /// The vector from the first finger to the second, in the window's coordinates.
    fileprivate var arm: CGPoint {
        guard touches.count == 2 else { return .zero }
        let (from, to) = (touches[0].location(in: nil), touches[1].location(in: nil))
        return CGPoint(x: to.x - from.x, y: to.y - from.y)
    }
}

/// The velocity of a number, calculated from its last two values.
private struct Pace {
    private var last: (value: CGFloat, time: TimeInterval)?
    private(set) var velocity: CGFloat = 0

    mutating func note(_ value: CGFloat, _ time: TimeInterval) {
        if let last, time > last.time { velocity = (value - last.value) / (time - last.time) }
        last = (value, time)
    }
}
