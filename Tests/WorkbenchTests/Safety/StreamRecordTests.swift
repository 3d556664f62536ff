import CommandLanguage
import Foundation
import Testing

@testable import Workbench

@Suite("A session as it is written down")
struct StreamRecordTests {
    @Test func `bytes in letters are those of others`() {
        var bytes: [UInt8] = []
        for length in 0..<70 {
            #expect(Base64.text(bytes) == Data(bytes).base64EncodedString())
            #expect(Base64.bytes(Base64.text(bytes).utf8) == bytes)
            bytes.append(UInt8(truncatingIfNeeded: length &* 151 &+ 7))
        }
        for wrong in ["a", "abc", "====", "a===", "ab=c", "abc=abc=", "ab c", "abc\u{e9}"] {
            #expect(Base64.bytes(wrong.utf8) == nil, "\(wrong)")
        }
    }

    @Test func `a record is read as it was written`() {
        let digest = Fingerprint().text
        let records: [StreamRecord] = [
            .withDigests, .at(step: 7, digest: digest, lines: 2), .raisedLine("  a # b"),
            .raised(digest: digest), .fileBytes([0, 255, 10]),
            .file(digest: digest, path: "my files/Main.storyboard"), .askedLine("tree"),
            .answerLine(""), .answerLine("  └─ a"), .answered,
        ]
        for record in records { #expect(StreamRecord(record.text.utf8) == record) }
        #expect(StreamRecord("# end \(digest)-\(digest)".utf8) == .end)
        for line in [
            "", "#", "# at 1 \(digest)", "# at -1 \(digest) 1", "# at 1 x 1", "# raised x",
            "# end x", "# a comment", "new home", "# < !", "# file \(digest)",
        ] { #expect(StreamRecord(line.utf8) == nil, "\(line)") }
    }

    private let session = """
        # vcr session 1
        # with digests
        set ios 12
        # at 0 cbf29ce484222325 1
        new home
        # at 1 cbf29ce484222325 1
        on home.viewDidLoad {
          # at 9 cbf29ce484222325 1
          # > no record
          echo loaded
        }
        # at 2 cbf29ce484222325 5
        # > home.addChild(
        # >   home)
        # raised cbf29ce484222325
        # | why
        # |   home
        # : home is there
        # :\u{20}
        # answered
        # < YWJj
        # < ZA==
        # file cbf29ce484222325 Main.storyboard
        new }
        # at 3 cbf29ce484222325 1
        # end cbf29ce484222325-cbf29ce484222325
        new never

        """

    private let entries = [
        "prepare set ios 12",
        "1 new home",
        "2 on home.viewDidLoad {\n  # at 9 cbf29ce484222325 1\n  # > no record\n  echo loaded\n}",
        "raised home.addChild(\n  home)",
        "asked why\n  home: home is there,", "file Main.storyboard abcd",
        "unreadable 3",
        "end",
    ]

    @Test func `the same comes out in whatever pieces it arrives`() {
        for piece in [1, 2, 3, 7, 64, 10_000] {
            var reader = SessionStreamReader(in: ScriptName("a.vcr"))
            var read: [String] = []
            let bytes = Array(session.utf8)
            for start in stride(from: 0, to: bytes.count, by: piece) {
                read += reader.take(bytes[start..<min(start + piece, bytes.count)]).map(\.words)
            }
            #expect(read == entries)
        }
    }

    @Test func `a line that is cut off waits`() {
        var reader = SessionStreamReader(in: ScriptName("a.vcr"))
        #expect(reader.take("# vcr session 1\nnew ho".utf8).isEmpty)
        #expect(reader.take("me".utf8).isEmpty)
        #expect(reader.take("\n".utf8).map(\.words) == ["- new home"])
    }

    @Test func `what is no session is refused once`() {
        var reader = SessionStreamReader(in: ScriptName("a.vcr"))
        #expect(
            reader.take("new home\nroot home\n".utf8).map(\.words)
                == ["refused its first line is not '# vcr session 1'"])
        #expect(reader.take("# vcr session 1\nnew a\n".utf8).isEmpty)
        var newer = SessionStreamReader(in: ScriptName("a.vcr"))
        #expect(
            newer.take("# vcr session 9\n".utf8).map(\.words)
                == ["refused it is a session of version 9; this vcr reads up to 1"])
    }

    @Test func `no input brings the reader down`() {
        var state: UInt64 = 20_251
        func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        let source = Array(session.utf8)
        for _ in 0..<2000 {
            var bytes = source
            for _ in 0...next(6) {
                switch next(4) {
                case 0: bytes[next(bytes.count)] = UInt8(next(256))
                case 1: bytes.remove(at: next(bytes.count))
                case 2: bytes.insert(UInt8(next(256)), at: next(bytes.count))
                default: bytes.removeSubrange(next(bytes.count)...)
                }
                if bytes.isEmpty { bytes = [10] }
            }
            var reader = SessionStreamReader(in: ScriptName("a.vcr"))
            let cut = next(bytes.count + 1)
            let parts = (reader.take(bytes[..<cut]) + reader.take(bytes[cut...])).map(\.words)
            var whole = SessionStreamReader(in: ScriptName("a.vcr"))
            #expect(parts == whole.take(bytes).map(\.words))
        }
    }
}

extension SessionStreamReader.Entry {
    /// In a few words.
    fileprivate var words: String {
        switch self {
        case .preparation(let commands):
            "prepare " + commands.map(\.source).joined(separator: "; ")
        case .command(let command, let mark):
            (mark.map { "\($0.step)" } ?? "-") + " " + command.source
        case .raised(let commands, _): "raised " + commands.map(\.source).joined(separator: "; ")
        case .file(let path, _, let bytes): "file \(path) \(String(decoding: bytes, as: UTF8.self))"
        case .answered(let look):
            "asked \(look.source): \(look.lines.joined(separator: ","))"
        case .unreadable(_, let mark): "unreadable " + (mark.map { "\($0.step)" } ?? "-")
        case .end: "end"
        case .refused(let reason): "refused \(reason)"
        }
    }
}
