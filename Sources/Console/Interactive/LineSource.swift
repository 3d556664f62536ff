/// Where a person's lines come from.
@MainActor
public protocol LineSource: AnyObject {
    /// Asks for a line; the prompt is in readline's form. A paste may hold newlines. `meanwhile` is
    /// called whenever there is no key to read, and is to return when its argument says that one waits.
    func readLine(
        _ prompt: String, meanwhile: @escaping @MainActor (_ isIdle: @escaping () -> Bool) -> Void
    ) -> LineInput
    /// Keeps an entry for recall in this session and in later ones; it may hold newlines.
    func remember(_ entry: String)
    /// Opens the text in the person's editor, and returns what was saved; nil where there is no editor, or it failed.
    func edit(_ text: String) -> String?
    /// The next line begins with this text, which can be edited.
    func draft(_ text: String)
    /// Whether `meanwhile` is called again and again while no key comes, and not once.
    var wakes: Bool { get set }
    /// Lets `body` write above the line that is being edited; `prompt` is what stands before it then.
    func writeAbove(_ body: () -> Void, prompt: () -> String)
    /// The terminal's columns as they are now; 0 where it does not say.
    var columns: Int { get }
    /// Its rows, likewise.
    var rows: Int { get }
}

extension LineSource {
    /// No editor opens where no person types.
    public func edit(_ text: String) -> String? { nil }
    /// Nothing can be edited where no person types.
    public func draft(_ text: String) {}
    /// What comes from elsewhere is not waited for.
    public var wakes: Bool {
        get { false }
        set {}
    }
    /// There is no line to write above.
    public func writeAbove(_ body: () -> Void, prompt: () -> String) { body() }
}

/// What a person did at the prompt.
public enum LineInput: Sendable, Equatable {
    case line(String)
    /// A line with bytes that are no text in UTF-8, and what can be read of it.
    case malformed(String)
    /// Ctrl-C: the line is dropped.
    case interrupted
    /// Ctrl-D on an empty line.
    case end
    /// The terminal is gone.
    case hangup
}

/// What a line editor needs while a line is being typed: completions and help.
@MainActor
public protocol LineAssistant: AnyObject {
    /// What the word that ends `line` may become.
    func complete(_ word: String, in line: String) -> CompletionChoice
    /// Whether a line of progress stood where the line is edited, while the last completion was sought:
    /// then the line is to be drawn again.
    var hasWrittenOverLine: Bool { get }
    /// Help on the word that ends `line`, ready to be written to the terminal.
    func help(for line: String) -> [UInt8]
}
