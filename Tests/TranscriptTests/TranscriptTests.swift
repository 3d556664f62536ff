import CheckoutFiles
import Foundation
import Testing
import Workbench

@MainActor
@Suite("Transcripts")
struct TranscriptTests {
    /// Every transcript's path in the checkout, sorted.
    nonisolated static let paths: [String] = {
        let folder = "Tests/TranscriptTests/Transcripts/"
        let found = FileManager.default.enumerator(atPath: Checkout.url(folder).path)
        let names = found?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(".transcript") }.sorted().map { folder + $0 }
    }()

    @Test("each transcript is what the program writes", arguments: paths)
    func transcript(path: String) throws {
        let recording = Recording(path: path)
        let now = try TranscriptRun.of(Transcript(recording.text))
        try recording.expect(now.text)
    }

    @Test("every command has a transcript of its name")
    func commands() {
        let groups = Workbench().help("all")?.sections.filter { $0.heading != "Topics" } ?? []
        let names = groups.flatMap { $0.rows.map(\.name) }
        let shown = Self.paths.compactMap { path -> String? in
            guard path.contains("/commands/") else { return nil }
            return URL(filePath: path).deletingPathExtension().lastPathComponent
        }
        #expect(names.sorted() == shown)
    }

    @Test("a transcript's text is read as it was written")
    func format() {
        let text = """
            # A title.
            # options: --ios 12 --calls
            vcr> on a.viewDidLoad {
            ...> echo it
            ...>
            ...> }
            it

            ! an error
            vcr>
            vcr> quit 3
            status 3

            """
        let transcript = Transcript(text)
        #expect(transcript.options == ["--ios", "12", "--calls"])
        #expect(
            transcript.entries == [
                Transcript.Entry(
                    input: ["on a.viewDidLoad {", "echo it", "", "}"],
                    output: ["it", "", "! an error"]),
                Transcript.Entry(input: [""]), Transcript.Entry(input: ["quit 3"]),
            ])
        #expect(transcript.status == 3)
        #expect(transcript.text == text)
    }
}
