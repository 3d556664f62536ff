/// Whole files of Objective-C, headers and implementations, read as one program: what a header defines
/// is known to the files behind it, and what a file calls its own is its own.
public struct ObjectiveCProgram: Sendable {
    private var macros = MacroTable()
    private var conditions = ConditionalLines()
    private var statements: [Statement] = []
    private var sources: [String] = []
    private var span: SourceSpan?
    private var headers: Set<String> = []
    /// The names that variables and functions of the files so far have.
    private var names: Set<String> = []
    /// Why whole files cannot be read.
    private var mistakes: [Diagnostic] = []
    /// What of the others cannot be read.
    private var unread = UnreadCode()

    /// Makes a program without files.
    public init() {}

    /// Whether a file of that name is a part of such a program.
    public static func isPart(_ name: String) -> Bool {
        [".h", ".m", ".mm", ".pch"].contains { name.lowercased().hasSuffix($0) }
    }

    /// Whether a file of that name is read before those that are none.
    public static func isHeader(_ name: String) -> Bool {
        [".h", ".pch"].contains { name.lowercased().hasSuffix($0) }
    }

    /// The files as one line of code, headers first, with what of them cannot be read; throws where that is a whole
    /// file. Nil where they have no code.
    public static func line(of files: [SourceFile]) throws(Diagnostic) -> StatementLine? {
        var program = ObjectiveCProgram()
        for file in files where isHeader(file.script.text ?? "") {
            program.add(file.bytes, in: file.script)
        }
        for file in files where !isHeader(file.script.text ?? "") {
            program.add(file.bytes, in: file.script)
        }
        return try program.line()
    }

    /// Adds the next file.
    public mutating func add(_ file: [UInt8], in script: ScriptName) {
        if let name = script.text?.split(separator: "/").last, Self.isHeader(String(name)) {
            headers.insert(String(name.hasSuffix(".h") ? name.dropLast(2) : name))
        }
        var bytes = file
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            bytes.replaceSubrange(0..<3, with: [Byte.space, Byte.space, Byte.space])
        }
        do throws(Diagnostic) {
            let start = SourcePlace(line: 1)
            try TextCheck(file: script, start: start).check(bytes.span)
            try blank(&bytes, in: script)
            try read(bytes.span, in: script, from: start)
        } catch {
            mistakes.append(error)
        }
    }

    /// The program as one line of code, with what of it cannot be read; throws where that is a whole file.
    /// Nil where it has no code.
    public func line() throws(Diagnostic) -> StatementLine? {
        if mistakes.isEmpty, let line = lineOfWhatIsRead { return line }
        var all = unread
        for mistake in mistakes { all.add(mistake) }
        guard let found = all.diagnostic else { return nil }
        throw found
    }

    private var lineOfWhatIsRead: StatementLine? {
        guard let span, !statements.isEmpty else { return nil }
        // The braces keep it together for whoever reads it again.
        let source = "extern \"C\" {\n" + sources.joined(separator: "\n") + "\n}"
        var line = StatementLine(
            statements: statements, language: .objectiveC, source: source, span: span)
        line.unread = unread
        line.headers = headers
        return line
    }

    /// Takes the lines away that the preprocessor leaves out.
    private mutating func blank(_ bytes: inout [UInt8], in script: ScriptName) throws(Diagnostic) {
        conditions.beginFile()
        conditions.areOfFiles = true
        conditions.read(&bytes, 0..<bytes.count)
        if let line = conditions.openLine {
            throw Diagnostic(
                .unfinished, at: SourceSpan(in: script, line: line + 1, column: 1),
                "the '#if' is not closed: '#endif' is missing")
        }
    }

    private mutating func read(
        _ bytes: Span<UInt8>, in script: ScriptName, from start: SourcePlace
    ) throws(Diagnostic) {
        var lexer = SwiftLexer(file: script, place: start, macros: macros, isOfC: true)
        let tokens = try lexer.tokens(of: bytes)
        macros = lexer.macros
        var parser = try parsed(tokens, macros, in: script)
        let renamed = parser.1.fileNames.intersection(names)
        if !renamed.isEmpty {
            let others = FileNames(renamed, number: sources.count + 1)
            parser = try parsed(others.renaming(tokens), macros, in: script)
        }
        let (found, reader) = parser
        unread.add(reader.unread)
        statements += found
        names.formUnion(found.compactMap(\.nameInFile))
        sources.append(text(of: bytes))
        if span == nil { span = tokens[0].span }
    }

    private func parsed(
        _ tokens: [SwiftToken], _ macros: MacroTable, in script: ScriptName
    ) throws(Diagnostic) -> ([Statement], ObjectiveCParser) {
        var expander = MacroExpander(file: script, macros: macros)
        let expanded = try expander.expand(tokens)
        var parser = ObjectiveCParser(file: script, tokens: expanded)
        parser.recovers = true
        return (try parser.parseStatements(until: nil), parser)
    }
}

extension Statement {
    /// The name of the variable or the function that it declares.
    fileprivate var nameInFile: String? {
        guard case .declaration(let declaration) = self else { return nil }
        return declaration.nameInFile
    }
}

extension Statement.Declaration {
    fileprivate var nameInFile: String? {
        switch self {
        case .variable(let name, _, _, _, _): name.text
        case .function(let function): function.name.text
        case .persistent(let inner): inner.nameInFile
        case .destructuring: nil
        }
    }
}
