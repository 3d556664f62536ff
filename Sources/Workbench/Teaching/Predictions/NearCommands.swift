import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// Commands that are nearly another: what they would log, and it would not, is a fair temptation.
struct NearCommands {
    /// Words that people mix up.
    private static let opposites = [
        ["animated", "unanimated"], ["true", "false"], ["YES", "NO"], ["add", "remove"],
        ["present", "dismiss"], ["push", "pop"],
        ["fullScreen", "pageSheet", "overFullScreen", "currentContext"],
    ]
    /// How many are tried.
    private static let most = 8

    /// The commands that differ from this one in a word; `names` are those of controllers.
    static func of(_ command: String, names: [String]) -> [String] {
        let words = words(of: command)
        var found: [String] = []
        let first = words.first ?? ""
        if ["present", "push", "pop", "dismiss", "cycle"].contains(first),
            !words.contains("unanimated")
        {
            found.append(command + " unanimated")
        }
        if first == "present", !words.contains("as") { found.append(command + " as fullScreen") }
        for (index, word) in words.enumerated() {
            for other in substitutes(for: word, names) {
                var changed = words
                changed[index] = other
                found.append(changed.joined())
            }
        }
        return Array(found.prefix(most))
    }

    /// The words of the command, and what stands between them, so that they join to it again.
    private static func words(of command: String) -> [String] {
        var words: [String] = []
        var wasInWord = false
        for sign in command {
            let isInWord = sign.isLetter || sign.isNumber || sign == "_" || sign == "-"
            if isInWord == wasInWord, !words.isEmpty {
                words[words.count - 1].append(sign)
            } else {
                words.append(String(sign))
            }
            wasInWord = isInWord
        }
        return words
    }

    /// The line's other half, as it would come if all were sent at once; nil where it has none.
    static func otherHalf(_ line: String) -> String? {
        for (half, other) in [(".willMove(", ".didMove("), (".didMove(", ".willMove(")]
        where line.contains(half) {
            return line.replacing(half, with: other)
        }
        return nil
    }

    /// The line as it would come if the change were animated, or were not; nil where that is all one.
    static func otherwiseAnimated(_ line: String) -> String? {
        for (word, other) in [("(false)", "(true)"), ("(true)", "(false)")] {
            if line.hasSuffix("Appear" + word) { return line.dropLast(word.count) + other }
        }
        return nil
    }

    private static func substitutes(for word: String, _ names: [String]) -> [String] {
        if let row = opposites.first(where: { $0.contains(word) }) {
            return row.filter { $0 != word }
        }
        return names.contains(word) ? names.filter { $0 != word } : []
    }
}

extension Session {
    /// What a command would log, in those categories or as it is shown, and behind that step or here;
    /// throws what it would be refused with.
    func predictedLines(
        _ command: String, in chosen: EventCategories? = nil, after step: Int? = nil,
        at span: SourceSpan
    ) throws(Diagnostic) -> [String] {
        let run = try tryOut(command, after: step, at: span)
        let categories = (chosen ?? display.value.categories).subtracting(
            EventCategories(.call).union(EventCategories(.mark)))
        return run.events.compactMap { index in
            let event = run.log.events[index]
            return categories.contains(event.callback.category) ? run.log.text(event) : nil
        }
    }

    /// A few lines that near variations of the command would log, and it does not.
    func temptations(for command: String, besides lines: [String], at span: SourceSpan) -> [String]
    {
        let names = world.names.living.filter { world.names.object($0) is UIViewController }
        var found: [String] = []
        for near in NearCommands.of(command, names: names) where !watch.ends() {
            let categories = display.value.categories.subtracting(EventCategories(.exception))
            guard let others = try? predictedLines(near, in: categories, at: span) else { continue }
            found += others.filter { !lines.contains($0) && !found.contains($0) }.prefix(2)
            if found.count >= 3 { break }
        }
        let twists = [NearCommands.otherHalf, NearCommands.otherwiseAnimated]
        for twist in twists {
            found += lines.compactMap(twist).filter { !lines.contains($0) && !found.contains($0) }
        }
        return Array(found.prefix(3))
    }
}
