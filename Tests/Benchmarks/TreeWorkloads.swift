import HeadlessUIKit
import HierarchyRecords
import Rendering

/// What is measured on the library itself; each runs in a process of its own and prints a number.
@MainActor
enum TreeWorkloads {
    /// The hierarchies that one child is added to and removed from.
    enum Shape: String, CaseIterable {
        case tiny, deep, wide, million

        var title: String {
            switch self {
            case .tiny: "a tree of 3"
            case .deep: "a depth of 1,000"
            case .wide: "10,000 siblings"
            case .million: "1,000,000 controllers"
            }
        }
    }

    /// W3: builds a tree of `count` controllers, ten children each, no view loaded.
    /// Returns the bytes that each one took.
    static func bytesOfEachController(count: Int) throws -> Double {
        let root = UIViewController()
        let before = try residentBytes()
        fill(root, count: count)
        let after = try residentBytes()
        return withExtendedLifetime(root) { Double(after - before) / Double(count) }
    }

    /// W4: nanoseconds for one add and one remove with their callbacks, in a visible hierarchy.
    static func nanosecondsOfPair(in shape: Shape) -> Double {
        let parent = makeVisible(shape)
        let child = UIViewController()
        runPairs(5_000, of: child, in: parent)
        let batches = (0..<20).map { _ in
            let begin = monotonicSeconds()
            runPairs(2_000, of: child, in: parent)
            return (monotonicSeconds() - begin) / 2_000 * 1e9
        }
        return median(batches)
    }

    /// Builds a chain of visible controllers, walks it, prints it and tears it down.
    /// Returns the lines that were printed.
    static func linesOfChain(depth: Int) -> Int {
        let simulator = Simulator.current
        let root = UIViewController()
        show(root)
        var last = root
        for _ in 1..<depth { last = add(UIViewController(), to: last) }
        simulator.runUntilIdle()
        var bytes: [UInt8] = []
        TreeRenderer(.pretty).write(simulator.snapshot(), to: &bytes)
        Simulator.reset()
        return bytes.count { $0 == UInt8(ascii: "\n") }
    }

    private static func runPairs(
        _ count: Int, of child: UIViewController, in parent: UIViewController
    ) {
        let simulator = Simulator.current
        for _ in 0..<count {
            add(child, to: parent)
            simulator.runUntilIdle()
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
            simulator.runUntilIdle()
        }
        simulator.truncateLog(to: 0)
    }

    /// Returns the controller of the shape that the child is added to.
    private static func makeVisible(_ shape: Shape) -> UIViewController {
        let root = UIViewController()
        show(root)
        let middle = add(UIViewController(), to: root)
        var parent = add(UIViewController(), to: middle)
        switch shape {
        case .tiny: break
        case .deep: for _ in 3..<1_000 { parent = add(UIViewController(), to: parent) }
        case .wide: for _ in 0..<10_000 { add(UIViewController(), to: parent) }
        case .million: fill(root, count: 999_997)
        }
        Simulator.current.runUntilIdle()
        return parent
    }

    private static func show(_ root: UIViewController) {
        let window = Simulator.current.window!
        window.rootViewController = root
        window.makeKeyAndVisible()
    }

    @discardableResult
    private static func add(_ child: UIViewController, to parent: UIViewController)
        -> UIViewController
    {
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        return child
    }

    /// Adds `count` controllers below one, ten children each, level by level; no view is loaded.
    private static func fill(_ root: UIViewController, count: Int) {
        var parents = [root]
        var made = 0
        while made < count {
            var level: [UIViewController] = []
            for parent in parents {
                for _ in 0..<min(10, count - made) {
                    let child = UIViewController()
                    parent.addChild(child)
                    child.didMove(toParent: parent)
                    level.append(child)
                    made += 1
                }
            }
            parents = level
        }
    }

    /// What the process holds in memory now.
    private static func residentBytes() throws -> Int {
        let pages = try readText("/proc/self/statm").split(separator: " ").dropFirst().first
        guard let pages, let count = Int(pages) else { throw BenchmarkError("no /proc/self/statm") }
        return count * 4096
    }
}
