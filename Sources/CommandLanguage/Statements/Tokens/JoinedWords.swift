/// Words that a page's copy runs together since it lost the space between them: `classHome`,
/// `@IBOutletweak`, `[selfviewDidLoad]`. Only those are parted that cannot be anything else; what the
/// parsers and the checker cannot read, they refuse with the likely repair.
struct JoinedWords {
    private let tokens: [SwiftToken]
    /// Whether a semicolon ends the code, which has no token.
    private let isTerminated: Bool

    /// The tokens with joined words parted, and what was parted.
    static func part(
        _ tokens: [SwiftToken], isTerminated: Bool
    ) -> ([SwiftToken], [CodeReading]) {
        let words = JoinedWords(tokens: tokens, isTerminated: isTerminated)
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
        return CodeReading(
            at: tokens[index].span, joined: words.one + words.other,
            as: "\(words.one) \(words.other)")
    }

    /// How long the first of the words is that the token joins; nil for a token that is one word.
    private func end(at index: Int) -> Int? {
        guard let word = tokens[index].word, word.utf8.count > 5 else { return nil }
        if index > 0, tokens[index - 1].isSign("@"), !tokens[index].isAfterSpace {
            return directive(word) ?? attribute(word)
        }
        if beginsStatement(at: index) || followsModifier(index) {
            return type(word, at: index) ?? keywords(word, at: index) ?? value(word, at: index)
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
        return Self.end(
            of: ["interface", "implementation", "protocol", "class", "property"], in: word
        ) {
            $0.beginsWithCapital
        }
    }

    /// `@IBOutletweak`, `@IBActionfunc`
    private func attribute(_ word: String) -> Int? {
        let attributes = [
            "IBOutlet", "IBAction", "objc", "MainActor", "discardableResult", "main", "nonobjc",
        ]
        return Self.end(of: attributes, in: word) {
            Self.modifiers.contains($0) || Self.declarations.contains($0)
        }
    }

    // MARK: At the beginning of a statement

    /// `classHome: UIViewController {`, and behind a modifier `classHome {` as well.
    private func type(_ word: String, at index: Int) -> Int? {
        let begins = ["class", "struct", "enum", "protocol", "extension"]
        guard let end = Self.end(of: begins, in: word, where: { $0.beginsWithCapital }) else {
            return nil
        }
        let isPlain = isSign("{", at: index + 1) && followsModifier(index)
        return isPlain || isSign(":", at: index + 1) && inherits(from: index + 2) ? end : nil
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
        return Self.end(of: Array(Self.modifiers), in: word) { Self.declarations.contains($0) }
    }

    /// `returnNO;` and `CGRectendFrame =`
    private func value(_ word: String, at index: Int) -> Int? {
        if isEnded(at: index + 1) {
            let values = ["YES", "NO", "nil", "self", "true", "false"]
            return Self.end(of: ["return"], in: word) { values.contains($0) }
        }
        guard isSign("=", at: index + 1) else { return nil }
        let types = ["CGRect", "CGSize", "CGPoint", "CGFloat", "BOOL", "NSInteger", "NSUInteger"]
        return Self.end(of: types, in: word) { $0.first?.isLowercase == true }
    }

    /// `[selfpresentViewController:…` and `[superviewDidLoad];`
    private func receiver(_ word: String, at index: Int) -> Int? {
        let isWhole = isSign("]", at: index + 1) && isEnded(at: index + 2)
        guard isSign(":", at: index + 1) || isWhole else { return nil }
        return Self.end(of: ["self", "super"], in: word) {
            $0.count > 4 && $0.first?.isLowercase == true
        }
    }

    /// `IBOutletUIButton *button`
    private func outlet(_ word: String, at index: Int) -> Int? {
        guard isSign("*", at: index + 1) else { return nil }
        return Self.end(of: ["IBOutlet"], in: word) { $0.hasPrefix("UI") }
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
            && !["(", "[", ",", ":"].contains { isSign($0, at: index - 1) }
    }

    private func followsModifier(_ index: Int) -> Bool {
        index > 0 && tokens[index - 1].word.map(Self.modifiers.contains) == true
    }

    /// Words before the declaration of Swift's that they change, and nothing else.
    private static let modifiers: Set<String> = [
        "private", "fileprivate", "public", "internal", "final", "override", "weak", "lazy",
        "unowned", "open", "static",
    ]

    private static let declarations: Set<String> = [
        "var", "let", "func", "init", "class", "struct", "enum", "protocol", "extension",
    ]

    /// The length of the longest of the words that `word` begins with, where the rest fits.
    private static func end(
        of words: [String], in word: String, where fits: (String) -> Bool
    ) -> Int? {
        words.filter { word.hasPrefix($0) && word.count > $0.count }.map(\.count)
            .filter { fits(String(word.dropFirst($0))) }.max()
    }
}

extension String {
    fileprivate var beginsWithCapital: Bool { first?.isUppercase == true }
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
