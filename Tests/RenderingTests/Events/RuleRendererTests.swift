import HierarchyRecords
import Rendering
import Testing

@Suite struct RuleRendererTests {
    private let rule = Rule(
        .c10, "Adding a child", zh: "添加子控制器",
        "The child is told that it will move. Then it moves.",
        evidence: [.source(.neu, "page 258"), .source(.arm1)], .testSuite, since: 13)

    @Test func `a rule says what, how we know, and in which systems`() {
        #expect(
            RuleRenderer().lines(rule).map(\.text) == [
                "C10 Adding a child",
                "  The child is told that it will move. Then it moves.",
                "  evidence    Book examples with recorded logs, iOS 10 to 14 (explain NEU: page 258)",
                "              Cheat sheet of a controller's life (explain ARM1)",
                "  confidence  test-suite: asserted by tests that run against UIKit",
                "  seen in     iOS 10 to 14",
                "  applied     from iOS 13 on",
            ])
    }

    @Test func `a narrow terminal wraps the words`() {
        #expect(
            RuleRenderer(width: 30).lines(rule).map(\.text) == [
                "C10 Adding a child",
                "  The child is told that it",
                "  will move. Then it moves.",
                "  evidence    Book examples with",
                "              recorded logs, iOS",
                "              10 to 14 (explain",
                "              NEU: page 258)",
                "              Cheat sheet of a",
                "              controller's life",
                "              (explain ARM1)",
                "  confidence  test-suite: asserted",
                "              by tests that run",
                "              against UIKit",
                "  seen in     iOS 10 to 14",
                "  applied     from iOS 13 on",
            ])
    }

    @Test func `a warning is told in full`() {
        let misuse = Misuse(.e01, .warning, "Unbalanced\ncalls", hint: "End what you begin.")
        let rule = Rulebook.rule(.e01)
        #expect(
            MisuseRenderer().lines(misuse) == [
                StyledText("! warning: Unbalanced", .problem), StyledText("  calls", .problem),
                StyledText([
                    .init("  ", .plain), .init("rule E01", .dim),
                    .init("    \(rule.title) (\(rule.confidence.rawValue))", .plain),
                ]),
                StyledText([
                    .init("  ", .plain), .init("hint", .dim),
                    .init("        End what you begin.", .plain),
                ]),
            ])
    }

    @Test func `an exception is told by its name, and its hint wraps`() {
        let misuse = Misuse(
            .e01, .exception(name: "NSInvalidArgumentException"), "No.",
            hint: "Add the child to one parent at a time.")
        let lines = MisuseRenderer(width: 40).lines(misuse).map(\.text)
        #expect(lines.first == "! exception NSInvalidArgumentException: No.")
        #expect(
            lines.suffix(2) == [
                "  hint        Add the child to one", "              parent at a time.",
            ])
    }

    @Test(arguments: [
        ("", 10, [""]), ("a b c", 3, ["a b", "c"]), ("a  b", 80, ["a b"]),
        ("longword a", 4, ["longword", "a"]), ("设置 设置", 4, ["设置", "设置"]),
        ("a b", 0, ["a", "b"]),
        ("don’t wrap", 4, ["don’t", "wrap"]),
        ("`home` 什么也没打印。", 10, ["`home` 什", "么也没打", "印。"]),
        ("看看（记录）吧", 6, ["看看", "（记", "录）吧"]),
        ("用`tree`看", 8, ["用`tree`", "看"]),
    ])
    func `prose is wrapped at words`(text: String, columns: Int, lines: [String]) {
        #expect(TextWrapping.wrap(text, to: columns) == lines)
    }
}
