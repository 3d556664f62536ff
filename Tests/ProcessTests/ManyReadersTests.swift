import Foundation
import Testing

@Suite("Many readers of a large page", .serialized, .timeLimit(.minutes(10)))
struct ManyReadersTests {
    let home: Home
    private let port: UInt16
    private let talk: PipedTalk
    private let page: pid_t

    /// Steps of the session, each with an output of that many letters.
    private static let steps = 50
    private static let letters = 100_000

    init() throws {
        home = try Home()
        port = try #require(Loopback.freePort())
        talk = try PipedTalk(
            ["--serve", String(port), "--log", "none", "--norc"], home: home, errorsTo: "errors")
        let text = String(repeating: "y", count: Self.letters)
        for number in 1...Self.steps {
            talk.send("print(\"\(number) \(text)\"); echo ready\n")
            while case let line = talk.readLine(), line != "ready" { #expect(!line.isEmpty) }
        }
        page = try #require(try Spawn.children(of: talk.id).first)
        try waitForPage()
    }

    /// Waits until the page shows the last step.
    private func waitForPage() throws {
        let stream = try #require(Loopback.request("GET /events", port: port))
        _ = stream.readAll { bytes in bytes.suffix(1 << 17).contains(ofStep: Self.steps) }
    }

    private func end() {
        talk.closeInput()
        #expect(Spawn.wait(talk.id) == 0)
    }

    /// The steps that came as events, in order.
    private func steps(in text: String) -> [Int] {
        text.matches(of: #/event: step\ndata: <section id="step-([0-9]+)"/#).map {
            Int($0.output.1) ?? 0
        }
    }

    @Test("those that do not read cost a megabyte each and are dropped; a slow one gets all")
    func silentReaders() throws {
        let whole = try #require(Loopback.request("GET /", port: port)).readAll()
        #expect(whole.utf8.count > Self.steps * Self.letters)
        let before = try Spawn.mostMemory(of: page)
        let silent = try (0..<60).map { _ in
            try #require(Loopback.request("GET /", port: port, receiving: 4096))
        }
        let slow = try #require(Loopback.request("GET /", port: port, receiving: 16_384))
        // 400 KB a second, so that it takes longer than one that does not read may.
        let got = slow.readAll(by: 8192, waiting: 20_000)
        #expect(got.utf8.count == whole.utf8.count)
        for reader in silent { #expect(reader.readAll().utf8.count < 1 << 21) }
        let more = try Spawn.mostMemory(of: page) - before
        #expect(more < silent.count * 1500, "\(more) KB for \(silent.count) readers")
        end()
    }

    @Test("thirty that join late get all that stands and all that comes, and share it")
    func lateReaders() throws {
        let before = try Spawn.mostMemory(of: page)
        let readers = try (0..<30).map { _ in
            try #require(Loopback.request("GET /events", port: port))
        }
        talk.send("new late; echo ready\n")
        while case let line = talk.readLine(), line != "ready" { #expect(!line.isEmpty) }
        var bytes = [[UInt8]](repeating: [], count: readers.count)
        Loopback.readInTurn(readers, into: &bytes) {
            $0.suffix(1 << 17).contains(ofStep: Self.steps + 1)
        }
        let more = try Spawn.mostMemory(of: page) - before
        #expect(more < readers.count * 1500, "\(more) KB for \(readers.count) readers")
        talk.closeInput()
        Loopback.readInTurn(readers, into: &bytes)
        for text in bytes.map({ String(decoding: $0, as: UTF8.self) }) {
            #expect(steps(in: text) == Array(1...Self.steps + 1))
            #expect(text.suffix(20) == "event: over\ndata: \n\n")
        }
        #expect(Spawn.wait(talk.id) == 0)
    }

    @Test(
        "a reader that is cut off in the present and comes back with its last event misses nothing")
    func cutReader() throws {
        let first = try #require(Loopback.request("GET /events", port: port))
        let begun = first.readAll { bytes in bytes.count > 3 * Self.letters }
        #expect(steps(in: begun).count < Self.steps)
        let id = try #require(begun.matches(of: #/\nid: ([^\n]*)/#).last?.output.1)
        let again = try #require(
            Loopback.request("GET /events?after=0", port: port, "Last-Event-ID: \(id)\r\n"))
        end()
        #expect(steps(in: again.readAll()) == Array(1...Self.steps))
    }

    @Test("whoever asks for the head of the stream gets that alone")
    func head() throws {
        let head = try #require(Loopback.request("HEAD /events", port: port)).readAll()
        #expect(head.hasPrefix("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n"))
        #expect(head.hasSuffix("\r\n\r\n") && !head.contains("event: "))
        end()
    }
}

extension ArraySlice<UInt8> {
    /// Whether the event of that step begins here.
    fileprivate func contains(ofStep number: Int) -> Bool {
        String(decoding: self, as: UTF8.self).contains("<section id=\"step-\(number)\"")
    }
}
