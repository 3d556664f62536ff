/// All commands, by name.
struct CommandTable: Sendable {
    /// The commands that the program has.
    static let standard = CommandTable(
        hierarchyCommands + importCommands + storyboardCommands + appFolderCommands + stubCommands
            + segueCommands
            + graphCommands
            + presentationCommands
            + popoverCommands + sheetCommands
            + styleCommands + stackCommands + renameCommands + tabCommands + pageCommands
            + splitCommands + galleryCommands + antipodalCommands + fingerCommands + dragCommands
            + formCommands + gestureCommands + appCommands
            + traitCommands + constraintCommands + deviceCommands + callbackCommands + timeCommands
            + steppingCommands + lookingCommands + screenCommands + reasonCommands + dryRunCommands
            + blameCommands + sayCommands + recordingCommands
            + codeCommands
            + expectationCommands + coverageCommands + lessonCommands + guideCommands
            + questionCommands + mysteryCommands
            + welcomeCommands
            + journalCommands + retakingCommands + packageCommands + followCommands
            + shellCommands + editCommands)

    /// In alphabetical order.
    let commands: [Command]
    private let byName: [String: Command]
    /// The names in alphabetical order, and where those begin that have that first byte.
    let names: [String]
    private let starts: [Int]

    init(_ commands: [Command]) {
        let sorted = commands.sorted { $0.name < $1.name }
        self.commands = sorted
        names = sorted.map(\.name)
        starts = CommandTable.starts(of: names)
        byName = Dictionary(uniqueKeysWithValues: commands.map { ($0.name, $0) })
    }

    private static func starts(of names: [String]) -> [Int] {
        var starts: [Int] = []
        for (index, name) in names.enumerated() {
            let first = Int(name.utf8.first ?? 0)
            while starts.count <= first { starts.append(index) }
        }
        while starts.count <= 256 { starts.append(names.count) }
        return starts
    }

    /// The command of that name, whatever the case.
    subscript(word: String) -> Command? {
        let first = Int(word.utf8.first ?? 0)
        for index in starts[first]..<starts[first + 1] where names[index] == word {
            return commands[index]
        }
        return byName[word.lowercased()]
    }

    /// The commands that the word may be short for.
    func commands(beginningWith word: String) -> [Command] {
        let prefix = word.lowercased()
        return commands.filter { $0.name.hasPrefix(prefix) }
    }
}
