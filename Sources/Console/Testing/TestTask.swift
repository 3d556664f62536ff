import HierarchyRecords
import Workbench

/// One script in one world: what a worker of `vcr test` does at a time.
struct TestTask: Equatable {
    let script: String
    /// The world that it runs in; nil for that of the command line, where there is one alone.
    var world: WorldSettings?

    /// Every script in every world, each script's together.
    static func all(_ scripts: [String], in worlds: [WorldSettings]) -> [TestTask] {
        guard worlds.count > 1 else { return scripts.map { TestTask(script: $0) } }
        return scripts.flatMap { script in worlds.map { TestTask(script: script, world: $0) } }
    }

    /// What is sent to a worker.
    var message: [String] {
        guard let world else { return [script] }
        return [script, world.ios.description] + (world.device.map { [$0] } ?? [])
    }

    /// Reads what was sent; nil where it is none.
    init?(message: [String]) {
        guard let script = message.first else { return nil }
        self.script = script
        if message.count > 1, let ios = SystemVersion(message[1]) {
            world = WorldSettings(ios: ios, device: message.count > 2 ? message[2] : nil)
        }
    }

    init(script: String, world: WorldSettings? = nil) {
        self.script = script
        self.world = world
    }

    /// How reports call the world: `iOS 13`, `iOS 13, iPad`.
    var worldName: String? {
        world.map { world in "iOS \(world.ios)" + (world.device.map { ", \($0)" } ?? "") }
    }
}
