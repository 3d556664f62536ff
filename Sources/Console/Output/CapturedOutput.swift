/// Keeps what is written, for reports on scripts that ran unseen.
@MainActor
public final class CapturedOutput: OutputSink {
    public private(set) var data: [UInt8] = []
    public private(set) var talk: [UInt8] = []

    private let keepsResults: Bool

    /// An empty capture, of results and talk or of talk alone.
    public init(keepsResults: Bool = true) { self.keepsResults = keepsResults }

    /// Adds the bytes to their channel; it is always read.
    public func write(_ bytes: [UInt8], to channel: OutputChannel) -> WriteOutcome {
        switch channel {
        case .data: if keepsResults { data.append(contentsOf: bytes) }
        case .talk: talk.append(contentsOf: bytes)
        }
        return .written
    }

    /// The results as text.
    public var dataText: String { String(decoding: data, as: UTF8.self) }
    /// The talk as text.
    public var talkText: String { String(decoding: talk, as: UTF8.self) }
}
