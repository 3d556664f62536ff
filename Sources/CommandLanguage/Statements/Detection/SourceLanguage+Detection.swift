extension SourceLanguage {
    /// The language that the tokens of a statement are of; nil where both read them alike.
    static func detect(in tokens: [SwiftToken]) -> SourceLanguage? {
        if let first = tokens.first?.word {
            if swiftStarts.contains(first) { return .swift }
            if startsOfC.contains(first), !beginsSwift(tokens) { return .objectiveC }
            let isDeclared = tokens.count > 1 && (tokens[1].word != nil || tokens[1].isSign("*"))
            if typesOfC.contains(first), isDeclared { return .objectiveC }
        }
        var evidence = LanguageEvidence(tokens: tokens)
        return evidence.language
    }

    /// Words that begin something of C, unless a declaration of Swift follows.
    private static let startsOfC: Set<String> = [
        "const", "enum", "extern", "inline", "static", "CG_INLINE", "FOUNDATION_EXPORT",
        "FOUNDATION_EXTERN", "IB_DESIGNABLE", "NS_INLINE", "OBJC_EXPORT", "UIKIT_EXTERN",
        "UIKIT_STATIC_INLINE",
    ]

    private static let typesOfC: Set<String> = [
        "char", "double", "float", "id", "int", "long", "short", "unsigned", "void",
    ]

    /// Whether `static var`, `enum Name: Type { case` or `enum Name { @Attribute` begins the code.
    private static func beginsSwift(_ tokens: [SwiftToken]) -> Bool {
        let words = ["var", "let", "func", "case"]
        return tokens.prefix(10).contains { $0.word.map(words.contains) ?? false }
            || beginsWithAttribute(tokens.prefix(10))
    }

    private static func beginsWithAttribute(_ tokens: ArraySlice<SwiftToken>) -> Bool {
        tokens.indices.dropLast(2).contains { index in
            tokens[index].isSign("{") && tokens[index + 1].isSign("@")
                && tokens[index + 2].word != nil
        }
    }

    /// Words that begin nothing of Objective-C.
    private static let swiftStarts: Set<String> = [
        "await", "class", "convenience", "defer", "dynamic", "extension", "fileprivate", "final",
        "func", "guard", "import", "internal", "lazy", "let", "nonisolated", "open", "override",
        "private", "protocol", "public", "repeat", "required", "throw", "try", "typealias",
        "unowned", "var", "weak",
    ]
}

/// What tells Objective-C from Swift in the tokens of a statement.
private struct LanguageEvidence {
    let tokens: [SwiftToken]
    private var brackets: [String] = []
    private var isSwift = false

    init(tokens: [SwiftToken]) { self.tokens = tokens }

    var language: SourceLanguage? {
        mutating get {
            for index in tokens.indices {
                if isObjectiveC(at: index) { return .objectiveC }
                isSwift = isSwift || isSwift(at: index)
                track(tokens[index])
            }
            return isSwift ? .swift : nil
        }
    }

    private mutating func track(_ token: SwiftToken) {
        guard case .sign(let sign) = token.kind else { return }
        switch sign {
        case "(", "[", "{": brackets.append(sign)
        case ")", "]", "}": _ = brackets.popLast()
        default: break
        }
    }

    private func token(_ index: Int) -> SwiftToken? {
        tokens.indices.contains(index) ? tokens[index] : nil
    }

    private func sign(_ index: Int) -> String? {
        if case .sign(let sign)? = token(index)?.kind { sign } else { nil }
    }

    /// A name that is no keyword of Swift.
    private func name(_ index: Int) -> String? {
        token(index)?.word.flatMap { Self.swiftWords.contains($0) ? nil : $0 }
    }

    // MARK: Objective-C

    private func isObjectiveC(at index: Int) -> Bool {
        switch tokens[index].kind {
        case .identifier: isWord(at: index) || isMessage(at: index) || isDeclaration(at: index)
        case .sign(let sign): isObjectiveC(sign, at: index)
        case .integer, .number, .string, .end: false
        }
    }

    private func isObjectiveC(_ sign: String, at index: Int) -> Bool {
        switch sign {
        case "@": isBoxed(at: index)
        case "^": !followsOperand(index)
        case ";": brackets.last == "("
        case "(": isCast(at: index)
        case "]", ")": isMessage(at: index)
        case "-", "+": index == 0 && (self.sign(1) == "(" || isStep(sign))
        case "->": token(index - 1)?.word != nil && !tokens[index].isAfterSpace
        default: false
        }
    }

    /// Whether the code begins with that sign twice: `++n`.
    private func isStep(_ sign: String) -> Bool {
        self.sign(1) == sign && !tokens[1].isAfterSpace
    }

    private func isWord(at index: Int) -> Bool {
        guard let word = tokens[index].word, sign(index - 1) != "@" else { return false }
        return Self.objectiveCWords.contains(word) || Self.isFunctionOfC(word)
            || sign(index - 1) == "[" && [":", "]"].contains(sign(index + 1))
                && Self.runsTogether(word)
    }

    /// `selfpresentViewController`, `superviewDidLoad`: a receiver and its message.
    private static func runsTogether(_ word: String) -> Bool {
        ["self", "super"].contains { word.hasPrefix($0) && word.count > $0.count + 4 }
    }

