import CommandLanguage
import HierarchyRecords
import Workbench

/// One script in one world: what a worker of `vcr test` does at a time.
struct TestTask: Equatable {
    let script: String
    /// Which of the file's tests it is; nil where the file is one test.
    var part: TestParts.Part?
    /// The world that it runs in; nil for that of the command line, where there is one alone.
    var world: WorldSettings?

    /// Every test of every script in every world, each script's together.
    static func all(_ scripts: [String], in worlds: [WorldSettings]) -> [TestTask] {
        let tests = scripts.flatMap { script -> [TestTask] in
            let parts = parts(of: script)
            if parts.isEmpty { return [TestTask(script: script)] }
            return parts.map { TestTask(script: script, part: $0) }
        }
        guard worlds.count > 1 else { return tests }
        return tests.flatMap { test in
            worlds.map { TestTask(script: test.script, part: test.part, world: $0) }
        }
    }

    private static func parts(of script: String) -> [TestParts.Part] {
        guard script.hasSuffix(".vcr"), SessionStore.isFile(script),
            let bytes = try? SessionStore.read(script, at: SourceSpan(line: 1, column: 1))
        else { return [] }
        return TestParts(of: String(decoding: bytes, as: UTF8.self)).all
    }

    /// Whether its path or its name has that in it, whatever the case.
    func has(_ text: String) -> Bool {
        "\(script): \(part?.name ?? "")".lowercased().contains(text.lowercased())
    }

    /// What is sent to a worker.
    var message: [String] {
        let head = [script, part.map { "\($0.number) \($0.name)" } ?? ""]
        guard let world else { return head }
        return head + [world.ios.description] + (world.device.map { [$0] } ?? [])
    }

    /// Reads what was sent; nil where it is none.
    init?(message: [String]) {
        guard message.count > 1 else { return nil }
        script = message[0]
        let words = message[1].split(separator: " ", maxSplits: 1)
        if let number = words.first.flatMap({ Int($0) }) {
            part = TestParts.Part(number: number, name: words.count > 1 ? String(words[1]) : "")
        }
        if message.count > 2, let ios = SystemVersion(message[2]) {
            world = WorldSettings(ios: ios, device: message.count > 3 ? message[3] : nil)
        }
    }

    init(script: String, part: TestParts.Part? = nil, world: WorldSettings? = nil) {
        self.script = script
        self.part = part
        self.world = world
    }

    /// How reports call the world: `iOS 13`, `iOS 13, iPad`.
    var worldName: String? {
        world.map { world in "iOS \(world.ios)" + (world.device.map { ", \($0)" } ?? "") }
    }
}
