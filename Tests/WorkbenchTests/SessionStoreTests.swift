import CommandLanguage
import Foundation
import Testing

@testable import Statements
@testable import Workbench

private let here = SourceSpan(file: "s.vcr", line: 3, column: 6)

private func complaint(_ work: () throws -> Void) -> String? {
    do {
        try work()
        return nil
    } catch { return (error as? Diagnostic)?.line }
}

@Suite("The session store")
struct SessionStoreTests {
    private let folder: TemporaryDirectory

    init() throws { folder = try TemporaryDirectory() }

    @Test func `writes a new file and leaves nothing beside it`() throws {
        try SessionStore.write(Array("new a\n".utf8), to: folder.path + "/a.vcr", at: here)
        #expect(try folder.text(of: "a.vcr") == "new a\n")
        #expect(folder.names == ["a.vcr"])
    }

    @Test func `replaces a file and keeps its permissions`() throws {
        let path = folder.path + "/a.vcr"
        try folder.write("old", to: "a.vcr")
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
        try SessionStore.write(Array("new".utf8), to: path, at: here)
        #expect(try folder.text(of: "a.vcr") == "new")
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
        #expect(mode as? Int == 0o640)
    }

    @Test func `writes through a link`() throws {
        try folder.write("old", to: "real.vcr")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/link.vcr", withDestinationPath: "real.vcr")
        try SessionStore.write(Array("new".utf8), to: folder.path + "/link.vcr", at: here)
        #expect(try folder.text(of: "real.vcr") == "new")
        let link = try FileManager.default.destinationOfSymbolicLink(
            atPath: folder.path + "/link.vcr")
        #expect(link == "real.vcr")
    }

    @Test func `refuses to write where no regular file can be`() {
        func writing(_ path: String) -> String? {
            complaint { try SessionStore.write([], to: path, at: here) }
        }
        #expect(writing("/tmp") == "s.vcr:3:6: cannot write '/tmp': it is a directory")
        #expect(writing("/dev/full") == "s.vcr:3:6: cannot write '/dev/full': it is a device")
        #expect(
            writing(folder.path + "/none/a.vcr")
                == "s.vcr:3:6: cannot write '\(folder.path)/none/a.vcr': No such file or directory")
        #expect(writing("") == "s.vcr:3:6: cannot write '': the name is empty")
        #expect(
            writing("a\0b") == "s.vcr:3:6: cannot write 'a\0b': the name contains a NUL byte")
        #expect(folder.names.isEmpty)
    }

    @Test func `leaves the old file when the new one cannot be written`() throws {
        try folder.write("old", to: "a.vcr")
        let long = folder.path + "/" + String(repeating: "x", count: 300)
        #expect(
            complaint { try SessionStore.write([], to: long, at: here) }
                == "s.vcr:3:6: cannot write '\(long)': File name too long")
        #expect(try folder.text(of: "a.vcr") == "old")
        #expect(folder.names == ["a.vcr"])
    }

    @Test func `reads files of any bytes`() throws {
        let bytes = [UInt8](0...255) + [0]
        try SessionStore.write(bytes, to: folder.path + "/bytes", at: here)
        #expect(try SessionStore.read(folder.path + "/bytes", at: here) == bytes)
    }

    @Test func `refuses to read what is no file or too large`() throws {
        func reading(_ path: String) -> String? {
            complaint { _ = try SessionStore.read(path, limit: 3, at: here) }
        }
        #expect(reading("/tmp") == "s.vcr:3:6: cannot read '/tmp': it is a directory")
        #expect(reading("/dev/zero") == "s.vcr:3:6: cannot read '/dev/zero': it is a device")
        #expect(
            reading(folder.path + "/none")
                == "s.vcr:3:6: cannot read '\(folder.path)/none': No such file or directory")
        try folder.write("four", to: "large")
        #expect(
            reading(folder.path + "/large")
                == "s.vcr:3:6: cannot read '\(folder.path)/large': more than 3 bytes")
        try folder.write("abc", to: "small")
        #expect(reading(folder.path + "/small") == nil)
    }
}
