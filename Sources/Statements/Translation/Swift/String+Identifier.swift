/// Names of the session in Swift code.
extension String {
    /// The name as an identifier of Swift's: a hyphen is an operator there, a keyword needs
    /// backticks.
    package var swiftIdentifier: String {
        let joined = String(map { $0 == "-" ? "_" : $0 })
        return Self.swiftKeywords.contains(joined) ? "`\(joined)`" : joined
    }

    private static let swiftKeywords: Set<String> = [
        "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue",
        "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
        "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal",
        "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
        "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
        "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]
}
