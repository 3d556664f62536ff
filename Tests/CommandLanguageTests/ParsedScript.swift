import CommandLanguage

/// A script's commands and mistakes in order, in a form that is easy to compare.
struct ParsedScript: Equatable {
    var items: [String] = []

    /// Feeds the bytes in chunks, and takes what there is after each.
    init(_ bytes: [UInt8], chunk: Int = .max) {
        var parser = ScriptParser(file: "s.vcr")
        var rest = bytes[...]
        while !rest.isEmpty {
            parser.feed(rest.prefix(chunk))
            rest = rest.dropFirst(chunk)
            items += parser.rest()
        }
        parser.finish()
        items += parser.rest()
    }

    init(_ text: String, chunk: Int = .max) {
        self.init(Array(text.utf8), chunk: chunk)
    }

    /// The commands of a script up to its first mistake.
    static func commands(_ text: String) -> [ParsedCommand] {
        var parser = ScriptParser(file: nil)
        parser.feed(text)
        parser.finish()
        var commands: [ParsedCommand] = []
        while let command = try? parser.next() { commands.append(command) }
        return commands
    }
}

extension ScriptParser {
    /// The outlines and mistakes of all commands that are complete.
    mutating func rest() -> [String] {
        var items: [String] = []
        while true {
            do {
                guard let command = try next() else { return items }
                items.append(command.outline)
            } catch {
                items.append(error.line)
            }
        }
    }
}

extension ParsedCommand {
    /// A verb's words with `|` between them, quoted ones in quotes, blocks in braces.
    var outline: String {
        switch self {
        case .verb(let verb):
            ([verb.word.outline] + verb.operands.map(\.outline)).joined(separator: "|")
        case .statement(let line): line.statements.map(\.outline).joined(separator: ", ")
        }
    }

    var source: String {
        switch self {
        case .verb(let verb): verb.source
        case .statement(let line): line.source
        }
    }
}

extension Word {
    var outline: String { isQuoted ? "\"\(text)\"" : text }
}

extension Operand {
    var outline: String {
        switch self {
        case .word(let word): word.outline
        case .block(let block): "{\(block.text)}"
        }
    }

    var span: SourceSpan {
        switch self {
        case .word(let word): word.span
        case .block(let block): block.span
        }
    }
}

extension SourceSpan {
    /// `file:line:column+length`
    var description: String { "\(text)+\(length)" }
}
