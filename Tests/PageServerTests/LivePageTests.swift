import Foundation
import HierarchyRecords
import Rendering
import Testing

@testable import PageServer

@Suite("The live page")
struct LivePageTests {
    private func page(_ access: PageAccess = .loopback(port: 80)) -> LivePage {
        LivePage(title: "a <b>", device: "iPhone 16", system: 26, access: access, run: "run")
    }

    private func section(_ source: String) -> PageSection {
        let session = SessionRecord(
            title: "t", system: 26, device: "iPhone 16", log: EventLog(),
            categories: .shownByDefault)
        let step = SessionStep(
            number: 1, source: source, outcome: .taken, events: 0..<0, output: [], time: 0,
            tree: HierarchySnapshot(nodes: []), screen: nil)
        var writer = PageSectionWriter()
        return writer.section(step, in: session)
    }

    /// The answer as text; nil where more has to come.
    private func get(
        _ target: String, from page: inout LivePage, host: String = "localhost",
        method: String = "GET", _ headers: String = ""
    ) -> String? {
        let request = "\(method) \(target) HTTP/1.1\r\nHost: \(host)\r\n\(headers)\r\n"
        switch page.answer(Array(request.utf8)) {
        case .whole(let pieces)?: return String(decoding: pieces.joined(), as: UTF8.self)
        case .stream(let pieces, _)?: return String(decoding: pieces.joined(), as: UTF8.self)
        case nil: return nil
        }
    }

    @Test("speaks its readers' language")
    func language() {
        let loud = ReaderLanguage(code: "zh") { $0.uppercased() }
        var page = LivePage(
            title: "t", device: "iPhone 16", system: 26, access: .loopback(port: 80), run: "run",
            in: loud)
        let text = get("/", from: &page) ?? ""
        #expect(text.contains("<html lang=\"zh\">"))
        #expect(text.contains("<label>SEARCH "))
        #expect(text.contains("data-one=\"% STEP\""))
    }

    private func status(_ answer: String?) -> String {
        String(answer?.prefix { $0 != "\r\n" } ?? "none")
    }

    @Test func `shows the session as it stands, and where to hear more`() throws {
        var page = page()
        page.take(.step(section("new home; <x>")))
        let answer = try #require(get("/?projector", from: &page))
        #expect(status(answer) == "HTTP/1.1 200 OK")
        #expect(answer.contains("<section id=\"step-1\""))
        #expect(answer.contains("new home; &lt;x&gt;"))
        #expect(answer.contains("data-live=\"events?after=run-1\""))
        #expect(answer.contains("connect-src 'self'"))
        #expect(answer.contains("frame-ancestors 'none'"))
        let parts = answer.components(separatedBy: "\r\n\r\n")
        #expect(answer.contains("Content-Length: \(parts[1].utf8.count)\r\n"))
        let head = try #require(get("/", from: &page, method: "HEAD"))
        #expect(head == parts[0].replacing("?projector", with: "") + "\r\n\r\n")
    }

