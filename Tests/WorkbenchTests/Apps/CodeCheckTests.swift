import CommandLanguage
import Testing

@testable import Workbench

@Suite("A check of code") @MainActor struct CodeCheckTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    private func verdict(_ files: [(name: String, text: String)]) throws -> CodeVerdict {
        for file in files { try directory.write(file.text, to: file.name) }
        return try Workbench().check(files.map { directory.path + "/" + $0.name })
    }

    /// The reasons with their places, without the folder.
    private func reasons(_ files: [(name: String, text: String)]) throws -> [String] {
        try verdict(files).mistakes.map { mistake in
            let file = mistake.span.file?.split(separator: "/").last.map(String.init) ?? ""
            return "\(file):\(mistake.span.line):\(mistake.span.column): \(mistake.message)"
        }
    }

    @Test("tells what is behind code that cannot be read")
    func unread() throws {
        let reasons = try reasons([
            (
                "A.swift",
                """
                class A: UIViewController {
                    func x() { let a = [1, 2 ; }
                    func y() { view.wibble() }
                    func z() -> Int { return ) }
                    var w: Zed?
                    var v: ] = 3
                    func u() { v = 4 }
                }
                let q = ) 3
                class B: UIViewController { func y() { view.wobble() } }
                """
            )
        ])
        #expect(
            reasons == [
                "A.swift:2:30: expected ',' or ']' in the array, found ';'",
                "A.swift:3:21: 'UIView' has no member 'wibble'",
                "A.swift:4:30: expected a value, found ')'",
                "A.swift:5:12: unknown type 'Zed'",
                "A.swift:6:12: expected a type, found ']'",
                "A.swift:9:9: expected a value, found ')'",
                "A.swift:10:45: 'UIView' has no member 'wobble'",
            ])
    }

    @Test("tells which brace is not closed, by how the lines are indented")
    func openBraces() throws {
        let within = """
            class A: UIViewController {
                override func viewDidLoad() {
                    if true {
                        print("a")
                }
            }
            """
        #expect(try reasons([("A.swift", within)]) == ["A.swift:3:17: this '{' has no '}'"])
        let last = "class B {\n    func f() {\n        print(1)\n    }\n"
        #expect(try reasons([("B.swift", last)]) == ["B.swift:1:9: this '{' has no '}'"])
    }

    @Test("tells which types a class names whose superclass is unknown, and why a protocol waits")
    func unknownTypes() throws {
        let reasons = try reasons([
            (
                "A.swift",
                """
                protocol Ping: AnyObject { func ping(_ x: Strange); func pong() }
                class A: Unheard {
                    enum Own { case a }
                    var c: Codey?
                    var d: Own?
                    func go<T>(_ t: T) { let m = Mapper(); m.go(view.frame); Manager.shared.stop() }
                }
                class B: UIViewController {
                    weak var p: Ping?
                    func go() { p?.pong() }
                }
                """
            )
        ])
        #expect(
            reasons == [
                "A.swift:1:43: unknown type 'Strange'; did you mean 'String'?",
                "A.swift:2:10: unknown superclass 'Unheard'",
                "A.swift:4:12: unknown type 'Codey'",
                "A.swift:6:34: unknown type 'Mapper'",
                "A.swift:6:62: unknown type 'Manager'",
            ])
    }

    @Test("tells of Objective-C what is behind code that cannot be read")
    func objectiveC() throws {
        let reasons = try reasons([
            (
                "A.m",
                """
                @implementation A : UIViewController
                - (void)a { int x = ); [self.view foo]; }
                - (void)c { [self.view bar]; }
                @end
                """
            )
        ])
        #expect(
            reasons == [
                "A.m:2:21: expected a value, found ')'", "A.m:2:35: 'UIView' has no 'foo'",
                "A.m:3:24: 'UIView' has no 'bar'",
            ])
    }

    @Test("takes files as one program where they need each other, and runs nothing")
    func programs() throws {
        let one = ("A.swift", "class A: UIViewController { let b = B() }\nprint(1)\n")
        let two = ("B.swift", "class B: UIViewController { }\n")
        let together = try verdict([one, two])
        #expect(together.isAccepted && together.paths.count == 2)
        let others = try verdict([two, ("C.swift", "class C: UIDatePicker { }\n")])
        #expect(others.isAccepted && others.notes == ["inert: UIDatePicker"])
        let alike = try verdict([two, ("D.swift", "class B: UIView { }\n")])
        #expect(alike.mistakes.count == 1)
    }

    @Test("reads operators of a file's own, by the groups that it names")
    func operators() throws {
        let code = """
            infix operator |>: AdditionPrecedence
            infix operator <~
            func |> <A, B>(value: A, function: (A) -> B) -> B { function(value) }
            func <~ (list: inout [Int], element: Int) { list.append(element) }
            struct Pair {
                var x: Int
                static func += (left: inout Pair, right: Pair) { left.x += right.x }
                static prefix func - (pair: Pair) -> Pair { Pair(x: -pair.x) }
            }
            class Home: UIViewController {
                var list = [1]
                func go() {
                    var pair = Pair(x: 1)
                    pair += -Pair(x: 2)
                    list <~ 2
                    list <~ (3 + 4)
                    print(1 + 2 |> { $0 * 2 } |> { "\\($0)" }, pair.x)
                }
            }
            """
        #expect(try verdict([("A.swift", code)]).isAccepted)
        let untold = try reasons([
            ("B.swift", code.replacing("list <~ (3 + 4)", with: "list <~ 3 + 4"))
        ])
        #expect(
            untold.contains { $0.contains("how tightly '<~' binds is not told by the code") })
    }

    @Test("checks both languages of an app, the other way round where it must")
    func bothLanguages() throws {
        let verdict = try Workbench().check(["Tests/Corpora/apps/Recipes"])
        #expect(verdict.isAccepted)
    }

    @Test("refuses a folder under --safe, and a file that is none")
    func safety() {
        let safe = Workbench(policy: RunPolicy(isSafe: true))
        #expect(throws: Diagnostic.self) { try safe.check(["Tests/Corpora/apps/Recipes"]) }
        #expect(throws: Diagnostic.self) { try Workbench().check(["/nowhere/A.swift"]) }
    }
}
