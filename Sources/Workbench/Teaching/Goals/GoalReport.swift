import CommandLanguage
import HierarchyRecords

/// How far a goal is: its expectations, and what is wrong with those that do not hold.
struct GoalReport: Sendable {
    /// One expectation.
    struct Entry: Sendable {
        /// As the lesson has it: `expect tree { … }`.
        let source: String
        /// What it is about: `tree`, `log`, `no`, `a.parent`.
        let form: String
        let verdict: ExpectationVerdict
        /// What the lesson says while it does not hold; nil where it says nothing of its own.
        var sentence: String?

        var holds: Bool { verdict.doesHold }

        /// Whether `goal` draws what is wanted beside what there is.
        var isDrawn: Bool {
            guard case .fails = verdict else { return false }
            return form == "tree" || form == "log"
        }
    }

    let entries: [Entry]

    var isReached: Bool { !entries.isEmpty && entries.allSatisfy(\.holds) }

    /// One line that says what is missing, in the lesson's words where it has some, and gives nothing away.
    func progress(_ words: TeachingWords) -> String {
        let open = entries.filter { !$0.holds }
        let (told, untold) = (
            open.filter { $0.sentence != nil }, open.filter { $0.sentence == nil }
        )
        var sentences: [String] = []
        for case let sentence? in told.map(\.sentence) where !sentences.contains(sentence) {
            sentences.append(sentence)
        }
        if told.contains(where: Self.needsAgain) {
            sentences.append(Self.again(words))
        }
        if !untold.isEmpty { sentences.append(progress(of: untold, words)) }
        return sentences.joined(separator: words(" ", ""))
    }

    /// What the lesson says of the first of its expectations that does not hold; nil where it says nothing.
    var firstSentence: String? { entries.lazy.filter { !$0.holds }.compactMap(\.sentence).first }

    private func progress(of open: [Entry], _ words: TeachingWords) -> String {
        let treeHolds = entries.contains { $0.form == "tree" && $0.holds }
        let parts =
            (treeHolds ? [words("the tree is right", "树已经对了")] : [])
            + open.flatMap { missing($0, words) }
        let text = parts.joined(separator: words("; ", "；"))
        return words("Not there yet: \(text).", "还没到：\(text)。")
    }

    /// Whether no further command can help: what was logged stays in the log, and what is gone is gone.
    static func needsAgain(_ entry: Entry) -> Bool {
        guard case .fails(let failure) = entry.verdict else { return false }
        switch entry.form {
        case "no", "alive": return true
        case "log":
            let found = LineAlignment(failure.expected, failure.actual).pairs.count
            return isWhole(failure) && failure.actual.count > found
        default: return false
        }
    }

    static func again(_ words: TeachingWords) -> String {
        words("'again' begins the step afresh.", "输入 again 重做这一步。")
    }

    /// Whether the goal names all lines of the log, and not some of them.
    static func isWhole(_ failure: ExpectationFailure) -> Bool {
        failure.summary == "the log differs"
    }

    private func missing(_ entry: Entry, _ words: TeachingWords) -> [String] {
        guard case .fails(let failure) = entry.verdict else {
            let asked = "`\(entry.form)`"
            return [
                words("\(asked) cannot be asked yet: ", "\(asked) 还不能问：")
                    + words(entry.verdict.reason)
            ]
        }
        switch entry.form {
        case "tree": return Self.tree(failure, words)
        case "log": return Self.log(failure, isWhole: Self.isWhole(failure), words)
        case "no":
            return [
                words("something was logged that is not wanted", "日志里有不该有的行")
                    + Self.wayBack(words)
            ]
        case "warning": return [words("a warning is still missing", "还缺一条警告")]
        case "exception": return [words("an exception is still missing", "还缺一个异常")]
        case "alive":
            return [
                words("an object is gone that should live", "有个对象不该消失") + Self.wayBack(words)
            ]
        case "dead": return [words("an object still lives that should be gone", "有个对象还没有释放")]
        default: return [words("`\(entry.form)` is not as asked", "`\(entry.form)` 还不是要求的值")]
        }
    }

    /// What helps where no further command can: what was logged stays in the log.
    private static func wayBack(_ words: TeachingWords) -> String {
        words(" ('again' begins the step afresh)", "（输入 again 重做这一步）")
    }

    private static func tree(_ failure: ExpectationFailure, _ words: TeachingWords) -> [String] {
        let name = { (line: String) in
            line.trimmedBlanks.split(separator: " ").first { $0 != "^" }.map(String.init) ?? ""
        }
        let wanted = Set(failure.expected.map(name))
        let there = Set(failure.actual.map(name))
        let (lacking, spare) = (wanted.subtracting(there).count, there.subtracting(wanted).count)
        var parts: [String] = []
        if lacking > 0 {
            let controllers = words.controllers(lacking)
            parts.append(words("the tree lacks \(controllers)", "树里还缺 \(controllers)"))
        }
        if spare > 0 {
            let controllers = words.controllers(spare)
            parts.append(
                words("the tree has \(controllers) too many", "树里多了 \(controllers)"))
        }
        if !parts.isEmpty { return parts }
        return [
            words(
                "the controllers are there, but one is in another place or state",
                "控制器都在，但有一个的位置或状态不对")
        ]
    }

    private static func log(
        _ failure: ExpectationFailure, isWhole: Bool, _ words: TeachingWords
    ) -> [String] {
        let alignment = LineAlignment(failure.expected, failure.actual)
        let lacking = failure.expected.indices.filter { !alignment.inFirst.contains($0) }
        let spare = failure.actual.count - alignment.pairs.count
        var parts: [String] = []
        if let first = lacking.first {
            let lines = words.callbacks(lacking.count)
            let verb = lacking.count == 1 ? "is" : "are"
            let before = first > 0 ? failure.expected[first - 1] : nil
            parts.append(
                before.map {
                    words(
                        "\(lines) of the log \(verb) still missing after `\($0)`",
                        "`\($0)` 之后还缺 \(lines)")
                } ?? words("\(lines) of the log \(verb) still missing", "日志还缺 \(lines)"))
        }
        if isWhole, spare > 0 {
            let lines = words.callbacks(spare)
            parts.append(
                words(
                    "\(lines) \(spare == 1 ? "is" : "are") in the log that should not be",
                    "日志里多了 \(lines)") + wayBack(words))
        }
        return parts.isEmpty ? [words("the log is in another order", "日志的顺序不对")] : parts
    }
}
