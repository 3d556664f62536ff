import Foundation
import Testing

@Suite("vcr test")
struct TestCommandTests {
    let home: Home

    init() throws {
        home = try Home()
        _ = try home.write("new a\nexpect alive a\n", to: "tests/a.vcr")
        _ = try home.write("new a\nexpect dead a\n", to: "tests/sub/b.vcr")
    }

    @Test("each script has its own world; the first failure gives the status")
    func pretty() throws {
        let result = try PipedRun.run(["test", home.path + "/tests"], home: home)
        let tests = home.path + "/tests"
        #expect(result.status == 1)
        #expect(result.errors == "")
        #expect(result.output.hasPrefix("ok    \(tests)/a.vcr\nFAIL  \(tests)/sub/b.vcr (an exp"))
        #expect(result.output.hasSuffix("\n\n2 scripts: 1 passed, 1 failed\n"))
    }

    @Test(
        "TAP and JUnit", arguments: [("tap", "TAP version 14\n1..1\nok 1 - "), ("junit", "<?xml")])
    func formats(format: String, opening: String) throws {
        let path = home.path + "/tests/a.vcr"
        let result = try PipedRun.run(["test", "--format", format, path], home: home)
        #expect(result.status == 0)
        #expect(result.output.hasPrefix(opening))
    }

    @Test("nothing to run is bad usage")
    func nothing() throws {
        _ = try home.write("", to: "empty/note.txt")
        let path = home.path + "/empty"
        #expect(
            try PipedRun.run(["test", path], home: home)
                == PipedRun(status: 2, output: "", errors: "vcr: no scripts in '\(path)'\n"))
    }

    @Test("a path that leads nowhere is a failed test")
    func missing() throws {
        let result = try PipedRun.run(["test", "--format", "tap", "nope.vcr"], home: home)
        #expect(result.status == 2)
        #expect(result.output.contains("not ok 1 - nope.vcr\n"))
        #expect(result.output.contains("cannot read 'nope.vcr': No such file or directory\n"))
    }
}
