import Foundation
import Testing

@MainActor
@Suite("README")
struct ReadmeTests {
    @Test("the commands of its tour run one after the other; only the mistake is refused")
    func tour() throws {
        let commands = Self.tour(in: Recording(path: "README.md").text)
        #expect(commands.count > 20)
        var transcript = Transcript("# options: --interactive\n")
        transcript.entries = commands.map {
            Transcript.Entry(input: [
                $0.replacingOccurrences(of: "demo.vcr", with: "$DIR/demo.vcr")
            ])
        }
        // What doctor finds is marked as a refusal is.
        let refused = try TranscriptRun.of(transcript).entries.filter { entry in
            entry.input != ["doctor"]
                && entry.output.contains {
                    $0.hasPrefix("! ") && !Self.notes.contains(where: $0.hasPrefix)
                }
        }
        #expect(refused.flatMap(\.input) == ["home.addChild(home)"])
    }

    /// How the talk begins that is no refusal.
    private static let notes = [
        "! at ", "! saved ", "! loaded ", "! to come back: ",
        "! an empty line ",
    ]

    /// The lines of the page's blocks in the language `vcr`.
    private static func tour(in page: String) -> [String] {
        page.components(separatedBy: "```vcr\n").dropFirst()
            .compactMap { $0.components(separatedBy: "```").first }
            .flatMap { $0.split(separator: "\n") }
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty }
    }
}
