/// A `switch` of a Swift file, as far as its tokens tell.
struct ScannedSwitch: Equatable {
    /// Counted from 1.
    var line: Int
    /// The line of `default`, or of a case that takes every value without a condition; nil where
    /// there is neither.
    var catchAll: Int?
    /// The cases of enumerations that its patterns name, in order: `viewDidLoad` for
    /// `.viewDidLoad`, `Callback.viewDidLoad`, `let .viewDidLoad(x)` and `(.viewDidLoad, 1)`.
    var enumerationCases: [Name] = []

    /// A case, with its type where that is written out.
    struct Name: Hashable {
        var type: String?
        var name: String
    }
}

/// Finds switches and what stands in their patterns, whatever the lines look like.
struct SwitchScanner {
    private let tokens: [Token]

    /// The switches in the order in which they begin; one inside another is found as well.
    static func switches(in text: SourceText) -> [ScannedSwitch] {
        let scanner = SwitchScanner(tokens: text.tokens.flatMap(\.splitSigns))
        return scanner.tokens.indices.compactMap(scanner.scanSwitch)
    }

    private func text(_ index: Int) -> String {
        tokens.indices.contains(index) ? tokens[index].text : ""
    }

    private func scanSwitch(at index: Int) -> ScannedSwitch? {
        guard text(index) == "switch", text(index - 1) != "." else { return nil }
        var found = ScannedSwitch(line: tokens[index].line)
        guard var next = endOfSubject(from: index + 1) else { return nil }
        var depth = 0
        while next < tokens.count {
            switch text(next) {
            case "{", "(", "[": depth += 1
            case "}", ")", "]":
                depth -= 1
                if depth == 0 { return found }
            case "default" where depth == 1 && text(next + 1) == ":":
                found.catchAll = tokens[next].line
            case "case" where depth == 1 && beginsBranch(next):
                next = takeCase(at: next, into: &found)
            default: break
            }
            next += 1
        }
        return found
    }

    /// The index of the brace behind what is switched over.
    private func endOfSubject(from start: Int) -> Int? {
        var depth = 0
        for index in start..<tokens.count {
            switch text(index) {
            case "{" where depth == 0: return index
            case "{", "(", "[": depth += 1
            case "}", ")", "]": depth -= 1
            default: break
            }
        }
        return nil
    }

    /// Whether `case` begins a branch of the switch: it is no condition of `if`, `guard`, `while`
    /// or `for`.
    private func beginsBranch(_ index: Int) -> Bool {
        !["if", "guard", "while", "for", ","].contains(text(index - 1))
    }

    /// Reads the patterns of a branch; returns the index of the colon behind them.
    private func takeCase(at index: Int, into found: inout ScannedSwitch) -> Int {
        var pattern: [String] = []
        var depth = 0
        var next = index + 1
        while next < tokens.count {
            let token = text(next)
            if depth == 0, token == ":" || token == "," {
                take(pattern, line: tokens[index].line, into: &found)
                pattern = []
                if token == ":" { break }
            } else {
                if ["(", "[", "{"].contains(token) { depth += 1 }
                if [")", "]", "}"].contains(token) { depth -= 1 }
                pattern.append(token)
            }
            next += 1
        }
        return next
    }

    private func take(_ pattern: [String], line: Int, into found: inout ScannedSwitch) {
        let isConditional = pattern.contains("where")
        let pattern = pattern.prefix { $0 != "where" }
        if !isConditional, takesEverything(pattern) { found.catchAll = line }
        found.enumerationCases += names(in: Array(pattern))
    }

    /// Whether a pattern has nothing but `_`, new variables and the parentheses of tuples.
    private func takesEverything(_ pattern: ArraySlice<String>) -> Bool {
        let binds = pattern.contains("let") || pattern.contains("var")
        return pattern.allSatisfy {
            ["_", "(", ")", ",", "let", "var"].contains($0) || binds && $0.isIdentifier
        }
    }

    /// The cases that stand where a value is compared: at the start, or as the elements of a tuple.
    private func names(in pattern: [String]) -> [ScannedSwitch.Name] {
        let openings: Set = ["", "(", ",", "let", "var"]
        var isPayload: [Bool] = []
        var names: [ScannedSwitch.Name] = []
        for (index, token) in pattern.enumerated() {
            let before = index == 0 ? "" : pattern[index - 1]
            if token == "(" { isPayload.append(!openings.contains(before)) }
            if token == ")" { _ = isPayload.popLast() }
            guard openings.contains(before), !isPayload.contains(true) else { continue }
            if let name = name(in: pattern[index...]) { names.append(name) }
        }
        return names
    }

    /// `.name` or `Type.name` at the start of the tokens.
    private func name(in tokens: ArraySlice<String>) -> ScannedSwitch.Name? {
        let words = tokens.prefix { $0 == "." || $0.isIdentifier }
        guard words.count > 1, words.dropFirst(words.count - 2).first == ".", let name = words.last,
            name.isIdentifier
        else { return nil }
        let type = words.dropLast(2)
        guard type.isEmpty || type.last?.first?.isUppercase == true else { return nil }
        return ScannedSwitch.Name(type: type.isEmpty ? nil : type.joined(), name: name)
    }
}

extension String {
    fileprivate var isIdentifier: Bool {
        first.map { $0.isLetter || $0 == "_" || $0 == "`" } ?? false
    }
}

extension Token {
    /// A run of signs one by one, so that the full stop of `?.some` or `~.a` is a token of its own.
    fileprivate var splitSigns: [Token] {
        guard text.count > 1, text.contains("."), !(text.first?.isLetter ?? false) else {
            return [self]
        }
        return text.map { Token(text: String($0), line: line) }
    }
}
