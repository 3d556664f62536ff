import HeadlessUIKit
import HierarchyRecords

/// Other words in the lines that are there: styles, animation, forwarding, other controllers.
extension VariationSource {
    /// Lines with one word changed or added; the step's own first, then those before it.
    var replacements: [Variation] {
        lines.indices.reversed().flatMap { position in
            sources(of: lines[position].source).map { Variation(.replace(position, $0)) }
                + styleCalls(before: position)
        }
    }

    private func sources(of source: String) -> [String] {
        let words = SourceWords(source)
        return words.words.enumerated().flatMap { index, word in
            substitutes(for: word, isPartner: index != words.indexOfObject).map {
                words.replacing(word, with: $0)
            }
        } + additions(to: source, verb: words.words.first?.text)
    }

    /// What could stand in place of a word. What the line is about stays: only its partners, as a
    /// parent or a presenter, may be others.
    private func substitutes(for word: SourceWords.Word, isPartner: Bool) -> [String] {
        let styles = CommandTable.presentationStyles.words
        if styles.contains(word.text) { return styles.filter { $0 != word.text } }
        let constants = styles.map(MissingCall.objectiveCStyle)
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
    private func additions(to source: String, verb: String?) -> [String] {
        guard !source.contains("\n"), !source.contains("{") else { return [] }
        switch verb {
        case "present":
            return styleAdditions(to: source)
                + cast.all.filter { !source.contains($0) }.map { "\(source) from \($0)" }
                + flag(source)
        case "dismiss", "cycle": return flag(source)
        case "add": return cast.company.filter { !source.contains($0) }.map { "\(source) to \($0)" }
        default: return []
        }
    }

    private func styleAdditions(to source: String) -> [String] {
        let styles = CommandTable.presentationStyles.words
        let words = Set(SourceWords(source).words.map(\.text))
        return words.isDisjoint(with: styles) ? styles.map { "\(source) as \($0)" } : []
    }

    private func flag(_ source: String) -> [String] {
        source.contains("animated") ? [] : ["\(source) unanimated"]
    }

    /// For code that presents: a line before it that says how.
    private func styleCalls(before position: Int) -> [Variation] {
        let words = SourceWords(lines[position].source).words
        guard
            words.contains(where: {
                $0.text == "presentViewController" || $0.isMember && $0.text == "present"
            })
        else { return [] }
        return cast.all.filter { name in words.contains { $0.text == name && !$0.isMember } }
            .flatMap { name in
                CommandTable.presentationStyles.words.map {
                    let call = MissingCall.style($0, of: name)
                    return Variation(.insert(call.source(in: language), before: position))
                }
            }
    }
}
