import Synchronization

/// The name of a script, kept as a number, so that the many places in a script that are handed on
/// count no references. The names stay known as long as the program runs.
public struct ScriptName: Hashable, Sendable {
    private struct Known {
        var names: [String] = []
        var indices: [String: Int32] = [:]
        /// Of blocks in Markdown: how many characters stand before each line.
        var indents: [Int32: [Int: Int]] = [:]
    }

    private static let known = Mutex(Known())

    /// What was typed has no name.
    public static let prompt = ScriptName(index: -1)
    /// The commands of `-c`. No file is called so, whatever its name.
    public static let commandLine = ScriptName(index: -2)
    /// What the subcommand `export` is told to write.
    public static let exportSubcommand = ScriptName(index: -3)

    /// What the subcommand `lesson` is told to do.
    public static let lessonSubcommand = ScriptName(index: -4)
    /// What the subcommand `compare-log` is told to read.
    public static let logSubcommand = ScriptName(index: -5)
    /// What the subcommand `guide` is told to show.
    public static let guideSubcommand = ScriptName(index: -6)
    /// What the subcommand `check` is told to look at.
    public static let checkSubcommand = ScriptName(index: -8)

    /// What the subcommand `import-recording` is told to read.
    public static let recordingSubcommand = ScriptName(index: -7)

    private let index: Int32

    private init(index: Int32) { self.index = index }

    /// The script's name as the user gave it; nil at the prompt.
    public init(_ name: String?) {
        guard let name else {
            self = .prompt
            return
        }
        index = Self.known.withLock { known in
            if let index = known.indices[name] { return index }
            let index = Int32(known.names.count)
            known.names.append(name)
            known.indices[name] = index
            return index
        }
    }

    /// The name as the user gave it; nil at the prompt.
    public var text: String? {
        if index >= 0 { return Self.known.withLock { $0.names[Int(index)] } }
        return [
            Self.commandLine: "-c", .exportSubcommand: "export", .lessonSubcommand: "lesson",
            .logSubcommand: "compare-log", .guideSubcommand: "guide",
            .recordingSubcommand: "import-recording", .checkSubcommand: "check",
        ][self]
    }

    /// Keeps how many characters of the file stand before lines that were read without them.
    func keep(indents: [Int: Int]) {
        Self.known.withLock { $0.indents[index] = indents.isEmpty ? nil : indents }
    }

    /// How many characters of the file stand before that line as it was read.
    func indent(ofLine line: Int) -> Int {
        Self.known.withLock { $0.indents[index]?[line] ?? 0 }
    }

    /// Whether the person who runs the program wrote the commands for this run, at the prompt or on
    /// the command line: then they are no script of a stranger.
    public var isPersonal: Bool { index < 0 }
}
