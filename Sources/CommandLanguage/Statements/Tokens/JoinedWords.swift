/// Words that a page's copy runs together since it lost the space between them: `classHome`,
/// `@IBOutletweak`, `[selfviewDidLoad]`. Only those are parted that cannot be anything else; what the
/// parsers and the checker cannot read, they refuse with the likely repair.
struct JoinedWords {
    private let tokens: [SwiftToken]
    /// Whether a semicolon ends the code, which has no token.
    private let isTerminated: Bool
    /// What stands around each token; empty where no word asks for it.
    private let surroundings: [TokenSurroundings]

    private init(_ tokens: [SwiftToken], isTerminated: Bool) {
        self.tokens = tokens
        self.isTerminated = isTerminated
        let mayDeclare = tokens.contains { $0.word.map(JoinedWord.mayDeclare) ?? false }
        surroundings = mayDeclare ? TokenSurroundings.all(of: tokens) : []
    }

    /// The tokens with joined words parted, and what was parted.
    static func part(
        _ tokens: [SwiftToken], isTerminated: Bool
    ) -> ([SwiftToken], [CodeReading]) {
        let words = JoinedWords(tokens, isTerminated: isTerminated)
        guard let first = tokens.indices.first(where: { words.end(at: $0) != nil }) else {
            return (tokens, [])
        }
        var parted = Array(tokens[..<first])
        var readings: [CodeReading] = []
        for index in first..<tokens.count {
            guard let end = words.end(at: index) else {
                parted.append(tokens[index])
                continue
            }
            let (one, other) = tokens[index].parted(at: end)
            parted += [one, other]
            readings.append(words.reading(at: index, one, other))
        }
        return (parted, readings)
    }

    private func reading(at index: Int, _ one: SwiftToken, _ other: SwiftToken) -> CodeReading {
        let sign = index > 0 && tokens[index - 1].isSign("@") ? "@" : ""
        let words = (one: sign + (one.word ?? ""), other: other.word ?? "")
        let repair = CodeRepair(
            at: tokens[index].span, tokens[index].word ?? "",
            as: "\(one.word ?? "") \(words.other)")
        return CodeReading(
            at: tokens[index].span, joined: words.one + words.other,
            as: "\(words.one) \(words.other)", repair: repair)
    }

    /// How long the first of the words is that the token joins; nil for a token that is one word.
    private func end(at index: Int) -> Int? {
        guard let word = tokens[index].word, word.utf8.count > 3 else { return nil }
        if index > 0, tokens[index - 1].isSign("@"), !tokens[index].isAfterSpace {
            return directive(word) ?? attribute(word)
        }
        if beginsStatement(at: index) || followsModifier(index) {
            return type(word, at: index) ?? keywords(word, at: index) ?? value(word, at: index)
                ?? variable(word, at: index) ?? function(word, at: index)
                ?? module(word, at: index)
        }
        if index > 0, tokens[index - 1].isSign("["), beginsStatement(at: index - 1) {
            return receiver(word, at: index)
        }
        return word == "elseif" && isSign("}", at: index - 1) ? 4 : outlet(word, at: index)
    }

    // MARK: Behind '@'

    /// `@interfaceHome`: a name of a class begins with a capital. `@propertyWrapper` is a word of Swift's.
    private func directive(_ word: String) -> Int? {
        if word == "propertyWrapper" { return nil }
        let directives = [
            "interface", "implementation", "protocol", "class", "property", "import",
        ]
        return JoinedWord.end(of: directives, in: word) { $0.beginsWithCapital }
    }

    /// `@IBOutletweak`, `@IBActionfunc`
    private func attribute(_ word: String) -> Int? {
        JoinedWord.end(of: Array(Self.attributes), in: word) {
            Self.modifiers.contains($0) || Self.declarations.contains($0)
        }
    }

    // MARK: At the beginning of a statement

