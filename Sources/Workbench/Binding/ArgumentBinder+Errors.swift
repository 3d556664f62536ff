import CommandLanguage
import HierarchyRecords

/// What can be wrong with operands, in one line each.
extension ArgumentBinder {
    func missing(_ parameter: Parameter, at span: SourceSpan) -> Diagnostic {
        let what = parameter.name.isEmpty ? parameter.synopsis : parameter.name
        return Diagnostic(
            .wrongArity, at: span, "'\(command.name)' needs \(what): \(command.synopsis)")
    }

    func missing(_ parameter: Parameter, after word: Word) -> Diagnostic {
        Diagnostic(
            .wrongArity, at: word.span,
            "'\(word.text)' needs \(parameter.name): \(command.synopsis)")
    }

    func superfluous(_ word: Word) -> Diagnostic {
        let open = command.parameters.indices.filter { !arguments.isGiven($0) }
        let words = open.flatMap { position in
            let parameter = command.parameters[position]
            return parameter.introducers + parameter.words
        }
        return Diagnostic(
            .wrongArity, at: word.span,
            "'\(command.name)' takes no '\(word.text)': \(command.synopsis)",
            suggestion: NearestName.nearest(to: word.text, among: words))
    }

    func wrong(_ word: Word, _ summary: String, _ parameter: Parameter) -> Diagnostic {
        Diagnostic(.wrongType, at: word.span, "\(summary): \(command.synopsis)")
    }

    func ambiguous(
        _ word: Word, _ choice: Parameter, _ choices: Choices, _ object: Parameter
    ) -> Diagnostic {
        Diagnostic(
            .wrongValue, at: word.span,
            "'\(word.text)' is an object and a \(choices.noun): write "
                + "'\(object.introducers.first ?? object.name) \(word.text)' or "
                + "'\(choice.introducers.first ?? choice.name) \(word.text)'")
    }

    func check(_ word: Word, _ choices: Choices) throws(Diagnostic) {
        guard choices.spelling(of: word.text) == nil else { return }
        throw Diagnostic(
            .wrongValue, at: word.span, "unknown \(choices.noun) '\(word.text)'",
            suggestion: NearestName.nearest(to: word.text, among: choices.words),
            hint: choices.words.joined(separator: ", "))
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
            throw Diagnostic(
                .wrongValue, at: span, "unknown category '\(name)'",
                suggestion: NearestName.nearest(
                    to:
                        name, among: EventCategory.allCases.map(\.rawValue) + ["all", "default"]))
        }
    }
}
