import CommandLanguage
import HeadlessUIKit
import HierarchyRecords
import Statements

/// Completes the word that a line ends in.
@MainActor
struct Completion {
    let session: Session
    var world: World { session.world }
    /// The words before the one to complete, from the command word on.
    let words: [Substring]
    /// What there is of the word to complete.
    let prefix: String
    /// The command as it is so far.
    private let code: String
    /// All that was typed of it, earlier lines too.
    private let line: String

    init(_ line: String, in session: Session) {
        self.session = session
        self.line = line
        let command = Self.lastCommand(of: line)
        code = String(command)
        var words = command.split(separator: " ", omittingEmptySubsequences: true)
        let isBetween = command.isEmpty || command.last == " "
        prefix = isBetween ? "" : String(words.popLast() ?? "")
        self.words = words
    }

    /// What follows the last `;`, brace or line end outside quotes.
    private static func lastCommand(of line: String) -> Substring {
        var start = line.startIndex
        var isQuoted = false
        var isEscaped = false
        for index in line.indices {
            let character = line[index]
            if isQuoted {
                isQuoted = isEscaped || character != "\""
                isEscaped = character == "\\" && !isEscaped
            } else if character == "\"" {
                isQuoted = true
            } else if character.isNewline || ";{}".contains(character) {
                start = line.index(after: index)
            }
        }
        return line[start...].drop { $0 == " " || $0 == "\t" }
    }

    /// The word behind the command; empty where there is none yet.
    var firstOperand: String { words.count > 1 ? String(words[1]) : "" }

    /// The completions: for the first word commands, then what fits the command's parameters.
    var items: [CompletionItem] {
        if let overrides { return matching(overrides) }
        guard let first = words.first else {
            return code.first.map { "[@(".contains($0) } ?? false ? statement : commands
        }
        guard let command = command(String(first)), !isAssignment else { return statement }
        return matching(operands(of: command))
    }

    /// Behind `override func` and `override var` in a class: what its superclass has.
    private var overrides: [CompletionItem]? {
        guard words.dropLast().last == "override", let keyword = words.last,
            keyword == "func" || keyword == "var",
            let superclass = line.matches(of: #/class\s+\w+\s*:\s*(\w+)/#).last?.1
        else { return nil }
        return world.statements.overrides(of: String(superclass), isFunction: keyword == "func")
    }

    private func matching(_ items: [CompletionItem]) -> [CompletionItem] {
        var seen: Set<String> = []
        let lowercased = prefix.lowercased()
        return items.filter { item in
            (item.isFile || item.text.lowercased().hasPrefix(lowercased))
                && seen.insert(item.text).inserted
        }
    }

    private var commands: [CompletionItem] {
        let table = session.vocabulary.table.commands.map {
            CompletionItem($0.name, note: $0.summary)
        }
        let verbs = table + session.vocabulary.definitions.names.map { CompletionItem($0) }
        let isCode = prefix.contains { ".([".contains($0) } || beginsType && matching(verbs).isEmpty
        return matching(verbs + (isCode ? [] : paths)) + (isCode ? statement : [])
    }

    /// Whether `name = …` is there, which is a statement whatever the name is.
    private var isAssignment: Bool { words.count > 1 && words[1] == "=" }

    /// Whether a line begins with what may be the name of a class: `UIVi`.
    private var beginsType: Bool { words.isEmpty && prefix.first?.isUppercase == true }

    private var statement: [CompletionItem] {
        guard beginsType || code.contains(where: { "=([.".contains($0) }) else { return [] }
        return matching(world.statements.completions(ofStatement: code, word: prefix))
    }

    private func command(_ word: String) -> Command? {
        if let command = session.vocabulary.table[word] { return command }
        let candidates = session.vocabulary.table.commands(beginningWith: word)
        return candidates.count == 1 ? candidates[0] : nil
    }
}

/// Operands.
extension Completion {
    private func operands(of command: Command) -> [CompletionItem] {
        var open = Array(command.parameters.indices)
        if let awaited = bindRoughly(command, &open) {
            return values(command.parameters[awaited])
        }
        var items: [CompletionItem] = []
        for index in open where !command.parameters[index].isKeyworded {
            items += values(command.parameters[index])
            if !command.parameters[index].isOptional { break }
        }
        let needsMore = open.contains {
            !command.parameters[$0].isOptional && !command.parameters[$0].isKeyworded
        }
        if needsMore { return items }
        items += open.flatMap { command.parameters[$0].introducers }.map { CompletionItem($0) }
        if command.animation == .byDefault {
            items += ["animated", "unanimated"].map { CompletionItem($0) }
        }
        return items
    }

