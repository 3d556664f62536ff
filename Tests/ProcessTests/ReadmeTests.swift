import CheckoutFiles
import Foundation
import Testing

@Suite("The README")
struct ReadmeTests {
    private static let text = try? Checkout.text("README.md")

    /// The sessions that the README shows, as text.
    static let sessions = (text ?? "").components(separatedBy: "```console\n").dropFirst()
        .compactMap { $0.components(separatedBy: "```\n").first }

    @Test("it shows a session and the answers to three questions, on one page")
    func shape() throws {
        #expect(Self.sessions.count == 4)
        #expect(
            try #require(Self.text).split(separator: "\n", omittingEmptySubsequences: false).count
                <= 151)
    }

    @Test("its sessions are what a terminal shows", arguments: sessions)
    func realSession(_ session: String) throws {
        var shown = try shown(of: session)
        for part in session.components(separatedBy: "…\n") {
            let place = try #require(shown.firstRange(of: part), "\(part) is not in \(shown)")
            shown = String(shown[place.upperBound...])
        }
    }

    /// What a terminal shows where the session's lines are typed, each at its prompt.
    private func shown(of session: String) throws -> String {
        let run = try TerminalRun(home: try Home(), ["NO_COLOR": "1"], rows: 50, columns: 72)
        for line in session.split(separator: "\n") {
            guard let match = line.wholeMatch(of: #/(vcr \d+> )(.+)/#) else { continue }
            try run.enter(String(match.2), at: String(match.1))
        }
        try run.enter("quit", at: "vcr ")
        #expect(run.finish() == 0)
        return try #require(
            run.transcript.components(separatedBy: "'help' lists the commands.\n").last)
    }
}
