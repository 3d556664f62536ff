import HierarchyRecords

/// How right a prediction was, and why its lines come where they do.
struct PredictionGrade: Sendable {
    let right: [String]
    let given: [String]
    private let alignment: LineAlignment

    init(_ given: [String], of right: [String]) {
        self.right = right
        self.given = given
        alignment = LineAlignment(given, right)
    }

    var isRight: Bool { given == right }

    /// One line that says how much was right.
    func summary(_ words: TeachingWords) -> TeachingPart {
        if isRight, right.isEmpty {
            return .success(words("Right: no line comes.", "对：一行也不会出现。"))
        }
        if isRight { return .success(words("Right: that is the order.", "对：正是这个顺序。")) }
        if right.isEmpty { return .mistake(words("Not quite: no line comes.", "还不对：一行也不会出现。")) }
        let count = alignment.pairs.count
        if count == right.count, count > 0 {
            return .mistake(
                words(
                    "Not quite: the order is right, but not every line of yours comes.",
                    "还不对：顺序正确，但你的行里有的不会出现。"))
        }
        return .mistake(
            words(
                "Not quite: \(count) of \(right.count) lines stand in the right order.",
                "还不对：\(right.count) 行里有 \(count) 行的顺序正确。"))
    }

    /// What is wrong in each place, with the rule that puts the line elsewhere.
    func explanations(_ words: TeachingWords, rules: [RuleID?]) -> [TeachingPart] {
        var parts: [TeachingPart] = []
        var rest = Set(right.indices).subtracting(alignment.inSecond)
        for index in given.indices where !alignment.inFirst.contains(index) {
            let line = given[index]
            if let place = rest.sorted().first(where: { right[$0] == line }) {
                rest.remove(place)
                parts.append(.item("-", misplaced(place, words) + reason(place, words, rules)))
            } else {
                parts.append(.item("-", words("`\(line)` does not come.", "`\(line)` 不会出现。")))
            }
        }
        return parts + leftOut(rest.sorted(), words, rules)
    }

    /// The lines that were left out; where they are many, the log that stands above tells them better.
    private func leftOut(
        _ places: [Int], _ words: TeachingWords, _ rules: [RuleID?]
    ) -> [TeachingPart] {
        guard places.count <= Self.mostToldLeftOut else {
            return [
                .item(
                    "-",
                    words(
                        "\(places.count) lines were left out: the log above has them all.",
                        "漏了 \(places.count) 行：上面的日志里都有。"))
            ]
        }
        return places.map { place in
            .item(
                "-",
                words("Left out: ", "漏了：") + misplaced(place, words)
                    + reason(place, words, rules))
        }
    }

    /// So many lines that were left out are explained one by one.
    private static let mostToldLeftOut = 3

    private func misplaced(_ place: Int, _ words: TeachingWords) -> String {
        let line = right[place]
        if place == 0 { return words("`\(line)` comes first", "`\(line)` 最先出现") }
        let before = right[place - 1]
        return words("`\(line)` comes right after `\(before)`", "`\(line)` 紧跟在 `\(before)` 之后")
    }

    private func reason(_ place: Int, _ words: TeachingWords, _ rules: [RuleID?]) -> String {
        guard rules.indices.contains(place), let id = rules[place] else { return words(".", "。") }
        let title = words.title(of: id)
        return words(" (\(id.rawValue): \(title)).", "（\(id.rawValue)：\(title)）。")
    }
}
