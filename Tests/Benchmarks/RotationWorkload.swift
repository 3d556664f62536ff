import HeadlessUIKit
import HierarchyRecords

/// What it costs to turn the screen over a tree whose views are all shown.
@MainActor
enum RotationWorkload {
    /// How many controllers there are, few and many.
    nonisolated static let sizes = [1_000, 10_000]

    /// Milliseconds of one turn of an interface of `count` controllers, ten children each, with
    /// sizes, traits and layout, and its whole log as text.
    static func milliseconds(among count: Int) throws -> Double {
        let simulator = Simulator.reset()
        simulator.window.rootViewController = tree(count)
        simulator.window.makeKeyAndVisible()
        simulator.runUntilIdle()
        var turned = UIInterfaceOrientation.landscapeRight
        let times = try (0..<21).map { _ in
            simulator.truncateLog(to: 0)
            let begin = monotonicSeconds()
            simulator.rotate(to: turned)
            simulator.runUntilIdle()
            let lines = write(simulator)
            let seconds = monotonicSeconds() - begin
            // Two announcements, the traits, and the two ends of the layout.
            guard lines >= 5 * count else { throw BenchmarkError("\(lines) events alone") }
            turned = turned == .portrait ? .landscapeRight : .portrait
            return seconds * 1_000
        }
        return median(times)
    }

    /// Writes the log as canonical lines; how many there are.
    private static func write(_ simulator: Simulator) -> Int {
        var bytes: [UInt8] = []
        let log = simulator.log
        for event in log.events {
            log.write(event, into: &bytes)
            bytes.append(UInt8(ascii: "\n"))
        }
        return bytes.count { $0 == UInt8(ascii: "\n") }
    }

    private static func tree(_ count: Int) -> UIViewController {
        var all = [UIViewController()]
        while all.count < count {
            let parent = all[(all.count - 1) / 10]
            let child = UIViewController()
            parent.addChild(child)
            child.view.frame = parent.view.bounds
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
            all.append(child)
        }
        return all[0]
    }
}
