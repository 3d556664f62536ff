import HierarchyRecords

/// An animation of views whose properties already have their final values.
@MainActor
protocol ViewMover: AnyObject {
    var paths: [MotionPath] { get }
    /// The completed share, from 0 to 1; nil when the animation is over.
    var progress: Double? { get }
    /// Whether it moves by the clock alone.
    var isTimed: Bool { get }
    /// Stops animating that view.
    func drop(_ view: ObjectID)
}

extension ViewMover {
    var isTimed: Bool { false }

    /// Movements of a container or of a presentation cannot be stopped for a single view.
    func drop(_ view: ObjectID) {}
}
