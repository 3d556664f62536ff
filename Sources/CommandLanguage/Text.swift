extension StringProtocol {
    /// Without the blanks at both ends.
    package var trimmedBlanks: String {
        let start = drop { $0 == " " || $0 == "\t" }
        guard let last = start.lastIndex(where: { $0 != " " && $0 != "\t" }) else { return "" }
        return String(start[...last])
    }

    /// With its first letter small: `view` for `View`.
    package var withSmallInitial: String { prefix(1).lowercased() + dropFirst() }
}

extension String {
    /// The last part of a path, by which a file is called.
    package var fileName: String { split(separator: "/").last.map(String.init) ?? self }
}
