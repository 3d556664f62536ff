import HierarchyRecords

// What the user's fingers do, on the simulated loop: A99.

extension Simulator {
    /// How many moves a way is made of.
    private static let moves = 5

    /// One tap, over when this returns.
    package func userTaps(at point: CGPoint, of view: UIView) {
        guard let window = view.storedWindow, fingers.isEmpty else { return }
        fingers.comeDown(at: [view.convert(point, to: window)], in: window, tapCount: 1)
        fingers.lift()
    }

    /// A tap on a control: on its middle, or on that of one of its choices.
    package func userTaps(_ control: UIControl, _ choice: Int?) {
        guard let place = control.place(of: choice), control.meetsFinger(at: place) else {
            return control.userTaps(choice)
        }
        userTaps(at: place, of: control)
    }

    /// A finger comes down so many times, for so many seconds each.
    package func userTouches(
        at point: CGPoint, of view: UIView, for seconds: Double, times: Int, count: Int = 1
    ) {
        guard let window = view.storedWindow, fingers.isEmpty, count <= times else { return }
        fingers.comeDown(at: [view.convert(point, to: window)], in: window, tapCount: count)
        runLoop.perform(after: seconds) { [weak self, weak view] in
            guard let self else { return }
            fingers.lift()
            guard let view, count < times else { return }
            runLoop.perform(after: 0.1) { [weak self, weak view] in
                guard let self, let view else { return }
                userTouches(at: point, of: view, for: seconds, times: times, count: count + 1)
            }
        }
    }

    /// A finger goes from the point by so much, in so many seconds.
    package func userPans(
        from point: CGPoint, of view: UIView, by way: CGPoint, over seconds: Double
    ) {
        userMoves(of: view, over: seconds) { share in
            [CGPoint(x: point.x + way.x * share, y: point.y + way.y * share)]
        }
    }

    /// Two fingers around the middle of the view part or meet, from 100 points to so many times that.
    package func userPinches(_ view: UIView, to scale: Double, over seconds: Double) {
        let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        userMoves(of: view, over: seconds) { share in
            let half = 50 * (1 + (scale - 1) * share)
            return [
                CGPoint(x: middle.x - half, y: middle.y), CGPoint(x: middle.x + half, y: middle.y),
            ]
        }
    }

    /// Whether fingers are on the screen.
    package var hasFingers: Bool { !fingers.isEmpty }

    private func userMoves(
        of view: UIView, over seconds: Double, places: @escaping (Double) -> [CGPoint]
    ) {
        guard let window = view.storedWindow, fingers.isEmpty else { return }
        // Where the finger is on the window does not change when the view moves with it.
        let points = (0...Self.moves).map { step in
            places(Double(step) / Double(Self.moves)).map { view.convert($0, to: window) }
        }
        fingers.comeDown(at: points[0], in: window, tapCount: 1)
        for (step, places) in points.enumerated().dropFirst() {
            runLoop.perform(after: seconds * Double(step) / Double(Self.moves)) { [weak self] in
                self?.fingers.move(to: places)
                if step == Self.moves { self?.fingers.lift() }
            }
        }
    }
}

extension UIView {
    /// Whether nothing takes a finger at that point in its place, as a container of UIKit's might.
    fileprivate func meetsFinger(at point: CGPoint) -> Bool {
        guard let window = storedWindow else { return false }
        return window.hitTest(convert(point, to: window), with: nil)?.isDescendant(of: self)
            ?? false
    }
}
