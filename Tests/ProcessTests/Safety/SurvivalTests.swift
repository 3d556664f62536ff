import Foundation
import Testing

/// What would end the program by a signal: each ends in an error or as it should, and what was
/// printed before stays.
@Suite("No signal ends the program")
struct SurvivalTests {
    let home: Home

    init() throws { home = try Home() }

    /// Runs a script behind a line of output.
    private func run(_ script: String) throws -> PipedRun {
        try PipedRun.run(["--log", "none", "-c", "echo begun\n" + script], home: home)
    }

    /// A run that ended with an error.
    private func refused(_ errors: String) -> PipedRun {
        PipedRun(status: 3, output: "begun\n", errors: errors + "\n")
    }

    @Test(
        "a number beyond all members of an enumeration is refused",
        arguments: [
            ("9223372036854775807", "9223372036854775807"), ("1e19", "1e+19"), ("1e38", "1e+38"),
        ])
    func enumerations(number: String, shown: String) throws {
        #expect(
            try run("new m\nm.modalPresentationStyle=\(number);")
                == refused("-c:3:26: \(shown) cannot be taken for UIModalPresentationStyle"))
    }

    @Test(
        "doctor looks at a child of any geometry",
        arguments: [
            "frame = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 5)",
            "frame = CGRect(x: -1e308, y: 1e308, width: 1e308, height: 1e308)",
            "bounds = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: CGFloat.infinity)",
            "center = CGPoint(x: CGFloat.infinity, y: 0)",
            "transform = CGAffineTransform(scaleX: .infinity, y: 1)",
            "transform = CGAffineTransform(scaleX: .nan, y: 1)",
            "transform = CGAffineTransform(rotationAngle: .infinity)",
            "transform = CGAffineTransform(rotationAngle: .nan)",
        ])
    func geometry(change: String) throws {
        let result = try run(
            "new home; new a; root home; add a\na.view.\(change)\ndoctor\necho done")
        #expect(result.status == 0)
        #expect(result.errors == "")
        #expect(result.output.hasPrefix("begun\n"))
        #expect(result.output.hasSuffix("done\n"))
    }

    @Test(
        "a position or a size that is no number raises UIKit's exception",
        arguments: [
            ("frame = CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5)", "position", "[nan 2.5]"),
            (
                "bounds = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 5)", "bounds",
                "[0 0; nan 5]"
            ),
        ])
    func noNumbers(change: String, what: String, shown: String) throws {
        #expect(
            try run("new home; new a; root home; add a\na.view.\(change)\ndoctor")
                == PipedRun(
                    status: 4, output: "begun\n",
                    errors: "-c:3:1: exception CALayerInvalidGeometry: CALayer \(what) contains "
                        + "NaN: \(shown)\n"))
    }

    @Test(
        "a long chain is let go of link by link",
        arguments: [
            """
            class Link { var next: Link? }
            var chain: Link? = nil
            for _ in 0..<20_000 { let link = Link(); link.next = chain; chain = link }
            chain = nil
            """,
            """
            @interface Link : NSObject
            @property (strong) Link *next;
            @end
            @implementation Link
            @end
            Link *chain = nil;
            for (int i = 0; i < 20000; i++) { Link *link = [Link new]; link.next = chain; chain = link; }
            chain = nil;
            """,
            """
            var chain: () -> Void = {}
            for _ in 0..<50_000 { let last = chain; chain = { last() } }
            chain = {}
            """,
        ])
    func chains(script: String) throws {
        #expect(
            try run(script + "\necho done")
                == PipedRun(status: 0, output: "begun\ndone\n", errors: ""))
    }

    @Test("the objects of a long chain go in their order")
    func order() throws {
        let script = """
            class Link { var next: Link?; let n: Int
              init(_ n: Int, _ next: Link?) { self.n = n; self.next = next }
              deinit { if n % 100 == 0 { print(n) } } }
            var chain: Link? = nil
            for n in 0..<1000 { chain = Link(n, chain) }
            chain = nil
            """
        let numbers = stride(from: 900, through: 0, by: -100).map { "\($0)\n" }.joined()
        #expect(
            try run(script) == PipedRun(status: 0, output: "begun\n" + numbers, errors: ""))
    }

    @Test(
        "a rectangle with a coordinate that is no number holds nothing",
        arguments: [
            ("Double.nan", "Double.nan"), ("0", "Double.nan"),
            ("-Double.infinity", "-Double.infinity"), ("0", "-Double.infinity"),
        ])
    func rectangles(x: String, width: String) throws {
        let script = """
            let r = CGRect(x: \(x), y: 0, width: \(width), height: 5)
            let other = CGRect(x: 0, y: 0, width: 1, height: 1)
            print(r.contains(CGPoint(x: Double.nan, y: 1)))
            print(r.intersects(other) == !r.intersection(other).isNull)
            """
        #expect(
            try run(script)
                == PipedRun(status: 0, output: "begun\nfalse\ntrue\n", errors: ""))
    }

    @Test("a finger finds its way in a window without a scale")
    func window() throws {
        let result = try run(
            """
            new home; new a; root home; add a
            home.view.window!.transform = CGAffineTransform(scaleX: Double.nan, y: 1)
            touch a
            echo done
            """)
        #expect(result.status == 0)
        #expect(result.output == "begun\ndone\n")
    }

    @Test(
        "values 100,000 deep in each other are let go of, and are not printed",
        arguments: [
            ("var a: [Any] = []", "a = [a]", "a = []"),
            ("var a: [String: Any] = [:]", "a = [\"x\": a]", "a = [:]"),
            ("var a: Any = 1", "a = (a, 1)", "a = 1"),
            (
                "indirect enum E { case leaf; case node(E) }; var a = E.leaf", "a = .node(a)",
                "a = .leaf"
            ),
            (
                "struct S { var x: [Any] = [] }; var a = S()", "a = S(x: [a])",
                "a = S()"
            ),
        ])
    func nested(begin: String, step: String, end: String) throws {
        let script = "\(begin)\nfor _ in 0..<100_000 { \(step) }\n"
        #expect(
            try run(script + end + "\necho done")
                == PipedRun(status: 0, output: "begun\ndone\n", errors: ""))
        #expect(
            try run(script + "print(a)")
                == refused(
                    "-c:4:1: values that are more than 500 deep in each other have no text"))
    }

    @Test("an array that doubles itself meets the limit of its step")
    func doubling() throws {
        #expect(
            try run("var a = [1, 2]\nfor _ in 0..<60 { a.append(contentsOf: a) }")
                == refused("-c:3:21: the values of this step take more than 512 MB"))
    }

    @Test("what was printed is written before the program crashes")
    func crash() throws {
        let script = try home.write(
            "echo begun\nvar a = [0]\nfor _ in 0..<60 { a.append(contentsOf: a) }\n", to: "s.vcr")
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = [
            "-c", "ulimit -v 400000; exec \"$0\" --log none \"$1\" 2>/dev/null",
            try Spawn.program, script,
        ]
        process.environment = home.environment(["SWIFT_BACKTRACE": "enable=no"])
        process.standardOutput = pipe
        try process.run()
        let data = try pipe.fileHandleForReading.readToEnd()
        process.waitUntilExit()
        #expect(process.terminationReason == .uncaughtSignal)
        #expect(data == Data("begun\n".utf8))
    }
}
