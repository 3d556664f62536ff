import Foundation
import Testing

@testable import Console

@Suite("Finding scripts")
struct TestScriptsTests {
    /// A directory that is gone with the test.
    private static func withDirectory(_ body: (String) throws -> Void) throws {
        let path = NSTemporaryDirectory() + "vcr-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: path) }
        try body(path)
    }

    @Test("directories are searched in order of their entries; hidden and other files are left out")
    func searches() throws {
        try Self.withDirectory { root in
            let names = ["b.vcr", "a/z.vcr", "a/note.txt", ".hidden/x.vcr", "Z.vcr", "a/.h.vcr"]
            for name in names {
                let url = URL(fileURLWithPath: root + "/" + name)
                try FileManager.default.createDirectory(
                    at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data().write(to: url)
            }
            try FileManager.default.createSymbolicLink(
                atPath: root + "/loop", withDestinationPath: root)
            let found = TestScripts.find([
                root + "/", root + "/b.vcr", root + "/a/note.txt", "nope",
            ])
            #expect(
                found == [
                    root + "/Z.vcr", root + "/a/z.vcr", root + "/b.vcr", root + "/a/note.txt",
                    "nope",
                ])
        }
    }

    @Test("what cannot be a script is refused in one sentence")
    func refusals() throws {
        try Self.withDirectory { root in
            #expect(
                throws: ScriptFile.OpenError(message: "cannot read '\(root)': it is a directory")
            ) {
                try ScriptFile.check(root)
            }
        }
        #expect(throws: ScriptFile.OpenError(message: "cannot read '/dev/zero': it is a device")) {
            try ScriptFile.check("/dev/zero")
        }
        #expect(
            throws: ScriptFile.OpenError(
                message: "cannot read '/no\\u{1B}pe': No such file or directory")
        ) {
            try ScriptFile.check("/no\u{1B}pe")
        }
        #expect(throws: ScriptFile.OpenError(message: "cannot read '': the name is empty")) {
            try ScriptFile.check("")
        }
    }
}
