import Testing

@testable import Statements
@testable import Workbench

@MainActor @Suite("Cases that carry values")
struct CarryingCaseTests {
    private let mode = """
        enum Mode: Equatable {
            case idle, page(Int), drag(from: Int, to: Int)
            indirect case then(Mode, Mode)
            var isBusy: Bool { if case .drag = self { return true }; return false }
        }
        func tell(_ mode: Mode) -> String {
            switch mode {
            case .idle: return "idle"
            case .page(0): return "first"
            case .page(let number) where number < 0: return "below"
            case .page(let number): return "page \\(number)"
            case let .drag(from, to): return "\\(from) to \\(to)"
            case .then(let first, _): return "then " + tell(first)
            }
        }
        """

    private func talk(_ code: String) -> [String] { ScriptRun(mode + "\n" + code).talk }

    @Test("are made, told apart, printed and compared")
    func values() {
        #expect(
            talk(
                """
                let modes: [Mode] = [
                    .idle, .page(0), .page(-2), .page(7), .drag(from: 1, to: 2),
                    Mode.then(.page(3), .idle),
                ]
                print(modes.map(tell))
                print(modes[4], modes[4].isBusy, modes[3].isBusy)
                print(modes[3] == .page(7), modes[3] == .page(8), modes[5] == .then(.page(3), .idle))
                for case .page(let number) in modes { print(number) }
                if case .drag(_, let to) = modes[4] { print("to", to) }
                """) == [
                    #"["idle", "first", "below", "page 7", "1 to 2", "then page 3"]"#,
                    "drag(from: 1, to: 2) true false", "true false true", "0", "-2", "7", "to 2",
                ])
    }

    @Test("stand in patterns of tuples, which share the names that they bind")
    func tuples() {
        #expect(
            talk(
                """
                func change(_ old: Mode, _ new: Mode) -> String {
                    switch (old, new) {
                    case (_, .idle): return "stop"
                    case (.idle, .page(let n)), (.page(let n), .drag): return "n \\(n)"
                    default: return "else"
                    }
                }
                print(change(.page(1), .idle), change(.idle, .page(4)))
                print(change(.page(5), .drag(from: 0, to: 1)), change(.page(1), .page(2)))
                let both = (true, false)
                switch both {
                case (true, true), (false, false): print("same")
                case (true, false): print("first")
                case (false, true): print("second")
                }
                """) == ["stop n 4", "n 5 else", "first"])
    }

    @Test(
        "are told their slips",
        arguments: [
            (
                "switch Mode.idle { case .idle: break; case .page: break; case .drag: break }",
                "16:13: this 'switch' must be exhaustive: add a 'default'"
            ),
            (
                "if case .page(let a, let b) = Mode.idle { print(a, b) }",
                "16:10: 'page' carries 1 values, not 2"
            ),
            (
                "if case .pgae(let a) = Mode.idle { print(a) }",
                "16:10: 'Mode' has no 'pgae'; did you mean 'page'?"
            ),
            (
                "let a: Mode = .page",
                "16:16: 'page' needs what it carries; did you mean 'page(_:)'?"
            ),
            ("let a: Mode = .page(\"x\")", "16:21: 'page(_:)' needs Int, not String"),
            (
                "enum A: Int { case b(Int) }",
                "16:20: enum with raw type cannot have cases with arguments"
            ),
            ("enum A { case b(Nowhere) }", "16:17: unknown type 'Nowhere'"),
        ])
    func errors(code: String, error: String) {
        #expect(talk(code).last == error)
    }

    @Test("may carry what is declared behind them")
    func later() {
        #expect(
            ScriptRun(
                """
                enum State { case none, showing(Card) }
                final class Card: UIViewController { var state = State.none }
                let card = Card()
                card.state = .showing(card)
                if case .showing(let shown) = card.state { print(shown === card) }
                """
            ).talk == ["true"])
    }
}
