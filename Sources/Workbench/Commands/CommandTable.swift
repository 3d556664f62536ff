/// All commands, by name.
struct CommandTable: Sendable {
    /// The commands that the program has.
    static let standard = CommandTable(
        hierarchyCommands + presentationCommands + traitCommands + callbackCommands + timeCommands
            + lookingCommands + reasonCommands + expectationCommands + journalCommands
            + shellCommands)

    /// In alphabetical order.
    let commands: [Command]
    private let byName: [String: Command]

    init(_ commands: [Command]) {
        self.commands = commands.sorted { $0.name < $1.name }
        byName = Dictionary(uniqueKeysWithValues: commands.map { ($0.name, $0) })
    }

    /// In alphabetical order.
    var names: [String] { commands.map(\.name) }

    /// The command of that name, whatever the case.
    subscript(word: String) -> Command? { byName[word] ?? byName[word.lowercased()] }

    /// The commands that the word may be short for.
    func commands(beginningWith word: String) -> [Command] {
        let prefix = word.lowercased()
        return commands.filter { $0.name.hasPrefix(prefix) }
    }
}
