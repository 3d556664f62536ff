import CommandLanguage
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