    /// `classHome: UIViewController {`, and `structHome {` before members or behind a modifier.
    private func type(_ word: String, at index: Int) -> Int? {
        guard let end = JoinedWord.typeEnd(word) else { return nil }
        let isPlain =
            isSign("{", at: index + 1) && (followsModifier(index) || holdsMembers(from: index + 2))
        return isPlain || isSign(":", at: index + 1) && inherits(from: index + 2) ? end : nil
    }

    /// Whether all that stands there up to the brace that closes is declared: what a function is
    /// given does something.
    private func holdsMembers(from start: Int) -> Bool {
        var depth = 0
        var hasMembers = false
        for index in start..<tokens.count {
            if case .sign(let sign) = tokens[index].kind {
                if depth == 0, sign == "}" { return hasMembers }
                depth += ["{", "(", "["].contains(sign) ? 1 : 0
                depth -= ["}", ")", "]"].contains(sign) ? 1 : 0
            }
            guard depth == 0, let word = tokens[index].word, beginsStatement(at: index) else {
                continue
            }
            guard Self.memberWords.contains(word) || end(at: index) != nil else { return false }
            hasMembers = true
        }
        return false
    }

    /// Whether names of types stand there, and then the brace of a body.
    private func inherits(from start: Int) -> Bool {
        let names = tokens[start...].prefix { $0.word != nil || $0.isSign(",") || $0.isSign(".") }
        return names.first?.word?.beginsWithCapital == true && isSign("{", at: names.endIndex)
    }

    /// `overridefunc viewDidLoad`, `weakvar child`: a name follows.
    private func keywords(_ word: String, at index: Int) -> Int? {
        guard tokens[min(index + 1, tokens.count - 1)].word != nil,
            !tokens[index + 1].isAfterLineEnd
        else { return nil }
        return JoinedWord.end(of: Array(Self.modifiers), in: word) {
            Self.declarations.contains($0)
        }
    }

    /// `letx = 5` and `varx: Int` among members or behind a modifier, and `letx: Int` anywhere.
    private func variable(_ word: String, at index: Int) -> Int? {
        guard let end = JoinedWord.variableEnd(word) else { return nil }
        if isSign("=", at: index + 1), mustDeclare(index) { return end }
        guard isSign(":", at: index + 1), surroundings[index] != .brackets else { return nil }
        let isType = tokens[index + 2].word?.beginsWithCapital == true || isSign("[", at: index + 2)
        return mustDeclare(index) || isType ? end : nil
    }

    /// `funcrun() {` among members or behind a modifier, and `funcrun(_ times: Int) {` or
    /// `funcrun() -> Int {` anywhere.
    private func function(_ word: String, at index: Int) -> Int? {
        guard let end = JoinedWord.functionEnd(word), isSign("(", at: index + 1) else { return nil }
        return mustDeclare(index) || hasHeadOfFunction(at: index + 1) ? end : nil
    }

    /// Whether `(_ times: Int)` or `() -> Int` is there, which no call has.
    private func hasHeadOfFunction(at open: Int) -> Bool {
        var depth = 0
        for index in open..<tokens.count {
            if isSign("(", at: index) { depth += 1 }
            if isSign(")", at: index) { depth -= 1 }
            if depth == 0 { return isSign("->", at: index + 1) && tokens[index + 1].isAfterSpace }
            let isParameter = depth == 1 && ["(", ","].contains { isSign($0, at: index - 1) }
            if isParameter, tokens[index].word != nil, tokens[index + 1].word != nil,
                isSign(":", at: index + 2)
            {
                return true
            }
        }
        return false
    }

    /// Whether nothing but a declaration can stand there.
    private func mustDeclare(_ index: Int) -> Bool {
        surroundings[index] == .type || followsModifier(index)
    }

    /// `importUIKit` alone on its line.
    private func module(_ word: String, at index: Int) -> Int? {
        guard JoinedWord.isImport(word) else { return nil }
        let next = tokens[min(index + 1, tokens.count - 1)]
        let isAlone = index + 2 >= tokens.count || next.isAfterLineEnd || next.isSign(";")
        return isAlone ? "import".count : nil
    }

