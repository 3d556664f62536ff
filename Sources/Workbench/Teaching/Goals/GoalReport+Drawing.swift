import CommandLanguage

/// The goal as it is drawn: what is wanted beside what there is.
extension GoalReport {
    func drawing(_ words: TeachingWords) -> [TeachingPart] {
        reached(words)
            + entries.flatMap { entry -> [TeachingPart] in
                if entry.holds {
                    // What the lesson says in words of its own is no command to a learner.
                    if entry.sentence != nil { return [] }
                    return [
                        .success(words("holds: ", "已满足：") + "`\(Self.firstLine(entry.source))`")
                    ]
                }
                guard case .fails(let failure) = entry.verdict else {
                    return [
                        .mistake(
                            entry.sentence
                                ?? "\(Self.open(entry, words)): \(words(entry.verdict.reason))")
                    ]
                }
                switch entry.form {
                case "tree": return [Self.tree(failure, words)]
                case "log": return [Self.log(failure, words)]
                default: return [.mistake(entry.sentence ?? Self.open(entry, words))]
                }
            }
    }

    /// The drawing, and how far it is where the drawing has not said just that.
    func drawingWithProgress(_ words: TeachingWords) -> [TeachingPart] {
        let isSaid = { (entry: Entry) in !entry.holds && entry.sentence != nil && !entry.isDrawn }
        var remarks = [GoalReport(entries: entries.filter { !isSaid($0) }).progress(words)]
        if remarks == [""] { remarks = [] }
        if entries.filter(isSaid).contains(where: Self.needsAgain) {
            remarks.append(Self.again(words))
        }
        return drawing(words) + remarks.map { .remark($0) }
    }

    /// How many of the things hold that the lesson has words for.
    private func reached(_ words: TeachingWords) -> [TeachingPart] {
        let told = entries.filter { $0.sentence != nil }
        let held = told.count(where: \.holds)
        if held == 0 { return [] }
        return [
            .success(
                words(
                    "\(held) of \(told.count) things are as they should be.",
                    "\(told.count) 项里有 \(held) 项已满足。"))
        ]
    }

    /// `not yet: …` beside `holds: …`.
    private static func open(_ entry: Entry, _ words: TeachingWords) -> String {
        words("not yet: ", "未满足：") + "`\(firstLine(entry.source))`"
    }

    private static func firstLine(_ source: String) -> String {
        source.split(separator: "\n").map { $0.trimmedBlanks }.joined(separator: " ")
    }

    private static func tree(
        _ failure: ExpectationFailure, _ words: TeachingWords
    ) -> TeachingPart {
        let alignment = LineAlignment(failure.expected, failure.actual)
        var rows: [TeachingRow] = []
        var (wanted, there) = (0, 0)
        for (first, second) in alignment.pairs + [(failure.expected.count, failure.actual.count)] {
            while wanted < first || there < second {
                let left = wanted < first ? failure.expected[wanted] : ""
                let right = there < second ? failure.actual[there] : ""
                rows.append(TeachingRow(left, right, isSame: false))
                (wanted, there) = (min(wanted + 1, first), min(there + 1, second))
            }
            if first < failure.expected.count {
                rows.append(
                    TeachingRow(failure.expected[first], failure.actual[second], isSame: true))
            }
            (wanted, there) = (first + 1, second + 1)
        }
        return .beside(sides(words, hasLevels: true), rows)
    }

    /// The lines that are there, and blanks of the length of those that are missing.
    private static func log(_ failure: ExpectationFailure, _ words: TeachingWords) -> TeachingPart {
        let alignment = LineAlignment(failure.expected, failure.actual)
        let partners = Dictionary(uniqueKeysWithValues: alignment.pairs)
        let rows = failure.expected.enumerated().map { index, line in
            partners[index] == nil
                ? TeachingRow(covering: words("(a line is missing)", "（还缺一行）"))
                : TeachingRow(line, line, isSame: true)
        }
        // Where some lines of the log are asked for, the others are neither right nor wrong.
        let spare = failure.actual.indices.filter {
            isWhole(failure) && !alignment.inSecond.contains($0)
        }.map { TeachingRow("", failure.actual[$0], isSame: false) }
        return .beside(sides(words, hasLevels: false), rows + spare)
    }

    private static func sides(_ words: TeachingWords, hasLevels: Bool) -> TeachingSides {
        TeachingSides(
            wanted: hasLevels ? words("the goal", "目标") : words("the goal's log", "目标的日志"),
            present: words("yours", "你的"), inBoth: words("in both", "两边都有"),
            onlyWanted: words("only in the goal", "只在目标里"),
            onlyPresent: words("only in yours", "只在你的里"),
            covered: words("a line that is still missing", "还缺的一行"),
            level: hasLevels ? words("level", "层级") : nil)
    }
}
