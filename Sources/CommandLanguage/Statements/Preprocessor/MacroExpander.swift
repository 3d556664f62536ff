/// Puts what macros stand for in the place of their names, as C's preprocessor does: an argument is
/// expanded first, and no macro is expanded within itself.
struct MacroExpander {
    let file: ScriptName
    let macros: MacroTable
    /// How many tokens were made so far.
    private var made = 0
    /// The macros that were replaced, in the order of their names' first places.
    private(set) var used: [MacroOfC] = []

    init(file: ScriptName, macros: MacroTable) {
        self.file = file
        self.macros = macros
    }

    /// The tokens with every macro replaced. The replaced ones stand where the name stood.
    mutating func expand(_ tokens: [SwiftToken]) throws(Diagnostic) -> [SwiftToken] {
        guard tokens.contains(where: { $0.word.map { macros[$0] != nil } ?? false }) else {
            return tokens
        }
        return try expand(tokens[...], without: [])
    }

    private mutating func expand(
        _ tokens: ArraySlice<SwiftToken>, without hidden: Set<String>
    ) throws(Diagnostic) -> [SwiftToken] {
        var result: [SwiftToken] = []
        var index = tokens.startIndex
        while index < tokens.endIndex {
            let token = tokens[index]
            index += 1
            guard let name = token.word, !hidden.contains(name),
                let macro = macros[name, line: token.span.line]
            else {
                result.append(token)
                continue
            }
            var arguments: [ArraySlice<SwiftToken>] = []
            if macro.parameters != nil {
                guard index < tokens.endIndex, tokens[index].isSign("(") else {
                    result.append(token)
                    continue
                }
                arguments = try takeArguments(of: macro, from: tokens, &index, at: token)
            }
            if !used.contains(where: { $0.name == name }) { used.append(macro) }
            var body = try replace(macro, arguments, hidden, at: token)
            if let first = body.first { body[0] = first.placed(as: token) }
            result += try expand(body[...], without: hidden.union([name]))
            try count(body.count, at: token)
        }
        return result
    }

    private mutating func count(_ tokens: Int, at token: SwiftToken) throws(Diagnostic) {
        made += tokens + 1
        guard made <= ScriptLimits.tokens else {
            throw Diagnostic(
                .limit, at: token.span,
                "macros make more than \(ScriptLimits.tokens) words and signs of the statement")
        }
    }

    /// Reads `(a, b)` behind the name of a macro.
    private func takeArguments(
        of macro: MacroOfC, from tokens: ArraySlice<SwiftToken>, _ index: inout Int,
        at name: SwiftToken
    ) throws(Diagnostic) -> [ArraySlice<SwiftToken>] {
        let count = macro.parameters?.count ?? 0
        var arguments: [ArraySlice<SwiftToken>] = []
        var start = index + 1
        var depth = 0
        while index < tokens.endIndex {
            let token = tokens[index]
            if ["(", "[", "{"].contains(where: token.isSign) { depth += 1 }
            if [")", "]", "}"].contains(where: token.isSign) { depth -= 1 }
            let isSplit = token.isSign(",") && depth == 1
            if depth == 0 || isSplit && !(macro.isVariadic && arguments.count == count) {
                arguments.append(tokens[start..<index])
                start = index + 1
            }
            index += 1
            if depth == 0 { return try checked(arguments, of: macro, at: name) }
        }
        throw Diagnostic(
            .syntax, at: name.span, "')' of the macro '\(macro.name.clipped)' is missing")
    }

    private func checked(
        _ arguments: [ArraySlice<SwiftToken>], of macro: MacroOfC, at name: SwiftToken
    ) throws(Diagnostic) -> [ArraySlice<SwiftToken>] {
        let count = macro.parameters?.count ?? 0
        if count == 0, arguments.count == 1, arguments[0].isEmpty, !macro.isVariadic { return [] }
        guard arguments.count == count || macro.isVariadic && arguments.count >= count else {
            throw Diagnostic(
                .wrongArity, at: name.span,
                "the macro '\(macro.name.clipped)' takes \(Message.arguments(count)), not "
                    + "\(arguments.count)")
        }
        return arguments
    }

    /// The body with the arguments in the place of the parameters.
    private mutating func replace(
        _ macro: MacroOfC, _ arguments: [ArraySlice<SwiftToken>], _ hidden: Set<String>,
        at name: SwiftToken
    ) throws(Diagnostic) -> [SwiftToken] {
        var given: [String: ArraySlice<SwiftToken>] = [:]
        for (parameter, argument) in zip(macro.parameters ?? [], arguments) {
            given[parameter] = argument
        }
        if macro.isVariadic {
            let count = macro.parameters?.count ?? 0
            given[MacroOfC.rest] = arguments.count > count ? arguments[count] : []
        }
        var result: [SwiftToken] = []
        var index = 0
        while index < macro.body.count {
            let token = macro.body[index]
            index += 1
            let next = index < macro.body.count ? macro.body[index] : nil
            if token.isSign("#"), let word = next?.word, let argument = given[word] {
                result.append(token.placed(at: name, .string([.text(argument.textOfC)])))
                index += 1
            } else if token.isSign("##") {
                join(&result, with: next, given, at: name)
                index += 1
            } else if let word = token.word, let argument = given[word] {
                let isJoined = next?.isSign("##") ?? false
                result += isJoined ? Array(argument) : try expand(argument, without: hidden)
            } else {
                result.append(token.placed(at: name, token.kind))
            }
            try count(1, at: name)
        }
        return result
    }

    /// `a##b`: the last token and the next one are one word. Behind a comma, `##__VA_ARGS__` takes the
    /// comma away where there are no arguments.
    private func join(
        _ result: inout [SwiftToken], with next: SwiftToken?,
        _ given: [String: ArraySlice<SwiftToken>], at name: SwiftToken
    ) {
        guard let next else { return }
        var other = next.word.flatMap { given[$0] }.map(Array.init) ?? [next]
        if let last = result.last, last.isSign(",") {
            if other.isEmpty { result.removeLast() } else { result += other }
            return
        }
        guard let last = result.last, let left = last.joinable, let right = other.first?.joinable
        else {
            result += other
            return
        }
        other.removeFirst()
        result[result.count - 1] = last.placed(
            at: name, .identifier(left + right, isEscaped: false))
        result += other
    }
}

extension SwiftToken {
    /// A token of that kind where the name of a macro stood.
    fileprivate func placed(at name: SwiftToken, _ kind: Kind) -> SwiftToken {
        var token = SwiftToken(kind: kind, span: name.span, range: name.range)
        token.isAfterSpace = isAfterSpace
        token.isBeforeSpace = isBeforeSpace
        token.isUnsigned = isUnsigned
        token.isLong = isLong
        return token
    }

    /// The token, with the space before it that was before the name.
    fileprivate func placed(as name: SwiftToken) -> SwiftToken {
        var token = self
        token.isAfterSpace = name.isAfterSpace
        token.isAfterLineEnd = name.isAfterLineEnd
        return token
    }

    /// Its text, where it can be a part of a name.
    fileprivate var joinable: String? {
        switch kind {
        case .identifier(let name, _): name
        case .integer(let number): number >= 0 ? "\(number)" : nil
        case .number, .string, .sign, .end: nil
        }
    }
}

extension ArraySlice<SwiftToken> {
    /// The tokens as C puts them into a text.
    fileprivate var textOfC: String {
        text { pieces in
            pieces.reduce(into: "") { text, piece in
                if case .text(let part) = piece { text += "\"\(part)\"" }
            }
        }
    }
}
