import CommandLanguage

/// Completes the last word of a statement, in the language that the statement is of: what can
/// follow a value is told by its type, and nothing is run to know it.
@MainActor
struct StatementCompletion {
    private let evaluator: Evaluator
    private let code: String
    /// Brackets that are open at the end, the innermost last, with where each begins.
    private let openings: [String.Index]
    /// Where the name begins that is to be completed.
    private let nameStart: String.Index

    init(_ code: String, in evaluator: Evaluator) {
        self.evaluator = evaluator
        self.code = code
        openings = code.openBrackets
        nameStart = code.nameStart
    }

    /// What the last word may go on as, each item from that word's beginning on.
    func items(completing word: String) -> [CompletionItem] {
        let head = word.dropLast(code.distance(from: nameStart, to: code.endIndex))
        return candidates.map { CompletionItem(head + $0.text, note: $0.note) }
    }

    private typealias Candidate = (text: String, note: String)

    private var candidates: [Candidate] {
        if nameStart > code.startIndex, code[code.index(before: nameStart)] == "." {
            return members(behind: code.index(before: nameStart))
        }
        if let message = message { return message }
        guard let argument else { return names }
        let begun = code[nameStart...].lowercased()
        let fitting = argument.filter { $0.text.lowercased().hasPrefix(begun) }
        return fitting.isEmpty && !begun.isEmpty ? names : fitting
    }

    // MARK: In a call

    /// What may come next in the parentheses that are open; nil where nothing tells that.
    private var argument: [Candidate]? {
        guard let opening = openings.last, code[opening] == "(" else { return nil }
        let methods = methods(of: code[code.operandStart(before: opening)..<opening])
        if methods.isEmpty { return nil }
        let inside = code[code.index(after: opening)..<nameStart]
        return CallCompletion(evaluator: evaluator, methods: methods, inside: inside).candidates
    }

    /// The methods, initializers or functions that a call of that name can mean.
    private func methods(of callee: Substring) -> [MemberMethod] {
        let classes = evaluator.variables.classes
        let base = String(callee.suffix(while: \.isNamePart))
        let owner = callee.dropLast(base.count).dropLast(while: { ".?!".contains($0) })
        if base.isEmpty { return [] }
        if owner.isEmpty { return plainMethods(base) }
        if let type = typeReference(owner) {
            return type.lineage(in: classes).flatMap(\.members.staticMethods).filter {
                $0.base == base
            }
        }
        return type(of: owner, .swift).map { classes.methods(base, of: $0) } ?? []
    }

    /// What a name without a receiver can call: what makes a type's values, a function of the
    /// session, or a method of the controller that code is written for.
    private func plainMethods(_ base: String) -> [MemberMethod] {
        let variables = evaluator.variables
        if let type = typeReference(Substring(base)) { return type.members.initialisers }
        let functions = variables.functions(base).map(\.method)
        return functions.isEmpty
            ? variables.classes.methods(base, of: .named(.viewController)) : functions
    }

    /// What `source` is a value of; nil where it is none.
    private func type(of source: Substring, _ language: SourceLanguage) -> ValueType? {
        value(source, language).flatMap { value in
            let line = LineUnderCheck(variables: evaluator.variables, language: language)
            return try? line.expressions.check(value).type.unwrapped
        }
    }

    private func typeReference(_ source: Substring) -> TypeDescription? {
        value(source, .swift).flatMap {
            LineUnderCheck(variables: evaluator.variables).types.reference($0)
        }
    }

    /// The expression that the code is.
    private func value(_ source: Substring, _ language: SourceLanguage) -> Expression? {
        let start = language == .swift ? "let value = " : "id value = "
        var parser = ScriptParser(file: nil)
        parser.feed(start + source + "\n")
        parser.finish()
        guard case .statement(let line)? = try? parser.next(), line.statements.count == 1,
            case .declaration(.variable(_, _, _, _, let value?)) = line.statements[0]
        else { return nil }
        return value
    }

    // MARK: Behind a dot

    private func members(behind dot: String.Index) -> [Candidate] {
        let owner = code[code.operandStart(before: dot)..<dot].dropLast(while: { "?!".contains($0) }
        )
        if owner.isEmpty { return implicitMembers(before: dot) }
        if let type = typeReference(owner) {
            let names = type.staticNames(in: evaluator.variables.classes).filter {
                !$0.contains("(")
            }
            return names.map { ($0, type.name) } + statics(of: type)
        }
        if let type = type(of: owner, .swift) { return members(of: type) }
        guard let type = type(of: owner, .objectiveC) else { return [] }
        return properties(of: type)
    }

    /// Behind the dot of `.fullScreen`: what the place before `=` or `==` can be.
    private func implicitMembers(before dot: String.Index) -> [Candidate] {
        let before = code[..<dot].dropLast(while: { " =|".contains($0) })
        guard before.endIndex < dot, code[before.endIndex..<dot].contains("=") else { return [] }
        let owner = code[code.operandStart(before: before.endIndex)..<before.endIndex]
        guard let type = type(of: owner, .swift)?.unwrapped.description else { return [] }
        return type.staticNames(in: evaluator.variables.classes).map { ($0, type.name) }
    }

    /// What can follow the dot after a value of the type: properties, and methods up to their
    /// parenthesis.
    private func members(of type: ValueType) -> [Candidate] {
        evaluator.variables.classes.lineage(of: type).flatMap { description in
            description.members.properties.map { ($0.name, $0.type.name) }
                + description.members.methods.map { ($0.opening, $0.name) }
        }
    }

