import HeadlessUIKit

/// What presentations cost.
@MainActor
enum PresentationWorkload {
    /// How many controllers stand in a chain, few and many.
    nonisolated static let depths = [1_000, 10_000]

    /// Nanoseconds of one full-screen presentation and its dismissal, animated, with all callbacks and
    /// layout.
    static func nanosecondsThereAndBack() -> Double {
        let simulator = Simulator.reset()
        let (home, card) = (UIViewController(), UIViewController())
        card.modalPresentationStyle = .fullScreen
        simulator.window.rootViewController = home
        simulator.window.makeKeyAndVisible()
        simulator.runUntilIdle()
        let batches = (0..<20).map { _ in
            let begin = monotonicSeconds()
            for _ in 0..<500 {
                home.present(card, animated: true)
                simulator.runUntilIdle()
                home.dismiss(animated: true)
                simulator.runUntilIdle()
            }
            simulator.truncateLog(to: 0)
            return (monotonicSeconds() - begin) / 500 * 1e9
        }
        return median(batches)
    }

    /// Nanoseconds for each controller of a chain that is presented one over the other and dismissed
    /// from the bottom.
    static func nanoseconds(ofEachIn depth: Int) -> Double {
        let simulator = Simulator.reset()
        let home = UIViewController()
        simulator.window.rootViewController = home
        simulator.window.makeKeyAndVisible()
        simulator.runUntilIdle()
        let begin = monotonicSeconds()
        var top = home
        for _ in 0..<depth {
            let next = UIViewController()
            next.modalPresentationStyle = .overFullScreen
            top.present(next, animated: false)
            simulator.runUntilIdle()
            top = next
        }
        home.dismiss(animated: false)
        simulator.runUntilIdle()
        return (monotonicSeconds() - begin) / Double(depth) * 1e9
    }
}
