/// The files that the session is read from and written to as it goes on.
@MainActor
struct SessionFiles {
    /// The scripts that are running, each called by the one before.
    var scripts = ScriptStack()
    /// What the literate scripts that ran say around their blocks.
    var prose: [ScriptProse] = []
    /// Files that the person has agreed to write over.
    var agreedFiles: Set<String> = []
    /// The storyboards and nibs that were read.
    var storyboards: InterfaceFileStore
    /// What is written of the session as it goes on.
    var copies = RunningCopies()
    /// The log of an app that was read last.
    var importedLog: ImportedLog?

    init(_ storyboards: InterfaceFileStore) {
        self.storyboards = storyboards
    }
}
