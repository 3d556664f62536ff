import CommandLanguage
import HierarchyRecords

/// The engine: a command in, typed replies out. It owns one world and its journal, and never prints.
@MainActor
public final class Workbench {
    /// Receives every reply as soon as it is known, also those of commands inside blocks and sourced files.
    public var onReply: (Reply) -> Void = { _ in }
    /// Asked between steps whether the user wants to stop.
    public var isInterrupted: () -> Bool = { false }
    /// How the run goes on.
    public var policy: RunPolicy
    /// What `set` changed of the display.
    public internal(set) var display: DisplaySettings

    /// Makes a fresh world.
    public init(
        world: WorldSettings = WorldSettings(), policy: RunPolicy = RunPolicy(),
        display: DisplaySettings = DisplaySettings()
    ) {
        self.policy = policy
        self.display = display
    }

    /// Runs one command and returns how it ended; `quit` and a failure that ends the script are not `.fine`.
    public func execute(_ command: ParsedCommand) -> ExitStatus { .fine }

    /// To be called when a script ends: an exception that no `expect` named ends it now.
    public func finishScript() -> ExitStatus { .fine }

    /// The log of the world as it stands. Do not keep it: the next command would copy it whole.
    public var log: EventLog { EventLog() }

    /// The window's tree as it stands.
    public var snapshot: HierarchySnapshot { HierarchySnapshot(nodes: []) }

    /// What the prompt shows.
    public var promptState: PromptState { PromptState(step: 0) }

    /// Completions of the word that ends at the end of `line`.
    public func completions(for line: String) -> [CompletionItem] { [] }

    /// The help of a command or topic; nil where there is none.
    public func help(_ topic: String?) -> HelpPage? { nil }
}
