import HierarchyRecords

// The user's fingers, which move as simulated time passes: A99, A109.

/// Where a finger came down, and which objects received it.
@MainActor
package struct FingerLanding {
    /// The point in the window's coordinates.
    package let place: CGPoint
    package let window: UIWindow
    /// The view that receives the touch.
    package let view: UIView?
    /// The gesture recognizers that receive the touch and of which code of the app hears.
    package let recognizers: [UIGestureRecognizer]
    /// Whether a scroll view may follow the finger (U29).
    package var isOnScrollView = false
    /// The view that was meant, if the finger meets neither it nor a subview: then none comes down.
    package var missed: UIView?
}

extension FingerLanding {
    /// The finger meets another view than the one that was meant, or none.
    init(missing meant: UIView, at place: CGPoint, in window: UIWindow, on view: UIView?) {
        self.init(place: place, window: window, view: view, recognizers: [], missed: meant)
    }
}

/// A path along which fingers move.
private struct FingerWay {
    /// The length of the longest path of a single finger, in points.
    let length: CGFloat
    let seconds: Double
    /// The positions of the fingers after a share of the time, in the view's coordinates.
    let places: (Double) -> [CGPoint]

    /// How often per second the screen reports touches.
    private static let readings = 60.0
    /// AD-HOC: the largest number of moves on a path, whatever its time and length.
    private static let limit = 600.0

    /// A109: the number of moves: one for each report of the screen, but none shorter than a point.
    var moves: Int {
        Int(clamping: max(1, min(seconds * Self.readings, length, Self.limit).rounded(.up)))
    }
}

extension Simulator {
    /// A tap at a point of the view; it is complete when the method returns.
    @discardableResult
    package func userTaps(at point: CGPoint, of view: UIView) -> FingerLanding? {
        guard let window = view.storedWindow, input.fingers.isEmpty else { return nil }
        let landing = input.fingers.comeDown(
            at: [view.convert(point, to: window)], in: window, on: view, tapCount: 1)
        input.fingers.lift()
        return landing
    }

    /// A tap on a control: on its center, or on the center of one of its choices. A control without a
    /// size has no place for a choice: where a finger meets it, it takes the choice as it is.
    @discardableResult
    package func userTaps(_ control: UIControl, _ choice: Int?) -> FingerLanding? {
        control.wantedChoice = choice
        guard let place = control.place(of: choice) else {
            let landing = control.missedLanding()
            if landing == nil { control.userTaps(choice) }
            return landing
        }
        return userTaps(at: place, of: control)
    }

    /// A number of fingers touches the view that many times, for `seconds` each.
    @discardableResult
    package func userTouches(
        at point: CGPoint, of view: UIView, for seconds: Double, times: Int, fingers number: Int = 1
    ) -> FingerLanding? {
        touch(view.handful(number, around: point), of: view, for: seconds, times: times, count: 1)
    }

    @discardableResult
    private func touch(
        _ points: [CGPoint], of view: UIView, for seconds: Double, times: Int, count: Int
    ) -> FingerLanding? {
        guard let window = view.storedWindow, input.fingers.isEmpty, count <= times else {
            return nil
        }
        let landing = input.fingers.comeDown(
            at: points.map { view.convert($0, to: window) }, in: window, on: view, tapCount: count)
        if landing?.missed != nil { return landing }
        runLoop.perform(after: seconds) { [weak self, weak view] in
            guard let self else { return }
            input.fingers.lift()
            guard let view, count < times else { return }
            runLoop.perform(after: 0.1) { [weak self, weak view] in
                guard let self, let view else { return }
                touch(points, of: view, for: seconds, times: times, count: count + 1)
            }
        }
        return landing
    }

    /// Moves fingers from the point by the given distance, in that many seconds.
    @discardableResult
    package func userPans(
        from point: CGPoint, of view: UIView, by way: CGPoint, over seconds: Double,
        fingers number: Int = 1
    ) -> FingerLanding? {
        let points = view.handful(number, around: point)
        return userMoves(
            of: view,
            FingerWay(length: way.length, seconds: seconds) { share in
                points.map { $0.moved(by: way, share) }
            })
    }

