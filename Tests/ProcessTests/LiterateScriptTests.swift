import CheckoutFiles
import Foundation
import Testing

@Suite("Literate scripts")
struct LiterateScriptTests {
    let home: Home

    init() throws { home = try Home() }

    /// Runs a page that is written first; what it says, without the folder.
    private func run(_ page: String, _ options: String...) throws -> PipedRun {
        let path = try home.write(page, to: "page.md")
        var result = try PipedRun.run(options + [path], home: home)
        result.errors = result.errors.replacing(home.path + "/", with: "")
        return result
    }

    @Test("the blocks of a page run in order in one world; prose and shown blocks do not")
    func blocks() throws {
        let page = """
            # Two controllers
            new nothing
            ~~~vcr
            new a; root a
            ~~~
            1. In a list:
               ```vcr
               echo second
               ```
            ```vcr shown
            nonsense
            ```
            ```vcr fresh
            new a
            expect tree { }
            expect log { }
            """
        let result = try run(page, "--only", "appearance")
        let log = "a.viewWillAppear(false)\na.viewIsAppearing(false)\na.viewDidAppear(false)\n"
        #expect(result == PipedRun(status: 0, output: log + "second\n", errors: ""))
    }

    @Test("errors name the page's own lines and columns")
    func places() throws {
        let result = try run("Prose.\n\n- item\n  ```vcr\n  new a\n    forgt a\n  ```\n")
        #expect(result.status == 3)
        #expect(
            result.errors == "page.md:6:5: unknown command 'forgt'; did you mean 'forget'?\n")
    }

    @Test("a command may not go on behind the end of its block")
    func openBlock() throws {
        let result = try run("```vcr\ntogether {\n```\n```vcr\n}\n```\n")
        #expect(result.status == 3)
        #expect(result.errors == "page.md:2:10: the block is not closed: '}' is missing\n")
    }

    @Test(
        "where a command of a failing block fails, block and script go on",
        arguments: [
            "forgt a", "expect alive a; expect a.parent a", "a.addChild(a)",
            "a.addChild(a)\nexpect exception \"itself\"", "new a\nbroken {", "repeat 2 { new a }",
        ])
    func failing(block: String) throws {
        let page = "```vcr\nnew a; root a\n```\n```vcr fails\n\(block)\n```\n```vcr\necho on\n```\n"
        let result = try run(page, "--log", "none")
        #expect(result.status == 0)
        #expect(result.output == "on\n")
    }

    @Test("the commands behind the one that fails run")
    func failingGoesOn() throws {
        let result = try run("```vcr fails\nforgt a\necho on\nforgt b\necho and on\n```\n")
        #expect(result.status == 0)
        #expect(result.output == "on\nand on\n")
        #expect(result.errors.split(separator: "\n").count == 2)
    }

    @Test("a block that does not fail is a failure at its fence")
    func failsNot() throws {
        let page =
            "```vcr\nnew a\n```\n\n- x\n  ```vcr fails\n  new b\n  ```\n```vcr\necho on\n```\n"
        let line = "page.md:6:3: no command of this block fails\n"
        #expect(try run(page) == PipedRun(status: 1, output: "", errors: line))
        #expect(
            try run(page, "--keep-going") == PipedRun(status: 1, output: "on\n", errors: line))
    }

    @Test("an exception before a failing block is not forgiven, and quitting in one quits")
    func failingEdges() throws {
        let page = "```vcr\nnew a\na.addChild(a)\n```\n```vcr fails\nforgt\n```\n"
        #expect(try run(page).status == 4)
        #expect(try run("```vcr fails\nforgt\nquit 7\n```\n").status == 7)
        #expect(try run("```vcr fails\nforgt\n```\n```vcr\nforgt\n```\n").status == 3)
    }

    @Test("under --strict a warning is a failure, and is forgiven where one must be")
    func strict() throws {
        let warning = "new a; new b; a.present(b, animated: false)"
        let plain = "```vcr\n\(warning)\n```\n"
        #expect(try run(plain).status == 0)
        #expect(try run(plain, "--strict").status == 4)
        #expect(try run("```vcr fails\n\(warning)\n```\n").status == 1)
        #expect(try run("```vcr fails\n\(warning)\n```\n", "--strict").status == 0)
    }

    @Test("--echo shows each command as it stands, without the indent of its block")
    func echo() throws {
        let page = "- x\n  ```vcr\n  new a\n  together {\n    new b\n  }\n  ```\n"
        let echoed = "vcr 0> new a\nvcr 1> together {\n...>   new b\n...> }\n"
        #expect(try run(page, "--echo").output == echoed)
    }

    @Test("'source' runs a page in the present world, and 'fresh' means the same there")
    func source() throws {
        _ = try home.write(
            "```vcr\nexpect alive outer\nnew a\n```\n```vcr fails\nforgt\n```\n", to: "in.md")
        _ = try home.write("```vcr fresh\nexpect alive outer\n```\n", to: "fresh.md")
        let script = "new outer\nsource \(home.path)/in.md\nexpect alive a\necho on\n"
        let result = try PipedRun.run([], input: script, home: home)
        #expect(result.status == 0)
        #expect(result.output == "on\n")
        let fresh = try PipedRun.run(
            [], input: "new outer\nsource \(home.path)/fresh.md\n", home: home)
        #expect(fresh.status == 3)
        #expect(fresh.errors.hasSuffix("fresh.md:2:14: unknown name 'outer'\n"))
    }

    @Test("'load' replays a page in a fresh world; where that fails, everything is as it was")
    func load() throws {
        _ = try home.write(
            "```vcr\nnew gone\n```\n```vcr fresh\nnew a; root a\n```\n```vcr fails\nforgt\n```\n",
            to: "in.md")
        _ = try home.write("```vcr\nnew b\nforgt\n```\n", to: "broken.md")
        let script = """
            new outer
            load \(home.path)/in.md
            expect tree { a [appeared] }
            save \(home.path)/out.vcr
            load \(home.path)/broken.md
            """
        let result = try PipedRun.run(
            ["--log", "none", "--allow-write", home.path], input: script, home: home)
        #expect(result.status == 3)
        let talk = result.errors.replacing(home.path + "/", with: "").split(separator: "\n")
        #expect(
            talk == [
                "loaded 2 steps from 'in.md'", "saved 2 steps to 'out.vcr'",
                "broken.md:3:1: unknown command 'forgt'; did you mean 'forget'?",
            ])
        let saved = try String(contentsOfFile: home.path + "/out.vcr", encoding: .utf8)
        #expect(saved.hasPrefix("# vcr session 1\nnew a\nroot a\n# end "))
    }

    @Test("vcr test runs pages, also those with commands in a directory; reports name their lines")
    func test() throws {
        _ = try home.write("```vcr\nnew a\n```\n", to: "tests/a.md")
        _ = try home.write("```vcr\nnew a\nexpect dead a\n```\n", to: "tests/b.md")
        _ = try home.write("No commands.\n", to: "tests/c.md")
        let tests = home.path + "/tests"
        let pretty = try PipedRun.run(["test", tests], home: home)
        #expect(pretty.status == 1)
        #expect(
            pretty.output.replacing(tests + "/", with: "") == """
                ok    a.md
                FAIL  b.md (an expectation failed)
                      b.md:3:13: 'a' is alive

                2 scripts: 1 passed, 1 failed

                """)
        let tap = try PipedRun.run(["test", "--format", "tap", tests + "/b.md"], home: home)
        #expect(tap.output.contains("    \(tests)/b.md:3:13: 'a' is alive\n"))
        let junit = try PipedRun.run(["test", "--format", "junit", tests + "/b.md"], home: home)
        #expect(junit.output.contains("<failure message=\"\(tests)/b.md:3:13: 'a' is alive\""))
    }

    @Test("the tour runs as it stands")
    func tour() throws {
        let text = try Checkout.text("docs/TOUR.md")
        let copy = try home.write(
            text.replacing("demo.vcr", with: home.path + "/demo.vcr")
                .replacing("storyboard ../Tests", with: "storyboard \(Checkout.root.path)/Tests"),
            to: "TOUR.md")
        let result = try PipedRun.run(
            ["test", "--allow-write", home.path, copy], home: home)
        #expect(result.status == 0, "\(result.output)")
        // The storyboard's classes are not pasted, of which UIKit warns.
        #expect(result.output.contains("ok    \(copy) (it logged a warning)\n"))
    }
}
