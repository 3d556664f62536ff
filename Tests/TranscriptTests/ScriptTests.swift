import CheckoutFiles
import Testing

@testable import Console

@MainActor
@Suite("Scripts")
struct ScriptTests {
    @Test("every script of the repository holds what it expects")
    func scripts() {
        let worker = TestWorker(
            RunOptions(), paths: TextSource("", in: .commandLine), output: Output(CapturedOutput()))
        let scripts = TestScripts.find([Checkout.url("Tests/Scripts").path])
        let failures = scripts.map { worker.judge(TestTask(script: $0)) }.filter { !$0.passed }
        #expect(failures == [])
        #expect(scripts.count > 10)
    }
}