    /// Takes the parameters that earlier words are bound to out of `open`, and returns the one that
    /// the last word introduced.
    private func bindRoughly(_ command: Command, _ open: inout [Int]) -> Int? {
        var awaited: Int?
        var missing = 0
        for word in words.dropFirst() {
            if let index = open.first(where: {
                command.parameters[$0].introducers.contains(String(word))
            }) {
                open.removeAll { $0 == index }
                missing = command.parameters[index].wordCount
                awaited = missing > 0 ? index : nil
            } else if missing > 0 {
                missing -= 1
                if missing == 0 { awaited = nil }
            } else if let index = place(String(word), command, open) {
                // `why not` and `why does` still lack the event.
                if case .event = command.parameters[index].kind, !word.contains(".") { continue }
                missing = command.parameters[index].wordCount - 1
                awaited = missing > 0 ? index : nil
                if missing < .max / 2 { open.removeAll { $0 == index } }
            }
        }
        return awaited
    }

    private func place(_ word: String, _ command: Command, _ open: [Int]) -> Int? {
        let free = open.filter { !command.parameters[$0].isKeyworded }
        if let required = free.first(where: { !command.parameters[$0].isOptional }) {
            return required
        }
        return free.first { command.parameters[$0].choices?.spelling(of: word) != nil }
            ?? free.first { command.parameters[$0].choices == nil }
    }

    // MARK: Values

    /// The views of controllers that have a name, and views that have one themselves.
    var views: [CompletionItem] {
        names(fitting: .controller).map {
            CompletionItem($0.text + ".view")
        } + names { world.names.object($0) is UIView }
    }

    /// The files that the typed part of the word may name.
    var files: [CompletionItem] { [CompletionItem(prefix, isFile: true)] }

    private func values(_ parameter: Parameter) -> [CompletionItem] {
        if let offer = parameter.offer { return offer(self) }
        return switch parameter.kind {
        case .object(let fitness): names(fitting: fitness)
        case .names: names(fitting: .any)
        case .view: views
        case .controllerClass:
            ControllerClass.words(in: world).map { CompletionItem($0) }
        case .choice(let choices), .choices(let choices): choices.words.map { CompletionItem($0) }
        case .categories: EventCategory.allCases.map { CompletionItem($0.rawValue) }
        case .callback: callbacks(and: [])
        case .event:
            (words.count == 1 ? [CompletionItem("not")] : []) + callbacks(and: [])
        case .path: options + propertyPaths
        case .file: files
        case .newName, .number, .numbers, .count, .block, .presence, .word, .words, .rest: []
        }
    }

    /// Names of objects that fit, but for those that stand in the command already.
    func names(fitting fitness: Fitness) -> [CompletionItem] {
        names { fitness.isOffered($0, in: world) }
    }

    /// Names that are offered, but for those that stand in the command already.
    func names(where isOffered: (String) -> Bool) -> [CompletionItem] {
        let used = Set(words.dropFirst().map(String.init))
        return (world.names.living + world.names.namesOfUnnamed).filter {
            !session.watch.ends() && !used.contains($0) && isOffered($0)
        }.map { CompletionItem($0) }
    }

    /// The callbacks of the object before the dot, and others that it can have events of.
    private func callbacks(and others: [Callback]) -> [CompletionItem] {
        guard let dot = prefix.lastIndex(of: ".") else {
            return names(fitting: .controller).map {
                CompletionItem($0.text + ".")
            }
        }
        let owner = prefix[..<dot]
        guard let object = world.names.object(String(owner)) else { return [] }
        return (Callback.hookable(of: object) + others).map {
            CompletionItem("\(owner).\($0.spelling.base)")
        }
    }

    private var options: [CompletionItem] {
        ReplOption.all.map { CompletionItem($0.name, note: $0.summary) }
    }

    /// Paths of properties from the objects that have names.
    var paths: [CompletionItem] { world.statements.completions(of: prefix) }

    /// Where a property is meant: a name goes on with a dot, and nothing is called.
    var propertyPaths: [CompletionItem] {
        paths.filter { !$0.text.contains("(") }.map {
            prefix.contains(".") ? $0 : CompletionItem($0.text + ".")
        }
    }
}

extension Parameter {
    /// How many words belong to it; a list takes any number.
    fileprivate var wordCount: Int {
        switch kind {
        case .numbers(let count): count
        case .choices, .categories, .names, .words, .rest: .max
        case .presence: 0
        case .newName, .object, .view, .number, .count, .controllerClass, .choice, .path, .callback,
            .event, .block, .file, .word:
            1
        }
    }
}
