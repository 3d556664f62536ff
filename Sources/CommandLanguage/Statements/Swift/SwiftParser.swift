/// Reads Swift statements from their tokens: recursive descent, with precedences for operators.
struct SwiftParser: RecoveringParser {
    let file: ScriptName
    let tokens: [SwiftToken]
    /// The next token; the last one is the end of the code, and stays.
    var index = 0
    /// How many constructs are open around the next token.
    var depth: Int
    /// Whether `{` behind a value begins its closure; in a condition it begins the body.
    private(set) var takesClosures = true
    /// How many of `$0`, `$1` … the innermost closure used so far.
    var shorthandCount = 0
    /// What `#function` stands for.
    private(set) var functionName = ""
    var work = 0
    var halfTaken: Int?
    /// What the type parameters of the types around stand for.
    var typeParameters: [String: TypeSyntax] = [:]
    /// What the type parameters of the types around must be, which keep their names.
    var parametersAround: [String: TypeSyntax] = [:]
    /// Whether a pattern is read, behind which `?` stands for a value that is there.
    private(set) var isInPattern = false
    /// What was read otherwise than it is written.
    var readings: [CodeReading] = []
    /// How many braces of code are open around the next token.
    var blocks = 0
    /// Types that are declared within code. They cannot use its variables, so that they are the file's as well.
    var localTypes: [Statement] = []
    /// The names of those types, also where a later one of the same name got another.
    var localTypeNames: Set<String> = []
    /// Whether the code imports SwiftUI, and the names of SwiftUI's structures so far.
    var importsSwiftUI = false
    var views: Set<String> = []
    /// Whether a type is read that an expression names, behind which `.` begins a member.
    var isInExpression = false
    /// How the operators bind that the code declares.
    var ownOperators: [String: OwnOperator] = [:]
    /// Whether it goes on behind what it cannot read.
    var recovers = false
    /// What it could not read.
    var unread = UnreadCode()

    init(file: ScriptName, tokens: [SwiftToken], depth: Int = 0) {
        self.file = file
        self.tokens = tokens
        self.depth = depth
    }

    /// Whether `{` behind a value is a closure of it.
    var isAtTrailingClosure: Bool {
        token.isSign("{") && takesClosures && !token.isAfterLineEnd
            && !["willSet", "didSet"].contains(following.word)
    }

    /// Whether a closure of a call stands on the line below its parentheses.
    var isAtClosureBelow: Bool {
        token.isSign("{") && takesClosures && token.isAfterLineEnd && blocks > 0
            && !["willSet", "didSet", "get", "set"].contains(following.word)
    }

    /// Reads with or without closures behind values.
    mutating func takingClosures<Result>(
        _ takes: Bool, _ read: (inout SwiftParser) throws(Diagnostic) -> Result
    ) throws(Diagnostic) -> Result {
        let outer = takesClosures
        takesClosures = takes
        defer { takesClosures = outer }
        return try read(&self)
    }

    /// Reads the value that a pattern compares with.
    mutating func readingPattern<Result>(
        _ read: (inout SwiftParser) throws(Diagnostic) -> Result
    ) throws(Diagnostic) -> Result {
        let outer = isInPattern
        isInPattern = true
        defer { isInPattern = outer }
        return try read(&self)
    }

    /// Reads the code of a function, which `#function` names there.
    mutating func naming<Result>(
        _ function: String, _ read: (inout SwiftParser) throws(Diagnostic) -> Result
    ) throws(Diagnostic) -> Result {
        let outer = functionName
        functionName = function
        defer { functionName = outer }
        return try read(&self)
    }

    /// Reads the expression of an interpolation, whose tokens are its own.
    mutating func interpolated(_ tokens: [SwiftToken]) throws(Diagnostic) -> Expression {
        guard depth < ScriptLimits.depth else { throw tooDeep(at: token.span) }
        var parser = SwiftParser(file: file, tokens: tokens, depth: depth + 1)
        parser.functionName = functionName
        parser.typeParameters = typeParameters
        let value = try parser.parseExpression()
        guard parser.isAtEnd else { throw parser.expected("')' after the value") }
        shorthandCount = max(shorthandCount, parser.shorthandCount)
        readings += parser.readings
        return value
    }
}
