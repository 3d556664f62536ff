// UIKit's gesture recognizers. Distances are in points, times in seconds: A99.

/// One or several taps: U26, A99.
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// How many taps it takes.
    @Counted open var numberOfTapsRequired = 1
    /// How many fingers must tap at once.
    @Counted open var numberOfTouchesRequired = 1
    @Counted private var count = 0
    @Counted private var attempt = 0
    override var expectsMore: Bool { count > 0 }
    override var tapsRequired: Int { numberOfTapsRequired }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        attempt += 1
        if self.touches.count > numberOfTouchesRequired { return state = .failed }
        fail(after: 0.75)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if touches.contains(where: { $0.way.length > 45 }) { state = .failed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        attempt += 1
        guard self.touches.count == numberOfTouchesRequired else { return state = .failed }
        count += 1
        if count >= numberOfTapsRequired { return state = .ended }
        self.touches = []
        fail(after: 0.35)
    }

    open override func reset() {
        count = 0
        attempt += 1
    }

    /// A109: a tap recognizer does not prevent those that need more taps.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventedGestureRecognizer.tapsRequired <= numberOfTapsRequired
    }

    /// X26: a long touch is no tap.
    private func fail(after delay: TimeInterval) {
        let attempt = attempt
        simulator.runLoop.perform(after: delay) { [weak self] in
            if let self, self.attempt == attempt, stored == .possible { state = .failed }
        }
    }
}

/// A finger that is dragged: U26, A99.
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// With how many fingers a pan begins.
    @Counted open var minimumNumberOfTouches = 1
    /// How many fingers a pan may have.
    @Counted open var maximumNumberOfTouches = Int.max
    @Counted private var origin = CGPoint.zero
    /// The positions of the fingers in the last tenth of a second.
    @Counted private var places: [(place: CGPoint, time: TimeInterval)] = []
    /// A99: how far the fingers move before the gesture begins.
    private static let slop: CGFloat = 10

    /// How far the fingers have moved since the gesture began, or since the translation was set.
    open func translation(in view: UIView?) -> CGPoint {
        guard !touches.isEmpty || stored != .possible else { return .zero }
        let place = location(in: view)
        let start = view.map { $0.convert(origin, from: $0.storedWindow) } ?? origin
        return CGPoint(x: place.x - start.x, y: place.y - start.y)
    }

    /// Sets the translation.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        let place = location(in: nil)
        guard translation.x.isFinite, translation.y.isFinite else { return }
        origin = CGPoint(x: place.x - translation.x, y: place.y - translation.y)
    }

    /// The velocity in points per second.
    open func velocity(in view: UIView?) -> CGPoint {
        guard let first = places.first, let last = places.last, last.time > first.time else {
            return .zero
        }
        let elapsed = last.time - first.time
        return CGPoint(
            x: (last.place.x - first.place.x) / elapsed,
            y: (last.place.y - first.place.y) / elapsed)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if self.touches.count > maximumNumberOfTouches { return state = .failed }
        places = [(location(in: nil), event.timestamp)]
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        note(location(in: nil), event.timestamp)
        if stored != .possible { return state = .changed }
        let way = way
        guard self.touches.count >= minimumNumberOfTouches, way.length > Self.slop,
            let first = self.touches.first
        else { return }
        setOrigin(beyondSlopOf: way)
        if isWanted(first) { state = .began } else { state = .failed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if stored == .possible { state = .failed } else { state = .ended }
    }

    open override func reset() { places = [] }

    /// Whether the movement that the finger began belongs to this gesture.
    func isWanted(_ touch: UITouch) -> Bool { true }

    /// A99: the translation starts where the gesture begins, not where the finger came down.
    private func setOrigin(beyondSlopOf way: CGPoint) {
        let counted = 1 - Self.slop / way.length
        let place = location(in: nil)
        origin = CGPoint(x: place.x - way.x * counted, y: place.y - way.y * counted)
    }

    private func note(_ place: CGPoint, _ time: TimeInterval) {
        places.append((place, time))
        while places.count > 2, places[1].time <= time - 0.1 { places.removeFirst() }
    }
}

/// A finger that is dragged from an edge of the screen: A99.
@available(iOS 7, *)
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges of the screen from which a pan may begin.
    @Counted open var edges: UIRectEdge = []

    override func isWanted(_ touch: UITouch) -> Bool {
        guard let window = touch.window else { return false }
        let start = touch.start
        let bounds = window.bounds
        let way = touch.way
        return edges.contains(.left) && start.x <= 13 && way.x > abs(way.y)
            || edges.contains(.right) && start.x >= bounds.maxX - 13 && -way.x > abs(way.y)
            || edges.contains(.top) && start.y <= 13 && way.y > abs(way.x)
            || edges.contains(.bottom) && start.y >= bounds.maxY - 13 && -way.y > abs(way.x)
    }
}

/// A quick movement in one direction: A99.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// The directions in which the finger may move.
    public struct Direction: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let right = Direction(rawValue: 1 << 0)
        public static let left = Direction(rawValue: 1 << 1)
        public static let up = Direction(rawValue: 1 << 2)
        public static let down = Direction(rawValue: 1 << 3)
    }

    /// The directions in which a swipe counts.
    @Counted open var direction: Direction = .right
    /// How many fingers must swipe at once.
    @Counted open var numberOfTouchesRequired = 1
    @Counted private var began = 0.0

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        began = event.timestamp
        if self.touches.count > numberOfTouchesRequired { state = .failed }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let way = way
        if event.timestamp - began > 0.5 || isAstray(way) { return state = .failed }
        if forward(way) >= 50, self.touches.count == numberOfTouchesRequired { state = .ended }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    /// How far the finger has moved in the best of the recognizer's directions.
    private func forward(_ way: CGPoint) -> CGFloat {
        let ways: [(Direction, CGFloat)] = [
            (.right, way.x), (.left, -way.x), (.down, way.y), (.up, -way.y),
        ]
        return ways.filter { direction.contains($0.0) }.map(\.1).max() ?? 0
    }

    private func isAstray(_ way: CGPoint) -> Bool {
        max(abs(way.x), abs(way.y)) > 10 && forward(way) < max(abs(way.x), abs(way.y))
    }
}

/// A finger that rests on the view: A99.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// How long the finger must rest, in seconds.
    @Counted open var minimumPressDuration: TimeInterval = 0.5
    /// How many fingers must press at once.
    @Counted open var numberOfTouchesRequired = 1
    /// How far the finger may move before the gesture begins, in points.
    @Counted open var allowableMovement: CGFloat = 10
    @Counted private var attempt = 0

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if self.touches.count > numberOfTouchesRequired { return state = .failed }
        attempt += 1
        let attempt = attempt
        simulator.runLoop.perform(after: max(0, minimumPressDuration)) { [weak self] in
            if let self, self.attempt == attempt, stored == .possible { state = .began }
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if stored != .possible { return state = .changed }
        if touches.contains(where: { $0.way.length > allowableMovement }) { state = .failed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if stored == .possible { state = .failed } else { state = .ended }
    }

    open override func reset() { attempt += 1 }
}

/// Edges of a rectangle.
@available(iOS 7, *)
public struct UIRectEdge: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = UIRectEdge(rawValue: 1 << 0)
    public static let left = UIRectEdge(rawValue: 1 << 1)
    public static let bottom = UIRectEdge(rawValue: 1 << 2)
    public static let right = UIRectEdge(rawValue: 1 << 3)
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

extension CGPoint {
    /// The distance from the origin.
    var length: CGFloat { (x * x + y * y).squareRoot() }
}
