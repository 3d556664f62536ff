import Workbench

/// What there is to run, as the command line says it.
public struct RunPlan: Sendable, Equatable {
    /// `-c`, in order; they come behind an app's folders and sources, and before the other files.
    public var commands: [String]
    /// Paths; `-` is standard input.
    public var files: [String]
    /// `-i`: goes on at the prompt afterwards.
    public var goesOn: Bool
    /// `--share`: the file in which others can follow; nil where there is none.
    public var shares: String?
    /// `--serve`: where the page is served that shows the session, as it is written there; empty for the
    /// usual place, nil where there is none.
    public var serves: String?
    /// `--recover`: begins with the session that was cut off last.
    public var recovers: Bool
    /// False after `--norc`.
    public var readsRC: Bool

    /// Makes a plan; nothing but the prompt, or standard input, where nothing is given.
    public init(
        commands: [String] = [], files: [String] = [], goesOn: Bool = false,
        recovers: Bool = false, readsRC: Bool = true, shares: String? = nil,
        serves: String? = nil
    ) {
        self.commands = commands
        self.files = files
        self.goesOn = goesOn
        self.recovers = recovers
        self.readsRC = readsRC
        self.shares = shares
        self.serves = serves
    }

    /// The scripts, in the order in which they run; refuses what cannot be read before any does. Files and folders
    /// of an app that stand behind each other are read as one by `app`.
    @MainActor
    func scripts(
        standardInput: () -> any ByteSource
    ) throws(ScriptFile.OpenError) -> [any ByteSource] {
        let parts = parts
        for part in parts {
            if case .script(let path) = part, path != "-" { try ScriptFile.check(path) }
        }
        let commands: [any ByteSource] = commands.map { TextSource($0, in: .commandLine) }
        let early = commands.isEmpty ? [] : parts.filter(\.isSource)
        let late = commands.isEmpty ? parts : parts.filter { !$0.isSource }
        var scripts: [any ByteSource] = []
        for part in early { scripts.append(try script(of: part, standardInput)) }
        scripts += commands
        for part in late { scripts.append(try script(of: part, standardInput)) }
        return scripts
    }

    @MainActor
    private func script(
        of part: Part, _ standardInput: () -> any ByteSource
    ) throws(ScriptFile.OpenError) -> any ByteSource {
        switch part {
        case .script("-"): return standardInput()
        case .script(let path): return try ScriptFile(path: path)
        case .app(let paths):
            let operands = paths.map(QuotedOperand.text).joined(separator: " ")
            return TextSource("app \(operands)", in: .commandLine)
        }
    }

    /// Whether it reads an app, and does nothing else: then a person wants to launch it.
    var isAppAlone: Bool {
        guard commands.isEmpty, parts.count == 1, case .app? = parts.first else { return false }
        return true
    }

    /// What the paths mean.
    private enum Part {
        case script(String)
        case app([String])

        /// Whether it is code, which commands of the same line are about.
        var isSource: Bool {
            switch self {
            case .app: true
            case .script(let path): AppPath.isCode(path)
            }
        }
    }

    private var parts: [Part] {
        // A folder is searched for this, so each path is asked about once.
        let ofApp = Set(files.filter { AppPath.isPart($0) || AppPath.isFolder($0) })
        var parts: [Part] = []
        var rest = files[...]
        while let path = rest.first {
            let group = Array(rest.prefix { ofApp.contains($0) || AppPath.isCode($0) })
            if !ofApp.isDisjoint(with: group) || AppPath.areOfBothLanguages(group) {
                parts.append(.app(group))
            } else {
                parts += (group.isEmpty ? [path] : group).map { .script($0) }
            }
            rest = rest.dropFirst(max(1, group.count))
        }
        return parts
    }
}