    private static let objectiveCWords: Set<String> = [
        "YES", "NO", "NULL", "Nil", "BOOL", "__weak", "__block", "__strong", "typeof", "__typeof",
        "__typeof__", "NSInteger", "NSUInteger", "__unsafe_unretained", "NSTimeInterval",
        "NS_ASSUME_NONNULL_BEGIN", "NS_ASSUME_NONNULL_END", "NS_ENUM", "NS_OPTIONS", "typedef",
        "int8_t", "int16_t", "int32_t", "int64_t", "uint8_t", "uint16_t", "uint32_t", "uint64_t",
        "size_t", "ssize_t", "ptrdiff_t", "unichar", "__auto_type", "NSAssert", "NSCAssert",
        "NSParameterAssert",
    ]

    /// `CGRectMake`, `CGRectZero`, `UIEdgeInsetsMake`, `dispatch_async` and their like.
    private static func isFunctionOfC(_ word: String) -> Bool {
        if word.hasPrefix("dispatch_") { return true }
        return ["CGRect", "CGPoint", "CGSize", "UIEdgeInsets", "CGAffineTransform", "CGVector"]
            .contains { prefix in
                word.count > prefix.count && word.hasPrefix(prefix)
                    && word.dropFirst(prefix.count).first?.isUppercase == true
            }
    }

    /// Whether an operand ends here, and the words of a message follow.
    private func isMessage(at index: Int) -> Bool {
        guard brackets.last == "[" || sign(index) == "]" && brackets.dropLast().last == "[",
            sign(index) != nil || name(index) != nil, name(index + 1) != nil,
            token(index + 1).map({ !$0.isAfterLineEnd }) == true
        else { return false }
        return sign(index + 2) == ":" || sign(index + 2) == "]"
    }

    /// `Type name =` and `Type *name =` at the beginning of a statement.
    private func isDeclaration(at index: Int) -> Bool {
        let begins =
            index == 0 || tokens[index].isAfterLineEnd
            || [";", "{", "}"].contains(sign(index - 1))
            || sign(index - 1) == "("
                && ["for"].contains(token(index - 2)?.word)
        guard begins, name(index) != nil else { return false }
        var next = index + 1
        while sign(next) == "*" { next += 1 }
        guard name(next) != nil, !(token(next)?.isAfterLineEnd ?? true) else { return false }
        if case .end? = token(next + 1)?.kind { return next == index + 1 || namesType(index) }
        let following = token(next + 1)?.word
        return ["=", ";", ","].contains(sign(next + 1)) || following == "in"
            || following?.hasPrefix("NS_") == true
    }

    /// Whether what stands before a `*` may be a type: in `x * y` it is a number.
    private func namesType(_ index: Int) -> Bool {
        guard let word = token(index)?.word else { return false }
        return word.first?.isUppercase == true || Self.typesOfC.contains(word)
    }

    private static let typesOfC: Set<String> = [
        "int", "char", "float", "double", "void", "id", "long", "short", "unsigned", "signed",
        "bool",
    ]

    private func isBoxed(at index: Int) -> Bool {
        guard let next = token(index + 1), !next.isAfterSpace else { return false }
        return switch next.kind {
        case .string, .integer, .number: true
        case .sign(let sign): ["[", "{", "("].contains(sign)
        case .identifier(let word, _): Self.directives.contains(word)
        case .end: false
        }
    }

    private static let directives: Set<String> = [
        "YES", "NO", "autoreleasepool", "class", "dynamic", "end", "implementation", "import",
        "interface", "property", "protocol", "selector", "synthesize", "try", "synchronized",
    ]

    /// `(UIView *)` or `(void)`
    private func isCast(at index: Int) -> Bool {
        if token(index + 1)?.word == "void" { return sign(index + 2) == ")" }
        return name(index + 1) != nil && sign(index + 2) == "*" && sign(index + 3) == ")"
    }

    private func followsOperand(_ index: Int) -> Bool {
        guard let last = token(index - 1) else { return false }
        if let word = last.word { return !["return", "else", "in", "case"].contains(word) }
        return last.endsOperand && !last.isSign("{") && !last.isSign("}")
    }

    // MARK: Swift

    private func isSwift(at index: Int) -> Bool {
        switch tokens[index].kind {
        case .identifier(let word, _):
            Self.swiftOnly.contains(word)
                || brackets.last == "(" && sign(index + 1) == ":"
                    && ["(", ","].contains(sign(index - 1))
        case .string: sign(index - 1) != "@"
        case .sign("."): !followsOperand(index) && name(index + 1) != nil
        case .sign(let sign): ["??", "..<", "...", "===", "!=="].contains(sign)
        case .integer, .number, .end: false
        }
    }

    private static let swiftOnly: Set<String> = [
        "let", "var", "func", "guard", "as", "is", "print", "where", "init",
    ]

    private static let swiftWords: Set<String> = [
        "any", "as", "await", "break", "case", "catch", "class", "continue", "default", "defer",
        "do", "else", "enum", "extension", "fallthrough", "fileprivate", "final", "for", "func",
        "guard", "if", "import", "in", "indirect", "init", "inout", "internal", "is", "lazy",
        "let", "mutating", "open", "override", "private", "protocol", "public", "repeat",
        "return", "some", "static", "struct", "switch", "throw", "throws", "try", "typealias",
        "unowned", "var", "weak", "where", "while",
    ]
}