    /// `returnNO;` and `CGRectendFrame =`
    private func value(_ word: String, at index: Int) -> Int? {
        if isEnded(at: index + 1) {
            let values = ["YES", "NO", "nil", "self", "true", "false"]
            return JoinedWord.end(of: ["return"], in: word) { values.contains($0) }
        }
        guard isSign("=", at: index + 1) else { return nil }
        let types = ["CGRect", "CGSize", "CGPoint", "CGFloat", "BOOL", "NSInteger", "NSUInteger"]
        return JoinedWord.end(of: types, in: word) { $0.first?.isLowercase == true }
    }

    /// `[selfpresentViewController:…` and `[superviewDidLoad];`
    private func receiver(_ word: String, at index: Int) -> Int? {
        let isWhole = isSign("]", at: index + 1) && isEnded(at: index + 2)
        guard isSign(":", at: index + 1) || isWhole else { return nil }
        return JoinedWord.end(of: ["self", "super"], in: word) {
            $0.count > 4 && $0.first?.isLowercase == true
        }
    }

    /// `IBOutletUIButton *button`
    private func outlet(_ word: String, at index: Int) -> Int? {
        guard isSign("*", at: index + 1) else { return nil }
        return JoinedWord.end(of: ["IBOutlet"], in: word) { $0.hasPrefix("UI") }
    }

    // MARK: Places

    private func isSign(_ sign: String, at index: Int) -> Bool {
        tokens.indices.contains(index) && tokens[index].isSign(sign)
    }

    /// Whether a statement of Objective-C's ends there.
    private func isEnded(at index: Int) -> Bool {
        if isSign(";", at: index) || isSign("}", at: index) { return true }
        return isTerminated && index == tokens.count - 1
    }

    private func beginsStatement(at index: Int) -> Bool {
        guard index > 0 else { return true }
        if [";", "{", "}"].contains(where: { isSign($0, at: index - 1) }) { return true }
        return tokens[index].isAfterLineEnd
            && !["(", "[", ",", ":", "?"].contains { isSign($0, at: index - 1) }
    }

    private func followsModifier(_ index: Int) -> Bool {
        guard index > 0, let word = tokens[index - 1].word else { return false }
        return Self.modifiers.contains(word)
            || isSign("@", at: index - 2) && Self.attributes.contains(word)
    }

    /// Words before the declaration of Swift's that they change, and nothing else.
    private static let modifiers: Set<String> = [
        "private", "fileprivate", "public", "internal", "final", "override", "weak", "lazy",
        "unowned", "open", "static",
    ]

    private static let attributes: Set<String> = [
        "IBOutlet", "IBAction", "objc", "MainActor", "discardableResult", "main", "nonobjc",
    ]

    private static let declarations: Set<String> = [
        "var", "let", "func", "init", "class", "struct", "enum", "protocol", "extension",
    ]

    /// Words with which a member begins.
    private static let memberWords = modifiers.union(declarations).union([
        "case", "deinit", "typealias", "required", "convenience", "mutating", "indirect", "dynamic",
        "subscript", "associatedtype",
    ])
}

extension SwiftToken {
    /// The word's first letters and the rest, as words of their own.
    fileprivate func parted(at end: Int) -> (SwiftToken, SwiftToken) {
        let word = word ?? ""
        let bytes = word.prefix(end).utf8.count
        var place = span
        place.length = end
        var one = SwiftToken(
            kind: .identifier(String(word.prefix(end)), isEscaped: false), span: place,
            range: range.lowerBound..<range.lowerBound + bytes)
        one.isAfterSpace = isAfterSpace
        one.isAfterLineEnd = isAfterLineEnd
        one.isBeforeSpace = true
        place.column += end
        place.length = max(1, span.length - end)
        var other = SwiftToken(
            kind: .identifier(String(word.dropFirst(end)), isEscaped: false), span: place,
            range: range.lowerBound + bytes..<range.upperBound)
        other.isAfterSpace = true
        other.isBeforeSpace = isBeforeSpace
        return (one, other)
    }
}
