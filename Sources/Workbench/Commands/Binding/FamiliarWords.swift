/// Words that people bring along: those of other shells and debuggers, UIKit's own methods, and what one
/// calls a thing. Suggestions, `help` and `explain` lead from them to the command.
enum FamiliarWords {
    /// The command that stands for the word here; nil where none does.
    static func command(_ word: String, in table: CommandTable) -> Command? {
        let lowercased = word.lowercased()
        if let name = names[lowercased] { return table[name] }
        let isMethod = lowercased != word
        guard isMethod else { return nil }
        // `pushViewController` begins with `push`.
        let begun = table.commands.filter { $0.name.count > 2 && lowercased.hasPrefix($0.name) }
        if let longest = begun.max(by: { $0.name.count < $1.name.count }) { return longest }
        return table.commands.first { command in
            command.calls.contains { $0.contains(".\(word)(") }
        }
    }

    /// Whether other shells and debuggers show a value by that word.
    static func showsValue(_ word: String) -> Bool {
        ["p", "po", "print", "expr", "expression"].contains(word.lowercased())
    }

    private static let names = [
        "create": "new", "make": "new", "delete": "remove", "del": "remove", "rm": "remove",
        "hide": "dismiss", "navigate": "push", "ls": "tree", "dir": "tree", "list": "tree",
        "hierarchy": "tree", "man": "help", "cls": "clear", "q": "quit", "bye": "quit",
        "logout": "quit", "inspect": "info", "describe": "info", "po": "info", "p": "info",
        "expr": "info", "expression": "info", "config": "set",
        "options": "set", "restart": "reset", "sleep": "wait", "turn": "rotate", "events": "log",
        "trace": "log", "lint": "doctor", "debug": "doctor", "wrong": "doctor", "problem": "doctor",
        "bug": "export", "print": "echo",
        "swap": "cycle", "replace": "cycle", "exchange": "cycle", "switch": "cycle",
        "transition": "cycle", "addchild": "add", "embed": "add", "attach": "add", "insert": "add",
        "removechild": "remove", "detachchild": "remove", "modal": "present", "alert": "present",
        "presentmodal": "present", "presentmodalviewcontroller": "present",
        "dismissmodal": "dismiss", "dismissmodalviewcontroller": "dismiss",
        "dismissmodalviewcontrolleranimated": "dismiss", "goback": "pop", "window": "root",
        "setroot": "root", "rootviewcontroller": "root", "click": "tap", "press": "tap",
        "scroll": "drag", "orientation": "rotate", "landscape": "rotate", "portrait": "rotate",
        "darkmode": "trait", "sizeclass": "trait", "assert": "expect", "whynot": "why",
        "docs": "explain", "report": "export", "issue": "export", "revert": "undo",
        "timeline": "history", "compare-log": "log", "give": "solution", "giveup": "solution",
        "answer": "solution",
    ]
}
