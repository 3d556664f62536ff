/// `#if` of Swift: of its branches the one is read whose condition holds for an app that is built for a simulator of
/// iOS to be debugged.
extension [SwiftToken] {
    /// The tokens without the directives and the branches that are not taken.
    func choosingBranches() throws(Diagnostic) -> [SwiftToken] {
        guard indices.contains(where: { directive(at: $0) != nil }) else { return self }
        var chooser = BranchChooser(tokens: self)
        return try chooser.choose()
    }

    /// The word of the directive that begins at the index.
    fileprivate func directive(at index: Int) -> String? {
        guard self[index].isSign("#"), index + 1 < count, let word = self[index + 1].word,
            ["if", "elseif", "else", "endif"].contains(word)
        else { return nil }
        return word
    }
}

private struct BranchChooser {
    /// An `#if` that is open.
    private struct Level {
        let span: SourceSpan
        /// Whether the code around it is read.
        let isReached: Bool
        var isTaken: Bool
        /// Whether one of its branches was taken.
        var wasTaken: Bool
    }

    let tokens: [SwiftToken]
    private var index = 0
    private var levels: [Level] = []

    init(tokens: [SwiftToken]) { self.tokens = tokens }

    mutating func choose() throws(Diagnostic) -> [SwiftToken] {
        var chosen: [SwiftToken] = []
        while index < tokens.count {
            if let word = tokens.directive(at: index) {
                try follow(word)
                continue
            }
            if levels.last?.isTaken ?? true { chosen.append(tokens[index]) }
            if case .end = tokens[index].kind, let open = levels.last {
                throw Diagnostic(
                    .unfinished, at: open.span, "'#if' is not closed: '#endif' is missing")
            }
            index += 1
        }
        return chosen
    }

    private mutating func follow(_ word: String) throws(Diagnostic) {
        let span = tokens[index].span
        index += 2
        let isReached = levels.last?.isTaken ?? true
        if word == "if" {
            let holds = readCondition()
            levels.append(
                Level(
                    span: span, isReached: isReached, isTaken: isReached && holds,
                    wasTaken: holds))
            return
        }
        guard var level = levels.popLast() else {
            throw Diagnostic(.syntax, at: span, "'#\(word)' belongs to no '#if'")
        }
        if word == "endif" { return }
        let holds = word == "else" || readCondition()
        level.isTaken = level.isReached && !level.wasTaken && holds
        level.wasTaken = level.wasTaken || holds
        levels.append(level)
    }

    // MARK: Conditions

    private mutating func readCondition() -> Bool {
        let start = index
        while index < tokens.count, !tokens[index].isAfterLineEnd || index == start {
            if case .end = tokens[index].kind { break }
            index += 1
        }
        var condition = ConditionOfBuild(tokens: tokens[start..<index])
        return condition.holds()
    }
}

/// `os(iOS) && !DEBUG`
private struct ConditionOfBuild {
    var tokens: ArraySlice<SwiftToken>

    mutating func holds() -> Bool {
        var result = conjunction()
        while take("||") {
            let next = conjunction()
            result = result || next
        }
        return result
    }

    private mutating func conjunction() -> Bool {
        var result = operand()
        while take("&&") {
            let next = operand()
            result = result && next
        }
        return result
    }

    private mutating func operand() -> Bool {
        var isNegated = false
        while take("!") { isNegated.toggle() }
        return value() != isNegated
    }

    private mutating func value() -> Bool {
        if take("(") {
            defer { _ = take(")") }
            return holds()
        }
        guard let name = tokens.popFirst()?.word else { return false }
        guard take("(") else { return name == "DEBUG" || name == "true" }
        var words: [String] = []
        while let token = tokens.popFirst(), !token.isSign(")") {
            if let word = token.word { words.append(word) }
        }
        return switch name {
        case "os": words == ["iOS"]
        case "targetEnvironment": words == ["simulator"]
        case "canImport": words.first.map(Self.modules.contains) ?? false
        case "swift", "compiler": true
        default: false
        }
    }

    /// Frameworks of which something is modelled.
    private static let modules: Set<String> = [
        "UIKit", "Foundation", "QuartzCore", "CoreGraphics", "Dispatch", "ObjectiveC", "Darwin",
        "CoreLocation",
    ]

    private mutating func take(_ sign: String) -> Bool {
        guard tokens.first?.isSign(sign) ?? false else { return false }
        tokens.removeFirst()
        return true
    }
}
