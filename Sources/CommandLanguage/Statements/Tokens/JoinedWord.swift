/// A word that may be two of which a page's copy lost the space between them: a word of the language
/// and a name.
public enum JoinedWord {
    /// `struct Home` of `structHome`, `import Home` of `importHome`; nil for a word that does not begin
    /// so.
    public static func definition(in word: String) -> String? {
        let end = typeEnd(word) ?? end(of: ["import"], in: word, where: \.beginsWithCapital)
        return parted(word, at: end)
    }

    /// `let home` of `lethome`.
    public static func variable(in word: String) -> String? { parted(word, at: variableEnd(word)) }

    /// `func run` of `funcrun`.
    public static func function(in word: String) -> String? { parted(word, at: functionEnd(word)) }

    private static func parted(_ word: String, at end: Int?) -> String? {
        end.map { "\(word.prefix($0)) \(word.dropFirst($0))" }
    }

    /// How long the first word of `classHome` is; the name of a type begins with a capital.
    static func typeEnd(_ word: String) -> Int? {
        end(
            of: ["class", "struct", "enum", "protocol", "extension"], in: word,
            where: \.beginsWithCapital)
    }

    /// How long the first word of `lethome` or `varhome` is.
    static func variableEnd(_ word: String) -> Int? {
        isPlainWord(word) ? nil : end(of: ["let", "var"], in: word, where: \.beginsName)
    }

    /// How long the first word of `funcrun` is.
    static func functionEnd(_ word: String) -> Int? {
        isPlainWord(word) ? nil : end(of: ["func"], in: word, where: \.beginsName)
    }

    /// Whether the word declares a variable or a function where it is two.
    static func mayDeclare(_ word: String) -> Bool {
        variableEnd(word) != nil || functionEnd(word) != nil
    }

    /// Whether the word is `import` with the name of a module.
    static func isImport(_ word: String) -> Bool {
        end(of: ["import"], in: word) { modules.contains($0) } != nil
    }

    private static let modules: Set<String> = [
        "UIKit", "Foundation", "CoreGraphics", "CoreLocation", "QuartzCore", "MapKit", "WebKit",
        "SwiftUI", "Combine", "XCTest", "AVFoundation", "HeadlessUIKit", "Gallery", "Observation",
    ]

    /// Whether it is a word of English that only begins as one of the language does, or a name that
    /// is made of such a word.
    private static func isPlainWord(_ word: String) -> Bool {
        plainBeginnings.contains { word.hasPrefix($0) }
    }

    private static let plainBeginnings = [
        "letter", "lets", "lethal", "variab", "varian", "variat", "varie", "variou", "vary", "vars",
        "function", "funcs",
    ]

    /// The length of the longest of the words that `word` begins with, where the rest fits.
    static func end(of words: [String], in word: String, where fits: (String) -> Bool) -> Int? {
        words.filter { word.hasPrefix($0) && word.count > $0.count }.map(\.count)
            .filter { fits(String(word.dropFirst($0))) }.max()
    }
}

extension String {
    var beginsWithCapital: Bool { first?.isUppercase == true }

    fileprivate var beginsName: Bool { first.map { $0.isLetter || $0 == "_" } ?? false }
}

/// What the innermost brackets around a token are.
enum TokenSurroundings {
    /// None, or the braces of code.
    case code
    /// The braces of a type, where only members stand.
    case type
    case brackets

    /// What stands around each of the tokens.
    static func all(of tokens: [SwiftToken]) -> [TokenSurroundings] {
        var open: [TokenSurroundings] = []
        var beginsType = false
        return tokens.indices.map { index in
            let around = open.last ?? .code
            switch tokens[index].kind {
            case .identifier(let word, isEscaped: false):
                beginsType = beginsType || isHead(word, before: tokens[index + 1])
            case .sign("{"):
                open.append(beginsType ? .type : .code)
                beginsType = false
            case .sign("("), .sign("["): open.append(.brackets)
            case .sign("}"), .sign(")"), .sign("]"): _ = open.popLast()
            case .sign(";"), .sign("="): beginsType = false
            case .identifier, .integer, .number, .string, .sign, .end: break
            }
            return around
        }
    }

    /// Whether the word begins the head of a type: `class` before a name, or both as one word.
    private static func isHead(_ word: String, before next: SwiftToken) -> Bool {
        if JoinedWord.typeEnd(word) != nil { return true }
        let words = ["class", "struct", "enum", "protocol", "extension"]
        guard words.contains(word), let name = next.word else { return false }
        return !["func", "var", "let"].contains(name)
    }
}
