import Testing

@Suite("vcr check")
struct CheckCommandTests {
    private let home: Home

    init() throws { home = try Home() }

    private func check(_ text: String, _ options: [String] = []) throws -> PipedRun {
        let file = try home.write(text, to: "A.swift")
        var run = try PipedRun.run(["check", file] + options, home: home)
        run.output = run.output.replacing(home.path + "/", with: "")
        run.errors = run.errors.replacing(home.path + "/", with: "")
        return run
    }

    @Test func `code that runs is status 0, and does not run`() throws {
        #expect(
            try check("class A: UIViewController { }\nprint(1)\n")
                == PipedRun(status: 0, output: "'A.swift': runs\n", errors: ""))
    }

    @Test func `what is inert is named, and refused under --strict`() throws {
        let text = "class A: UIDatePicker { }\n"
        #expect(
            try check(text)
                == PipedRun(
                    status: 0,
                    output: "  inert: UIDatePicker\n'A.swift': runs, with what the model lacks\n",
                    errors: ""))
        #expect(try check(text, ["--strict"]).status == 1)
    }

    @Test func `what is refused is status 1, with every reason`() throws {
        #expect(
            try check("class A: Unk { var b: Bee? }\nlet q = ) 3\n")
                == PipedRun(
                    status: 1,
                    output: """
                        A.swift:1:10: unknown superclass 'Unk'
                        A.swift:1:23: unknown type 'Bee'
                        A.swift:2:9: expected a value, found ')'
                        'A.swift': refused for 3 reasons

                        """, errors: ""))
    }

    @Test func `a file that cannot be read is status 2`() throws {
        let run = try PipedRun.run(["check", "/nowhere/A.swift"], home: home)
        #expect(
            run
                == PipedRun(
                    status: 2, output: "",
                    errors: "vcr: cannot read '/nowhere/A.swift': No such file or directory\n"))
        #expect(try PipedRun.run(["check"], home: home).status == 2)
    }
}
