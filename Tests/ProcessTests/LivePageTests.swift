import Foundation
import Testing

@Suite("The live page of a running session", .serialized, .timeLimit(.minutes(1)))
struct LivePageTests {
    let home: Home
    private let port: UInt16

    init() throws {
        home = try Home()
        port = try #require(Loopback.freePort())
    }

    /// A session that serves its page, ready to be typed to.
    private func session() throws -> PipedTalk {
        let talk = try PipedTalk(
            ["--serve", String(port), "--log", "none", "--norc"], home: home)
        talk.send("new a; echo ready\n")
        #expect(talk.readLine() == "ready")
        return talk
    }

    /// The folders that were made for pages of this test's sessions.
    private var foldersOfPages: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: home.path)) ?? []
        return names.filter { $0.hasPrefix("vcr-page-") }
    }

    /// Those that are there when the page's program has had time to end; its last words to a browser come a little before.
    private func foldersThatStay() -> [String] {
        for _ in 0..<500 where !foldersOfPages.isEmpty { usleep(20_000) }
        return foldersOfPages
    }

    @Test("the last step before 'quit' and the end come to a browser")
    func quit() throws {
        let talk = try session()
        let stream = try #require(Loopback.request("GET /events", port: port))
        talk.send("new latest\nquit\n")
        let text = stream.readAll()
        #expect(text.contains("latest"))
        #expect(text.hasSuffix("event: over\ndata: \n\n"))
        #expect(Spawn.wait(talk.id) == 0)
    }

    @Test("where the session is killed its page is over, and none of its files stays")
    func killed() throws {
        let talk = try session()
        let stream = try #require(Loopback.request("GET /events", port: port))
        #expect(foldersOfPages.count == 1)
        kill(talk.id, SIGKILL)
        #expect(stream.readAll().hasSuffix("event: over\ndata: \n\n"))
        _ = Spawn.wait(talk.id)
        #expect(foldersThatStay() == [])
    }

    @Test("a place that cannot be had is refused in one line, and nothing runs")
    func refusedPlaces() throws {
        let taken = try session()
        let no = "is no place: a port up to 65535, or an address in numbers with one"
        for (place, reason) in [
            ("99999", "'99999' \(no)"), ("localhost:0", "'localhost:0' \(no)"),
            ("abc:def", "'abc:def' \(no)"),
            ("\(port)", "cannot listen at port \(port): it is taken"),
        ] {
            let run = try PipedRun.run(["--serve", place, "-c", "echo never"], home: home)
            #expect(
                run
                    == PipedRun(
                        status: 2, output: "",
                        errors: "vcr: vcr-page: \(reason) (see 'vcr --help')\n"))
        }
        taken.closeInput()
        #expect(Spawn.wait(taken.id) == 0)
    }
}

/// A connection to a port of this machine.
final class Loopback {
    private let descriptor: Int32

    private init(_ descriptor: Int32) { self.descriptor = descriptor }

    deinit { close(descriptor) }

    private static func address(_ port: UInt16) -> sockaddr_in {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        return address
    }

    /// A port that nobody listens at.
    static func freePort() -> UInt16? {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(descriptor) }
        var address = address(0)
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        return withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                guard bind(descriptor, $0, length) == 0,
                    getsockname(descriptor, $0, &length) == 0
                else { return nil }
                return pointer.pointee.sin_port.bigEndian
            }
        }
    }

    /// Sends a request, and returns once the answer has begun; nil where nobody listens.
    static func request(_ line: String, port: UInt16) -> Loopback? {
        let loopback = Loopback(socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0))
        var address = address(port)
        let length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let status = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(loopback.descriptor, $0, length)
            }
        }
        guard status == 0 else { return nil }
        let bytes = Array("\(line) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n".utf8)
        _ = send(loopback.descriptor, bytes, bytes.count, 0)
        var answer = pollfd(fd: loopback.descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&answer, 1, 10_000) > 0 ? loopback : nil
    }

    /// All that comes until the connection ends.
    func readAll() -> String {
        var bytes: [UInt8] = []
        var block = [UInt8](repeating: 0, count: 1 << 16)
        while case let count = read(descriptor, &block, block.count), count > 0 {
            bytes += block[..<count]
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
