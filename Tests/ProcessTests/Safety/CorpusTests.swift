import CheckoutFiles
import Foundation
import Testing

/// What `scripts/fuzz` begins with, and what it found once: none of it ends the program by a signal.
@Suite("Inputs of the fuzzers")
struct CorpusTests {
    static let inputs: [String] = {
        let folder = Checkout.url("Tests/Corpora").path
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".vcr") }.sorted().map { folder + "/" + $0 }
    }()

    @Test("end in success or an error", arguments: inputs)
    func input(path: String) throws {
        let home = try Home()
        let run = try PipedRun.run(
            ["--log", "none", "--safe", "--keep-going", path], home: home,
            ["SWIFT_BACKTRACE": "enable=no"])
        #expect(run.status < 128)
    }

    static let storyboards: [String] = {
        let folder = Checkout.url("Tests/Corpora/storyboards").path
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.sorted().map { folder + "/" + $0 }
    }()

    @Test("open as storyboards, launch and are drawn", arguments: storyboards)
    func storyboard(path: String) throws {
        let name = URL(filePath: path).deletingPathExtension().lastPathComponent
        let run = try PipedRun.run(
            [
                "--log", "none", "--keep-going", "-c",
                "storyboard \"\(path)\" launch; segues; segues --style plain; "
                    + "export mermaid of \(name); export dot of \(name); tree",
            ],
            home: try Home(), ["SWIFT_BACKTRACE": "enable=no"])
        #expect(run.status < 128)
        #expect(path.hasSuffix(".xib") || run.output.contains("flowchart LR"))
    }

    @Test("are there for each target")
    func targets() {
        let folders = Set(Self.inputs.map { $0.split(separator: "/").dropLast().last ?? "" })
        #expect(folders == ["commands", "devices", "objectivec", "sessions", "streams", "swift"])
    }
}
