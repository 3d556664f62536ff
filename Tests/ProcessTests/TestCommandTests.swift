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

    @Test("all failed expectations of a script are told, and nothing behind them makes it pass")
    func all() throws {
        let text = "new a\nexpect dead a\nnew b\nexpect a.parent == b\nexpect alive b\nquit 0\n"
        let path = try home.write(text, to: "all/a.vcr")
        let result = try PipedRun.run(["test", path], home: home)
        #expect(result.status == 1)
        #expect(result.output.contains(":2:13: 'a' is alive"))
        #expect(result.output.contains(":4:8: a.parent is nil, expected b"))
        #expect(!result.output.contains(":5:"))
    }

    @Test("several systems run each script in each, and a table has what differs")
    func systems() throws {
        _ = try home.write("new a\nroot a\n", to: "systems/a.vcr")
        _ = try home.write("new a\n", to: "systems/b.vcr")
        let result = try test(["--ios", "12,26", "--jobs", "2"], "systems")
        let folder = home.path + "/systems"
        #expect(result.status == 0)
        #expect(
            result.output == """
                ok    \(folder)/a.vcr (iOS 12)
                ok    \(folder)/a.vcr (iOS 26)
                ok    \(folder)/b.vcr (iOS 12)
                ok    \(folder)/b.vcr (iOS 26)

                \(String(repeating: " ", count: folder.count + 6))  iOS 12  iOS 26
                \(folder)/a.vcr  ok      other log
                other: another log, or another failure, than in the first column

                4 runs: 4 passed

                """)
        #expect(try test(["--ios", "12,", "--jobs", "2"], "systems").status == 2)
        #expect(try test(["--ios", "12,99"], "systems").status == 2)
        let single = try PipedRun.run(["--ios", "12,26", "-c", "new a"], home: home)
        #expect(single.status == 2)
        #expect(
            single.errors
                == "vcr: only 'vcr test' takes several systems or devices (see 'vcr --help')\n")
    }

    @Test("--coverage sums up what the scripts go through, and --at-least asks for a part of it")
    func coverage() throws {
        _ = try home.write("new a\nroot a\n", to: "life/a.vcr")
        _ = try home.write("new b\nforget b\n", to: "life/b.vcr")
        let sum = "\ncoverage: 4 of 21 transitions of the life cycle seen, 19 %; "
        let plain = try test(["--coverage"], "life")
        #expect(plain.status == 0)
        #expect(plain.output.contains(sum))
        #expect(try !test([], "life").output.contains("coverage"))
        #expect(try test(["--at-least", "19"], "life").status == 0)
        let less = try test(["--at-least", "20", "--jobs", "2"], "life")
        #expect(less.status == 1)
        #expect(less.output.contains(sum))
        #expect(
            less.output.hasSuffix(
                """
                presentation: presenting to absent, presentationTransitionDidEnd, cancelled on its way
                  presentation: dismissing to presented, dismissalTransitionDidEnd, cancelled on its way

                """))
        #expect(less.output.contains("less than 20 %; never walked:\n  loading: new to unloaded"))
        let tap = try test(["--at-least", "20", "--format", "tap"], "life")
        #expect(tap.status == 1)
        #expect(tap.errors.hasPrefix(String(sum.dropFirst())))
        #expect(try test(["--at-least", "101"], "life").status == 2)
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

    private func test(_ options: [String], _ path: String = "tests") throws -> PipedRun {
        try PipedRun.run(["test"] + options + [home.path + "/" + path], home: home)
    }

    /// The verdicts' lines without the folder.
    private func verdicts(_ run: PipedRun) -> [String] {
        run.output.replacing(home.path + "/tests/", with: "").split(separator: "\n")
            .map(String.init)
    }

    @Test(
        "results come in the order of the paths, whatever runs first", arguments: ["1", "2", "7"])
    func order(jobs: String) throws {
        for number in 10..<40 {
            let work = number % 7 == 0 ? 300 : 1
            _ = try home.write(
                "new a\nrepeat \(work) { root a }\n", to: "tests/many/\(number).vcr")
        }
        let result = try test(["--jobs", jobs], "tests/many")
        let names = (10..<40).map { "ok    many/\($0).vcr" }
        #expect(verdicts(result) == names + ["30 scripts: 30 passed"])
        #expect(result.status == 0)
        #expect(result.errors == "")
    }

    @Test("a script that does not end is stopped and harms no other")
    func hanging() throws {
        _ = try home.write("repeat 1000000000 { wait 0 }\n", to: "tests/0.vcr")
        _ = try home.write("while true { }\n", to: "tests/b.vcr")
        let result = try test(["--timeout", "0.5", "--jobs", "2"])
        #expect(
            verdicts(result).filter { !$0.hasPrefix("   ") } == [
                "FAIL  0.vcr (it took longer than 0.5 s and was stopped)", "ok    a.vcr",
                "FAIL  b.vcr (it took longer than 0.5 s and was stopped)",
                "FAIL  sub/b.vcr (an expectation failed)", "4 scripts: 1 passed, 3 failed",
            ])
        #expect(result.status == 3)
    }

    /// The processes that a process has started.
    private func children(of id: pid_t) -> [pid_t] {
        let list = try? String(contentsOfFile: "/proc/\(id)/task/\(id)/children", encoding: .utf8)
        return (list ?? "").split(separator: " ").compactMap { pid_t($0) }
    }

    /// Waits until the process has started others.
    private func awaitedChildren(of id: pid_t) -> [pid_t] {
        for _ in 0..<1000 where children(of: id).isEmpty { usleep(10_000) }
        usleep(300_000)
        return children(of: id)
    }

    @Test("a script whose process crashes harms no other")
    func crashing() throws {
        let slow = try home.write("new a; repeat 1000000000 { wait 0 }\n", to: "slow.vcr")
        let talk = try PipedTalk(
            ["test", "--jobs", "1", slow, home.path + "/tests/a.vcr"], home: home)
        for child in awaitedChildren(of: talk.id) { kill(child, SIGKILL) }
        #expect(
            talk.readLine()
                == "FAIL  \(slow) (its process crashed: signal 9, Killed)")
        var line = talk.readLine()
        while line.hasPrefix(" ") { line = talk.readLine() }
        #expect(line == "ok    \(home.path)/tests/a.vcr")
        #expect(Spawn.wait(talk.id) == 3)
    }

    @Test("Ctrl-C stops the processes too", arguments: [SIGINT, SIGTERM, SIGKILL])
    func interrupted(signal: Int32) throws {
        let slow = try home.write("while true { }\n", to: "slow.vcr")
        let talk = try PipedTalk(
            ["test", "--jobs", "2", home.path + "/tests/a.vcr", slow, slow + "/../slow.vcr"],
            home: home)
        #expect(talk.readLine() == "ok    \(home.path)/tests/a.vcr")
        let workers = awaitedChildren(of: talk.id)
        #expect(!workers.isEmpty)
        kill(talk.id, signal)
        #expect(Spawn.wait(talk.id) == (signal == SIGINT ? 130 : 128 + signal))
        for _ in 0..<500 where workers.contains(where: { kill($0, 0) == 0 }) { usleep(10_000) }
        #expect(workers.allSatisfy { kill($0, 0) != 0 })
    }

    @Test("an empty script and a warning are told apart from a pass")
    func notes() throws {
        _ = try home.write("# nothing yet\n\n", to: "notes/empty.vcr")
        _ = try home.write("new p; root p\n", to: "notes/quiet.vcr")
        let loud = "new p; new a; new b; root p; present b from a\n"
        _ = try home.write(loud, to: "notes/loud.vcr")
        let expected = loud + "expect warning \"whose view is not in the window\"\n"
        _ = try home.write(expected, to: "notes/expected.vcr")
        let result = try test([], "notes")
        #expect(
            result.output.replacing(home.path + "/", with: "") == """
                ok    notes/empty.vcr (no commands)
                ok    notes/expected.vcr
                ok    notes/loud.vcr (it logged a warning)
                ok    notes/quiet.vcr

                4 scripts: 4 passed (2 of them with a note)

                """)
        #expect(result.status == 0)
    }

    @Test("shards share the scripts")
    func shards() throws {
        let first = try test(["--shard", "1/2"])
        #expect(verdicts(first) == ["ok    a.vcr", "1 script: 1 passed"])
        let second = try test(["--shard", "2/2"])
        #expect(verdicts(second).first == "FAIL  sub/b.vcr (an expectation failed)")
        #expect(second.status == 1)
        let none = try test(["--shard", "3/3"])
        #expect(none == PipedRun(status: 0, output: "\n0 scripts: 0 passed\n", errors: ""))
    }

    @Test(
        "options that mean nothing are bad usage",
        arguments: [
            ["--jobs", "0"], ["--jobs", "x"], ["--timeout", "inf"], ["--timeout", "nan"],
            ["--shard", "3/2"],
        ])
    func usage(options: [String]) throws {
        let result = try test(options)
        #expect(result.status == 2)
        #expect(result.output == "")
        #expect(
            result.errors.hasPrefix(
                "vcr: The value '\(options[1])' is invalid for '\(options[0]) <"))
        #expect(result.errors.split(separator: "\n").count == 1)
    }

    @Test("JUnit has a time for each script")
    func times() throws {
        let result = try test(["--format", "junit"])
        let times = result.output.matches(of: #/ time="[0-9]+\.[0-9]{3}"/#)
        #expect(times.count == 4)
    }

    @Test("--strict and --safe reach the scripts")
    func options() throws {
        let path = try home.write("source \(home.path)/tests/a.vcr\n", to: "source.vcr")
        #expect(try PipedRun.run(["test", path], home: home).status == 0)
        let safe = try PipedRun.run(["test", "--safe", path], home: home)
        #expect(safe.status == 3)
        #expect(safe.output.contains("is not opened: --safe\n"))
    }

    @Test(
        "a file may have several tests, which share what stands before them, and --filter chooses")
    func parts() throws {
        let text = """
            new a
            # test: it is alive
            expect alive a
            # test: it has a parent
            new b
            expect a.parent b
            """
        let path = try home.write(text, to: "parts/a.vcr")
        let all = try PipedRun.run(["test", path], home: home)
        #expect(all.status == 1)
        #expect(
            all.output.hasPrefix(
                "ok    \(path): it is alive\nFAIL  \(path): it has a parent (an expectation failed)\n"
            ))
        #expect(all.output.contains("\(path):6:8: a.parent is nil, expected b"))
        let some = try PipedRun.run(["test", "--filter", "ALIVE", path], home: home)
        #expect(some.status == 0)
        #expect(some.output.contains("1 script: 1 passed"))
        let none = try PipedRun.run(["test", "--filter", "zzz", path], home: home)
        #expect(none.status == 2)
        #expect(none.errors.contains("no test has 'zzz' in its path or name"))
    }

    @Test(
        "--update writes the log and the tree as they came, and nothing where something else fails")
    func update() throws {
        let text = """
            new a
            root a
            expect log appearance {
                a.viewDidAppear(true)
            }
            expect tree { b [appeared] }

            """
        let path = try home.write(text, to: "update/a.vcr")
        let run = try PipedRun.run(["test", "--update", path], home: home)
        #expect(run.status == 0)
        #expect(run.output.hasPrefix("ok    \(path) (what it expects was updated)\n"))
        let after = try String(contentsOfFile: path, encoding: .utf8)
        #expect(
            after == """
                new a
                root a
                expect log appearance {
                    a.viewWillAppear(false)
                    a.viewIsAppearing(false)
                    a.viewDidAppear(false)
                }
                expect tree {
                  a [appeared]
                }

                """)
        #expect(try PipedRun.run(["test", path], home: home).status == 0)
        let other = try home.write("new a\nexpect dead a\nexpect tree { b }\n", to: "update/b.vcr")
        #expect(try PipedRun.run(["test", "--update", other], home: home).status == 1)
        #expect(try String(contentsOfFile: other, encoding: .utf8).contains("{ b }"))
    }
}
