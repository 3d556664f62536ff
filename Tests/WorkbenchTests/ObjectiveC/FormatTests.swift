import Testing

@testable import Statements
@testable import Workbench

/// What the C library prints for each was recorded with `printf`.
@MainActor
@Suite("Formats")
struct FormatTests {
    @Test(
        "write numbers as C does",
        arguments: [
            (
                "%e|%E|%.2e|%10.1e|%-10.1e|", "12345.678, 0.00012, 3.14159, 1e100, 2.5",
                "1.234568e+04|1.200000E-04|3.14e+00|  1.0e+100|2.5e+00   |"
            ),
            (
                "%g|%g|%g|%G|%#g|%.3g", "0.1, 1234567.0, 100000.0, 1e-9, 2.0, 3.14159",
                "0.1|1.23457e+06|100000|1E-09|2.00000|3.14"
            ),
            (
                "%f|%.0f|%.20f|%F", "1e22, 2.5, 0.1, 1.5",
                "10000000000000000000000.000000|2|0.10000000000000000555|1.500000"
            ),
            ("%+.1f|% f|%06.1f|%-8.1f|", "1.0, 1.0, -2.5, 1.0", "+1.0| 1.000000|-002.5|1.0     |"),
            ("%a|%A", "1.0, 0.5", "0x1p+0|0X1P-1"),
            ("%e|%5f|%05f", "Double.nan, Double.infinity, -Double.infinity", "nan|  inf| -inf"),
            (
                "%d|%5d|%-5d|%05d|%+d|% d|%.3d", "1, 2, 3, -4, 5, 6, 7",
                "1|    2|3    |-0004|+5| 6|007"
            ),
            ("%x|%X|%#x|%o|%#o|%08x", "255, 255, 255, 8, 8, 3", "ff|FF|0xff|10|010|00000003"),
            ("%*d|%-*d|%.*f", "5, 1, 5, 2, 1, 3.14", "    1|2    |3.1"),
            ("%*d|%5c|%c", "-4, 1, 65, 66", "1   |    A|B"),
            ("%5%|%%|%y", "1", "%|%|%y"), ("%ld|%lu|%hhd", "-1, 1, 300", "-1|1|44"),
        ])
    func numbers(format: String, arguments: String, text: String) {
        #expect(
            ScriptRun().run("print(String(format: \"\(format)\", \(arguments)))") == [text])
    }

    @Test("NSLog writes as few digits as C, and exported code as many as Swift's print")
    func digits() {
        let run = ScriptRun()
        #expect(run.run("NSLog(@\"%g %e\", 3.14159265, 0.5);") == ["3.14159 5.000000e-01"])
        let session = TestSession()
        session.run("let d = 3.14159265; print(d)")
        let exported = SessionCode(session.workbench.session).sourceFile(in: .objectiveC).text
        #expect(ScriptRun(exported).talk == ["3.14159265"])
    }
}
