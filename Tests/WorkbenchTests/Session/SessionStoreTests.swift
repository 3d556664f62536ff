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
