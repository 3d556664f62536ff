import Testing

@testable import CommandLanguage

@Suite("Programs of several files")
struct ObjectiveCProgramTests {
    private func program(_ files: [(name: String, text: String)]) throws -> StatementLine? {
        var program = ObjectiveCProgram()
        for file in files { program.add(Array(file.text.utf8), in: ScriptName(file.name)) }
        return try program.line()
    }

    @Test("know the macros of the headers before them, and keep their own names apart")
    func names() throws {
        let line = try #require(
            try program([
                ("A.h", "#define WIDTH(x) (x + 1)\n"),
                ("A.m", "static int kCount = WIDTH(2);\nint a(void) { return kCount; }\n"),
                ("B.m", "static int kCount = 4;\nint b(void) { return kCount; }\n"),
            ]))
        let names = line.statements.map { statement in
            switch statement {
            case .declaration(.persistent(.variable(let name, _, _, _, _))): name.text
            case .declaration(.function(let function)): function.name.text
            default: "?"
            }
        }
        #expect(names == ["kCount", "a", "kCount_3", "b"])
    }

    @Test("tell everything that cannot be read, with the files")
    func mistakes() {
        do {
            _ = try program([
                (
                    "A.m",
                    "@implementation A\n- (void)a { [b }\n- (void)c { }\n- (void)d { x = ; }\n@end\n"
                ),
                ("B.m", "#if 1\nint x;\n"),
            ])
            Issue.record("this cannot be read")
        } catch let error as Diagnostic {
            let lines = [error.line] + error.others.map(\.line)
            #expect(
                lines == [
                    "A.m:2:16: expected the name of a message after its receiver, found '}'",
                    "A.m:4:17: expected a value, found ';'",
                    "B.m:1:1: the '#if' is not closed: '#endif' is missing",
                ])
        } catch {
            Issue.record(error)
        }
    }

    @Test(
        "end within a moment, whatever is written",
        arguments: [
            "#define A A\nint A;", "#define A(x) A(x) A(x)\nint A(A(A(A(1))));",
            "#define A B B\n#define B C C\n#define C D D\n#define D A\nint A;",
            "#if (((((((((\n#endif", "#if 1\n#if 1\n#else", "#define", "#define F(",
            "@interface", "@implementation A { struct {", "typedef struct {",
        ])
    func hostile(text: String) { _ = try? program([("A.m", text)]) }
}
