import CommandLanguage

/// A script's commands and mistakes in order, in a form that is easy to compare.
struct ParsedScript: Equatable {
    var items: [String] = []

    init(_ bytes: some Collection<UInt8>, chunk: Int = .max, file: String? = "s.vcr") {
        var parser = ScriptParser(file: file)
        var rest = Array(bytes)[...]
        while !rest.isEmpty {
            parser.feed(rest.prefix(chunk))
            rest = rest.dropFirst(chunk)
            take(from: &parser)
        }
        parser.finish()
        take(from: &parser)
    }

    init(_ text: String, chunk: Int = .max, file: String? = "s.vcr") {
        self.init(Array(text.utf8), chunk: chunk, file: file)
    }

    private mutating func take(from parser: inout ScriptParser) {
        while true {
            do {
                guard let command = try parser.next() else { return }
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
        case .statement(let line): "statement \(line.source)"
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
}
