import CommandLanguage
import HierarchyRecords
import Testing

@testable import Statements
@testable import Workbench

private let here = SourceSpan(line: 1, column: 1)

private func reading(_ text: String) throws -> SessionFile {
    try SessionFile(bytes: Array(text.utf8), name: "x.vcr", at: here)
}

private func complaint(_ text: String) -> String? {
    do {
        _ = try reading(text)
        return nil
    } catch { return (error as? Diagnostic)?.line }
}

@Suite("A session file")
struct SessionFileTests {
    private let file = SessionFile(
        settings: ["set ios 12"],
        steps: ["new home", "on home.viewDidLoad {\n  layout home\n}", "root home"],
        world: Fingerprint())

    @Test func `is a header, settings, steps and a digest`() {
        #expect(
            file.text == """
                # vcr session 1
                set ios 12
                new home
                on home.viewDidLoad {
                  layout home
                }
                root home
                # end cbf29ce484222325-1d0b25b1130a2117

                """)
    }

    @Test func `reads back as what was written`() throws {
        #expect(try reading(file.text) == file)
    }

    @Test func `survives the line ends of another system`() throws {
        let read = try reading(file.text.replacing("\n", with: "\r\n"))
        #expect(read.isUnchanged)
        #expect(read.digest == file.digest)
    }

    @Test(arguments: [
        ("root home", "root away"), ("new home\n", ""), ("new home", "new home\nnew b"),
    ])
    func `notices a changed line`(old: String, new: String) throws {
        let read = try reading(file.text.replacing(old, with: new))
        #expect(!read.isUnchanged)
        #expect(read.digest == file.digest)
    }

    @Test func `notices lines after its end`() throws {
        #expect(try !reading(file.text + "new later\n").isUnchanged)
    }

    @Test(arguments: ["", "\n", "new home\n", "# vcr session\n", "# vcr session x\n# end 0\n"])
    func `is refused without the header`(text: String) {
        #expect(
            complaint(text)
                == "1:1: 'x.vcr' is not a session: its first line is not '# vcr session 1'")
    }

    @Test func `is refused when a newer program wrote it`() {
        #expect(
            complaint("# vcr session 2\nnew home\n# end abc\n")
                == "1:1: 'x.vcr' is a session of version 2; this vcr reads up to 1")
    }

    @Test func `is refused at every length when it is cut off`() {
        let cut = "1:1: 'x.vcr' is cut off: its last line is not '# end HASH'"
        let header = SessionFile.header.utf8.count
        let complete = file.text.utf8.count - 1
        for length in header..<complete {
            #expect(complaint(String(file.text.utf8.prefix(length))!) == cut)
        }
    }

    @Test func `is refused when it is not text`() {
        let bytes = Array(file.text.utf8) + [0xff, 0xfe]
        #expect(throws: Diagnostic.self) {
            try SessionFile(bytes: bytes, name: "x.vcr", at: here)
        }
    }
}

@Suite("A world's fingerprint")
struct WorldFingerprintTests {
    private func world(_ callbacks: [Callback]) -> Fingerprint {
        var log = EventLog()
        let index = log.objects.addClass("UIViewController")
        let id = log.objects.add(classIndex: index, kind: .controller)
        for callback in callbacks {
            log.append(
                Event(
                    callback, id, rule: nil, step: 1, time: 0, depth: 0, cause: -1))
        }
        return Fingerprint.ofWorld(
            tree: HierarchySnapshot(nodes: []), log: log, indices: log.events.indices)
    }

    @Test func `depends on the events and their order`() {
        let texts = [
            world([]), world([.loadView]), world([.loadView, .viewDidLoad]),
            world([.viewDidLoad, .loadView]),
        ].map(\.text)
        #expect(Set(texts).count == 4)
    }

    @Test func `leaves calls and marks out`() {
        #expect(world([.call, .loadView, .mark]) == world([.loadView]))
    }

    @Test func `is FNV-1a`() {
        var fingerprint = Fingerprint()
        for byte in "foobar".utf8 { fingerprint.combine(byte) }
        #expect(fingerprint.text == "85944171f73967e8")
    }
}