    @Test func `a browser that was away hears what it missed, a late one all that stands`() throws {
        var page = page()
        page.take(.step(section("new a")))
        page.take(.step(section("new b")))
        page.take(.cut(1))
        page.take(.step(section("new c")))
        func events(_ target: String, _ headers: String = "") -> [String] {
            let body =
                get(target, from: &page, headers)?.components(separatedBy: "\r\n\r\n")[1] ?? ""
            return body.components(separatedBy: "\n\n").dropLast().map { event in
                let lines = event.split(separator: "\n").map(String.init)
                let command = event.firstMatch(of: #/<code>(.*?)<\/code>/#).map {
                    String($0.output.1)
                }
                return lines[0] + " " + lines[1] + " " + (command ?? lines.dropFirst(2).joined())
            }
        }
        #expect(events("/events?after=run-4") == [])
        #expect(
            events("/events?after=run-2") == [
                "id: run-3 event: cut data: 1", "id: run-4 event: step new c",
            ])
        #expect(
            events("/events?after=run-1", "Last-Event-ID: run-3\r\n") == [
                "id: run-4 event: step new c"
            ])
        let present = [
            "id: run- event: cut data: 0", "id: run- event: rules data: ",
            "id: run- event: step new a", "id: run-4 event: step new c",
        ]
        for id in ["other-2", "run-99", "run--1", "run-x", "run-", ""] {
            #expect(events("/events?after=\(id)") == present, "\(id)")
        }
        page.take(.over)
        #expect(events("/events?after=run-4") == ["id: run-5 event: over data: "])
        #expect(events("/events").last == "id: run-5 event: over data: ")
    }

    @Test func `who asks for the head of the stream gets no event`() throws {
        var page = page()
        page.take(.step(section("new a")))
        let whole = try #require(get("/events", from: &page))
        let head = try #require(get("/events", from: &page, method: "HEAD"))
        #expect(head == whole.components(separatedBy: "\r\n\r\n")[0] + "\r\n\r\n")
    }

    @Test func `what is kept for those who were away is bounded`() {
        var page = page()
        let long = String(repeating: "x", count: 1 << 20)
        for _ in 0..<20 { page.take(.step(section(long))) }
        for _ in 0..<20 { page.take(.cut(0)) }
        let all = page.events(after: 0)
        #expect(String(decoding: all.joined().prefix(40), as: UTF8.self).contains("event: cut"))
        #expect(page.events(after: page.last).isEmpty)
    }

    @Test func `nothing is served but the page, and nothing can be changed`() {
        var page = page()
        for target in [
            "/index.html", "/../etc/passwd", "/events/", "//", "/%2e%2e/", "/favicon.ico",
        ] {
            #expect(status(get(target, from: &page)) == "HTTP/1.1 404 Not Found", "\(target)")
        }
        for method in ["POST", "PUT", "DELETE", "OPTIONS", "CONNECT", "PATCH"] {
            #expect(
                status(get("/", from: &page, method: method)) == "HTTP/1.1 405 Method Not Allowed")
        }
    }

    @Test func `a page of another server cannot read it`() {
        var page = page(.loopback(port: 8642))
        let fine = "HTTP/1.1 200 OK"
        let forbidden = "HTTP/1.1 403 Forbidden"
        for host in ["localhost:8642", "127.0.0.1:8642", "[::1]:8642", "LOCALHOST:8642"] {
            #expect(status(get("/", from: &page, host: host)) == fine, "\(host)")
        }
        for host in ["evil.example:8642", "localhost", "localhost:80", "127.0.0.1:8642.evil", ""] {
            #expect(status(get("/", from: &page, host: host)) == forbidden, "\(host)")
        }
        let host = "localhost:8642"
        for (headers, expected) in [
            ("Origin: http://localhost:8642\r\n", fine),
            ("Origin: http://evil.example\r\n", forbidden),
            ("Origin: null\r\n", forbidden), ("Sec-Fetch-Site: cross-site\r\n", forbidden),
            ("Sec-Fetch-Site: same-origin\r\n", fine), ("Sec-Fetch-Site: none\r\n", fine),
            ("Host: localhost:8642\r\n", forbidden),
        ] {
            #expect(
                status(get("/events", from: &page, host: host, headers)) == expected, "\(headers)")
        }
    }

    @Test func `where an address is named, the token is the key`() {
        var named = page(.named("10.0.0.1", port: 8642, token: "secret"))
        #expect(status(get("/secret/", from: &named, host: "10.0.0.1:8642")) == "HTTP/1.1 200 OK")
        for target in ["/", "/secret", "/secreT/", "/sec/", "/secret/x"] {
            #expect(
                status(get(target, from: &named, host: "10.0.0.1:8642")) == "HTTP/1.1 404 Not Found"
            )
        }
        #expect(
            status(get("/secret/", from: &named, host: "10.0.0.2:8642")) == "HTTP/1.1 403 Forbidden"
        )
        var any = page(.named("0.0.0.0", port: 8642, token: "secret"))
        #expect(status(get("/secret/", from: &any, host: "class.local:8642")) == "HTTP/1.1 200 OK")
        #expect(
            status(get("/secret/", from: &any, host: "class.local:80")) == "HTTP/1.1 403 Forbidden")
        let tokens = Set((0..<100).map { _ in PageAccess.newToken() })
        #expect(tokens.count == 100 && tokens.allSatisfy { $0.count == 32 })
    }

    @Test func `no bytes bring it down, and none change the session`() {
        var page = page()
        page.take(.step(section("new home")))
        let seed = Array(
            "GET /events?after=run-1 HTTP/1.1\r\nHost: localhost\r\nLast-Event-ID: run-0\r\n\r\n"
                .utf8)
        var state: UInt64 = 7
        func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        for _ in 0..<20_000 {
            var bytes = seed
            for _ in 0...next(5) {
                switch next(4) {
                case 0: bytes[next(bytes.count)] = UInt8(next(256))
                case 1: bytes.remove(at: next(bytes.count))
                case 2: bytes.insert(UInt8(next(256)), at: next(bytes.count))
                default: bytes.removeSubrange(next(bytes.count)...)
                }
                if bytes.isEmpty { bytes = [10] }
            }
            switch page.answer(bytes) {
            case .whole(let answer)?: #expect(answer.joined().starts(with: "HTTP/1.1 ".utf8))
            case .stream(let answer, let through)?:
                #expect(
                    answer.joined().starts(with: "HTTP/1.1 200 OK".utf8) && through == page.last)
            case nil: continue
            }
        }
        #expect(page.last == 1)
    }
}
