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
        let words = command.split(separator: " ").map(String.init)
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
                found.append(changed.joined(separator: " "))
            }
        }
        return Array(found.prefix(most))
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

extension Interpreter {
    /// What a command would log, as it is shown; throws what it would be refused with.
    func predictedLines(_ command: String, at span: SourceSpan) throws(Diagnostic) -> [String] {
        let run = try tryOut(command, at: span)
        let categories = display.value.categories.subtracting(
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
            guard let others = try? predictedLines(near, at: span) else { continue }
            found += others.filter { !lines.contains($0) && !found.contains($0) }.prefix(2)
            if found.count >= 3 { break }
        }
        found += lines.compactMap(NearCommands.otherwiseAnimated).filter { !lines.contains($0) }
        return Array(found.prefix(3))
    }
}
