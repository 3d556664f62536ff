import CommandLanguage

/// A line of a session as the parser has it: its words with their places, the methods that its code
/// calls, and its closures.
struct LineSyntax {
    /// A word that could be another one.
    struct Word {
        let text: String
        let range: Range<String.Index>
        /// Whether a dot stands before it: the name of a member.
        let isMember: Bool
    }

    let source: SourceText
    let commands: [ParsedCommand]
    /// Command words, operands and the words of code in their order, without what is in quotes.
    private(set) var words: [Word] = []
    /// The base names of the methods that are called on something, selectors up to their first colon.
    private(set) var calledMethods: Set<String> = []
    /// The closures in Swift, each before those within it.
    private(set) var closures: [ClosureSyntax] = []
    /// The calls that present what a variable holds.
    private(set) var presentations: [PresentationSyntax] = []

    /// Reads a line; `parse` reads the commands in a block of a verb.
    init(_ line: RehearsedLine, parse: (Block) -> [ParsedCommand]) {
        source = SourceText(line.source)
        commands = line.commands
        for command in line.commands { read(command, parse) }
    }

    /// The verb of a line that is one command of the shell; nil for code.
    var verb: Verb? {
        if commands.count == 1, case .verb(let verb) = commands[0] { verb } else { nil }
    }

    /// Whether the name of an object stands in it.
    func names(_ name: String) -> Bool { words.contains { $0.text == name && !$0.isMember } }

    /// The source with another word in that place.
    func replacing(_ word: Word, with text: String) -> String {
        source.applying([SourceText.Edit(range: word.range, replacement: text)])
    }

    // MARK: Reading

    private mutating func read(_ command: ParsedCommand, _ parse: (Block) -> [ParsedCommand]) {
        switch command {
        case .verb(let verb):
            read(verb.word)
            for operand in verb.operands {
                switch operand {
                case .word(let word): read(word)
                case .block(let block): for inner in parse(block) { read(inner, parse) }
                }
            }
        case .statement(let line):
            words += line.words.compactMap { word in
                source.range(of: word.text, at: word.span).map {
                    Word(text: word.text, range: $0, isMember: word.isMember)
                }
            }
            read(line.statements, of: line)
        }
    }

    /// Reads an operand: a name, a path as `a.view`, a list as `a,b`.
    private mutating func read(_ operand: CommandLanguage.Word) {
        guard !operand.isQuoted, let range = source.range(of: operand.text, at: operand.span)
        else { return }
        for part in source.text[range].split(whereSeparator: { $0 == "." || $0 == "," }) {
            let isMember =
                part.startIndex > range.lowerBound
                && source.text[source.text.index(before: part.startIndex)] == "."
            words.append(
                Word(
                    text: String(part), range: part.startIndex..<part.endIndex, isMember: isMember))
        }
    }

    private mutating func read(_ statements: [Statement], of line: StatementLine) {
        CodeWalk.expressions(of: statements) { read($0, of: line) }
        for type in statements.types {
            for value in type.initialValues {
                CodeWalk.expressions(of: value) { read($0, of: line) }
            }
            for body in type.bodies { read(body, of: line) }
        }
    }

    private mutating func read(_ expression: Expression, of line: StatementLine) {
        if let call = CodeCall(expression) { calledMethods.insert(call.name) }
        if let presentation = PresentationSyntax(expression, of: line, in: source) {
            presentations.append(presentation)
        }
        guard line.language == .swift, case .closure(let closure) = expression.kind,
            let syntax = ClosureSyntax(closure, at: expression.span, of: line, in: source)
        else { return }
        closures.append(syntax)
    }
}
