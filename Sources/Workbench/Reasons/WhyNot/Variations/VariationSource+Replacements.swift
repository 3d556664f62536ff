import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// Other words in the lines that are there: styles, animation, forwarding, other controllers.
extension VariationSource {
    /// Lines with one word changed or added; the step's own first, then those before it.
    var replacements: [Variation] {
        syntax.indices.reversed().flatMap { position in
            let line = syntax[position]
            let sources = substitutions(in: line) + additions(to: line) + styles(in: line)
            return sources.map { Variation(.replace(position, $0)) } + styleCalls(before: position)
        }
    }

    private func substitutions(in line: LineSyntax) -> [String] {
        let object = line.indexOfObject
        return line.words.enumerated().flatMap { index, word in
            substitutes(for: word, isPartner: index != object).map {
                line.replacing(word, with: $0)
            }
        }
    }

    /// What could stand in place of a word. What the line is about stays: only its partners, as a
    /// parent or a presenter, may be others.
    private func substitutes(for word: LineSyntax.Word, isPartner: Bool) -> [String] {
        let styles = CommandTable.presentationStyles.words
        if styles.contains(word.text) { return styles.filter { $0 != word.text } }
        let constants = styles.map(UIKitCall.objectiveCStyle)
        if constants.contains(word.text) { return constants.filter { $0 != word.text } }
        if let opposite = Self.opposites[word.text], !word.isMember { return [opposite] }
        guard isPartner, !word.isMember, cast.all.contains(word.text) else { return [] }
        return cast.all.filter { $0 != word.text }
    }

    private static let opposites = [
        "true": "false", "false": "true", "YES": "NO", "NO": "YES", "animated": "unanimated",
        "unanimated": "animated", "on": "off", "off": "on",
    ]

    /// What a verb could have been told besides.
    private func additions(to line: LineSyntax) -> [String] {
        guard let verb = line.verb, !verb.operands.contains(where: \.isBlock) else { return [] }
        let additions = CommandTable.standard[verb.word.text]?.additions ?? []
        return additions.flatMap { addition in
            switch addition {
            case .style: styleAdditions(to: line)
            case .presenter: names(cast.all, after: "from", in: line)
            case .parent: names(cast.company, after: "to", in: line)
            case .animation: flag(line)
            }
        }
    }

    /// Each name that does not stand in the line, added to it behind that word.
    private func names(
        _ names: [String], after word: String, in line: LineSyntax
    ) -> [String] {
        names.filter { !line.names($0) }.map { "\(line.source.text) \(word) \($0)" }
    }

    private func styleAdditions(to line: LineSyntax) -> [String] {
        let styles = CommandTable.presentationStyles.words
        let isStyled = line.words.contains { styles.contains($0.text) }
        return isStyled ? [] : styles.map { "\(line.source.text) as \($0)" }
    }

    private func flag(_ line: LineSyntax) -> [String] {
        let isFlagged = line.words.contains { $0.text == "animated" || $0.text == "unanimated" }
        return isFlagged ? [] : ["\(line.source.text) unanimated"]
    }

    /// For code within a class or a closure that presents a variable's controller: its style is set before.
    private func styles(in line: LineSyntax) -> [String] {
        line.presentations.filter { !cast.all.contains($0.presented) }.flatMap { presentation in
            CommandTable.presentationStyles.words.map { style in
                let call = UIKitCall.setStyle(style, of: presentation.presented).text(in: language)
                let end = language == .swift ? "; " : " "
                let place = presentation.statement..<presentation.statement
                return line.source.applying([
                    SourceText.Edit(range: place, replacement: call + end)
                ])
            }
        }
    }

    /// For code that presents: a line before it that sets the style of a controller that it names.
    private func styleCalls(before position: Int) -> [Variation] {
        let line = syntax[position]
        guard !line.calledMethods.isDisjoint(with: ["present", "presentViewController"]) else {
            return []
        }
        return cast.all.filter(line.names).flatMap { name in
            CommandTable.presentationStyles.words.map { style in
                let call = Insertion.call(.setStyle(style, of: name), language)
                return Variation(.insert(call, before: position))
            }
        }
    }
}

extension Operand {
    fileprivate var isBlock: Bool { if case .block = self { true } else { false } }
}
