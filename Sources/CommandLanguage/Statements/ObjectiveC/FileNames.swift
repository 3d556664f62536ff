/// What a file calls its own where another one has the name, too: two variables, which get two names.
struct FileNames {
    private let names: Set<String>
    private let number: Int

    /// Of the file of that number.
    init(_ names: Set<String>, number: Int) { (self.names, self.number) = (names, number) }

    /// The tokens of the file with other names for its variables and functions. What messages, methods and properties are
    /// called is not the file's own.
    func renaming(_ tokens: [SwiftToken]) -> [SwiftToken] {
        tokens.indices.map { index in
            guard let name = tokens[index].word, names.contains(name), !isMember(index, tokens)
            else { return tokens[index] }
            return tokens[index].named("\(name)_\(number)")
        }
    }

    /// Whether the word there is of a member, of a message or of a method rather than of a variable.
    private func isMember(_ index: Int, _ tokens: [SwiftToken]) -> Bool {
        guard index > 0 else { return false }
        let before = tokens[index - 1]
        if before.isSign(".") || before.isSign("->") { return true }
        if before.isSign("("), index > 1, tokens[index - 2].word == "selector" { return true }
        if isInProperty(index, tokens) || isBehindMethodType(index, tokens) { return true }
        let isReceived = before.isSign("]") || before.word.map { !Self.words.contains($0) } ?? false
        guard isReceived, index + 1 < tokens.count else { return false }
        return tokens[index + 1].isSign(":") || tokens[index + 1].isSign("]")
    }

    /// Words of the language behind which a value stands.
    private static let words: Set<String> = ["return", "case", "else", "in"]

    /// Whether it stands in `@property (strong) Shelf *name;`.
    private func isInProperty(_ index: Int, _ tokens: [SwiftToken]) -> Bool {
        var place = index - 1
        while place > 0, ![";", "{", "}"].contains(where: { tokens[place].isSign($0) }) {
            if tokens[place - 1].isSign("@") {
                return ["property", "synthesize"].contains(tokens[place].word)
            }
            place -= 1
        }
        return false
    }

    /// Whether it stands behind the type of a method, `+ (instancetype)name`.
    private func isBehindMethodType(_ index: Int, _ tokens: [SwiftToken]) -> Bool {
        guard tokens[index - 1].isSign(")") else { return false }
        var place = index - 1
        var depth = 0
        repeat {
            if tokens[place].isSign(")") { depth += 1 }
            if tokens[place].isSign("(") { depth -= 1 }
            place -= 1
        } while depth > 0 && place >= 0
        guard place >= 0, depth == 0 else { return false }
        let sign = tokens[place]
        return (sign.isSign("+") || sign.isSign("-")) && (sign.isAfterLineEnd || place == 0)
    }
}

extension SwiftToken {
    /// The word with another name, at the same place.
    fileprivate func named(_ name: String) -> SwiftToken {
        var made = SwiftToken(
            kind: .identifier(name, isEscaped: false), span: span, range: range)
        (made.isAfterSpace, made.isAfterLineEnd) = (isAfterSpace, isAfterLineEnd)
        made.isBeforeSpace = isBeforeSpace
        return made
    }
}