    /// Methods of the type itself and what makes values of it.
    private func statics(of type: TypeDescription) -> [Candidate] {
        type.lineage(in: evaluator.variables.classes).flatMap { type in
            type.members.staticMethods.map { ($0.opening, $0.name) }
        } + type.members.initialisers.map { ("init(", $0.name) }
    }

    private func properties(of type: ValueType) -> [Candidate] {
        evaluator.variables.classes.lineage(of: type).flatMap { description in
            description.objectiveC.properties.keys.sorted().map { ($0, description.name) }
        }
    }

    // MARK: Messages

    /// The selectors that fit the message which is open; nil where none is, or where a value of it
    /// comes next.
    private var message: [Candidate]? {
        guard let opening = openings.last, code[opening] == "[" else { return nil }
        let start = code.index(after: opening)
        let words = code[start..<nameStart].topLevelWords
        guard let receiver = words.first, !(words.last?.hasSuffix(":") ?? false) else { return nil }
        let parts = words.dropFirst().compactMap { word in
            word.firstIndex(of: ":").map { String(word[...$0]) }
        }
        return Self.continuations(of: selectors(of: receiver), behind: parts)
    }

    private func selectors(of receiver: Substring) -> [String] {
        if let type = typeReference(receiver) {
            return type.lineage(in: evaluator.variables.classes).flatMap {
                $0.objectiveC.ofClass.keys.sorted()
            } + ["alloc", "new"]
        }
        guard let type = type(of: receiver, .objectiveC) else { return [] }
        let isMade = receiver.hasSuffix(" alloc]")
        return evaluator.variables.classes.lineage(of: type).flatMap { description in
            (isMade ? description.objectiveC.initialisers : description.objectiveC.instance).keys
                .sorted()
        } + (isMade ? [] : FoundationMessage.names(of: type))
    }

    /// The next part of each selector that begins with those parts.
    private static func continuations(of selectors: [String], behind parts: [String]) -> [Candidate]
    {
        let begun = parts.joined()
        return selectors.compactMap { selector in
            guard selector.hasPrefix(begun), selector != begun else { return nil }
            let rest = selector.dropFirst(begun.count)
            return (String(rest.prefix { $0 != ":" }) + (rest.contains(":") ? ":" : ""), selector)
        }
    }

    // MARK: Names

    private var names: [Candidate] {
        let variables = evaluator.variables
        let values = variables.known + variables.functionNames.map { $0 + "(" }
        let constants = openings.isEmpty && !code.contains("=") ? [] : ConstantsOfC.names
        let types = variables.classes.names + MemberTable.names
        let functions = FunctionOfC.names.map { $0 + "(" }
        return (values + types + constants + functions).map { ($0, "") }
    }
}

extension MemberMethod {
    /// The method up to its first argument.
    fileprivate var opening: String { parameters.isEmpty ? name : base + "(" }
}

extension String {
    /// Where the brackets begin that nothing closes, outside texts.
    fileprivate var openBrackets: [Index] {
        var open: [Index] = []
        var isQuoted = false
        var last: Character = " "
        for index in indices {
            let character = self[index]
            if character == "\"", last != "\\" { isQuoted.toggle() }
            if !isQuoted {
                if "([{".contains(character) { open.append(index) }
                if ")]}".contains(character) { _ = open.popLast() }
            }
            last = character
        }
        return open
    }

    /// Where the name at the end begins.
    fileprivate var nameStart: Index {
        var start = endIndex
        while start > startIndex, self[index(before: start)].isNamePart {
            start = index(before: start)
        }
        return start
    }

    /// Where the value begins that ends at `end`: names, dots and whole brackets.
    fileprivate func operandStart(before end: Index) -> Index {
        var start = end
        var depth = 0
        while start > startIndex {
            let character = self[index(before: start)]
            if ")]".contains(character) { depth += 1 }
            if "([".contains(character) { depth -= 1 }
            let isPart = depth > 0 || character.isNamePart || ".?!".contains(character)
            guard depth >= 0, isPart || "([".contains(character) else { break }
            start = index(before: start)
        }
        return start
    }
}

extension Substring {
    /// The words that stand in no brackets of their own.
    fileprivate var topLevelWords: [Substring] {
        var words: [Substring] = []
        var start: Index?
        var depth = 0
        for index in indices {
            if "([{".contains(self[index]) { depth += 1 }
            if ")]}".contains(self[index]) { depth -= 1 }
            if self[index] == " ", depth == 0 {
                if let begin = start { words.append(self[begin..<index]) }
                start = nil
            } else if start == nil {
                start = index
            }
        }
        if let start { words.append(self[start...]) }
        return words
    }

    /// Without what ends it and satisfies the test.
    fileprivate func dropLast(while isDropped: (Character) -> Bool) -> Substring {
        var rest = self
        while let last = rest.last, isDropped(last) { rest.removeLast() }
        return rest
    }
}

extension Substring {
    /// The longest end that satisfies the test.
    fileprivate func suffix(while isTaken: (Character) -> Bool) -> Substring {
        self[dropLast(while: isTaken).endIndex...]
    }
}

extension Character {
    fileprivate var isNamePart: Bool { isLetter || isNumber || self == "_" }
}
