/// What arrived at the prompt in one piece, line by line: a paste or a recalled block has several.
struct PastedLines: Equatable {
    /// Without line ends; empty lines at the end are left out.
    let lines: [String]

    init(_ text: String) {
        var lines = text.split(omittingEmptySubsequences: false) {
            $0 == "\n" || $0 == "\r\n" || $0 == "\r"
        }.map(String.init)
        while lines.count > 1, lines.last?.isEmpty == true { lines.removeLast() }
        self.lines = lines
    }

    /// Whether there is more than one, so that each is echoed before it runs.
    var isPaste: Bool { lines.count > 1 }
}
