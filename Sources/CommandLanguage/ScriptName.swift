import Synchronization

/// The name of a script, kept as a number, so that the many places in a script that are handed on
/// count no references. The names stay known as long as the program runs.
public struct ScriptName: Hashable, Sendable {
    private struct Known {
        var names: [String] = []
        var indices: [String: Int32] = [:]
    }

    private static let known = Mutex(Known())

    /// What was typed has no name.
    public static let prompt = ScriptName(index: -1)

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
        index < 0 ? nil : Self.known.withLock { $0.names[Int(index)] }
    }
}
