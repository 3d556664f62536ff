/// The one thread of the simulated app: the main thread or, in a program whose `main` is asynchronous, whichever serves the main
/// queue.
enum MainThread {
    static var isCurrent: Bool {
        Thread.isMainThread || DispatchQueue.getSpecific(key: mark) != nil
    }

    private static let mark = {
        let mark = DispatchSpecificKey<Void>()
        DispatchQueue.main.setSpecific(key: mark, value: ())
        return mark
    }()

    /// Runs the end of an object there, also where another thread lets go of it, as a suite of tests may: UIKit's objects go on
    /// the main thread, too. A `deinit` that is `isolated` would do the same, but a subclass in Swift 5 could then have none.
    static func end(_ work: @MainActor () -> Void) {
        if isCurrent { return MainActor.assumeIsolated(work) }
        DispatchQueue.main.sync { MainActor.assumeIsolated(work) }
    }
}
