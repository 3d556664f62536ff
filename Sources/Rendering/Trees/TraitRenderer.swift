import HierarchyRecords

/// Writes trait values with the language's keys.
public enum TraitRenderer {
    /// One line a trait: key, value, and what was inherited where that differs.
    public static func lines(
        _ values: TraitValues, inherited: TraitValues? = nil
    ) -> [StyledText] {
        let old = inherited.map(pairs)
        return pairs(values).enumerated().map { index, pair in
            var line = StyledText(pair.key, .strong)
            line.appendSpaces(keyColumns - pair.key.utf8.count)
            guard let before = old?[index].value, before != pair.value else {
                line.append(pair.value)
                return line
            }
            line.append(pair.value, .traits)
            line.append(" (inherited \(before))", .dim)
            return line
        }
    }

    /// `horizontal regular, style dark`: the values that differ; empty where none does.
    public static func differences(_ values: TraitValues, from other: TraitValues) -> String {
        if values == other { return "" }
        return zip(pairs(values), pairs(other))
            .filter { $0.value != $1.value }
            .map { "\($0.0.key) \($0.0.value)" }
            .joined(separator: ", ")
    }

    private static let keyColumns = 17

    private static func pairs(_ traits: TraitValues) -> [(key: String, value: String)] {
        [
            ("horizontal", "\(traits.horizontal)"), ("vertical", "\(traits.vertical)"),
            ("style", "\(traits.style)"), ("idiom", "\(traits.idiom)"),
            ("layoutdirection", "\(traits.layoutDirection)"),
            ("contentsize", "\(traits.contentSize)"), ("contrast", "\(traits.contrast)"),
            ("level", "\(traits.level)"), ("legibility", "\(traits.legibility)"),
            ("scale", traits.scale == 0 ? "unspecified" : NumberText.of(Double(traits.scale))),
        ]
    }
}
