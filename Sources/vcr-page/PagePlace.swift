/// Where the page is served, as it is written behind `--serve`.
struct PagePlace: Equatable {
    /// Nil for this machine alone.
    let address: String?
    /// 0 for any that is free.
    let port: Int

    /// The port of a page unless another is asked for, or it is taken.
    static let usualPort = 8642

    /// `PORT`, `ADDRESS:PORT`, or nothing; nil where it is none of these.
    init?(_ text: String?) {
        guard let text, !text.isEmpty else {
            (address, port) = (nil, Self.usualPort)
            return
        }
        let colon = text.lastIndex(of: ":")
        let digits = colon.map { text[text.index(after: $0)...] } ?? text[...]
        guard !digits.isEmpty, digits.utf8.allSatisfy({ 48...57 ~= $0 }), let port = Int(digits),
            port < 65536
        else { return nil }
        self.port = port
        guard let colon else {
            address = nil
            return
        }
        var address = text[..<colon]
        if address.hasPrefix("["), address.hasSuffix("]") {
            address = address.dropFirst().dropLast()
        }
        guard !address.isEmpty else { return nil }
        self.address = String(address)
    }
}
