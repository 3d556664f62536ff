import HierarchyRecords

/// Views that an animation moves by the clock alone: A125.
@MainActor
final class TimedMovement: ViewMover {
    @Counted private(set) var paths: [MotionPath]
    /// The completion of the animation, which may still be waiting.
    private let end: AnimationEnd?
    private let begin: Double
    private let duration: Double
    private let curve: TimingCurve
    private unowned let runLoop: SimulatedRunLoop

    /// Starts the movement after `delay`; both times are in seconds.
    init(
        _ paths: [MotionPath], duration: Double, delay: Double = 0,
        curve: TimingCurve = .easeInOut, end: AnimationEnd? = nil, in runLoop: SimulatedRunLoop
    ) {
        self.paths = paths
        self.end = end
        self.duration = duration
        self.curve = curve
        self.runLoop = runLoop
        begin = runLoop.now + delay
    }

    var isTimed: Bool { true }

    var progress: Double? {
        let share = duration > 0 ? (runLoop.now - begin) / duration : 1
        return share < 1 ? curve.progress(at: max(0, share)) : nil
    }

    /// A118: when the last view has left the animation, the completion runs with `finished: false`.
    func drop(_ view: ObjectID) {
        guard paths.contains(where: { $0.view == view }) else { return }
        paths.removeAll { $0.view == view }
        guard paths.isEmpty, let end else { return }
        runLoop.perform { end.run(finished: false) }
    }
}

/// The completion of an animation; it runs once.
@MainActor
final class AnimationEnd {
    @Counted private var completion: ((Bool) -> Void)?

    init(_ completion: @escaping (Bool) -> Void) { self.completion = completion }

    func run(finished: Bool) {
        let due = completion
        completion = nil
        due?(finished)
    }
}

/// A125: a cubic Bézier curve from (0, 0) to (1, 1), as `CAMediaTimingFunction` documents it.
struct TimingCurve {
    private let first: CGPoint
    private let second: CGPoint

    static let linear = TimingCurve(first: .zero, second: CGPoint(x: 1, y: 1))
    static let easeIn = TimingCurve(first: CGPoint(x: 0.42, y: 0), second: CGPoint(x: 1, y: 1))
    static let easeOut = TimingCurve(first: .zero, second: CGPoint(x: 0.58, y: 1))
    static let easeInOut = TimingCurve(
        first: CGPoint(x: 0.42, y: 0), second: CGPoint(x: 0.58, y: 1))

    /// How far the animation has gone when that share of its time has passed; both are from 0 to 1.
    func progress(at share: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if Self.value(first.x, second.x, middle) < share { low = middle } else { high = middle }
        }
        return Self.value(first.y, second.y, high)
    }

    private static func value(_ first: Double, _ second: Double, _ place: Double) -> Double {
        let rest = 1 - place
        return 3 * rest * rest * place * first + 3 * rest * place * place * second
            + place * place * place
    }
}

extension TimingCurve {
    init(_ options: UIView.AnimationOptions) {
        let curves: [(UIView.AnimationOptions, TimingCurve)] = [
            (.curveLinear, .linear), (.curveEaseIn, .easeIn), (.curveEaseOut, .easeOut),
        ]
        let option = options.intersection(.curveLinear)
        self = curves.first { $0.0 == option }?.1 ?? .easeInOut
    }
}
