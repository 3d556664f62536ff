/// Reads Objective-C statements from their tokens: recursive descent, with C's precedences.
struct ObjectiveCParser: RecoveringParser {
    let file: ScriptName
    let tokens: [SwiftToken]
    var index: Int
    var depth: Int
    var work = 0
    var halfTaken: Int?
    /// The class and the method around the next token.
    var className = ""
    var method: (sign: String, selector: String)?
    /// Whether the next token is within a function of C.
    var isInFunction = false
    /// Whether the reader goes on behind a construct with a mistake, and what it could not read so far.
    var recovers = false
    var unread = UnreadCode()
    /// The names that are the file's own, as they are declared with `static` outside of functions.
    var fileNames: Set<String> = []
    /// The parts of the structures that the code declared so far.
    var ownStructures: [String: [StructureOfC.Part]] = [:]
    /// The type parameters of the class around the next token.
    var typeParameters: Set<String> = []
    /// The names that mean weak variables in the block around the next token.
    var strongNames: Set<String> = []
    /// Where the argument of a message begins that is read.
    var argumentStart: Int?

    init(file: ScriptName, tokens: [SwiftToken], index: Int = 0, depth: Int = 0) {
        self.file = file
        self.tokens = tokens
        self.index = index
        self.depth = depth
    }

    /// The token `count` behind the next one.
    func token(after count: Int) -> SwiftToken { tokens[min(index + count, tokens.count - 1)] }

    /// Takes the next token if it is that word.
    mutating func take(word: String) -> Bool {
        guard token.word == word else { return false }
        advance()
        return true
    }

    /// Whether `@word` comes next.
    func isDirective(_ words: String...) -> Bool {
        token.isSign("@") && !following.isAfterSpace && following.word.map(words.contains) == true
    }

    /// Takes `@word` if it comes next.
    mutating func takeDirective(_ word: String) -> Bool {
        guard isDirective(word) else { return false }
        advance()
        advance()
        return true
    }

    /// Takes a name.
    mutating func parseName(_ what: Message) throws(Diagnostic) -> Word {
        guard let name = token.word, !Self.keywords.contains(name) else { throw expected(what) }
        return Word(name, span: advance().span)
    }

    /// Words of C that are never names.
    static let keywords: Set<String> = [
        "break", "case", "const", "continue", "default", "do", "else", "enum", "extern", "for",
        "goto", "if", "return", "sizeof", "static", "struct", "switch", "typedef", "union",
        "void", "volatile", "while",
    ]

    /// Stands where a `;` or something else is missing behind the token before the next one.
    func missing(_ sign: String, _ where: Message) -> Diagnostic {
        let last = tokens[max(index - 1, 0)].span
        var span = last
        span.column += last.length
        span.length = 1
        return Diagnostic(
            .syntax, at: span, "'\(sign)' is missing \(`where`)",
            hint: "the next is \(token.description)")
    }
}
