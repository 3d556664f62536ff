import CheckoutFiles
import Foundation
import Testing

@Suite("The README")
struct ReadmeTests {
    /// The session that the README shows, as text.
    private func session() throws -> String {
        let text = try Checkout.text("README.md")
        let rest = try #require(text.components(separatedBy: "```console\n").dropFirst().first)
        return try #require(rest.components(separatedBy: "```\n").first)
    }

    @Test("its session is what a terminal shows")
    func realSession() throws {
        let session = try session()
        let run = try TerminalRun(home: try Home(), ["NO_COLOR": "1"], rows: 50, columns: 72)
        for line in session.split(separator: "\n") {
            guard let match = line.wholeMatch(of: #/(vcr \d+> )(.+)/#) else { continue }
            try run.enter(String(match.2), at: String(match.1))
        }
        try run.enter("quit", at: "vcr 6> ")
        #expect(run.finish() == 0)
        let greeting = "'help' lists the commands.\n"
        let shown = try #require(run.transcript.components(separatedBy: greeting).last)
        #expect(shown.components(separatedBy: "vcr 6> quit").first == session)
    }
}
