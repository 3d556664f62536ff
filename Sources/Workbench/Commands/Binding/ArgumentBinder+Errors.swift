import CommandLanguage
import HierarchyRecords
import Statements

/// What can be wrong with operands, in one line each.
extension ArgumentBinder {
    /// At the end of the line, or before the block that ends it.
    func missing(_ parameter: Parameter) -> Diagnostic {
        let operands = arguments.verb.operands
        let blocks = operands.reversed().prefix { if case .block = $0 { true } else { false } }
        return missing(parameter, before: operands.count - blocks.count)
    }

    /// Where the operand of that index stands or would stand.
    func missing(_ parameter: Parameter, before index: Int) -> Diagnostic {
        let what = parameter.name.isEmpty ? parameter.synopsis : parameter.name
        return Diagnostic(
            .wrongArity, at: place(ofOperand: index),
            "'\(command.name)' needs \(what): \(command.synopsis)")
    }

    private func place(ofOperand index: Int) -> SourceSpan {
        let operands = arguments.verb.operands
        if operands.indices.contains(index), case .block(let block) = operands[index] {
            return block.span
        }
        let words = operands.prefix(index).compactMap {
            if case .word(let word) = $0 { word } else { nil }
        }
        var span = (words.last ?? arguments.verb.word).span
        span.column += span.length
        span.length = 1
        return span
    }

    func missing(_ parameter: Parameter, after word: Word) -> Diagnostic {
        Diagnostic(
            .wrongArity, at: word.span,
            "'\(word.text)' needs \(parameter.name): \(command.synopsis)")
    }

    /// `present m on t`: the word before the name of an object was taken for the object, and is none.
    func introducedWrongly(_ word: Word, _ names: NameTable) -> Diagnostic? {
        guard names.object(word.text) != nil, index > 0,
            case .word(let before) = arguments.verb.operands[index - 1],
            names.object(before.text) == nil
        else { return nil }
        let taken = command.parameters.indices.first { position in
            guard case .object = command.parameters[position].kind else { return false }
            return arguments.isGiven(position) && arguments.word(position)?.text == before.text
        }
        guard let introducer = taken.flatMap({ command.parameters[$0].introducers.first }) else {
            return nil
        }
        return Diagnostic(
            .unknownName, at: before.span, "nothing is called '\(before.text.clipped)'",
            suggestion: "\(introducer) \(word.text)")
    }

    func superfluous(_ word: Word) -> Diagnostic {
        if let late = late(word) { return late }
        return Diagnostic(
            .wrongArity, at: word.span,
            "'\(command.name)' takes no '\(word.text)': \(command.synopsis)",
            suggestion: joined(word) ?? nearest(to: word))
    }

    /// A word that introduces what was taken without it.
    private func late(_ word: Word) -> Diagnostic? {
        for (position, parameter) in command.parameters.enumerated()
        where parameter.introducers.contains(word.text) {
            guard let taken = arguments.word(position) else { continue }
            if parameter.isKeyworded {
                return Diagnostic(
                    .wrongArity, at: word.span, "'\(word.text)' stands there already")
            }
            return Diagnostic(
                .wrongArity, at: word.span,
                "'\(word.text)' comes too late: '\(taken.text)' was taken for "
                    + "\(parameter.name): \(command.synopsis)")
        }
        return nil
    }

    /// What could stand there, with the word that has to go before it.
    private func nearest(to word: Word) -> String? {
        let open = command.parameters.indices.filter { !arguments.isGiven($0) }
            .map { command.parameters[$0] }
        let keyworded = open.filter(\.isKeyworded)
        func introduced(_ name: String) -> String? {
            let owner = keyworded.first { $0.words.contains(name) }
            return owner.map { "\($0.introducers[0]) \(name)" }
        }
        if let exact = introduced(word.text) { return exact }
        let words = open.flatMap { $0.introducers + $0.words }
        return NearestName.nearest(to: word.text, among: words).map { introduced($0) ?? $0 }
    }

    func noBlock(_ word: Word) -> Diagnostic {
        Diagnostic(
            .wrongType, at: word.span, "'\(command.name)' needs a block { … }: \(command.synopsis)",
            suggestion: joined(word))
    }

