import Console
import Testing

@MainActor
@Suite("Scripts")
struct ScriptTests {
    @Test("every script of the repository holds what it expects")
    func scripts() {
        let capture = CapturedOutput()
        let runner = TestRunner(RunOptions(), format: .tap, output: Output(capture))
        let status = runner.run([Recording.root.path + "/Tests/Scripts"])
        let failures = capture.dataText.split(separator: "\n").filter { $0.hasPrefix("not ok") }
        #expect(failures == [])
        #expect(status == 0)
        #expect(capture.talkText == "")
    }
}
