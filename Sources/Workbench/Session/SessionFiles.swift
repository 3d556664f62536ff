/// The files that the session is read from and written to as it goes on.
@MainActor
struct SessionFiles {
    /// The scripts that are running, each called by the one before.
    var scripts = ScriptStack()
    /// Files that the person has agreed to write over.
    var agreedFiles: Set<String> = []
    /// The storyboards and nibs that were read.
    var storyboards: InterfaceFileStore
    /// The running copy of an interactive session.
    var autosave: Autosave?

    init(_ storyboards: InterfaceFileStore = InterfaceFileStore()) {
        self.storyboards = storyboards
    }
}
