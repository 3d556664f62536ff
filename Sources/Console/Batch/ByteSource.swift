import CommandLanguage

/// Where a script's bytes come from.
@MainActor
public protocol ByteSource: AnyObject {
    /// The script's name in messages.
    var name: String { get }
    /// The script that the places of its commands are in.
    var script: ScriptName { get }
    /// Whether a person may be waiting for the output of what was read so far.
    var isLive: Bool { get }
    /// Whether it is a Markdown file, whose blocks are the script.
    var isMarkdown: Bool { get }
    /// Hands the next block to `body`, waiting for it where it has not arrived.
    func read(_ body: (UnsafeBufferPointer<UInt8>) -> Void) -> ReadOutcome
}

extension ByteSource {
    /// A script of a file or a pipe.
    public var script: ScriptName { ScriptName(name) }
    /// Most scripts are none.
    public var isMarkdown: Bool { false }
}

/// How reading a block ended.
public enum ReadOutcome: Sendable, Equatable {
    case block
    case end
    /// A signal came while waiting.
    case interrupted
    /// In the system's words.
    case failed(Message)
}

/// A script given as text, as by `-c`.
@MainActor
public final class TextSource: ByteSource {
    public let script: ScriptName
    public let isLive = false
    private var text: String?

    /// A script of that text.
    public init(_ text: String, in script: ScriptName) {
        self.text = text
        self.script = script
    }

    /// As its places begin: `-c`.
    public var name: String { script.text ?? "" }

    /// The whole text at once.
    public func read(_ body: (UnsafeBufferPointer<UInt8>) -> Void) -> ReadOutcome {
        guard var rest = text else { return .end }
        text = nil
        rest.withUTF8(body)
        return .block
    }
}
