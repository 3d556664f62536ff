/// A request of a browser, as far as the live page needs it.
public struct PageRequest: Equatable, Sendable {
    public let method: String
    /// Without the query, as it was sent.
    public let path: String
    public let query: String
    /// Names in small letters.
    let headers: [(name: String, value: String)]

    /// Whether both are the same, header by header.
    public static func == (one: PageRequest, other: PageRequest) -> Bool {
        (one.method, one.path, one.query) == (other.method, other.path, other.query)
            && one.headers.elementsEqual(other.headers, by: ==)
    }

    /// What the bytes of a connection come to.
    public enum Reading: Equatable, Sendable {
        /// More has to come.
        case incomplete
        case request(PageRequest)
        /// It is none, or one that is not answered.
        case refused(PageStatus)
    }

    /// The most bytes of a request.
    public static let mostBytes = 8192

    /// Reads what a connection has sent so far. What follows a request is not looked at: each
    /// connection has one.
    public static func read(_ bytes: some Collection<UInt8>) -> Reading {
        let bytes = Array(bytes.prefix(mostBytes + 1))
        guard let end = endOfHead(bytes) else {
            return bytes.count > mostBytes ? .refused(.headTooLarge) : .incomplete
        }
        guard end <= mostBytes else { return .refused(.headTooLarge) }
        guard bytes[..<end].allSatisfy({ $0 == 13 || $0 == 10 || 32...126 ~= $0 }) else {
            return .refused(.badRequest)
        }
        let text = String(decoding: bytes[..<end], as: UTF8.self)
        let lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)
        guard let request = PageRequest(lines.map(String.init)) else {
            return .refused(.badRequest)
        }
        return .request(request)
    }

    /// Where the empty line begins that ends a request.
    private static func endOfHead(_ bytes: [UInt8]) -> Int? {
        guard bytes.count > 3 else { return nil }
        for index in 3..<bytes.count
        where bytes[index] == 10 && bytes[index - 1] == 13 && bytes[index - 2] == 10
            && bytes[index - 3] == 13
        {
            return index - 3
        }
        return nil
    }

    /// Nil where a line is not as RFC 9112 has it, or there is a body.
    private init?(_ lines: [String]) {
        let words = lines[0].split(separator: " ", omittingEmptySubsequences: false)
        guard words.count == 3, words[2] == "HTTP/1.1" || words[2] == "HTTP/1.0",
            !words[0].isEmpty, words[0].utf8.allSatisfy({ 65...90 ~= $0 }),
            words[1].first == "/", !lines[0].utf8.contains(13), !lines[0].utf8.contains(10)
        else { return nil }
        method = String(words[0])
        let target = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        path = String(target[0])
        query = target.count > 1 ? String(target[1]) : ""
        var headers: [(name: String, value: String)] = []
        for line in lines.dropFirst() {
            guard let header = Self.header(line) else { return nil }
            headers.append(header)
        }
        self.headers = headers
        if values(of: "content-length").contains(where: { $0 != "0" }) { return nil }
        if !values(of: "transfer-encoding").isEmpty { return nil }
    }

    private static func header(_ line: String) -> (name: String, value: String)? {
        guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        let name = line[..<colon]
        guard !name.isEmpty, name.utf8.allSatisfy(isNameByte),
            line.utf8.allSatisfy({ $0 != 13 && $0 != 10 })
        else { return nil }
        var value = line[line.utf8.index(after: colon)...].drop { $0 == " " }
        while value.last == " " { value.removeLast() }
        return (name.lowercased(), String(value))
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        48...57 ~= byte || 65...90 ~= byte || 97...122 ~= byte || byte == 45 || byte == 95
    }

    /// What a header says; empty where it is not there.
    func values(of name: String) -> [String] {
        headers.filter { $0.name == name }.map(\.value)
    }

    /// The value of a name in the query.
    func parameter(_ name: String) -> String? {
        for part in query.split(separator: "&") {
            let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            if pair[0] == name { return pair.count > 1 ? String(pair[1]) : "" }
        }
        return nil
    }
}

/// How a request is answered.
public enum PageStatus: String, Sendable {
    case fine = "200 OK"
    case badRequest = "400 Bad Request"
    case forbidden = "403 Forbidden"
    case notFound = "404 Not Found"
    case methodNotAllowed = "405 Method Not Allowed"
    case headTooLarge = "431 Request Header Fields Too Large"
    case tooMany = "503 Service Unavailable"
}
