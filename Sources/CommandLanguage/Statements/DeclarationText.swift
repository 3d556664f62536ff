/// Declarations without code, as tables of what frameworks have spell them.
public enum DeclarationText {
    /// The type that the text spells: `UIView?`; nil where it spells none.
    public static func type(_ text: String) -> TypeSyntax? {
        guard var parser = parser(of: text), let type = try? parser.parseType(), parser.isAtEnd
        else { return nil }
        return type
    }

    /// The function that the text declares without the word `func`: `move(to point:CGPoint)->Bool`; nil where it
    /// declares none.
    public static func function(_ text: String) -> FunctionDeclaration? {
        guard var parser = parser(of: text), case .identifier(let name, _) = parser.token.kind
        else {
            return nil
        }
        let word = Word(name, span: parser.advance().span)
        let isFailable = parser.take("?") || parser.take("!")
        return try? parser.parseFunctionHead(word, isFailable ? .failable : [])
    }

    private static func parser(of text: String) -> SwiftParser? {
        var lexer = SwiftLexer(file: .prompt, place: SourcePlace(line: 1))
        let bytes = Array(text.utf8)
        guard let tokens = try? lexer.tokens(of: bytes.span) else { return nil }
        return SwiftParser(file: .prompt, tokens: tokens)
    }
}
