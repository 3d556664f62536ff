import CommandLanguage
import HierarchyRecords

/// The blocks that `on` hung on callbacks.
struct CallbackHooks {
    /// One block on one callback of one object.
    struct Hook {
        /// `a.viewDidLoad`
        let title: String
        let commands: [ParsedCommand]
        let span: SourceSpan
    }

    private struct Key: Hashable {
        let object: ObjectID
        let callback: Callback
    }

    /// How many blocks may run inside each other.
    static let depthLimit = 64

    private var hooks: [Key: Hook] = [:]
    /// How many blocks are running inside each other.
    var depth = 0

    var isEmpty: Bool { hooks.isEmpty }

    /// What each block hangs on: the objects in the order in which they were made.
    var titles: [String] {
        hooks.sorted {
            ($0.key.object, $0.key.callback.rawValue) < ($1.key.object, $1.key.callback.rawValue)
        }.map(\.value.title)
    }

    /// The block on a callback of an object.
    subscript(object: ObjectID, callback: Callback) -> Hook? {
        get { hooks[Key(object: object, callback: callback)] }
        set { hooks[Key(object: object, callback: callback)] = newValue }
    }
}
