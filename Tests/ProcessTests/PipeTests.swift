import Foundation
import Testing

@Suite("Between pipes")
struct PipeTests {
    let home: Home

    init() throws { home = try Home() }

    private func run(
        _ arguments: [String], input: String? = "", _ environment: [String: String] = [:]
    ) throws -> PipedRun {
        try PipedRun.run(arguments, input: input, home: home, environment)
    }

    private static let adding = "new p; new a; root p; mark\nadd a\n"
    private static let added = """
        p.loadView()
        p.viewDidLoad()
        p.viewWillAppear(false)
        p.viewIsAppearing(false)
        p.viewDidAppear(false)
        mark
        a.willMove(toParent: p)
        a.loadView()
        a.viewDidLoad()
        a.viewWillAppear(false)
        a.didMove(toParent: p)
        a.viewIsAppearing(false)
        a.viewDidAppear(false)

        """

    @Test("a script from standard input writes its events and nothing else")
    func standardInput() throws {
        let expected = PipedRun(status: 0, output: Self.added, errors: "")
        #expect(try run([], input: Self.adding) == expected)
        #expect(try run(["-"], input: Self.adding) == expected)
        #expect(try run(["-c", Self.adding]) == expected)
        #expect(try run([home.write(Self.adding, to: "add.vcr")]) == expected)
        #expect(try run([], input: String(Self.adding.dropLast())) == expected)
    }

    @Test("files run in one world, in order, after the commands")
    func order() throws {
        let two = try home.write("echo two", to: "two.vcr")
        let three = try home.write("echo three", to: "three.vcr")
        let result = try run(["-c", "echo one", two, "-", three], input: "echo stdin")
        #expect(result == PipedRun(status: 0, output: "one\ntwo\nstdin\nthree\n", errors: ""))
    }

    @Test("the log has the form and the categories that were asked for")
    func forms() throws {
        let only = try run(["--only", "containment", "-c", Self.adding])
        #expect(only.output == "a.willMove(toParent: p)\na.didMove(toParent: p)\n")
        let none = try run(["--log", "none", "-c", Self.adding])
        #expect(none == PipedRun(status: 0, output: "", errors: ""))
        let objc = try run(["--log", "objc", "--only", "mark,load", "-c", "new a; root a"])
        #expect(objc.output == "-[a loadView]\n-[a viewDidLoad]\n")
    }

    @Test("the tree comes after each step or at the end")
    func trees() throws {
        let script = "new p; new a; root p; add a"
        let end = try run(["--log", "none", "--tree", "end", "-c", script])
        let after = try run(["--log", "none", "--tree", "after", "-c", script])
        #expect(end.output.split(separator: "\n").count == 2)
        #expect(after.output.split(separator: "\n").count == 3)
    }

    @Test("--echo shows each command before its events")
    func echo() throws {
        let script = "new p # comment\non p.viewDidLoad {\n  mark in\n}\nroot p"
        let result = try run(["--echo", "--only", "load,mark", "-c", script])
        #expect(
            result.output == """
                vcr 0> new p
                vcr 1> on p.viewDidLoad {
                ...>   mark in
                ...> }
                vcr 2> root p
                p.loadView()
                p.viewDidLoad()
                mark in

                """)
    }

    @Test("a mistake is one line with its place, and ends the script with 3")
    func mistakes() throws {
        let path = try home.write("new settings\n\nadd setings\necho never\n", to: "demo.vcr")
        let message = "\(path):3:5: unknown controller 'setings'; did you mean 'settings'?\n"
        #expect(try run([path]) == PipedRun(status: 3, output: "", errors: message))
        let kept = PipedRun(status: 3, output: "never\n", errors: message)
        #expect(try run(["--keep-going", path]) == kept)
    }

    @Test("an unfinished block or quote at the end is one line and 3")
    func unfinished() throws {
        #expect(
            try run([], input: "repeat 3 {\n")
                == PipedRun(
                    status: 3, output: "",
                    errors: "<stdin>:1:10: the block is not closed: '}' is missing\n"))
        #expect(
            try run([], input: "echo \"a\n")
                == PipedRun(
                    status: 3, output: "",
                    errors: "<stdin>:1:6: the quote is not closed: '\"' is missing\n"))
    }

    @Test("statuses tell an expectation, an exception and quit apart")
    func statuses() throws {
        #expect(try run(["-c", "new a; expect dead a"]).status == 1)
        #expect(
            try run(["-c", "quit 7; echo never"]) == PipedRun(status: 7, output: "", errors: ""))
        #expect(try run(["-c", "new a; root a; present a; echo after"]).status == 4)
    }

    @Test("what cannot be a script is one line and 2, before anything runs")
    func unreadable() throws {
        let good = try home.write("echo good", to: "good.vcr")
        #expect(
            try run([good, home.path])
                == PipedRun(
                    status: 2, output: "",
                    errors: "vcr: cannot read '\(home.path)': it is a directory\n"))
        #expect(
            try run(["/dev/zero"])
                == PipedRun(
                    status: 2, output: "", errors: "vcr: cannot read '/dev/zero': it is a device\n"
                ))
        #expect(
            try run(["nope.vcr"])
                == PipedRun(
                    status: 2, output: "",
                    errors: "vcr: cannot read 'nope.vcr': No such file or directory\n"))
    }

    @Test("bad usage is one line and 2")
    func usage() throws {
        let result = try run(["--lgo", "json"])
        #expect(result.status == 2)
        #expect(result.output == "")
        #expect(
            result.errors
                == "vcr: Unknown option '--lgo'. Did you mean '--log'? (see 'vcr --help')\n")
    }

    @Test("a world that cannot be simulated is one line and 2")
    func worlds() throws {
        #expect(
            try run(["--ios", "99", "-c", "echo never"])
                == PipedRun(
                    status: 2, output: "",
                    errors: """
                        vcr: the system version is a number from 4 to 26, not 99 (see 'vcr --help')

                        """))
        let device = try run(["test", "--device", "\u{1B}x", "nope"])
        #expect(device.status == 2)
        #expect(device.errors.hasPrefix("vcr: unknown device '\\u{1B}x'; the devices are 'iPhone"))
    }

    @Test("a closed standard input is an empty script")
    func closedInput() throws {
        #expect(try run([], input: nil) == PipedRun(status: 0, output: "", errors: ""))
        #expect(
            try run(["-c", "echo hi"], input: nil)
                == PipedRun(status: 0, output: "hi\n", errors: ""))
    }

    @Test("color follows --color, then the environment")
    func color() throws {
        let script = ["--log", "pretty", "-c", "new a; root a"]
        #expect(try !run(script).output.contains("\u{1B}"))
        #expect(try run(script, ["FORCE_COLOR": "1"]).output.contains("\u{1B}["))
        #expect(
            try run(["--color", "always"] + script, ["NO_COLOR": "1"]).output.contains("\u{1B}["))
        #expect(
            try !run(["--color", "never"] + script, ["FORCE_COLOR": "1"]).output.contains("\u{1B}"))
    }

    @Test(
        "hostile bytes come out spelt out", arguments: ["\u{1B}[2J", "\u{202E}", "\u{0}", "\u{9B}"])
    func hostile(text: String) throws {
        let result = try run([], input: "echo \"\(text)\"\nadd \(text)\n")
        #expect(
            !(result.output + result.errors).unicodeScalars.contains(text.unicodeScalars.first!))
        #expect(result.status == 3)
    }
}