    /// The suggestion `a.viewWillAppear` for `a viewWillAppear`, where a blank stands for the point.
    private func joined(_ word: Word) -> String? {
        for position in command.parameters.indices {
            guard case .callback = command.parameters[position].kind,
                let owner = arguments.word(position), !owner.text.contains(".")
            else { continue }
            return "\(owner.text).\(word.text)"
        }
        return nil
    }

    func wrong(_ word: Word, _ summary: Message, _ parameter: Parameter) -> Diagnostic {
        Diagnostic(.wrongType, at: word.span, "\(summary): \(command.synopsis)")
    }

    func ambiguous(
        _ word: Word, _ choice: Parameter, _ choices: Choices, _ object: Parameter
    ) -> Diagnostic {
        Diagnostic(
            .ambiguousCommand, at: word.span,
            "'\(word.text)' is an object and a \(Message(choices.noun)): write "
                + "'\(object.introducers.first ?? object.name) \(word.text)' or "
                + "'\(choice.introducers.first ?? choice.name) \(word.text)'")
    }

    func check(_ word: Word, _ choices: Choices) throws(Diagnostic) {
        guard choices.spelling(of: word.text) == nil else { return }
        if let line = choices.elsewhere?(word.text) {
            throw Diagnostic(
                .wrongValue, at: word.span, "unknown \(Message(choices.noun)) '\(word.text)'",
                suggestion: line)
        }
        throw choices.unknown(word)
    }

    /// A word that names no object, and is nearly one of a list that may stand there: `swipe dwon`.
    func misspeltChoice(_ word: Word, _ names: NameTable) -> Diagnostic? {
        guard names.object(word.text) == nil else { return nil }
        for (position, parameter) in command.parameters.enumerated()
        where !arguments.isGiven(position) && parameter.mayStandAlone {
            guard let choices = parameter.choices, let wanted = choices.nearest(to: word.text),
                NearestName.nearest(to: word.text, among: names.living + [wanted]) == wanted
                    || choices.meant[word.text.lowercased()] != nil
            else { continue }
            return choices.unknown(word)
        }
        return nil
    }

    func checkCategories(_ word: Word) throws(Diagnostic) {
        _ = try EventCategories(words: [word])
    }

    static func isCount(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { (48...57).contains($0) } && Int(text) != nil
    }

    static func areCategories(_ text: String) -> Bool {
        let names = text.split(separator: ",", omittingEmptySubsequences: true)
        return !names.isEmpty && names.allSatisfy { EventCategory(rawValue: String($0)) != nil }
    }
}

extension Choices {
    /// The word of the list that is probably meant.
    fileprivate func nearest(to word: String) -> String? {
        meant[word.lowercased()] ?? NearestName.nearest(to: word, among: words)
    }

    /// That the word is none of the list, with the one that is probably meant.
    fileprivate func unknown(_ word: Word) -> Diagnostic {
        guard let wanted = meant[word.text.lowercased()] else {
            return .unknown(noun, word, among: words)
        }
        return Diagnostic(
            .wrongValue, at: word.span, "unknown \(Message(noun)) '\(word.text)'",
            suggestion: wanted, hint: Message(words.joined(separator: ", ")))
    }
}

extension Parameter {
    /// Whether a word of its list may stand without one that introduces it.
    fileprivate var mayStandAlone: Bool { !isKeyworded && choices != nil }
}

extension EventCategories {
    /// The categories that words name, separated by commas; `all` and `default` stand for sets.
    init(words: [Word]) throws(Diagnostic) {
        var result: EventCategories = []
        for word in words {
            for name in word.text.split(separator: ",", omittingEmptySubsequences: true) {
                result.formUnion(try Self.named(String(name), at: word.span))
            }
        }
        self = result
    }

    private static func named(
        _ name: String, at span: SourceSpan
    ) throws(Diagnostic) -> EventCategories {
        if let category = EventCategory(rawValue: name) { return EventCategories(category) }
        switch name {
        case "all": return .all
        case "default": return .shownByDefault
        default:
            throw .unknown(
                "category", Word(name, span: span),
                among: EventCategory.allCases.map(\.rawValue) + ["all", "default"])
        }
    }
}
