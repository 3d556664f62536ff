import NIOCore
import PageServer

/// Where the page is served, as it is written behind `--serve`. No name is looked up.
struct PagePlace: Equatable {
    /// Nil for this machine alone.
    let address: String?
    /// 0 for any that is free.
    let port: Int
    /// Whether any other port will do as well, since none was named.
    let isOpen: Bool

    /// The port of a page unless another is asked for, or it is taken.
    static let usualPort = 8642

    /// `PORT`, `ADDRESS:PORT` with the address in numbers, or nothing; nil where it is none of these.
    init?(_ text: String?) {
        guard let text, !text.isEmpty else {
            (address, port, isOpen) = (nil, Self.usualPort, true)
            return
        }
        let colon = text.lastIndex(of: ":")
        let digits = colon.map { text[text.index(after: $0)...] } ?? text[...]
        guard !digits.isEmpty, digits.utf8.allSatisfy({ 48...57 ~= $0 }), let port = Int(digits),
            port < 65536
        else { return nil }
        (self.port, isOpen) = (port, false)
        guard let colon else {
            address = nil
            return
        }
        var address = text[..<colon]
        if address.hasPrefix("["), address.hasSuffix("]") {
            address = address.dropFirst().dropLast()
        }
        guard (try? SocketAddress(ipAddress: String(address), port: port)) != nil else {
            return nil
        }
        self.address = String(address)
    }

    /// Who may see the page there, at that port.
    func access(at port: Int) -> PageAccess {
        guard let address else { return .loopback(port: port) }
        return .named(address, port: port, token: PageAccess.newToken())
    }
}
