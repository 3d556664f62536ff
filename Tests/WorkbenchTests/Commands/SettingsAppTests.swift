import Foundation
import HierarchyRecords
import Testing

@testable import Statements
@testable import Workbench

/// The apps of `Tests/Scripts/apps`: tabs of stacks, a split and pages; and a drawer around such tabs.
@MainActor
@Suite("A settings-like app")
struct SettingsAppTests {
    private func script(_ name: String) throws -> String {
        let path = CodeTests.root + "/Tests/Scripts/apps/\(name).vcr"
        return try String(contentsOfFile: path, encoding: .utf8)
    }

    @Test(
        "saved and loaded is the same app, with the same log behind it",
        arguments: [("settings", 12), ("settings-in-a-drawer", 4)])
    func saved(name: String, controllers: Int) throws {
        let folder = try TemporaryDirectory()
        let session = TestSession()
        session.run(try script(name))
        #expect(session.errors == [] && session.failures.isEmpty)
        session.run("save \"\(folder.path)/settings.vcr\"")
        let (tree, log) = (session.tree, session.log(.all))
        let other = TestSession()
        other.run("load \"\(folder.path)/settings.vcr\"")
        #expect(other.errors == [])
        #expect(other.tree == tree && other.log(.all) == log)
        #expect(other.tree.count == controllers)
    }

    @Test(
        "undone to its beginning and done again is the same app",
        arguments: ["settings", "settings-in-a-drawer"])
    func undone(name: String) throws {
        let session = TestSession()
        session.run(try script(name))
        let (tree, log) = (session.tree, session.log(.all))
        let count = session.history.count
        session.run("undo \(count - 3)")
        #expect(session.tree == [])
        session.run("redo \(count - 3)")
        #expect(session.tree == tree && session.log(.all) == log)
    }
}
