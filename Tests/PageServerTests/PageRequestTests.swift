import Testing

@testable import PageServer

@Suite("Requests of browsers")
struct PageRequestTests {
    private func read(_ text: String) -> PageRequest.Reading { PageRequest.read(Array(text.utf8)) }

    @Test func `a request is read when it is complete, and not before`() {
        let text =
            "GET /events?after=a-1&x HTTP/1.1\r\nHost: localhost:1\r\nLast-Event-ID:  a-2 \r\n\r\n"
        for count in 0..<text.utf8.count {
            #expect(PageRequest.read(Array(text.utf8.prefix(count))) == .incomplete)
        }
        guard case .request(let request) = read(text + "more") else {
            Issue.record("not read")
            return
        }
        #expect(request.method == "GET")
        #expect(request.path == "/events")
        #expect(request.parameter("after") == "a-1")
        #expect(request.parameter("x") == "")
        #expect(request.parameter("y") == nil)
        #expect(request.values(of: "last-event-id") == ["a-2"])
    }

    @Test(arguments: [
        "GET / HTTP/2\r\n\r\n", "GET  / HTTP/1.1\r\n\r\n", "get / HTTP/1.1\r\n\r\n",
        "GET http://a/ HTTP/1.1\r\n\r\n", "GET /\r\n\r\n", "\r\n\r\n",
        "GET / HTTP/1.1\r\n: x\r\n\r\n",
        "GET / HTTP/1.1\r\nHost : x\r\n\r\n", "GET / HTTP/1.1\r\nHost\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: a\nB: c\r\n\r\n", "GET / HTTP/1.1\r\n folded: a\r\n\r\n",
        "GET / HTTP/1.1\r\nContent-Length: 5\r\n\r\n", "GET /\u{e9} HTTP/1.1\r\n\r\n",
        "GET / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n", "GET /\u{0} HTTP/1.1\r\n\r\n",
    ])
    func `what is no request is refused`(text: String) {
        #expect(read(text) == .refused(.badRequest))
    }

    @Test func `what is too long is refused, complete or not`() {
        let long = "GET / HTTP/1.1\r\nA: " + String(repeating: "x", count: PageRequest.mostBytes)
        #expect(read(long) == .refused(.headTooLarge))
        #expect(read(long + "\r\n\r\n") == .refused(.headTooLarge))
    }
}