    /// A pinch: two fingers around the center of the view change their distance by the factor.
    @discardableResult
    package func userPinches(
        _ view: UIView, to scale: Double, over seconds: Double
    ) -> FingerLanding? {
        let starts = view.pair
        let way = CGPoint(
            x: (starts[1].x - starts[0].x) / 2 * (scale - 1),
            y: (starts[1].y - starts[0].y) / 2 * (scale - 1))
        return userMoves(
            of: view,
            FingerWay(length: max(abs(way.x), abs(way.y)), seconds: seconds) { share in
                [starts[0].moved(by: way, -share), starts[1].moved(by: way, share)]
            })
    }

    /// A rotation: two fingers rotate around the center of the view by that many radians.
    @discardableResult
    package func userTwists(
        _ view: UIView, by angle: Double, over seconds: Double
    ) -> FingerLanding? {
        let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        let starts = view.pair
        let radius = max(starts[1].x - middle.x, starts[1].y - middle.y)
        return userMoves(
            of: view,
            FingerWay(length: abs(angle) * radius, seconds: seconds) { share in
                let turned = CGAffineTransform(rotationAngle: angle * share)
                return starts.map { start in
                    let arm = CGPoint(x: start.x - middle.x, y: start.y - middle.y)
                        .applying(turned)
                    return CGPoint(x: middle.x + arm.x, y: middle.y + arm.y)
                }
            })
    }

    /// Whether fingers are on the screen.
    package var hasFingers: Bool { !input.fingers.isEmpty }

    private func userMoves(of view: UIView, _ way: FingerWay) -> FingerLanding? {
        guard let window = view.storedWindow, input.fingers.isEmpty else { return nil }
        let moves = way.moves
        // The points are converted to the window now: a finger stays where it is when the view
        // moves with it.
        let points = (0...moves).map { step in
            way.places(Double(step) / Double(moves)).map { view.convert($0, to: window) }
        }
        let landing = input.fingers.comeDown(at: points[0], in: window, on: view, tapCount: 1)
        if landing?.missed != nil { return landing }
        for (step, places) in points.enumerated().dropFirst() {
            runLoop.perform(after: way.seconds * Double(step) / Double(moves)) { [weak self] in
                self?.input.fingers.move(to: places)
                if step == moves { self?.input.fingers.lift() }
            }
        }
        return landing
    }
}

extension CGPoint {
    /// The point after a share of the path. The distance is rounded to whole points, except at the
    /// end.
    fileprivate func moved(by way: CGPoint, _ share: Double) -> CGPoint {
        guard abs(share) < 1 else { return CGPoint(x: x + way.x * share, y: y + way.y * share) }
        return CGPoint(x: x + (way.x * share).rounded(), y: y + (way.y * share).rounded())
    }
}

extension UIView {
    /// Points for several fingers side by side around a point, 40 points apart if the view is wide
    /// enough.
    fileprivate func handful(_ number: Int, around point: CGPoint) -> [CGPoint] {
        let gap = min(40, bounds.width / CGFloat(number + 1))
        return (0..<number).map { index in
            CGPoint(x: point.x + (CGFloat(index) - CGFloat(number - 1) / 2) * gap, y: point.y)
        }
    }

    /// Points for two fingers on both sides of the center, 100 points apart if the view is large
    /// enough.
    fileprivate var pair: [CGPoint] {
        let isUpright = bounds.width <= 110 && bounds.height > bounds.width
        let half = min(50, max(1, 0.45 * (isUpright ? bounds.height : bounds.width)))
        return [-half, half].map { arm in
            CGPoint(
                x: bounds.midX + (isUpright ? 0 : arm), y: bounds.midY + (isUpright ? arm : 0))
        }
    }

    /// Whether a touch at that point would hit this view or a subview, not a view in front of it.
    func meetsFinger(at point: CGPoint) -> Bool {
        guard let window = storedWindow else { return false }
        return window.hitTest(convert(point, to: window), with: nil)?.isDescendant(of: self)
            ?? false
    }
}
