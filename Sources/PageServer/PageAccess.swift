/// Who may see a live page.
public struct PageAccess: Sendable, Equatable {
    /// What the address begins with, before the page's own paths: `/`, or `/TOKEN/`.
    public let root: String
    /// What a browser may call the server, in small letters: `127.0.0.1:8642`. Empty where any name of
    /// that port will do, which the token makes safe.
    private let hosts: Set<String>
    private let port: Int

    /// Programs on this machine alone, by whichever of its own names.
    public static func loopback(port: Int) -> PageAccess {
        PageAccess(root: "/", hosts: names(["127.0.0.1", "localhost", "[::1]"], port), port: port)
    }

    /// Whoever has the token and reaches the address; one that stands for all addresses of the machine
    /// has any name.
    public static func named(_ address: String, port: Int, token: String) -> PageAccess {
        let isAny = ["0.0.0.0", "::", "[::]"].contains(address)
        let host = address.contains(":") && !address.hasPrefix("[") ? "[\(address)]" : address
        return PageAccess(
            root: "/\(token)/", hosts: isAny ? [] : names([host.lowercased()], port), port: port)
    }

    private static func names(_ hosts: [String], _ port: Int) -> Set<String> {
        Set(hosts.flatMap { port == 80 ? [$0, "\($0):80"] : ["\($0):\(port)"] })
    }

    /// A token that cannot be guessed.
    public static func newToken() -> String {
        var generator = SystemRandomNumberGenerator()
        return (0..<2).map { _ in
            let digits = String(generator.next() as UInt64, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }

    /// Whether the request means this server by its name, and no page of another one sent it.
    func admits(_ request: PageRequest) -> Bool {
        let host = request.values(of: "host").map { $0.lowercased() }
        guard host.count == 1, isOurs(host[0]) else { return false }
        let origins = request.values(of: "origin")
        guard origins.allSatisfy({ $0.lowercased() == "http://\(host[0])" }) else { return false }
        let sites = request.values(of: "sec-fetch-site")
        return sites.allSatisfy { $0 == "same-origin" || $0 == "none" }
    }

    private func isOurs(_ host: String) -> Bool {
        if !hosts.isEmpty { return hosts.contains(host) }
        return host.hasSuffix(":\(port)") || port == 80 && !host.contains(":")
    }

    /// The path below the root; nil where the request does not know the token.
    func path(of request: PageRequest) -> Substring? {
        guard request.path.utf8.count >= root.utf8.count else { return nil }
        // As long for a wrong token as for one that is nearly right.
        let differences = zip(request.path.utf8, root.utf8).reduce(0 as UInt8) {
            $0 | ($1.0 ^ $1.1)
        }
        return differences == 0 ? request.path.dropFirst(root.count) : nil
    }
}
