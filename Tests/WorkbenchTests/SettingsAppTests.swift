import Foundation
import HierarchyRecords
import Testing

@testable import Workbench

/// The app of `Tests/Scripts/apps/settings.vcr`: tabs of stacks, a split and pages.
@MainActor
@Suite("A settings-like app")
struct SettingsAppTests {
    private func script() throws -> String {
        let path = CodeTests.root + "/Tests/Scripts/apps/settings.vcr"
        return try String(contentsOfFile: path, encoding: .utf8)
    }

    @Test("saved and loaded is the same app, with the same log behind it")
    func saved() throws {
        let folder = try TemporaryDirectory()
        let session = TestSession()
        session.run(try script())
        #expect(session.errors == [] && session.failures.isEmpty)
        session.run("save \"\(folder.path)/settings.vcr\"")
        let (tree, log) = (session.tree, session.log(.all))
        let other = TestSession()
        other.run("load \"\(folder.path)/settings.vcr\"")
        #expect(other.errors == [])
        #expect(other.tree == tree && other.log(.all) == log)
        #expect(other.tree.count == 12)
    }

    @Test("undone to its beginning and done again is the same app")
    func undone() throws {
        let session = TestSession()
        session.run(try script())
        let (tree, log) = (session.tree, session.log(.all))
        let count = session.history.count
        session.run("undo \(count - 3)")
        #expect(session.tree == [])
        session.run("redo \(count - 3)")
        #expect(session.tree == tree && session.log(.all) == log)
    }
}
